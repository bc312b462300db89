import {FILL, GRACE, MARRY, NONE, PARK, PLAY, RESCUE, TRANSFER, type Rule} from './stages.js';
import {isFree, stageAt, type Cards, type Cells} from './cells.js';

/** The number encoding a move. */
export const moveOf = (way: number, from: number, to: number): number => (way << 16) | (from << 8) | to;

/** Chains of piles by the code of their available card; scratch space of {@linkcode movesIn}. */
const first = new Int16Array(64),
  later = new Int16Array(256);

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

/** Plays of available cards on foundations. */
export function plays(cards: Cards, cells: Cells, {from, to}: Rule, moves: number[], all: boolean): void {
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

/** Moves of available cards on packets that build. */
export function marriages(cards: Cards, cells: Cells, {from, to, guard}: Rule, moves: number[]): void {
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
export function spaces(
  cards: Cards,
  cells: Cells,
  {way, from, to}: Rule,
  moves: number[],
  all: boolean,
): void {
  const {
    board: {open, group},
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
      if (way === FILL && group[pile] === group[place] && cells[len + pile] === 1) continue;
      moves.push(moveOf(way, pile, place));
    }
    if (!all) return;
  }
}

const isRank = (code: number, rank: string): boolean => 'A23456789TJQK'[(code - 1) % 13] === rank;

/** Moves of cards from one foundation to another. */
export function transfers(cards: Cards, cells: Cells, {from, to, guard}: Rule, moves: number[]): void {
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
export function graces(cards: Cards, cells: Cells, {from, to}: Rule, moves: number[]): void {
  for (const place of to) {
    if (cells[cards.len + place] || !isFree(cards, cells, place)) continue;
    for (const pile of from)
      if (cells[pile] && isFree(cards, cells, pile)) moves.push(moveOf(GRACE, pile, place));
  }
}

/** Fifteen: one ace and one king from the sixth row, or one card if only one kind lies there. */
export function rescues(cards: Cards, cells: Cells, {from, to, guard}: Rule, moves: number[]): void {
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
