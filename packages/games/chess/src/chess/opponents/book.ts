import {inOrder, type Maxim} from '@quinola/opponents';
import type {Board} from '../rules/board.js';
import {BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, type Side} from '../rules/index.js';
import {isAtHome, isOfficer, rankFor, type Facts, type Play} from './facts.js';
import {attackedTwice, hasKnightFork, hasPawnFork, lookers} from './threats.js';
import {OPENING} from './worth.js';

// The rules of good play of the book (its parts Używanie and Reguły), as far as a position tells whether they apply. What their
// suggestions lose is judged two plies deep.

type ChessMaxim = Maxim<Facts, Play>;

/** What a move may be worth less than the best and still count as good. */
const NOTHING_LOST = 45;

/** What men are counted as equal, in hundredths of a pawn: a knight and a bishop, and what lies between them. */
const ALIKE = 50;

const inOpening = ({isOpening}: Facts): boolean => isOpening;
const file = (square: number): string => 'abcdefgh'[square & 7]!;
const isFirstOf =
  (files: string, {side}: Facts) =>
  ({kind, from, takes}: Play): boolean =>
    kind === PAWN && files.includes(file(from)) && rankFor(side, from) === 2 && !takes;

/** Whether a pawn that goes to a square attacks an officer who has come into the mover's half of the board. */
function drivesOff({board, side}: Facts, {kind, to}: Play): boolean {
  const onward = side ? -16 : 16;
  return (
    kind === PAWN &&
    [to + onward - 1, to + onward + 1].some(
      (square) =>
        !(square & 0x88) &&
        board.men[square]! >> 3 !== side &&
        isOfficer(board.men[square]! & 7) &&
        rankFor(side, square) < 5,
    )
  );
}

/** What a look at the board shows after a play. */
function afterwards<Seen>({board}: Facts, {code}: Play, look: () => Seen): Seen {
  board.make(code);
  const seen = look();
  board.unmake();
  return seen;
}

/** The plays after which something is true of the other side. */
const leaving = (
  facts: Facts,
  open: readonly Play[],
  look: (board: Board, side: Side) => boolean,
): readonly Play[] =>
  open.filter((play) => afterwards(facts, play, () => look(facts.board, (1 - facts.side) as Side)));

/** Whether queen and king of the mover stand on one file with nobody between, no pawn on it, and he has a rook. */
function isQueenExposed({board, side}: Facts): boolean {
  const {men, kings, counts} = board;
  const king = kings[side]!;
  const queen = QUEEN | (side << 3);
  if (!counts[ROOK | ((1 - side) << 3)]) return false;
  const onFile = [0, 1, 2, 3, 4, 5, 6, 7].map((rank) => rank * 16 + (king & 7));
  if (onFile.some((square) => [PAWN, PAWN | 8].includes(men[square]!))) return false;
  return onFile.some(
    (square) =>
      men[square] === queen &&
      onFile.every(
        (other) => !men[other] || other <= Math.min(square, king) || other >= Math.max(square, king),
      ),
  );
}

/** Whether a pawn stands on the wing to which the other king has castled. */
function isOnHisWing({board, side}: Facts, {kind, from}: Play): boolean {
  return kind === PAWN && Math.abs((board.kings[(1 - side) as Side]! & 7) - (from & 7)) <= 1;
}

/** Whether his king stands where he castled to, and the mover's own on the other half of the board. */
function isAcross({board, side, heHasCastled}: Facts): boolean {
  const [own, his] = [board.kings[side]!, board.kings[(1 - side) as Side]!];
  return heHasCastled && rankFor((1 - side) as Side, his) < 3 && (own & 4) !== (his & 4);
}

/** The three pawns before a castled king. */
function isShelter({board, side}: Facts, {kind, from}: Play): boolean {
  const king = board.kings[side]! & 7;
  return (
    kind === PAWN && rankFor(side, from) === 2 && Math.abs((from & 7) - king) <= 1 && (king < 3 || king > 4)
  );
}

/** How many steps a man is from the other king. */
const distance = ({board, side}: Facts, square: number): number => {
  const king = board.kings[(1 - side) as Side]!;
  return Math.max(Math.abs((king & 7) - (square & 7)), Math.abs((king >> 4) - (square >> 4)));
};

const cheapest = (plays: readonly Play[]): readonly Play[] => {
  const least = Math.min(...plays.map(({kind}) => (kind === KING ? Infinity : OPENING[kind]!)));
  return plays.filter(({kind}) => kind !== KING && OPENING[kind] === least);
};

/** The plays that two plies show to be good, and that leave as many men as any of these. */
export function keeping(plays: readonly Play[]): readonly Play[] {
  const best = Math.max(...plays.map(({worth}) => worth));
  const good = plays.filter(({worth}) => worth >= best - NOTHING_LOST);
  const most = Math.max(...good.map(({men}) => men));
  return good.filter(({men}) => men >= most - ALIKE);
}

/** Whether men are to be lost or won: most plays leave fewer than the best. */
export function isAtStake(plays: readonly Play[]): boolean {
  const most = Math.max(...plays.map(({men}) => men));
  return plays.filter(({men}) => men >= most - ALIKE).length * 2 < plays.length;
}

/** Whether plays leave as many men as any: to be mated, or to repeat a position, outweighs men. */
export function losesNone(kept: readonly Play[], plays: readonly Play[]): boolean {
  const most = Math.max(...plays.map(({men}) => men));
  return kept.every(({men}) => men >= most - 2 * ALIKE);
}

/** The maxims in the order of judgement. */
export const maxims: readonly ChessMaxim[] = inOrder<ChessMaxim>([
  {
    id: 'szachy.mat',
    rank: 1,
    provenance: 'engine',
    common: true,
    when: () => true,
    suggest: (_, open) => open.filter(({isMate}) => isMate),
  },
  {
    id: 'szachy.reguly.4b',
    rank: 2,
    provenance: 'book',
    bars: true,
    when: (_, open) => open.some(({takes, men}) => !takes && men > -ALIKE),
    suggest: ({board, side}, open) =>
      open.filter(({takes, to}) => takes === PAWN && to === board.kings[side]! + (side ? -16 : 16)),
  },
  {
    id: 'szachy.uzywanie.2',
    rank: 2,
    provenance: 'book',
    when: (_, open) => isAtStake(open) && !open.some(({isMate}) => isMate),
    suggest: (_, open) => {
      const kept = keeping(open);
      return losesNone(kept, open) ? kept : [];
    },
  },
  {
    id: 'szachy.uzywanie.1',
    rank: 3,
    provenance: 'book',
    common: true,
    when: ({number, isOpening}) => isOpening && number === 1,
    suggest: (facts, open) =>
      open.filter(isFirstOf('e', facts)).filter(({from, to}) => Math.abs(from - to) > 16),
  },
  {
    id: 'szachy.reguly.4d',
    rank: 3,
    provenance: 'book',
    when: ({plays}, open) => {
      const [first] = open.filter(({takes}) => takes);
      if (!first || !open.every(({takes, to}) => takes && to === first.to)) return false;
      // The least of all is not always among those that are left.
      return cheapest(plays.filter(({to}) => to === first.to)).some((play) => open.includes(play));
    },
    suggest: (_, open) => cheapest(open),
  },
  {
    id: 'szachy.reguly.1e',
    rank: 4,
    provenance: 'book',
    when: ({atHome, mayCastle}) => mayCastle && atHome <= 2,
    suggest: (_, open) => open.filter(({isCastling}) => isCastling),
  },
  {
    id: 'szachy.uzywanie.5',
    rank: 4,
    provenance: 'book',
    when: (_, open) => open.filter(({isCastling}) => isCastling).length > 1,
    suggest: ({board, side}, open) => {
      const looked = open
        .filter(({isCastling}) => isCastling)
        .map((play) => [lookers(board, (1 - side) as Side, play.to), play] as const);
      const least = Math.min(...looked.map(([many]) => many));
      return looked.flatMap(([many, play]) => (many === least ? [play] : []));
    },
  },
  {
    id: 'szachy.reguly.8e',
    rank: 4,
    provenance: 'book',
    when: isQueenExposed,
    suggest: (_, open) => open.filter(({kind, from, to}) => kind === QUEEN && (from & 7) !== (to & 7)),
  },
  {
    id: 'szachy.reguly.5a',
    rank: 4,
    provenance: 'book',
    when: ({board, side}) => attackedTwice(board, side).length > 0,
    suggest: (facts, open) => {
      const {board, side} = facts;
      const attacked = attackedTwice(board, side);
      return open.filter((play) => {
        const stay = attacked.filter((square) => square !== play.from);
        if (play.takes || !stay.length) return false;
        return afterwards(facts, play, () => stay.some((square) => board.attackers(square, side).length > 1));
      });
    },
  },
  {
    id: 'szachy.reguly.8b',
    rank: 4,
    provenance: 'book',
    bars: true,
    when: () => true,
    suggest: (facts, open) => leaving(facts, open, hasKnightFork),
  },
  {
    id: 'szachy.reguly.8c',
    rank: 4,
    provenance: 'book',
    bars: true,
    when: () => true,
    suggest: (facts, open) => leaving(facts, open, hasPawnFork),
  },
  {
    id: 'szachy.reguly.3a',
    rank: 4,
    provenance: 'book',
    bars: true,
    // A check that was left alone is not given anew.
    when: ({board, side}) => !board.inCheck((1 - side) as Side),
    suggest: (_, open) =>
      open.filter(({isCheck, takes, isMate, men}) => isCheck && !takes && !isMate && men < ALIKE),
  },
  {
    id: 'szachy.uzywanie.3',
    rank: 4,
    provenance: 'book',
    bars: true,
    when: ({mayCastle}) => mayCastle,
    suggest: (_, open) => open.filter(({kind, isCastling}) => kind === KING && !isCastling),
  },
  {
    id: 'szachy.reguly.6d',
    rank: 4,
    provenance: 'book',
    bars: true,
    when: ({hasCastled, board, side}) => hasCastled && rankFor(side, board.kings[side]!) < 3,
    suggest: (facts, open) => open.filter((play) => isShelter(facts, play)),
  },
  {
    id: 'szachy.reguly.4e',
    rank: 4,
    provenance: 'book',
    bars: true,
    when: () => true,
    // Taken and taken again, with nothing gained.
    suggest: (_, open) =>
      open.filter(
        ({takes, kind, isTakeable, men}) =>
          takes && isTakeable && Math.abs(OPENING[takes]! - OPENING[kind]!) < ALIKE && men < ALIKE,
      ),
  },
  {
    id: 'szachy.reguly.7b',
    rank: 5,
    provenance: 'book',
    when: inOpening,
    suggest: (facts, open) => open.filter((play) => drivesOff(facts, play)),
  },
  {
    id: 'szachy.reguly.1a',
    rank: 5,
    provenance: 'book',
    common: true,
    when: ({number, isOpening}) => isOpening && number <= 2,
    suggest: (facts, open) => open.filter(isFirstOf('de', facts)),
  },
  {
    id: 'szachy.reguly.1c',
    rank: 5,
    provenance: 'book',
    bars: true,
    when: (facts) => inOpening(facts) && facts.atHome > 1,
    suggest: ({side}, open) =>
      open.filter(({kind, takes, to}) => kind === QUEEN && !takes && rankFor(side, to) > 3),
  },
  {
    id: 'szachy.reguly.1b',
    rank: 6,
    provenance: 'book',
    common: true,
    when: (facts) => inOpening(facts) && facts.atHome > 0 && facts.number > 1,
    suggest: ({side}, open) =>
      open.filter(
        ({kind, from, to}) =>
          (kind === KNIGHT || kind === BISHOP) && isAtHome(side, from, kind) && !isAtHome(side, to, kind),
      ),
  },
  {
    id: 'szachy.reguly.6c',
    rank: 7,
    provenance: 'book',
    when: isAcross,
    suggest: (facts, open) => open.filter((play) => isOnHisWing(facts, play)),
  },
  {
    id: 'szachy.reguly.3b',
    rank: 7,
    provenance: 'book',
    when: ({atHome, board}) => atHome < 2 && board.counts[QUEEN]! + board.counts[QUEEN | 8]! > 0,
    suggest: (facts, open) =>
      open.filter(({kind, from, to}) => isOfficer(kind) && distance(facts, to) < distance(facts, from)),
  },
  {
    id: 'szachy.reguly.5d',
    rank: 8,
    provenance: 'book',
    common: true,
    when: ({atHome, board}) => atHome < 3 && board.counts[QUEEN]! + board.counts[QUEEN | 8]! === 0,
    suggest: ({side}, open) => open.filter(({kind, to}) => kind === PAWN && rankFor(side, to) > 4),
  },
  {
    id: 'szachy.nauka.1',
    rank: 10,
    provenance: 'book',
    common: true,
    when: () => true,
    suggest: (_, open) => {
      // Of those that are worth much the same, one that leaves most men.
      const kept = keeping(open);
      const best = Math.max(...kept.map(({worth}) => worth));
      return kept.filter(({worth}) => worth === best);
    },
  },
]);
