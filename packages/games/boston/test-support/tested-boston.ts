import {pick, type Random} from '@quinola/cards';
import type {TestedGame} from '@quinola/testing/game-suite.js';
import type {Brain} from '@quinola/opponents';
import type {BostonMachine} from '../src/kit/contracts/machine.js';
import {profile} from '../src/kit/contracts/machine.js';
import {byBook} from '../src/kit/contracts/opponents/brain.js';
import {imagine} from '../src/kit/contracts/opponents/imagine.js';
import {contractsBrain} from '../src/kit/contracts/opponents/master.js';
import {bostonReasons} from '../src/kit/contracts/words/reasons/index.js';
import {
  hasHelpers,
  packOf,
  playersIn,
  type Agreed,
  type Bid,
  type BostonGame,
  type BostonHappening,
  type BostonMove,
  type BostonPhase,
  type BostonState,
  type BostonView,
} from '../src/kit/contracts/rules/index.js';

/** Moves that end a deal, which random players seldom choose. */
const ENDS = ['CONCEDE', 'CLAIM', 'CLAIM_LOST'];

/** In odd deals somebody plays a small misère, in even ones a game of five to eight tricks, as far as others have not bid more. */
const isWanted = (bid: Bid, deal: number): boolean =>
  deal % 2 ? bid.startsWith('petite') : /^(?:grand-)?(?:boston|independence)/.test(bid);

/** A random move, so that low and high games are played, sometimes everybody passes, and most deals are played out. */
function livelyMove(
  moves: readonly BostonMove[],
  {deal, dealer, auction, options}: BostonView,
  random: Random,
): BostonMove | null {
  if (!moves.length) return null;
  const passes = moves.filter(({type}) => type === 'PASS');
  // In some deals of Boston-Whist all pass, where it is seldom by chance.
  if (hasHelpers(options) && deal % 2 === 0 && !dealer && passes[0] && !auction.high) return passes[0];
  const holds = moves.filter(({type}) => type === 'HOLD');
  if (holds.length && random.below(2)) return holds[0]!;
  const wanted = moves.filter((move) => move.type === 'BID' && isWanted(move.bid, deal));
  // Once somebody has bid, the others mostly pass; now and then all do.
  if (passes.length && random.below(6) > (auction.high ? 0 : 4)) return passes[0]!;
  if (wanted.length && random.below(6) > 0) return pick(wanted, random);
  const others = moves.filter(({type}) => !ENDS.includes(type));
  return pick(others.length && random.below(30) > 0 ? others : moves, random);
}

/** What a game of the family and its agreements are, for its tests. */
export interface Tested {
  readonly game: BostonGame;
  readonly machine: () => BostonMachine;
  readonly options: (given: object) => Agreed;
  /** Agreements that together give every option a value other than its usual one. */
  readonly agreed: readonly Agreed[];
  readonly isWhist: boolean;
}

/** A game of the family for the tests shared by all games. */
export const testedBoston = ({
  game,
  machine,
  options,
  agreed,
  isWhist,
}: Tested): TestedGame<BostonState, BostonView, BostonMove, Agreed, BostonHappening, BostonPhase> => {
  const whist = isWhist || 'only Boston-Whist has helpers';
  const alone = !isWhist || 'of Boston for three only';
  return {
    game,
    machine: machine(),
    profile,
    players: (given) => playersIn(given),
    imagine,
    stop: {type: 'STOP'},
    choose: (moves, view, random) => livelyMove(moves, view, random),
    breaches: ({hand}) => [...hand.map((card) => ({type: 'PLAY' as const, card})), {type: 'CLAIM_LOST'}],
    opponents: {
      brain: () => contractsBrain(game.id) as Brain,
      levels: ['book', 'novice', 'teacher'],
      reasons: bostonReasons,
    },
    styles: {
      random: {
        choose({moves, view, random}) {
          const move = livelyMove(moves as readonly BostonMove[], view, random);
          return move && {move};
        },
      },
      book: {
        choose: ({view, moves, seed}) => byBook({game: game.id, view, moves, level: 'book', seed}),
      },
    },
    sets: [
      {name: 'usual', options: options({deals: 4}), count: 10, lineups: [['random'], ['random', 'book']]},
      {name: 'book', options: options({deals: 2}), count: 6, lineups: [['book']]},
      ...agreed.slice(1).map((given, i) => ({
        name: `otherwise-${i + 1}`,
        options: given,
        count: 8,
        lineups: [['random'], ['random', 'book']],
        ...(given.etiquette === 'strict' && {breaches: 40}),
      })),
    ],
    moves: {
      SPREAD: true,
      DRAW: true,
      SHUFFLE: true,
      CUT: true,
      STOP: true,
      PLAY: true,
      TURN_UP: true,
      COLOURS: true,
      PACKETS: true,
      PASS: true,
      HOLD: true,
      BID: true,
      NAME_TRUMP: true,
      LAY_ASIDE: true,
      NAME_LEADER: alone,
      WHIST: whist,
      DECLINE: whist,
      ACCEPT: whist,
      REJECT: whist,
      CLAIM: isWhist ? 'a misère that is proved, too rare for a sample' : true,
      CONCEDE: true,
      CLAIM_LOST: true,
    },
    happenings: {
      spread: true,
      drawn: true,
      seated: true,
      'turned-up': true,
      colours: true,
      packets: true,
      shuffled: true,
      cut: true,
      dealt: true,
      passed: true,
      bid: true,
      held: true,
      'all-passed': true,
      plays: true,
      trump: true,
      'laid-aside': true,
      laid: true,
      exposed: true,
      leader: alone,
      'offers-help': whist,
      declines: whist,
      helps: whist,
      'refused-help': whist,
      alone: whist,
      claimed: isWhist ? 'a misère that is proved, too rare for a sample' : true,
      conceded: true,
      'claimed-lost': true,
      penalty: true,
      played: true,
      'trick-won': true,
      'deal-settled': true,
      'session-over': true,
    },
    agreements: agreed,
    cards: packOf({}).cards,
    phases: {
      'drawing.spreading': true,
      'drawing.seats': true,
      'dealing.firstAce': true,
      'dealing.colours': true,
      'dealing.packets': true,
      'dealing.shuffling': true,
      'dealing.cutting': true,
      'bidding.opening': true,
      'bidding.overbidding': true,
      'bidding.answering': true,
      'declaring.trump': true,
      'declaring.aside': true,
      'playing.trick': true,
      settlingSession: true,
      ...(isWhist ? {'asking.helper': true, 'asking.offer': true} : {'declaring.leader': true}),
      // The chart of each game has not what only the other has.
    } as TestedGame<BostonState, BostonView, BostonMove, Agreed, BostonHappening, BostonPhase>['phases'],
    shown: {
      DRAW: ['index'],
      CUT: ['index'],
      PACKETS: ['size'],
      BID: ['bid'],
      NAME_TRUMP: ['suit', 'alone'],
      NAME_LEADER: ['leader'],
      PLAY: ['card'],
    },
    place: ({table}) => [
      table.trick.length,
      table.tricks.length,
      table.auction.said.length,
      table.auction.high?.bid,
      table.asking.length,
    ],
  };
};
