import {pick, type Random} from '@quinola/cards';
import type {Brain} from '@quinola/opponents';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import {profile, viraMachine} from '../src/vira/machine.js';
import {byBook} from '../src/vira/opponents/brain.js';
import {imagine} from '../src/vira/opponents/imagine.js';
import {viraBrain} from '../src/vira/opponents/master.js';
import {viraReasons} from '../src/vira/words/reasons/index.js';
import {
  vira,
  viraOptions,
  type ViraHappening,
  type ViraMove,
  type ViraOptions,
  type ViraPhase,
  type ViraState,
  type ViraView,
} from '../src/vira/rules/index.js';
import {FRENCH_52} from '@quinola/cards';

/** Moves that end a deal, which random players seldom choose. */
const ENDS = ['CLAIM', 'LIE_DOWN'];

/** A random move: low games mostly, and most deals are played out. */
function livelyMove(moves: readonly ViraMove[], {auction}: ViraView, random: Random): ViraMove | null {
  if (!moves.length) return null;
  const passes = moves.filter(({type}) => type === 'PASS');
  if (passes.length && random.below(6) > (auction.high ? 1 : 4)) return passes[0]!;
  const misere = moves.find(({type}) => type === 'MISERE');
  if (misere && random.below(2)) return misere;
  const bids = moves.filter(({type}) => type === 'BID');
  if (bids.length && random.below(3) > 0) return pick(bids.slice(0, 14), random);
  const others = moves.filter(({type}) => !ENDS.includes(type));
  return pick(others.length && random.below(12) > 0 ? others : moves, random);
}

/** Agreements that together give every option a value other than its usual one. */
const OTHER: readonly ViraOptions[] = [
  {players: 4, al: 8, payment: 'simplified', sammaSlagna: true},
  {codilleDividesGoing: false, beteCap: 30, minBetes: 4, ladderVariant: 'both', beteStep: 'previous'},
  {mustHavePlayedWira: true, kopHigh: true, betePaper: 'own', omkopBete: 'beforeWriting'},
  {players: 4, touromattTakes: 'largest', etiquette: 'strict', ladderVariant: 'misereLitenAbove7'},
].map((given) => viraOptions({end: 1, ...given} as Partial<ViraOptions>));

/** Vira for the tests shared by all games. */
export const testedVira: TestedGame<ViraState, ViraView, ViraMove, ViraOptions, ViraHappening, ViraPhase> = {
  game: vira,
  machine: viraMachine(),
  profile,
  players: ({players}) => players,
  imagine,
  // Random players seldom win: the session would not end.
  most: 260,
  stop: {type: 'STOP'},
  choose: (moves, view, random) => livelyMove(moves, view, random),
  breaches: () => [{type: 'CLAIM_LOST'}],
  opponents: {brain: () => viraBrain() as Brain, levels: ['book', 'novice', 'teacher'], reasons: viraReasons},
  styles: {
    random: {
      choose({moves, view, random}) {
        const move = livelyMove(moves as readonly ViraMove[], view, random);
        return move && {move};
      },
    },
    // Two deals by chance, but for the cards; then by the book, because a session ends only when games are won.
    lively: {
      choose({view, moves, seed, must, random}) {
        const claim = (moves as readonly ViraMove[]).find(({type}) => type === 'CLAIM');
        if (claim && !random.below(6)) return {move: claim};
        if (must && (view.deal > 2 || (view.turn.phase === 'playing.trick' && random.below(40))))
          return byBook({game: vira.id, view, moves, level: 'novice', seed});
        const move = livelyMove(moves as readonly ViraMove[], view, random);
        return move && {move};
      },
    },
    // In the first deal all pass; then by the book.
    passing: {
      choose({view, moves, seed, must}) {
        const pass = view.deal === 1 && (moves as readonly ViraMove[]).find(({type}) => type === 'PASS');
        if (pass) return {move: pass};
        return must ? byBook({game: vira.id, view, moves, level: 'novice', seed}) : null;
      },
    },
    book: {
      // He never lies down out of turn.
      choose: ({view, moves, seed, must}) =>
        must ? byBook({game: vira.id, view, moves, level: 'novice', seed}) : null,
    },
  },
  sets: [
    {
      name: 'usual',
      options: viraOptions({end: 1}),
      count: 10,
      lineups: [
        ['random', 'book'],
        ['book', 'random'],
      ],
    },
    {name: 'lively', options: viraOptions({end: 1}), count: 20, lineups: [['lively']]},
    {name: 'book', options: viraOptions({end: 2}), count: 5, lineups: [['book']]},
    {name: 'passed', options: viraOptions({end: 1}), count: 2, lineups: [['passing']]},
    ...OTHER.map((options, i) => ({
      name: `otherwise-${i + 1}`,
      options,
      count: 6,
      lineups: [['book'], ['book', 'random']],
      ...(options.etiquette === 'strict' && {breaches: 40}),
    })),
  ],
  moves: {
    SPREAD: true,
    DRAW: true,
    SHUFFLE: true,
    STOP: true,
    PLAY: true,
    COLOURS: true,
    PASS: true,
    HOLD: true,
    BID: true,
    CHOOSE: true,
    NAME_TRUMP: true,
    MISERE: true,
    TURN: true,
    KEEP: true,
    DISCARD: true,
    EXCHANGE: true,
    LAY_ASIDE: true,
    OMKOP: true,
    RETURN: true,
    CONTENT: true,
    LIE_DOWN: true,
    TAKE_OVER: true,
    DECLINE: true,
    CLAIM: true,
    AGREE: true,
    PLAY_ON: true,
    CLAIM_LOST: true,
  },
  happenings: {
    spread: true,
    drawn: true,
    seated: true,
    colours: true,
    dealt: true,
    passed: true,
    bid: true,
    held: true,
    'all-passed': true,
    plays: true,
    trump: true,
    misere: true,
    turned: true,
    'took-talon': true,
    exchanged: true,
    threw: true,
    laid: true,
    drew: true,
    'laid-aside': true,
    'buys-again': true,
    'turns-again': true,
    bete: true,
    content: true,
    'lay-down': true,
    declined: true,
    'takes-over': true,
    exposed: true,
    claimed: true,
    'claimed-lost': true,
    agreed: true,
    'plays-on': true,
    played: true,
    'trick-won': true,
    'deal-settled': true,
    division: true,
    'session-over': true,
  },
  agreements: [viraOptions({end: 1}), ...OTHER],
  cards: FRENCH_52.cards,
  phases: {
    'drawing.spreading': true,
    'drawing.seats': true,
    'dealing.colours': true,
    'dealing.shuffling': true,
    'bidding.opening': true,
    'bidding.overbidding': true,
    'bidding.answering': true,
    'bidding.choosing': true,
    'declaring.trump': true,
    'declaring.turning': true,
    'declaring.keeping': true,
    'declaring.discarding': true,
    'declaring.aside': true,
    'exchanging.declarer': true,
    'exchanging.second': true,
    'exchanging.takeover': true,
    'exchanging.opponents': true,
    'playing.trick': true,
    'playing.claim': true,
    settlingSession: true,
  },
  shown: {
    DRAW: ['index'],
    BID: ['bid'],
    CHOOSE: ['game'],
    NAME_TRUMP: ['suit'],
    PLAY: ['card'],
  },
  place: ({table}) => [
    table.trick.length,
    table.tricks.length,
    table.auction.said.length,
    table.auction.high?.bid,
    table.talon,
    table.again,
  ],
};
