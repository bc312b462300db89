import {TAROK_78, type Card} from '@quinola/cards';
import {judgeDiscard, pilePoints, pileThirds, trickWinner} from '../../pack/index.js';
import {announceable, announcedPoints} from '../rules/announcing.js';
import {tarok, type AnnouncedItem} from '../rules/index.js';
import {piecesOf} from '../rules/pieces.js';
import {pairPoints} from '../rules/deux.js';
import {cards, laid, optionsOf, type Runner} from './given.js';
import {playingView} from './positions.js';

/** The runners of known answers about hands, cards and tricks. */
export const runners: Readonly<Record<string, Runner>> = {
  'count.total': () => {
    const points = pilePoints(TAROK_78.cards);
    return {points, parEach: points / 3};
  },
  'count.packet': ({packet}) => ({points: pilePoints(cards(packet))}),
  'count.pile': (given) => ({thirds: pileThirds(cards(given.cards)), points: pilePoints(cards(given.cards))}),
  'count.pair': (given) => ({points: pairPoints(cards(given.cards), optionsOf(given, {players: 2}))}),
  'declare.value': ({combination, n, skized}) => ({
    points: String(combination)
      .split('+')
      .reduce(
        (sum, kind) => sum + announcedPoints(kind as AnnouncedItem['kind'], Number(n), skized === true),
        0,
      ),
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
