import {panels as pack} from '../../../kit/words/strings/en-panels.js';
import type {Who} from '@quinola/table';
import {card, the} from '../../../kit/words/strings/en.js';
import type {AnnouncedItem, PieceEvent} from '../../rules/types.js';
import type {TarokPanelWords} from '../types.js';

const verb = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
const object = (who: Who): string => (who.you ? 'you' : who.name);
const owner = (who: Who): string => (who.you ? 'your' : `${who.name}’s`);
const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

function item({kind, n, direction, skized, pagat}: AnnouncedItem): string {
  const sky = skized ? ' with Sky' : '';
  switch (kind) {
    case 'taroks':
      return `${n} taroks${pagat === undefined ? '' : pagat ? ' with the Pagat' : ' without the Pagat'}`;
    case 'matadors':
      return `${n} matadors from ${direction}`;
    case 'kings':
      return `${n} kings`;
    case 'cavalry-whole':
      return n === 1 ? `a whole cavalry${sky}` : `${n} whole cavalries${sky}`;
    case 'cavalry-half':
      return n === 1 ? `half a cavalry${sky}` : `${n} half cavalries${sky}`;
  }
}

const said = (items: readonly AnnouncedItem[]): string => list(items.map(item));

function piece({event, card: face}: PieceEvent, from: Who, to: Who): string | null {
  const king = face === 'T1' ? 'the Pagat' : the(face);
  switch (event) {
    case 'pagat-made':
    case 'king-made':
      return `${verb(from, 'bring', 'brings')} ${king} home.`;
    case 'pagat-made-ultimo':
    case 'king-made-ultimo':
      return `${verb(from, 'win', 'wins')} the last trick with ${king}: ultimo!`;
    case 'pagat-lost':
      return `${first(owner(from))} Pagat has fallen; it goes to ${object(to)}.`;
    case 'pagat-lost-ultimo':
      return `${first(owner(from))} Pagat falls in the last trick!`;
    case 'king-lost':
      return `${first(owner(from))} ${card(face)} goes to ${object(to)}.`;
    case 'king-lost-ultimo':
      return `${first(owner(from))} ${card(face)} is caught in the last trick!`;
    case 'pagat-in-skat':
      return `${verb(from, 'have', 'has')} buried the Pagat in the Skat.`;
    default:
      return null;
  }
}

/** English: what else a table of Tarok says. */
export const panels: TarokPanelWords = {
  ...pack,
  announceTitle: 'Announcing',
  announceAsk: 'Your hand is worth this. Announce it now: later it does not count.',
  item,
  announce: (n) => `Announce ${n}`,
  nothing: 'Announce nothing',
  nothingHeld: 'You hold nothing that could be announced.',
  takeBack: 'Take the Skat back',
  tookBack: (who) => `${verb(who, 'take', 'takes')} the Skat back.`,
  says: (items) => (items.length ? `I have ${said(items)}.` : 'Nothing.'),
  announcedBy: (who, items, total) =>
    items.length
      ? `${verb(who, 'announce', 'announces')} ${said(items)}: ${total}.`
      : `${verb(who, 'announce', 'announces')} nothing.`,
  buried: (who) => `${verb(who, 'say', 'says')} that the Pagat is in the Skat.`,

  piece,
  pagatOut: 'The Pagat has not been played yet.',
  kingsOut: (kings) =>
    `Kings not yet played: ${list(kings.map((face) => card(face).replace('king of ', '')))}.`,
  ultimo: 'Ultimo: the last trick.',

  refusals: {
    ...pack.refusals,
    'announce-truly': () => 'You do not hold that.',
  },
  drawTitleTwo: 'Drawing for the deal',
  drawAskTwo: 'Draw a card from the spread pack. The higher deals first, and gets the Skat.',
  redraw: 'Equal cards, or Sky: both draw again.',
  staked: (who, chips) => `${verb(who, 'put', 'puts')} ${chips} into the pot.`,

  layOutTitle: 'Kings and Pagat',
  layOutAsk:
    'They lie before whoever won them. A king counts 5, the Pagat 10; whoever has less pays the difference to whoever has more.',
  nothingLaid: 'no king and no Pagat',
  settleTitle: (deal) => `Deal ${deal}: who pays whom`,
  accounts: {
    honours: 'Announcements',
    direct: 'Pagat and ultimo',
    table: 'Kings and Pagat',
    cards: 'Cards, above or below 26',
    pot: 'Pot',
  },
  paid: (from, to, amount) => `${verb(from, 'pay', 'pays')} ${object(to)} ${amount}.`,
  stichfrei: (who) =>
    `${verb(who, 'have', 'has')} taken no trick and ${who.you ? 'get' : 'gets'} 26 from each.`,
  evenCards: 'Nobody won or lost in the cards.',
  dealNet: (net) =>
    net === null
      ? 'The deal is paid.'
      : net === 0
        ? 'The deal brings you nothing.'
        : net > 0
          ? `The deal brings you ${net}.`
          : `The deal costs you ${-net}.`,

  pairRules: (empties) => [
    'now the cards of all tricks are counted, two at a time; in this count a king, XXI, Sky and the Pagat are worth 5, a queen 4, a knight 3, a knave 2, all others are empty',
    `two empty cards: ${empties}`,
    'a counting card and an empty one: its value',
    'two counting cards: their sum less 1',
    'an empty card left over: nothing',
  ],
  deux: {honours: 'Announced', kings: 'Kings', pagat: 'Pagat', cards: 'Cards, counted in twos'},
  party: (n) => `Game ${n}`,
  before: 'Score before',
  stands: 'Score now',
  partyWon: (winner, margin, double) =>
    `${verb(winner, 'win', 'wins')} the game${double ? ', double,' : ''} by ${count(margin, 'point')}.`,
  partyPay: (winner, party, points, pay) =>
    `For the game ${party}, for the points ${points}: ${winner.name} ${winner.you ? 'get' : 'gets'} ${pay} groszy.`,
  noted: (points, double) =>
    double
      ? `Written down as “${points} 2”: the 2 means a game that counts double.`
      : `Written down as “${points} —”: the stroke means a game that counts once.`,
  scoresNow: (lines) => `${lines.join(', ')}.`,

  sessionTitle: 'The session is over',
  sessionOver: (n, groszy) => {
    const coins = (amount: number): string =>
      count(amount, groszy ? 'grosz' : 'chip', groszy ? 'groszy' : 'chips');
    return n === null
      ? 'The accounts are settled.'
      : n === 0
        ? 'You leave the table even.'
        : n > 0
          ? `You leave the table with ${coins(n)} won.`
          : `You leave the table with ${coins(-n)} lost.`;
  },
  noDeal: 'No deal is settled yet.',
};
