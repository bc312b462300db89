import type {KitRoomWords} from '@quinola/table';
import {sumOf} from '@quinola/table/strings/sums.js';
import {DUCAT} from '../../rules/deciding.js';
import type {FaroMove} from '../../rules/index.js';
import type {FaroPanelWords} from '../types.js';
import {sv} from './sv.js';

const sum = (amount: number): string => sumOf(amount / DUCAT);
/** What is staked on; another’s card may lie face down. */
const on = (thing: string | undefined, words: KitRoomWords): string => {
  if (!thing) return 'dolt kort';
  const name = thing.replace('place:', '');
  return name.length === 1 ? (sv.ranks[name] ?? name) : words.card(name);
};

function move(made: FaroMove, words: KitRoomWords): string {
  switch (made.type) {
    case 'STAKE':
    case 'BET': {
      const card = on(made.type === 'STAKE' ? made.card : made.rank, words);
      return made.amount ? `${card}: ${sum(made.amount)}` : `${card}: insatsen tillbaka`;
    }
    case 'READY':
      return 'Vidare med de här insatserna';
    case 'CUT':
      return 'Kupera leken';
    case 'DRAW':
      return 'Dra ett par';
    case 'DRAW_ALL':
      return 'Dra till slutet';
    case 'COLLECT':
      return `Ta det som ligger: ${on(made.on, words)}`;
    case 'PAROL':
      return `Parol, vik ett hörn: ${on(made.on, words)}`;
    case 'STAY':
      return `Låt resten ligga: ${on(made.on, words)}`;
    default:
      return 'Avsluta partiet';
  }
}

/** Swedish: panels of faro, and what happens. */
export const panels: FaroPanelWords = {
  move,
  tell: (happening, who, words) => {
    switch (happening.type) {
      case 'staked': {
        const {seat, amount, rank} = happening;
        const where = `${who(seat).name}: ${on(rank, words)}`;
        return amount ? `${where}, insats ${sum(amount)}.` : `${where}, insatsen tas tillbaka.`;
      }
      case 'chosen':
        return `Det är ${words.card(happening.card)}.`;
      case 'cut':
        return `${who(happening.seat).name}: kuperar leken.`;
      case 'revealed':
        return 'Pointörerna vänder upp sina kort.';
      case 'drawn':
        return `Till höger ${words.card(happening.right)}, till vänster ${words.card(happening.left)}.`;
      case 'decided': {
        const {seat, outcome, amount, onCard} = happening;
        const card = `${who(seat).name}: ${on(happening.on, words)}`;
        switch (outcome) {
          case 'left':
            return `${card} vinner ${sum(amount)}; på kortet ligger ${sum(onCard)}.`;
          case 'plija':
            return `${card}, två lika: hälften är förlorad, ${sum(-amount)}.`;
          case 'last':
            return `${card} kommer sist, banken tar ${sum(-amount)}.`;
          default:
            return `${card} förlorar ${sum(-amount)}.`;
        }
      }
      case 'answered': {
        const {seat, answer, onCard, corners} = happening;
        const {name} = who(seat);
        if (answer === 'COLLECT') return `${name}: tar ${sum(onCard)}.`;
        if (answer === 'STAY') return `${name}: låter ${sum(onCard)} ligga.`;
        return `${name}: parol, om ${sum(2 * onCard)}! ${sv.bent(corners)}.`;
      }
      case 'bank-broken':
        return 'Banken är sprängd.';
      case 'drawing-settled':
        return 'Leken är dragen.';
      default:
        return null;
    }
  },
  stands: ({deal, options}) => `Dragning ${deal} av ${options.drawings}.`,
  settledTitle: 'Dragningen',
  sessionTitle: 'Partiet',
  broken: 'Banken är sprängd: den kan inte betala det som vunnits.',
  goOn: 'Vidare',
  stop: 'Avsluta partiet',
  askStop: 'Partiet slutar här, med denna ställning.',
  heads: {player: 'Spelare', card: 'Kort', result: 'Resultat', gain: 'Vinst', rank: 'Kort', left: 'Kvar'},
  outcomes: {
    left: 'vänster: vinner',
    right: 'höger: förlorar',
    plija: 'två lika: hälften',
    last: 'det sista kortet',
  },
  cases: 'Vad som har kommit',
  odds: (cards, win, half, lose) =>
    `Av de ${cards} platser i leken där det kan ligga vinner det på ${win}, förlorar hälften på ${half} och allt på ${lose}.`,
  goesOn: (hundredths) =>
    `Av hundra dukater som får ligga på ett kort till nästa dragning kommer i snitt ${hundredths} tillbaka.`,
  coup: (cards, many, stays, waits) =>
    `Av ${cards} kort i leken är så här många av denna valör: ${many}. Av hundra dukater på den behåller banken i snitt ${stays} om de ligger tills de avgörs, och ${waits === '0' ? 'inget' : waits} om de tas bort i tid.`,
  refusals: {
    'not-now': () => 'Det går inte nu.',
    'not-your-turn': () => 'Det är inte din tur.',
    'no-stake': () => 'Så mycket kan inte läggas där.',
    'nothing-staked': () => 'Lägg först något på ett kort.',
    'enough-cards': () => 'Framför en pointör ligger högst fem kort.',
    'answer-first': () => 'Säg först vad som ska ske med kortet som har vunnit.',
    'not-won': () => 'Det kortet har inte vunnit.',
    'bad-cut': () => 'Där kan leken inte kuperas.',
    over: () => 'Partiet är slut.',
  },
};
