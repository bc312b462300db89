import type {Card} from '@quinola/cards';
import {stacked, type Trick} from '@quinola/play';
import type {MadePosition} from '@quinola/testing/maxims/tested-maxims.js';
import {
  cardsEach,
  dealingPlan,
  packOf,
  tools,
  winningTricks,
  type CalledKingGame,
  type CalledKingOptions,
  type CalledKingView,
} from '../../src/kit/called-king/rules/index.js';

// Positions for maxims of Quadrille and Cinquille that a daily sample of deals does not reach. Spades are trumps, and the last seat deals.

const cards = (list: string): readonly Card[] => list.split(' ');

/** Hands for Quadrille; with five at the table the first eight cards. */
const HANDS = {
  casco: 'AS AC KH KD 4S 5S 4C 5C 5H 5D',
  tout: 'AS 2S AC KS QS JS 7S KH 6S KD',
  kings: 'KS KH KD KC AS 2S JS 4S 5H 6H',
  knave: '2S KS QS JS 4S KH 5H 3C 4C 3D',
  partner: 'KH AC 5S 4S 3D 4D 4C 5C 4H 3C',
  singleton: '5S 3C KH 4H 5H 4D 5D 6D 6H 3D',
  sure: 'AS 2S AC KS QS KH KD KC JS QH',
};

/** Tricks that their holder leads and wins; with four at the table the first four cards. */
const KING = 'KH 5H 6H 7H 3H',
  BASTA_HELD = 'AC 6S 7S 3S JS',
  RUN = '5S 2H 3S 7D 6D',
  TRUMPS = [
    'AS 7S 6S 5S JS',
    '2S 4S 3S 3H 4H',
    'AC 5H 6H 7H 2H',
    'KS 4D 5D 6D 3D',
    'QS 4C 5C 6C 3C',
    'JS 7D 7C 2D',
  ];

type Changes = Partial<CalledKingView>;

const OMBRE: Changes = {ombre: 0, game: 'ask', trump: 'S'};
const PARTNER: Changes = {ombre: 2, game: 'ask', trump: 'S', called: 'KH'};
const SHOWN: Changes = {...PARTNER, isShown: true, partner: 0};

/** The positions, for one game. */
export function calledMade(
  game: CalledKingGame,
  players: number,
  options: CalledKingOptions,
): Readonly<Record<string, MadePosition>> {
  const size = cardsEach(options, players);
  const won = (tricks: readonly string[]): readonly Trick[] =>
    tricks.map((trick) => ({
      leader: 0,
      winner: 0,
      cards: cards(trick)
        .slice(0, players)
        .map((card, seat) => ({seat, card})),
    }));

  /** The view of the eldest hand, who was dealt these cards and has led and won these tricks. */
  const at =
    (
      hand: keyof typeof HANDS,
      phase: CalledKingView['turn']['phase'],
      changes: Changes = {},
      led: readonly string[] = [],
    ) =>
    (): CalledKingView => {
      const own = cards(HANDS[hand]).slice(0, size);
      const others = packOf(options).cards.filter((card) => !own.includes(card));
      const seats = Array.from({length: players}, (_, seat) => seat);
      const hands = seats.map((seat) => (seat ? others.slice(size * (seat - 1), size * seat) : own));
      const start = game.start(options);
      const seated = tools.changed(start.table, {seats, dealer: players - 1});
      const plan = dealingPlan(seated, options);
      const {state} = game.play(
        {...start, table: tools.waiting(seated, 'dealing.shuffling', 'chance')},
        'chance',
        {type: 'SHUFFLE', pack: stacked(plan, {hands, talon: [], rest: []})},
      );
      if (phase === 'bidding.opening') return game.view(state, 0);
      const tricks = won(led);
      const left = own.filter((card) => !tricks.some((trick) => trick.cards[0]!.card === card));
      const table = tools.waitingAt(state.table, phase, 0, {...changes, tricks});
      return game.view({...state, hands: state.hands.with(0, left), table}, 0);
    };

  return {
    'engine.casco': {view: at('casco', 'bidding.opening')},
    'engine.tout': {
      view: at('tout', 'bidding.opening'),
      seldom:
        'of a hundred thousand hands one or two are so good with five at the table, and fewer with four',
    },
    'engine.callQueen': {view: at('kings', 'declaring.game', OMBRE)},
    'engine.goOn': {
      view: at('sure', 'playing.standing', {...OMBRE, game: 'solo'}, TRUMPS.slice(0, winningTricks(size))),
    },
    '19.ex3': {view: at('knave', 'playing.trick', {...OMBRE, called: 'KD'})},
    '30': {view: at('partner', 'playing.trick', SHOWN, [KING, BASTA_HELD])},
    '36': {view: at('singleton', 'playing.trick', PARTNER)},
    '37': {view: at('partner', 'playing.trick', SHOWN, [KING])},
    '38': {view: at('partner', 'playing.trick', SHOWN, [KING, RUN])},
  };
}
