import {rankOf, type Board} from './board.js';
import {
  FILL,
  GRACE,
  LEAVE,
  MARRY,
  NEXT,
  PARK,
  PLAY,
  REDEAL,
  REFILL,
  RESCUE,
  TRANSFER,
  TURN,
  type Rule,
} from './stages.js';
import {LAYING, REFILLING, isFree, stageAt, vacancy, type Cards, type Cells} from './cells.js';
import {moveOf, plays, marriages, spaces, transfers, graces, rescues} from './carrying.js';

/**
 * Writes every legal move into a list and returns how many there are.
 * @param all every legal move; otherwise one for each group of equivalent positions
 */
export function movesIn(cards: Cards, cells: Cells, moves: number[], all = false): number {
  const {board, len} = cards;
  moves.length = 0;
  const safe = all ? 0 : safePlay(cards, cells);
  if (safe) return moves.push(safe);
  const stage = cells[cards.stage]!,
    at = stageAt(cards, cells);
  if (stage === LAYING && at.deal!.deal === 'rounds') {
    fallingPlays(cards, cells, moves);
    return moves.push(moveOf(LEAVE, 0, 0));
  }
  if (stage === REFILLING) {
    const to = vacancy(cards, cells);
    for (const from of at.filling!.from) if (cells[len + from]) moves.push(moveOf(FILL, from, to));
    for (const rule of at.rules) if (rule.way === GRACE) graces(cards, cells, rule, moves);
    return moves.length;
  }
  const must = cells[cards.must]!;
  for (const rule of at.rules) carries(cards, cells, rule, moves, all);
  if (stage === LAYING) return moves.push(moveOf(NEXT, 0, 0));
  if (must) {
    const targets = at.rules.filter(({way}) => way === TRANSFER).flatMap(({to}) => to);
    const feeding = moves.filter(
      (move) => move >> 16 === PLAY && ((move & 255) === must - 1 || targets.includes(move & 255)),
    );
    moves.length = 0;
    return moves.push(...feeding);
  }
  const fillable = at.filling && vacancy(cards, cells) >= 0;
  if (fillable) moves.push(moveOf(REFILL, 0, 0));
  const hand = cells[len + board.stock]! > 0 && !fillable;
  if (at.turn && hand) moves.push(moveOf(TURN, 0, 0));
  if (
    at.next &&
    hand &&
    cells[cards.step]! + 1 < board.stages.length &&
    (at.next !== 'stuck' || isStuck(cards, cells, moves))
  )
    moves.push(moveOf(NEXT, 0, 0));
  if (at.redeal && mayRedeal(cards, cells, moves)) moves.push(moveOf(REDEAL, 0, 0));
  return moves.length;
}

/** Whether nothing can be done, not even moves that lead to an equivalent position. */
function isStuck(cards: Cards, cells: Cells, moves: readonly number[]): boolean {
  if (moves.length) return false;
  const all: number[] = [];
  for (const rule of stageAt(cards, cells).rules) carries(cards, cells, rule, all, true);
  return !all.length;
}

function mayRedeal(cards: Cards, cells: Cells, moves: readonly number[]): boolean {
  const {board, len, redeals} = cards;
  const {times, when} = board.game.def.redeal!;
  if (cells[redeals]! >= times || (when === 'stuck' && !isStuck(cards, cells, moves))) return false;
  for (const pile of board.collect) if (cells[len + pile]) return true;
  return false;
}

/** Where a falling card may be played: returns how many ways, and writes them into a list if one is given. */
export function fallingPlays(cards: Cards, cells: Cells, moves: number[] | null): number {
  const {board, at} = cards;
  const {falling, to} = stageAt(cards, cells);
  if (!falling) return 0;
  let count = 0;
  const tops = falling.from.length > 0;
  const piles = tops ? falling.from : to;
  const from = tops ? 0 : cells[at]!,
    end = tops ? piles.length : from + 1;
  for (let i = from; i < end; i++) {
    const pile = piles[i]!,
      card = cells[pile]!;
    if (!card) continue;
    for (const place of falling.to) {
      if (
        board.wants[64 * place + cells[cards.len + place]!] !== cards.code[card] ||
        !adjoins(board, pile, place, falling)
      )
        continue;
      count++;
      moves?.push(moveOf(PLAY, pile, place));
    }
  }
  return count;
}

/** Four Corners: a side packet plays only to the foundation next to it. */
function adjoins({group, index}: Board, from: number, to: number, {guard}: Rule): boolean {
  const side = group[from]!.adjoins;
  return (
    guard !== 'corner-or-adjoining' ||
    side === undefined ||
    (side === group[to]!.id && index[from] === index[to])
  );
}

function carries(cards: Cards, cells: Cells, rule: Rule, moves: number[], all: boolean): void {
  switch (rule.way) {
    case PLAY:
      return plays(cards, cells, rule, moves, all);
    case MARRY:
      return marriages(cards, cells, rule, moves);
    case FILL:
    case PARK:
      return spaces(cards, cells, rule, moves, all);
    case TRANSFER:
      return transfers(cards, cells, rule, moves);
    case GRACE:
      return graces(cards, cells, rule, moves);
    case RESCUE:
      return rescues(cards, cells, rule, moves);
    default:
  }
}

/**
 * A play that is always safe, so no other move need be tried; 0 if there is none. Every card that could be put on
 * this card is founded, every equal card has its own place to go, and no vacant place will be filled, so playing it
 * now costs nothing. (It is not enough that a card fits: where eight foundations are alike, a card may take the place
 * of an equal one that covers something needed sooner.)
 */
function safePlay(cards: Cards, cells: Cells): number {
  const {board, len, code} = cards;
  const at = stageAt(cards, cells);
  if (!board.ascending || cells[cards.must] || cells[cards.stage] === REFILLING) return 0;
  // The remaining cards decide the redeal and how likely the game is to come out after it.
  if (at.redeal && (cards.weighed || !board.shuffles) && cells[cards.redeals]! < board.game.def.redeal!.times)
    return 0;
  if (at.filling?.from.some((pile) => cells[len + pile])) return 0;
  for (const {way, from, to, guard} of at.rules) {
    if (way !== PLAY || guard) continue;
    for (const pile of from) {
      const card = code[cells[pile]!]!;
      if (!card || !isFree(cards, cells, pile)) continue;
      const place = placeOfSafe(cards, cells, to, card);
      if (place >= 0) return moveOf(PLAY, pile, place);
    }
  }
  return 0;
}

/** The foundation for a card if every foundation of its suit is high enough; -1 if there is none. */
function placeOfSafe(
  {board: {wants, suitless, foundations}, len}: Cards,
  cells: Cells,
  to: readonly number[],
  card: number,
): number {
  const rank = rankOf(card),
    suit = card - rank;
  for (const place of foundations) {
    if ((suitless || wants[64 * place]! - 1 === suit) && cells[len + place]! < rank - 1) return -1;
  }
  return to.find((place) => wants[64 * place + cells[len + place]!] === card) ?? -1;
}
