import type {ChessRoomWords} from '../types.js';

/** English: the room of chess. */
export const en: ChessRoomWords = {
  title: 'Chess',
  subtitle: 'after Fielding’s booklet, about 1820',
  board: 'The chessboard',
  moves: 'The moves',
  plays: (side, {you}) => `${you ? 'play' : 'plays'} ${side ? 'black' : 'white'}`,
  back: 'Back',
  on: 'On',
  now: 'To the game',
  fromHere: 'Play on from here',
  yourTurn: {
    'playing.move': 'Your turn: move a man',
    'playing.waking': 'Your choice: which idle pawn takes the place of the man you lost?',
    'playing.promotion': 'Your choice: your pawn has arrived',
    'playing.announcing': 'Your word: what do you say?',
    'playing.offered': 'Your word: do you part?',
  },
  checked: (attacker) => `Your turn: ${attacker} attacks your king`,
  men: {
    P: 'a pawn',
    N: 'the knight',
    B: 'the bishop',
    R: 'the rook',
    Q: 'the queen',
    K: 'the king',
  },
};
