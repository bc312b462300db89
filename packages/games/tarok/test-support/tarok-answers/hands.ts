import {TAROK_78, type Card} from '@quinola/cards';
import {pilePoints, tallyOf, weightOf} from '@quinola/play';
import {meaning, type Runner} from '@quinola/testing/answers/given.js';
import {BY_THREES, byTwos, judgeDiscard, trickWinner} from '../../src/kit/rules/index.js';
import {announceable, announcedPoints} from '../../src/tarok/rules/announcing.js';
import {tarok, type AnnouncedItem} from '../../src/tarok/rules/index.js';
import {piecesOf} from '../../src/tarok/rules/pieces.js';
import {cards, laid, optionsOf} from './given.js';
import {playingView} from './positions.js';

/** What can be announced, as the answers name it. */
const KINDS: Readonly<Record<string, AnnouncedItem['kind']>> = {
  taroks: 'taroks',
  matadors: 'matadors',
  kings: 'kings',
  'cavalry-whole': 'cavalry-whole',
  'cavalry-half': 'cavalry-half',
};

/** The value of this many matadors to a hand with them from above (Sky, Pagat, XXI, XX ...) or below (Sky, Pagat, II ...). */
function series(n: number, direction: unknown): number {
  const numbers = Array.from({length: 20}, (_, i) => meaning({above: 21 - i, below: 2 + i}, direction));
  const hand = ['SK', 'T1', ...numbers.map((number) => `T${number}`)].slice(0, n);
  const items = announceable(hand, {matadorSeries: 'both', announcePagatWithTaroks: false});
  return items.find(({item}) => item.kind === 'matadors' && item.direction === direction)?.item.points ?? 0;
}

/** The runners of known answers about hands, cards and tricks. */
export const runners: Readonly<Record<string, Runner>> = {
  'count.total': (given) => {
    const points = pilePoints(BY_THREES, meaning({'whole-pack': TAROK_78.cards}, given.cards));
    return {points, parEach: points / 3};
  },
  'count.packet': ({packet}) => ({points: pilePoints(BY_THREES, cards(packet))}),
  'count.pile': (given) => ({
    thirds: weightOf(BY_THREES, tallyOf(BY_THREES, cards(given.cards))),
    points: pilePoints(BY_THREES, cards(given.cards)),
  }),
  'count.pair': (given) => ({
    points: pilePoints(byTwos(optionsOf(given, {players: 2}).pairEmpty), cards(given.cards)),
  }),
  'declare.value': ({combination, n, skized, direction}) => ({
    points: String(combination)
      .split('+')
      .map((kind) =>
        kind === 'matadors' && direction !== undefined
          ? series(Number(n), direction)
          : announcedPoints(meaning(KINDS, kind), Number(n), skized === true),
      )
      .reduce((sum, points) => sum + points, 0),
  }),
  'declare.hand': (given) => {
    const items = announceable(cards(given.hand), optionsOf(given)).map(({item}) => item);
    return {items, total: items.reduce((sum, {points}) => sum + points, 0)};
  },
  'discard.legal': ({hand28, discard}) => judgeDiscard(cards(hand28), cards(discard), true),
  'play.legal': (given) => {
    const moves = tarok.moves(playingView(given));
    return {legal: moves.map((move) => (move as {card: Card}).card)};
  },
  'trick.winner': (given) => {
    const {plays, firstSeat, trickNo} = given;
    const options = optionsOf(given);
    const trick = laid(cards(plays), Number(firstSeat), options.players);
    const winner = trickWinner(trick).seat;
    const pieces = piecesOf(
      {options, announced: [null, null, null]},
      {leader: Number(firstSeat), cards: trick, winner},
      Number(trickNo),
    );
    const sky = pieces.find(({event}) => event.startsWith('sky'));
    return {winner, ...(sky && {sky: sky.event === 'sky-kept' ? {keptBy: sky.to} : {takenBy: sky.to}})};
  },
};
