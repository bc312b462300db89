import type {Who} from '@quinola/table';
import {card, first} from '@quinola/table/strings/en.js';
import type {CassinoPanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const points = (number: number): string => `${number} ${number === 1 ? 'point' : 'points'}`;
const cards = (number: number): string => `${number} ${number === 1 ? 'card' : 'cards'}`;
const list = (faces: readonly string[]): string =>
  faces.length < 2
    ? faces.map(card).join('')
    : `${faces.slice(0, -1).map(card).join(', ')} and ${card(faces.at(-1)!)}`;

/** English: panels of Cassino, and what happens. */
export const panels: CassinoPanelWords = {
  cutAsk: 'You sit to the right of the dealer: cut the pack.',
  cutPlace: 'Where to cut',
  cut: 'Cut',
  turnTitle: 'The cards of the table',
  turnAsk: 'The dealer may turn them one by one, or together.',
  turnCards: (number) => (number === 1 ? 'Turn one' : `Turn ${number} together`),
  drawTitle: 'Places',
  drawAsk: 'Everybody draws a card. The lowest deals; of four, the two lowest play together.',
  drawCard: (place) => `Draw card ${place}`,
  drew: (who, face) => `${v(who, 'draw', 'draws')} the ${card(face)}.`,
  seated: (dealer) => `${v(dealer, 'deal', 'deals')} first.`,
  dealt: (dealer) => `${v(dealer, 'deal', 'deals')} four cards to each.`,
  cutBy: (who) => `${v(who, 'cut', 'cuts')} the pack.`,
  onTable: (faces) => `On the table: ${list(faces)}.`,
  played: (who, face) => `${v(who, 'play', 'plays')} the ${card(face)}.`,
  laid: (who, face) => `${v(who, 'lay', 'lays')} down the ${card(face)}.`,
  took: (who, face, taken) => `${v(who, 'take', 'takes')} with the ${card(face)}: ${list(taken)}.`,
  tookShort: (who, face, number) =>
    `${v(who, 'take', 'takes')} ${cards(number)} with the ${card(face).replace(/ of .*/, '')}`,
  cleared: (who) => `${v(who, 'clear', 'clears')} the table: one point.`,
  swept: (who, number) => `Sweep: ${who.you ? 'you take' : `${who.name} takes`} the last ${cards(number)}.`,
  trickWon: (who) => `${v(who, 'take', 'takes')} these cards.`,
  marks: (party, number, isSetOff) =>
    `${v(party, 'mark', 'marks')} ${points(number)}${isSetOff ? ' after the set-off' : ''}.`,
  nobodyMarks: 'The points are equal: nobody marks any.',
  nobodyHasMore: 'Nobody has more points than both others together: nobody marks any.',
  wins: (party, {by}) => `${v(party, 'win', 'wins')} the game${by === 'clearing' ? ' by a clearing' : ''}.`,
  lurched: (party) => `${v(party, 'are', 'is')} in the Lurch and ${party.you ? 'lose' : 'loses'} double.`,
  party: (name) => (name === 'we' ? {name: 'We', you: true} : {name: 'They', you: true}),
  items: {
    great: 'great Cassino',
    little: 'little Cassino',
    cards: 'majority of cards',
    spades: 'majority of spades',
    AS: 'ace of spades',
    AC: 'ace of clubs',
    AH: 'ace of hearts',
    AD: 'ace of diamonds',
  },
  itemsHead: 'Counted',
  outOf: (number) => `(${number})`,
  sum: 'Points',
  setOff: 'Marked after the set-off',
  untilWon: 'Marked until the game was won',
  clearing: 'Clearings',
  stand: 'Score',
  dealTitle: (deal) => `Deal ${deal}`,
  deal: 'Deal',
  trick: (number) => `Take ${number}`,
  sessionTitle: 'The match is over',
  sessionOver: (stakes) =>
    stakes === null || stakes === 0
      ? 'The match has ended, and all is settled.'
      : `You leave the table with ${Math.abs(stakes)} ${Math.abs(stakes) === 1 ? 'stake' : 'stakes'} ${stakes > 0 ? 'won' : 'lost'}.`,
  another: 'Another match',
  head: {player: 'Player', gain: 'Points'},
  stop: 'End the match',
  askStop: 'The match ends here; a game that is not won counts for nobody.',
  counted: (best, deals, better) =>
    deals === 1
      ? 'No card is hidden any more: this was played out exactly.'
      : `Best in ${best} of ${deals} imagined deals${better ? `, ${better.margin.toFixed(1)} points better than the next` : ''}.`,
  adviseTake: (face, taken) => `${first(card(face))}: take ${list(taken)}`,
  adviseLay: (face) => `${first(card(face))}: lay it down`,
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    'not-held': () => 'You do not hold that card.',
    'not-on-the-table': () => 'That card does not lie on the table.',
    'not-to-take': () => 'That card does not take these.',
    'must-take': () => 'That card can take something, so it may not be laid down here.',
    sweeps: () => 'The dealer’s last card is a court: it takes everything that lies there.',
    over: () => 'The match is over.',
  },
};
