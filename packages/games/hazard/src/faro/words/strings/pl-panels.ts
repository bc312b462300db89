import type {KitRoomWords} from '@quinola/table';
import {sumOf} from '@quinola/table/strings/sums.js';
import {DUCAT} from '../../rules/deciding.js';
import type {FaroMove} from '../../rules/index.js';
import type {FaroPanelWords} from '../types.js';
import {pl} from './pl.js';

const sum = (amount: number): string => sumOf(amount / DUCAT);
/** What is staked on; another’s card may lie face down. */
const on = (thing: string | undefined, words: KitRoomWords): string => {
  if (!thing) return 'zakryta karta';
  const name = thing.replace('place:', '');
  return name.length === 1 ? (pl.ranks[name] ?? name) : words.card(name);
};

function move(made: FaroMove, words: KitRoomWords): string {
  switch (made.type) {
    case 'STAKE':
    case 'BET': {
      const card = on(made.type === 'STAKE' ? made.card : made.rank, words);
      return made.amount ? `${card}: ${sum(made.amount)}` : `${card}: stawka cofnięta`;
    }
    case 'READY':
      return 'Grać z tymi stawkami';
    case 'CUT':
      return 'Przełożyć talię';
    case 'DRAW':
      return 'Ciągnąć parę';
    case 'DRAW_ALL':
      return 'Ciągnąć do końca';
    case 'COLLECT':
      return `Wziąć, co leży: ${on(made.on, words)}`;
    case 'PAROL':
      return `Na parol, załamać róg: ${on(made.on, words)}`;
    case 'STAY':
      return `Zostawić resztę: ${on(made.on, words)}`;
    default:
      return 'Zakończyć grę';
  }
}

/** Polish: panels of faro, and what happens. */
export const panels: FaroPanelWords = {
  move,
  tell: (happening, who, words) => {
    switch (happening.type) {
      case 'staked': {
        const {seat, amount, rank} = happening;
        const where = rank === undefined ? 'zakryta karta' : on(rank, words);
        return amount
          ? `${who(seat).name}: ${where}, stawka ${sum(amount)}.`
          : `${who(seat).name}: ${where}, stawka cofnięta.`;
      }
      case 'chosen':
        return `To ${words.card(happening.card)}.`;
      case 'cut':
        return `${who(happening.seat).name}: talia przełożona.`;
      case 'revealed':
        return 'Poniterzy odkrywają karty.';
      case 'drawn':
        return `Po prawej ${words.card(happening.right)}, po lewej ${words.card(happening.left)}.`;
      case 'decided': {
        const {seat, outcome, amount, onCard} = happening;
        const card = `${who(seat).name}: ${on(happening.on, words)}`;
        switch (outcome) {
          case 'left':
            return `${card} wygrywa ${sum(amount)}; na karcie leży ${sum(onCard)}.`;
          case 'plija':
            return `${card}, plija: połowa przepada, ${sum(-amount)}.`;
          case 'last':
            return `${card} wychodzi ostatnia, bank bierze ${sum(-amount)}.`;
          default:
            return `${card} przegrywa ${sum(-amount)}.`;
        }
      }
      case 'answered': {
        const {seat, answer, onCard, corners} = happening;
        const {name} = who(seat);
        if (answer === 'COLLECT') return `${name}: bierze ${sum(onCard)}.`;
        if (answer === 'STAY') return `${name}: zostaje ${sum(onCard)}.`;
        return `${name}: na parol, o ${sum(2 * onCard)}! ${pl.bent(corners)}.`;
      }
      case 'bank-broken':
        return 'Bank rozbity.';
      case 'drawing-settled':
        return 'Talia wyciągnięta.';
      default:
        return null;
    }
  },
  stands: ({deal, options}) => `Ciągnięcie ${deal} z ${options.drawings}.`,
  settledTitle: 'Ciągnięcie',
  sessionTitle: 'Koniec gry',
  broken: 'Bank jest rozbity: nie ma czym zapłacić.',
  goOn: 'Dalej',
  stop: 'Zakończ grę',
  askStop: 'Gra skończy się teraz, z tym wynikiem.',
  heads: {player: 'Gracz', card: 'Karta', result: 'Wynik', gain: 'Zysk', rank: 'Karta', left: 'Zostało'},
  outcomes: {
    left: 'na lewo: wygrana',
    right: 'na prawo: przegrana',
    plija: 'plija: połowa',
    last: 'ostatnia karta',
  },
  cases: 'Co już wyszło',
  odds: (cards, win, half, lose) =>
    `Miejsc w talii, gdzie może leżeć, jest ${cards}: wygranych ${win}, z połową straty ${half}, z całą ${lose}.`,
  goesOn: (hundredths) =>
    `Ze stu dukatów zostawionych na karcie na następne ciągnięcie wraca średnio ${hundredths}.`,
  coup: (cards, many, stays, waits) =>
    `W talii zostało kart: ${cards}, tej wysokości: ${many}. Ze stu położonych na nią dukatów bank zatrzymuje średnio ${stays}, gdy leżą do rozstrzygnięcia, a gdy zdjąć je w porę, ${waits === '0' ? 'nic' : waits}.`,
  refusals: {
    'not-now': () => 'Teraz tego zrobić nie można.',
    'not-your-turn': () => 'Teraz kolej na kogoś innego.',
    'no-stake': () => 'Tyle tam postawić nie można.',
    'nothing-staked': () => 'Najpierw połóż coś na kartę.',
    'enough-cards': () => 'Przed poniterem leży najwyżej pięć kart.',
    'answer-first': () => 'Najpierw powiedz, co z kartą, która wygrała.',
    'not-won': () => 'Ta karta nie wygrała.',
    'bad-cut': () => 'W tym miejscu przełożyć nie można.',
    over: () => 'Gra jest skończona.',
  },
};
