import type {KitRoomWords, Who} from '@quinola/table';
import {sumOf} from '@quinola/table/strings/sums.js';
import {DUCAT} from '../../rules/deciding.js';
import type {FaroMove} from '../../rules/index.js';
import type {FaroPanelWords} from '../types.js';
import {en} from './en.js';

const verb = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const sum = (amount: number): string => sumOf(amount / DUCAT);
/** What is staked on; another’s card may lie face down. */
const on = (thing: string | undefined, words: KitRoomWords): string => {
  if (!thing) return 'card';
  const name = thing.replace('place:', '');
  return name.length === 1 ? (en.ranks[name] ?? name) : words.card(name);
};

function move(made: FaroMove, words: KitRoomWords): string {
  switch (made.type) {
    case 'STAKE':
    case 'BET': {
      const card = on(made.type === 'STAKE' ? made.card : made.rank, words);
      return made.amount ? `${sum(made.amount)} on the ${card}` : `nothing more on the ${card}`;
    }
    case 'READY':
      return 'Go on with these stakes';
    case 'CUT':
      return 'Cut the pack';
    case 'DRAW':
      return 'Draw a pair';
    case 'DRAW_ALL':
      return 'Draw to the end';
    case 'COLLECT':
      return `Take what lies on the ${on(made.on, words)}`;
    case 'PAROL':
      return `Bend a corner of the ${on(made.on, words)}`;
    case 'STAY':
      return `Leave the rest on the ${on(made.on, words)}`;
    default:
      return 'End the session';
  }
}

/** English: panels of faro, and what happens. */
export const panels: FaroPanelWords = {
  move,
  tell: (happening, who, words) => {
    switch (happening.type) {
      case 'staked': {
        const {seat, amount, rank} = happening;
        const where = rank === undefined ? 'a card' : `the ${on(rank, words)}`;
        return amount
          ? `${verb(who(seat), 'lay', 'lays')} ${sum(amount)} on ${where}.`
          : `${verb(who(seat), 'take', 'takes')} the stake off ${where}.`;
      }
      case 'chosen':
        return `It is the ${words.card(happening.card)}.`;
      case 'cut':
        return `${verb(who(happening.seat), 'cut', 'cuts')} the pack.`;
      case 'revealed':
        return 'The punters turn their cards.';
      case 'drawn':
        return `Right the ${words.card(happening.right)}, left the ${words.card(happening.left)}.`;
      case 'decided': {
        const {seat, outcome, amount, onCard} = happening;
        const card = `the ${on(happening.on, words)}`;
        const {you, name} = who(seat);
        const his = you ? 'your card' : `the card of ${name}`;
        switch (outcome) {
          case 'left':
            return `${name}: ${card} wins ${sum(amount)}; ${sum(onCard)} lie on ${his}.`;
          case 'plija':
            return `${name}: a doublet, ${card} loses half, ${sum(-amount)}.`;
          case 'last':
            return `${name}: ${card} comes last, and the bank takes ${sum(-amount)}.`;
          default:
            return `${name}: ${card} loses ${sum(-amount)}.`;
        }
      }
      case 'answered': {
        const {seat, answer, onCard, corners} = happening;
        if (answer === 'COLLECT') return `${verb(who(seat), 'take', 'takes')} ${sum(onCard)}.`;
        if (answer === 'STAY') return `${verb(who(seat), 'leave', 'leaves')} ${sum(onCard)} there.`;
        return `Parol! ${verb(who(seat), 'bend', 'bends')} a corner for ${sum(2 * onCard)}: ${en.bent(corners)}.`;
      }
      case 'bank-broken':
        return 'The bank is broken.';
      case 'drawing-settled':
        return 'The pack is drawn.';
      default:
        return null;
    }
  },
  stands: ({deal, options}) => `Drawing ${deal} of ${options.drawings}.`,
  settledTitle: 'The drawing',
  sessionTitle: 'The session',
  broken: 'The bank is broken: it cannot pay what was won.',
  goOn: 'Go on',
  stop: 'End the session',
  askStop: 'The session ends here, with this score.',
  heads: {player: 'Player', card: 'Card', result: 'Result', gain: 'Gain', rank: 'Rank', left: 'Left'},
  outcomes: {left: 'left: wins', right: 'right: loses', plija: 'doublet: half', last: 'the last card'},
  cases: 'What has come',
  odds: (cards, win, half, lose) =>
    `Of the ${cards} places in the pack where it may lie, it wins in ${win}, loses half in ${half} and all in ${lose}.`,
  goesOn: (hundredths) =>
    `Of a hundred ducats that are left on a card for another drawing, ${hundredths} come back on the average.`,
  coup: (cards, many, stays, waits) =>
    `Of ${cards} cards in the pack ${many} ${many === 1 ? 'is' : 'are'} of this rank. Of a hundred ducats on it the bank keeps ${stays} on the average if they stay until they are decided, and ${waits === '0' ? 'nothing' : waits} if they are taken off in time.`,
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    'no-stake': () => 'That much cannot be laid there.',
    'nothing-staked': () => 'Lay something on a card first.',
    'enough-cards': () => 'No more than five cards lie before a punter.',
    'answer-first': () => 'First say what becomes of the card that has won.',
    'not-won': () => 'That card has not won.',
    'bad-cut': () => 'The pack cannot be cut there.',
    over: () => 'The session is over.',
  },
};
