export {
  solve,
  solveCards,
  solveInto,
  solvingFourHandsInto,
  solvingInto,
  leftToWin,
  type CardValue,
} from './solve.js';
export {
  CARD_NUMBERS,
  positionOf,
  seatToPlay,
  type NumberedPosition,
  type OpenCards,
  type TrickPosition,
} from './position.js';
