import type {GivenOptions, WhistMove, WhistView} from '../../src/whist/rules/index.js';
import type {Moment, Wrong} from './matches.js';

const phase =
  (name: string): Moment =>
  ({turn}) =>
    turn.phase === name;
const left = ({hand, trick, counts}: WhistView): number =>
  counts.reduce((sum, count) => sum + count, 0) + trick.length - hand.length;

/** Before the last card of a deal; when it is played, the sheet with the result opens. */
const lastCard = ({turn, hand, trick}: WhistView): boolean =>
  turn.phase === 'playing.trick' && hand.length === 1 && trick.length === 3;

/** Strict etiquette, without misdeals. */
const STRICT: GivenOptions = {etiquette: 'strict', accidents: 0};
/** The same by the laws of Warsaw, which define more offences. */
const LAWS: GivenOptions = {...STRICT, rules: 'warsaw'};
const fault =
  (kind: string): Moment =>
  (view) =>
    view.fault?.kind === kind;
/** The position of a seat relative to the visitor: 3 = at his right. */
const placeOf = (view: WhistView, seat: number): number => (seat - view.seats.indexOf(0) + 4) % 4;
/** A breach by the player in this position, in his turn. */
const erring =
  (place: number, moves: (view: WhistView) => readonly WhistMove[]): Wrong =>
  (view) =>
    view.turn.must === view.player && placeOf(view, view.seat) === place ? moves(view) : [];
/** The player in this position plays out of turn, to a trick of so many cards led by another position. */
const hasty =
  (place: number, leader: number, laid: number): Wrong =>
  (view) =>
    view.turn.phase === 'playing.trick' &&
    view.turn.must !== view.player &&
    placeOf(view, view.seat) === place &&
    placeOf(view, view.leader) === leader &&
    view.trick.length === laid
      ? plays(view)
      : [];
const drops = ({hand}: WhistView): WhistMove[] => hand.map((card) => ({type: 'DROP', card}));
const plays = ({hand}: WhistView): WhistMove[] => hand.map((card) => ({type: 'PLAY', card}));

/** A position that has a story: the options, the condition, and a breach that comes before it. */
export interface ToldMoment {
  readonly options?: GivenOptions;
  readonly moment: Moment;
  readonly wrong?: Wrong;
  /** Whether another player is to move, and the visitor has a right. */
  readonly right?: boolean;
}

/** The positions that have a story. */
export const MOMENTS: Readonly<Record<string, ToldMoment>> = {
  draw: {moment: phase('cutting.drawing')},
  redraw: {moment: phase('cutting.redrawing')},
  seat: {moment: phase('cutting.seating')},
  drawFive: {options: {table: 'five'}, moment: phase('cutting.drawing')},
  drawDummy: {
    options: {table: 'dummy'},
    moment: ({turn, draw}) => turn.phase === 'cutting.drawing' && draw!.purpose === 'deal',
  },
  pack: {moment: phase('preparing.choosePack')},
  cut: {moment: phase('preparing.packCut')},
  lead: {
    moment: ({turn, trick, tricks}) => turn.phase === 'playing.trick' && !trick.length && !tricks.length,
  },
  follow: {
    moment: ({turn, trick, hand}) =>
      turn.phase === 'playing.trick' &&
      trick.length === 3 &&
      hand.length > 9 &&
      hand.some((card) => card[1] === trick[0]!.card[1]),
  },
  discard: {
    moment: ({turn, trick, hand}) =>
      turn.phase === 'playing.trick' &&
      trick.length === 2 &&
      hand.length > 5 &&
      !hand.some((card) => card[1] === trick[0]!.card[1]),
  },
  late: {
    moment: ({turn, hand, trick}) =>
      turn.phase === 'playing.trick' && hand.length === 3 && trick.length === 1,
  },
  call: {moment: (_, moves) => moves.some(({type}) => type === 'CALL')},
  show: {moment: (_, moves) => moves.some(({type}) => type === 'SHOW')},
  answer: {options: {etiquette: 'strict'}, moment: phase('playing.asked')},
  irregular: {options: {etiquette: 'strict', accidents: 60}, moment: phase('dealing.irregular')},
  turnUp: {options: {etiquette: 'strict', accidents: 60}, moment: phase('dealing.turnUp')},
  nameTrump: {
    options: {rules: 'warsaw', etiquette: 'strict', accidents: 60},
    moment: phase('dealing.eldestNamesTrump'),
  },
  look: {options: {table: 'dummy'}, moment: phase('playing.looking')},
  dummy: {
    options: {table: 'dummy'},
    moment: ({turn, dummyHand, tricks}) =>
      turn.phase === 'playing.trick' && dummyHand !== null && tricks.length > 1,
  },
  five: {
    options: {table: 'five'},
    moment: ({turn, tricks}) => turn.phase === 'playing.trick' && tricks.length === 4,
  },
  claim: {moment: (view, moves) => left(view) > 8 && moves.some(({type}) => type === 'LAY_DOWN')},
  claimed: {options: STRICT, moment: phase('playing.claim')},
  openCard: {
    options: STRICT,
    wrong: erring(3, drops),
    moment: (view, moves) => fault('open-cards')(view, moves) && view.exposed.length === 1,
  },
  wrongCall: {options: STRICT, moment: phase('playing.callFault'), wrong: erring(3, () => [{type: 'CALL'}])},
  dropped: {
    options: STRICT,
    wrong: erring(0, drops),
    moment: ({turn, exposed, seat, hand}) =>
      turn.phase === 'playing.trick' && exposed.length === 1 && exposed[0]!.seat === seat && hand.length > 2,
  },
  unnoticed: {options: STRICT, moment: fault('revoke-unnoticed'), wrong: erring(3, plays)},
  penalty: {
    options: STRICT,
    moment: (view) => view.turn.phase === 'settlingDeal.penalties' && view.fault?.kind === 'revoke',
    wrong: erring(3, plays),
  },
  ledOutOfTurn: {options: LAWS, moment: fault('led-out-of-turn'), wrong: hasty(3, 2, 0)},
  playedBeforeTurn: {options: LAWS, moment: fault('played-before-turn'), wrong: hasty(3, 0, 1)},
  revokeNoticed: {options: LAWS, moment: fault('revoke-noticed'), wrong: erring(3, plays)},
  early: {
    options: LAWS,
    right: true,
    wrong: hasty(3, 1, 1),
    moment: ({turn, etiquette, seat}) =>
      turn.phase === 'playing.trick' && turn.must !== 0 && etiquette.early === seat,
  },
  honours: {options: STRICT, moment: fault('honours')},
  dealEnd: {moment: lastCard},
  gameWon: {moment: (view) => lastCard(view) && view.score.some((points) => points === 9)},
  rubberEnd: {
    options: {rubbers: 3},
    moment: (view) => lastCard(view) && view.games.length > 1 && view.score.every((points) => points === 9),
  },
  sessionEnd: {
    options: {rubbers: 1},
    moment: (view) => lastCard(view) && view.games.length > 1 && view.score.every((points) => points === 9),
  },
  second: {
    moment: ({turn, trick, rubbers, games}) =>
      turn.phase === 'playing.trick' && trick.length === 1 && rubbers.length === 1 && games.length === 1,
  },
  fiveHonours: {options: {honours: 'five-carry'}, moment: lastCard},
  noHonours: {options: {honours: 'none'}, moment: lastCard},
  preference: {
    options: {preference: true},
    moment: (view) => lastCard(view) && view.trump === view.preference,
  },
  onlyDoubles: {
    options: {rules: 'warsaw', gameLevels: 'double-only'},
    moment: (view) => lastCard(view) && view.games.length === 1 && view.score.some((points) => points === 9),
  },
  warsaw: {
    options: {rules: 'warsaw'},
    moment: ({turn, trick, score}) =>
      turn.phase === 'playing.trick' && trick.length === 1 && score[0] > 3 && score[1] > 3,
  },
};
