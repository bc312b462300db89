import {shuffled, type Random} from '@quinola/cards';
import {
  auction,
  drawSeats,
  exchange,
  match,
  over,
  sheets,
  shuffleCutDeal,
  tableSetup,
  tricks,
  type ChartProfile,
} from '@quinola/chart';
import {toy, TOY_PACK, toyOptions} from './game.js';
import type {ToyHappening, ToyMove, ToyOptions, ToyPhase, ToyState, ToyView} from './types.js';
import type {TestedGame} from '../game-suite.js';

// The toy game made of the kits for rules, with a chart made of the chart's parts.

/** The chart profile of the toy game. */
export const kitProfile: ChartProfile<ToyView, ToyHappening> = {
  beats: {
    spread: {travel: 1},
    drawn: {travel: 1},
    shuffled: {travel: 1},
    dealt: {travel: 2},
    bid: {speak: 1},
    held: {speak: 1},
    passed: {speak: 1},
    exchanged: {travel: 1},
    knocked: {speak: 1},
    played: {travel: 1},
    'trick-won': {gather: 1},
  },
  sheets: (happened) => (happened.some(({type}) => type === 'deal-settled') ? ['settled'] : []),
  dealEnds: ['deal-settled', 'thrown-in'],
  dealt: 'dealt',
  played: 'played',
  won: 'trick-won',
  asks: ({tricks: played}) => played.length === 0,
};

const {table, opened} = tableSetup(toy, kitProfile);

const NEXT_DEAL = ['dealing.shuffling', 'over'] as const;

/** The chart of the toy game. */
export const kitMachine = table.createMachine(
  match(
    opened,
    {
      drawing: {
        initial: 'spreading',
        states: drawSeats({
          spread: {spreading: 'drawing.seats'},
          draw: {seats: ['drawing.seats', 'drawing.spreading', 'dealing.shuffling']},
        }),
      },
      dealing: {
        initial: 'shuffling',
        states: shuffleCutDeal({shuffle: {shuffling: 'dealing.packCut'}, cut: {packCut: 'bidding'}}),
      },
      ...auction({bidding: ['PASS', 'BID', 'HOLD']}, ['bidding', 'naming', ...NEXT_DEAL]),
      ...exchange({
        naming: {moves: ['NAME_TRUMP'], then: 'exchange'},
        exchange: {moves: ['EXCHANGE'], then: ['exchange', 'playing.trick']},
      }),
      playing: {
        initial: 'trick',
        states: tricks({trick: {moves: ['PLAY'], rights: ['KNOCK'], then: ['playing.trick', 'settled']}}),
      },
      ...sheets({laid: ['settled'], then: NEXT_DEAL}),
      over: over(),
    },
    ['STOP'],
  ),
);

/** A state that agrees with a view: hidden cards are distributed arbitrarily. */
function imagine(view: ToyView, random: Random): ToyState {
  const nothing = {pack: [], hands: [[], [], []], dealt: [[], [], []], aside: []};
  const {draw, counts, seat} = view;
  const state = {...nothing, table: {...view, player: -1, seat: -1, hand: []}};
  if (draw) {
    const others = shuffled(
      TOY_PACK.cards.filter((card) => !draw.drawn.some((one) => one.card === card)),
      random,
    );
    const at = new Map(draw.drawn.map(({index, card}) => [index, card]));
    return {...state, pack: TOY_PACK.cards.map((_, index) => at.get(index) ?? others.pop()!)};
  }
  if (view.turn.phase === 'dealing.packCut') return {...state, pack: shuffled(TOY_PACK.cards, random)};
  if (!counts.some(Boolean)) return state;
  const laid = [...view.trick, ...view.tricks.flatMap(({cards}) => cards)].map(({card}) => card);
  const unseen = shuffled(
    TOY_PACK.cards.filter((card) => !laid.includes(card) && !view.hand.includes(card)),
    random,
  );
  const hands = counts.map((count, index) => (index === seat ? view.hand : unseen.splice(0, count)));
  return {...state, hands, aside: unseen};
}

/** The toy game as the suite of all games tests it. */
export const testedToy: TestedGame<ToyState, ToyView, ToyMove, ToyOptions, ToyHappening, ToyPhase> = {
  game: toy,
  machine: kitMachine,
  profile: kitProfile,
  players: () => 3,
  styles: {},
  sets: [],
  stop: {type: 'STOP'},
  agreements: [{}, {deals: 6}, {deals: 6}, {deals: 3, knocking: false}].map(toyOptions),
  cards: TOY_PACK.cards,
  imagine,
  shown: {
    DRAW: ['index'],
    CUT: ['index'],
    BID: ['bid'],
    NAME_TRUMP: ['suit'],
    PLAY: ['card'],
  },
  place: ({table: {trick, tricks: played, auction: said}}) => [trick.length, played.length, said],
  phases: {
    'drawing.spreading': true,
    'drawing.seats': true,
    'dealing.shuffling': true,
    'dealing.packCut': true,
    bidding: true,
    naming: true,
    exchange: true,
    'playing.trick': true,
    over: true,
  },
  moves: {
    SPREAD: true,
    DRAW: true,
    SHUFFLE: true,
    CUT: true,
    PASS: true,
    HOLD: true,
    BID: true,
    NAME_TRUMP: true,
    EXCHANGE: true,
    PLAY: true,
    KNOCK: true,
    STOP: 'made at any moment, and so in no whole evening',
  },
  happenings: {
    spread: true,
    drawn: true,
    redraw: true,
    seated: true,
    shuffled: true,
    cut: true,
    dealt: true,
    passed: true,
    bid: true,
    held: true,
    'trump-named': true,
    'thrown-in': true,
    exchanged: true,
    'exchanged-cards': true,
    knocked: true,
    played: true,
    'trick-won': true,
    'deal-settled': true,
    'session-over': true,
  },
};
