import type {KitRoomWords} from '@quinola/table';
import {sumOf} from '@quinola/table/strings/sums.js';
import {DUCAT} from '../../rules/deciding.js';
import type {FaroMove} from '../../rules/index.js';
import type {FaroPanelWords} from '../types.js';
import {de} from './de.js';

const sum = (amount: number): string => sumOf(amount / DUCAT);
/** What is staked on; another’s card may lie face down. */
const on = (thing: string | undefined, words: KitRoomWords): string => {
  if (!thing) return 'verdeckte Karte';
  const name = thing.replace('place:', '');
  return name.length === 1 ? (de.ranks[name] ?? name) : words.card(name);
};

function move(made: FaroMove, words: KitRoomWords): string {
  switch (made.type) {
    case 'STAKE':
    case 'BET': {
      const card = on(made.type === 'STAKE' ? made.card : made.rank, words);
      return made.amount ? `${card}: ${sum(made.amount)}` : `${card}: Einsatz zurück`;
    }
    case 'READY':
      return 'Mit diesen Einsätzen weiter';
    case 'CUT':
      return 'Abheben';
    case 'DRAW':
      return 'Ein Paar ziehen';
    case 'DRAW_ALL':
      return 'Alles ziehen';
    case 'COLLECT':
      return `Nehmen, was darauf liegt: ${on(made.on, words)}`;
    case 'PAROL':
      return `Paroli, eine Ecke biegen: ${on(made.on, words)}`;
    case 'STAY':
      return `Den Rest liegen lassen: ${on(made.on, words)}`;
    default:
      return 'Die Partie beenden';
  }
}

/** German: panels of faro, and what happens. */
export const panels: FaroPanelWords = {
  move,
  tell: (happening, who, words) => {
    switch (happening.type) {
      case 'staked': {
        const {seat, amount, rank} = happening;
        const where = `${who(seat).name}: ${on(rank, words)}`;
        return amount ? `${where}, Einsatz ${sum(amount)}.` : `${where}, Einsatz zurückgenommen.`;
      }
      case 'chosen':
        return `Es ist: ${words.card(happening.card)}.`;
      case 'cut':
        return `${who(happening.seat).name}: hebt ab.`;
      case 'revealed':
        return 'Die Pointeure decken ihre Karten auf.';
      case 'drawn':
        return `Rechts: ${words.card(happening.right)}, links: ${words.card(happening.left)}.`;
      case 'decided': {
        const {seat, outcome, amount, onCard} = happening;
        const card = `${who(seat).name}: ${on(happening.on, words)}`;
        switch (outcome) {
          case 'left':
            return `${card} gewinnt ${sum(amount)}; auf der Karte liegen ${sum(onCard)}.`;
          case 'plija':
            return `${card}, zwei gleiche: Die Hälfte ist verloren, ${sum(-amount)}.`;
          case 'last':
            return `${card} kommt zuletzt, die Bank nimmt ${sum(-amount)}.`;
          default:
            return `${card} verliert ${sum(-amount)}.`;
        }
      }
      case 'answered': {
        const {seat, answer, onCard, corners} = happening;
        const {name} = who(seat);
        if (answer === 'COLLECT') return `${name}: nimmt ${sum(onCard)}.`;
        if (answer === 'STAY') return `${name}: lässt ${sum(onCard)} liegen.`;
        return `${name}: Paroli, um ${sum(2 * onCard)}! ${de.bent(corners)}.`;
      }
      case 'bank-broken':
        return 'Die Bank ist gesprengt.';
      case 'drawing-settled':
        return 'Die Karten sind abgezogen.';
      default:
        return null;
    }
  },
  stands: ({deal, options}) => `Abzug ${deal} von ${options.drawings}.`,
  settledTitle: 'Der Abzug',
  sessionTitle: 'Die Partie',
  broken: 'Die Bank ist gesprengt: Sie kann nicht zahlen, was gewonnen wurde.',
  goOn: 'Weiter',
  stop: 'Die Partie beenden',
  askStop: 'Die Partie endet hier, mit diesem Stand.',
  heads: {player: 'Spieler', card: 'Karte', result: 'Ergebnis', gain: 'Gewinn', rank: 'Karte', left: 'Noch'},
  outcomes: {
    left: 'links: gewinnt',
    right: 'rechts: verliert',
    plija: 'zwei gleiche: halb',
    last: 'die letzte Karte',
  },
  cases: 'Was gekommen ist',
  odds: (cards, win, half, lose) =>
    `Von den ${cards} Plätzen, an denen sie liegen kann, gewinnt sie an ${win}, verliert die Hälfte an ${half} und alles an ${lose}.`,
  goesOn: (hundredths) =>
    `Von hundert Dukaten, die für einen weiteren Abzug auf einer Karte bleiben, kommen im Mittel ${hundredths} zurück.`,
  coup: (cards, many, stays, waits) =>
    `Noch ${cards} Karten sind zu ziehen, davon so hohe: ${many}. Von hundert Dukaten darauf behält die Bank im Mittel ${stays}, wenn sie bis zur Entscheidung liegen, und ${waits === '0' ? 'nichts' : waits}, wenn sie beizeiten fortgenommen werden.`,
  refusals: {
    'not-now': () => 'Das geht jetzt nicht.',
    'not-your-turn': () => 'Sie sind nicht dran.',
    'no-stake': () => 'So viel lässt sich dort nicht setzen.',
    'nothing-staked': () => 'Setzen Sie zuerst etwas auf eine Karte.',
    'enough-cards': () => 'Vor einem Pointeur liegen höchstens fünf Karten.',
    'answer-first': () => 'Sagen Sie zuerst, was aus der Karte wird, die gewonnen hat.',
    'not-won': () => 'Diese Karte hat nicht gewonnen.',
    'bad-cut': () => 'Dort kann nicht abgehoben werden.',
    over: () => 'Die Partie ist vorbei.',
  },
};
