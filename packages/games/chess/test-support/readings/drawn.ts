import {pick, type Random} from '@quinola/cards';
import {
  chess,
  chessOptions,
  KING,
  PAWN,
  ROOK,
  type ChessMove,
  type ChessOptions,
  type ChessState,
  type ChessView,
} from '../../src/chess/rules/index.js';
import {MATTER, movesOfLine} from '../../src/chess/words/lessons/matter.js';
import {made, matchFrom, playedOut} from '../playing.js';
import {file, rank, sightOf, takenBack, wayOf, type Way} from './sight.js';

// Positions for the suite of maxims: openings, the games and positions of the book, and what comes of them when men are moved with
// no more sense than that they are seldom given away. In some games both bring their officers out and leave kings and rooks alone, so
// that the time to castle comes.

/** How many moves are looked at before one is chosen, and one in how many is made without a look. */
const LOOKED_AT = 3,
  BLIND_ONE_IN = 5;
/** The most plies after the beginning. */
const PLIES = 44;

/** A beginning: the start, a game of the book as far as it goes, or one of its positions. */
function begun(options: ChessOptions, random: Random): ChessState {
  const kind = random.below(4);
  if (kind === 0) {
    const {fen} = pick(
      [...MATTER.positions, ...MATTER.mates].filter(({fen: some}) => some),
      random,
    );
    return matchFrom(fen!, options);
  }
  const start = matchFrom(null, options);
  if (kind > 1) return start;
  const line = movesOfLine(
    pick(
      MATTER.games.filter(({moves}) => moves),
      random,
    ).moves!,
  );
  // At a strict table a check is to be said between the moves.
  return line
    .slice(0, random.below(line.length))
    .reduce((state, uci) => playedOut(spoken(state), uci), start);
}

/** A state after what is to be said has been said. */
const spoken = (state: ChessState): ChessState =>
  state.table.turn.phase === 'playing.announcing' ? made(state, {type: 'SAY', word: 'szach'}).state : state;

function chosen(state: ChessState, random: Random): ChessMove {
  const view = chess.view(state, state.table.turn.must as number);
  const moves = chess.moves(view) as readonly ChessMove[];
  const going = moves.filter(({type}) => type === 'MOVE');
  if (!going.length || random.below(25) === 0)
    return pick(
      moves.filter(({type}) => type !== 'CLAIM_DRAW'),
      random,
    );
  return random.below(BLIND_ONE_IN) === 0 ? pick(going, random) : safest(view, going, random);
}

/** Of a few moves the one that loses least when the other takes what is worth taking. */
function safest(view: ChessView, going: readonly ChessMove[], random: Random): ChessMove {
  const sight = sightOf(view);
  const worth = (move: ChessMove): number => {
    const way = wayOf(view, move);
    return way ? takenBack(sight, way) : -30_000;
  };
  return Array.from({length: LOOKED_AT}, () => pick(going, random)).reduce((a, b) =>
    worth(b) > worth(a) ? b : a,
  );
}

/** In one of so many states the other is offered to part. */
const OFFERED_ONE_IN = 20;

/** One in so many games is such that both bring their officers out; after how many plies at least and at most it is looked at. */
const UNFOLDS_ONE_IN = 8,
  UNFOLDED = [16, 30] as const;

/** A game in which both bring out the officers that stand at home, and move neither king nor rooks. */
function unfolded(options: ChessOptions, random: Random): ChessState {
  const [least, most] = UNFOLDED;
  let state = matchFrom(null, options);
  for (let left = least + random.below(most - least); left > 0 && !state.table.turn.over; left--) {
    const view = chess.view(state, state.table.turn.must as number);
    const {side} = sightOf(view);
    /** The moves whose ways are such. */
    const those = (holds: (way: Way) => boolean): readonly ChessMove[] =>
      (chess.moves(view) as readonly ChessMove[]).filter((move) => {
        const way = wayOf(view, move);
        return way !== undefined && way.kind !== KING && way.kind !== ROOK && holds(way);
      });
    const isFirst = (square: number): boolean => rank(side, square) === 1;
    const some = [
      those(({kind, from, to}) => kind !== PAWN && isFirst(from) && !isFirst(to)),
      those(({kind, from}) => kind === PAWN && rank(side, from) === 2 && 'bdeg'.includes(file(from))),
      those(({to}) => !isFirst(to)),
    ].find(({length}) => length > 0 && random.below(5) > 0);
    state = made(state, some ? safest(view, some, random) : chosen(state, random)).state;
  }
  return state;
}

/** A state in which somebody is to do something, drawn at random. */
export function drawState(options: ChessOptions, random: Random): ChessState {
  for (;;) {
    if (random.below(UNFOLDS_ONE_IN) === 0) {
      const state = unfolded(chessOptions(options), random);
      if (!state.table.turn.over) return state;
    }
    let state = begun(chessOptions(options), random);
    for (let left = random.below(PLIES); left > 0 && !state.table.turn.over; left--)
      state = made(state, chosen(state, random)).state;
    if (state.table.turn.over) continue;
    const mayOffer = chess.moves(chess.view(state, state.table.turn.must as number)) as readonly ChessMove[];
    const isOffered = random.below(OFFERED_ONE_IN) === 0 && mayOffer.some(({type}) => type === 'OFFER_DRAW');
    return isOffered ? made(state, {type: 'OFFER_DRAW'}).state : state;
  }
}
