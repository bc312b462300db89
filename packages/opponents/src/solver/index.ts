export {solve, solveCards, solveInto, solvingInto, leftToWin, type CardValue} from './solve.js';
export {
  CARD_NUMBERS,
  positionOf,
  seatToPlay,
  type NumberedPosition,
  type OpenCards,
  type TrickPosition,
} from './position.js';
