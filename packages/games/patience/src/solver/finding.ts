import {
  FILL,
  GRACE,
  LEAVE,
  MARRY,
  NEXT,
  NONE,
  PARK,
  PLAY,
  REDEAL,
  REFILL,
  RESCUE,
  TRANSFER,
  TURN,
  rankOf,
  type Board,
  type Rule,
} from './board.js';
import {LAYING, REFILLING, isFree, stageAt, vacancy, type Cards, type Cells} from './cells.js';

/** The number encoding a move. */
export const moveOf = (way: number, from: number, to: number): number => (way << 16) | (from << 8) | to;

/** Chains of piles by the code of their available card; scratch space of {@linkcode movesIn}. */
const first = new Int16Array(64),
  later = new Int16Array(256);

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

/** Links the piles of a rule by the code of their available card. */
function chain(cards: Cards, cells: Cells, piles: readonly number[]): void {
  first.fill(-1);
  for (let i = piles.length - 1; i >= 0; i--) {
    const pile = piles[i]!,
      card = cells[pile]!;
    if (!card || !isFree(cards, cells, pile)) continue;
    const code = cards.code[card]!;
    later[pile] = first[code]!;
    first[code] = pile;
  }
}

function plays(cards: Cards, cells: Cells, {from, to}: Rule, moves: number[], all: boolean): void {
  const {
    board: {wants, kin},
    len,
  } = cards;
  chain(cards, cells, from);
  for (let i = 0; i < to.length; i++) {
    const place = to[i]!;
    const wanted = wants[64 * place + cells[len + place]!]!;
    if (!wanted || first[wanted]! < 0) continue;
    // Equal foundations waiting for the same card count as one.
    if (
      !all &&
      to.some((other, j) => j < i && kin[other] === kin[place] && cells[len + other] === cells[len + place])
    )
      continue;
    for (let pile = first[wanted]!; pile >= 0; pile = later[pile]!) moves.push(moveOf(PLAY, pile, place));
  }
}

function marriages(cards: Cards, cells: Cells, {from, to, guard}: Rule, moves: number[]): void {
  const {
    board: {onto, min},
    len,
    code,
  } = cards;
  const tables = onto[to[0]!];
  if (!tables) return;
  chain(cards, cells, to);
  for (const pile of from) {
    const card = cells[pile]!;
    if (!card || !isFree(cards, cells, pile)) continue;
    for (const below of tables[code[card]!]!) {
      for (let other = first[below]!; other >= 0; other = later[other]!) {
        if (other === pile || (guard === 'full-packet' && cells[len + other]! < min[other]!)) continue;
        moves.push(moveOf(MARRY, pile, other));
      }
    }
  }
}

/** Moves of cards to an empty packet or a bare king. */
function spaces(cards: Cards, cells: Cells, {way, from, to}: Rule, moves: number[], all: boolean): void {
  const {
    board: {open, group, packet},
    len,
    code,
  } = cards;
  for (const place of to) {
    const count = cells[len + place]!;
    if (
      way === FILL
        ? !open[place] || count > 0
        : count !== 1 || !isRank(code[cells[place]!]!, group[place]!.base!.rank)
    )
      continue;
    for (const pile of from) {
      if (!cells[pile] || pile === place || !isFree(cards, cells, pile)) continue;
      if (way === PARK && cells[len + pile]! <= 2) continue;
      // The only card of a packet would leave an equally empty packet behind.
      if (!all && way === FILL && packet[pile] && cells[len + pile] === 1) continue;
      moves.push(moveOf(way, pile, place));
    }
    if (!all) return;
  }
}

const isRank = (code: number, rank: string): boolean => 'A23456789TJQK'[(code - 1) % 13] === rank;

function transfers(cards: Cards, cells: Cells, {from, to, guard}: Rule, moves: number[]): void {
  const {
    board: {wants},
    len,
  } = cards;
  for (const pile of from) {
    const count = cells[len + pile]!;
    if (count < 2) continue;
    const card = wants[64 * pile + count - 1]!;
    for (const place of to) {
      if (wants[64 * place + cells[len + place]!] !== card || place === pile) continue;
      if (guard !== 'feeds' || isFed(cards, cells, card, wants[64 * place + cells[len + place]! + 1]!)) {
        moves.push(moveOf(TRANSFER, pile, place));
      }
    }
  }
}

/** Whether a card of the layout or talon could be played on one of the two codes wanted after a transfer. */
function isFed(cards: Cards, cells: Cells, one: number, other: number): boolean {
  return stageAt(cards, cells).rules.some(
    ({way, from}) =>
      way === PLAY &&
      from.some((pile) => {
        const code = cards.code[cells[pile]!]!;
        return code > 0 && (code === one || code === other) && isFree(cards, cells, pile);
      }),
  );
}

/** Shah: an outer card to the innermost place of a ray that is empty to its outer end. */
function graces(cards: Cards, cells: Cells, {from, to}: Rule, moves: number[]): void {
  for (const place of to) {
    if (cells[cards.len + place] || !isFree(cards, cells, place)) continue;
    for (const pile of from)
      if (cells[pile] && isFree(cards, cells, pile)) moves.push(moveOf(GRACE, pile, place));
  }
}

/** Fifteen: one ace and one king from the sixth row, or one card if only one kind lies there. */
function rescues(cards: Cards, cells: Cells, {from, to, guard}: Rule, moves: number[]): void {
  const {
    board: {wants, group},
    len,
    code,
  } = cards;
  if (to.some((place) => cells[len + place])) return;
  if (from.some((pile) => to.some((place) => wants[64 * place] === code[cells[pile]!]))) return;
  if (guard === 'rescue-when-stuck' && moves.length) return;
  const sixth = (pile: number): number => {
    if (cells[len + pile]! < 7) return 0;
    let card = cells[pile]!;
    for (let i = cells[len + pile]!; i > 6; i--) card = cells[cards.below + card]!;
    return code[card]!;
  };
  const places = [...new Set(to.map((place) => group[place]!.id))];
  const [aces = [], kings = []] = places.map((id) =>
    from.filter((pile) => to.some((place) => group[place]!.id === id && wants[64 * place] === sixth(pile))),
  );
  if (!aces.length && !kings.length) return;
  for (const ace of aces.length ? aces : [NONE]) {
    for (const king of kings.length ? kings : [NONE]) moves.push(moveOf(RESCUE, ace, king));
  }
}
