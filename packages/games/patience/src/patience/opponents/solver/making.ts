import {
  FILL,
  GRACE,
  LEAVE,
  NEXT,
  NONE,
  REDEAL,
  REFILL,
  RESCUE,
  TRANSFER,
  TURN,
  type Diversion,
  type Stage,
} from './stages.js';
import {
  LAYING,
  PLAYING,
  REDEALING,
  REFILLING,
  isFree,
  lift,
  put,
  stageAt,
  vacancy,
  type Cards,
  type Cells,
} from './cells.js';
import {fallingPlays} from './finding.js';

/** Makes a move in place, and everything that automatically follows from it, as the rules do. */
export function make(cards: Cards, cells: Cells, move: number): void {
  const {board} = cards;
  const way = move >> 16,
    from = (move >> 8) & 255,
    to = move & 255;
  const stage = cells[cards.stage]!;
  switch (way) {
    case TURN:
      put(cards, cells, board.talon, lift(cards, cells, board.stock));
      settle(cards, cells);
      return;
    case REFILL:
      fillOn(cards, cells);
      return;
    case LEAVE:
      passOn(cards, cells);
      continueProgram(cards, cells);
      return;
    case NEXT:
      if (stage === PLAYING || !cells[cards.len + board.stock]) nextStep(cards, cells);
      continueProgram(cards, cells);
      return;
    case REDEAL:
      gather(cards, cells);
      if (!board.game.def.redeal!.shuffle) layAgain(cards, cells);
      else if (cards.shuffled) shuffleAndLay(cards, cells);
      else cells[cards.stage] = REDEALING;
      return;
    case FILL:
      if (stage !== REFILLING) break;
      fillFrom(cards, cells, from, to);
      fillOn(cards, cells);
      return;
    case RESCUE:
      for (const column of [from, to]) if (column !== NONE) rescue(cards, cells, column);
      settle(cards, cells);
      return;
    default:
  }
  if (way === TRANSFER) {
    cells[cards.len + from]!--;
    cells[cards.len + to]!++;
  } else {
    put(cards, cells, to, lift(cards, cells, from));
  }
  cells[cards.must] = way === TRANSFER && stageAt(cards, cells).feeds ? from + 1 : 0;
  if (stage === LAYING) afterFalling(cards, cells, from);
  // A card placed at the centre of an open ray means the rest of the ray is filled at once.
  else if (way === GRACE) fillOn(cards, cells);
  else settle(cards, cells);
}

function nextStep(cards: Cards, cells: Cells): void {
  cells[cards.step]!++;
  cells[cards.at] = 0;
}

/** Continues the program until the player has to decide. */
function continueProgram(cards: Cards, cells: Cells): void {
  for (;;) {
    if (!stageAt(cards, cells).deal) {
      settle(cards, cells);
      return;
    }
    if (!layOut(cards, cells, stageAt(cards, cells))) {
      cells[cards.stage] = LAYING;
      return;
    }
    nextStep(cards, cells);
  }
}

/** Deals the next stock card to a pile, or where it is diverted; returns whether the pile got it. */
function dealTo(cards: Cards, cells: Cells, pile: number, divert: readonly Diversion[]): boolean {
  const {board} = cards;
  const card = lift(cards, cells, board.stock);
  for (const {rank, to} of divert) {
    if (rank && rank !== ((cards.code[card]! - 1) % 13) + 1) continue;
    const place = baseFor(cards, cells, to, card);
    if (place < 0) continue;
    put(cards, cells, place, card);
    return false;
  }
  put(cards, cells, pile, card);
  return true;
}

/** The first pile the card can start, or the first empty one if cards are only displayed; -1 if there is none. */
function baseFor({board, len, code}: Cards, cells: Cells, piles: readonly number[], card: number): number {
  for (const pile of piles) {
    if (cells[len + pile] === 0 && (!board.size[pile] || board.wants[64 * pile] === code[card])) return pile;
  }
  return -1;
}

function layOut(cards: Cards, cells: Cells, {deal, to, divert}: Stage): boolean {
  const hand = cards.len + cards.board.stock;
  switch (deal!.deal) {
    case 'packets':
      for (const pile of to)
        for (let i = 0; i < deal!.each && cells[hand]; i++) dealTo(cards, cells, pile, divert);
      return true;
    case 'rows':
      for (let row = 0; row < deal!.rows; row++)
        for (const pile of to) if (cells[hand]) dealTo(cards, cells, pile, divert);
      return true;
    case 'row':
      for (const pile of to) while (cells[hand] && !dealTo(cards, cells, pile, divert));
      return true;
    case 'stream':
      if (!cells[hand]) return true;
      streamOn(cards, cells, to, divert, deal!.opens);
      return false;
    case 'rounds':
      while (cells[hand]) {
        if (!dealTo(cards, cells, to[cells[cards.at]!]!, divert)) continue;
        if (fallingPlays(cards, cells, null)) return false;
        passOn(cards, cells);
      }
      return true;
  }
}

function streamOn(
  cards: Cards,
  cells: Cells,
  to: readonly number[],
  divert: readonly Diversion[],
  opens: string,
): void {
  const {board, code, at, len} = cards;
  const rank = (code[cells[board.stock]!]! - 1) % 13;
  if ('A23456789TJQK'[rank] === opens && cells[len + to[cells[at]!]!]) cells[at]!++;
  dealTo(cards, cells, to[cells[at]!]!, divert);
}

/** Moves on so that the next card falls on the next pile. */
function passOn(cards: Cards, cells: Cells): void {
  cells[cards.at] = (cells[cards.at]! + 1) % stageAt(cards, cells).to.length;
}

/** During a deal: after a play the next card takes its place; a stream waits for its next card. */
function afterFalling(cards: Cards, cells: Cells, from: number): void {
  const {deal, to} = stageAt(cards, cells);
  if (deal!.deal !== 'rounds') return;
  if (from !== to[cells[cards.at]!]) {
    if (fallingPlays(cards, cells, null)) return;
    passOn(cards, cells);
  }
  continueProgram(cards, cells);
}

/** Fills what is filled at once, and plays forced bases. */
function settle(cards: Cards, cells: Cells): void {
  const {filling, forced} = stageAt(cards, cells);
  cells[cards.stage] = PLAYING;
  do {
    if (filling?.immediate && !fillUp(cards, cells)) {
      cells[cards.stage] = REFILLING;
      return;
    }
  } while (forced.length && playBase(cards, cells, forced));
}

function playBase(cards: Cards, cells: Cells, forced: Stage['forced']): boolean {
  for (const {from, to} of forced) {
    if (!isOpen(cards, cells, to)) continue;
    for (const pile of from) {
      const card = cells[pile]!;
      if (!card || !isFree(cards, cells, pile)) continue;
      const place = baseFor(cards, cells, to, card);
      if (place < 0) continue;
      put(cards, cells, place, lift(cards, cells, pile));
      return true;
    }
  }
  return false;
}

function isOpen({len}: Cards, cells: Cells, piles: readonly number[]): boolean {
  for (const pile of piles) if (cells[len + pile] === 0) return true;
  return false;
}

/** Fills vacant places as long as there is no choice; returns whether all possible ones are filled. */
function fillUp(cards: Cards, cells: Cells): boolean {
  const filling = stageAt(cards, cells).filling!;
  for (;;) {
    const pile = vacancy(cards, cells);
    if (pile < 0) return true;
    const sources = filling.from.filter((from) => cells[cards.len + from]! > 0);
    if (!filling.first && (filling.immediate ? sources : filling.from).length > 1) return false;
    fillFrom(cards, cells, sources[0]!, pile);
  }
}

function fillFrom(cards: Cards, cells: Cells, from: number, pile: number): void {
  if (from === cards.board.stock) dealTo(cards, cells, pile, stageAt(cards, cells).filling!.divert);
  else put(cards, cells, pile, lift(cards, cells, from));
}

function fillOn(cards: Cards, cells: Cells): void {
  if (fillUp(cards, cells)) settle(cards, cells);
  else cells[cards.stage] = REFILLING;
}

/** Takes the packets into the hand; the first gathered are dealt first. */
function gather(cards: Cards, cells: Cells): void {
  const {collect, stock} = cards.board;
  for (let i = collect.length - 1; i >= 0; i--) {
    while (cells[collect[i]!]) put(cards, cells, stock, lift(cards, cells, collect[i]!));
  }
  cells[cards.redeals]!++;
}

/** Shuffles the gathered cards into the known order and deals them. */
export function shuffleAndLay(cards: Cards, cells: Cells): void {
  const {
    board: {stock},
    order,
    shuffled,
  } = cards;
  const gathered: number[] = [];
  while (cells[stock]) gathered.push(lift(cards, cells, stock));
  gathered.sort((a, b) => order[a]! - order[b]! || a - b);
  for (const card of shuffled!(cells[cards.redeals]!, gathered).reverse()) put(cards, cells, stock, card);
  layAgain(cards, cells);
}

function layAgain(cards: Cards, cells: Cells): void {
  const {game} = cards.board;
  const {program} = game.def.redeal!;
  if (program === 'same') {
    cells[cards.step] = 0;
    cells[cards.at] = 0;
  } else {
    for (const stage of cards.board.again) layOut(cards, cells, stage);
  }
  continueProgram(cards, cells);
}

/** Moves the sixth card of a column to its place; the cards below close the gap. */
function rescue(cards: Cards, cells: Cells, column: number): void {
  const {board, below} = cards;
  const held: number[] = [];
  while (cells[cards.len + column]! > 6) held.push(lift(cards, cells, column));
  const card = lift(cards, cells, column);
  cells[below + card] = 0;
  put(cards, cells, baseFor(cards, cells, board.goal, card), card);
  while (held.length) put(cards, cells, column, held.pop()!);
}
