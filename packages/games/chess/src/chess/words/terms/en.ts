import type {Glossary} from '@quinola/table';

/** English: the terms of chess. */
export const terms: Glossary = {
  man: ['man|men', 'whatever stands on the board; the book says Kamień.'],
  check: ['check', 'the king is attacked: he must go away, or the attacker be taken, or a man put between.'],
  mate: ['mate|mates', 'a check from which the king cannot be saved: the game is won.'],
  stalemate: [
    'stalemate',
    'no check, and no move: in the book the game is half lost, in England it was won, today it is drawn.',
  ],
  officer: ['officer|officers', 'any man but king and pawns.'],
  castle: [
    'castle|castles',
    'the king goes two squares towards a rook, who goes to his other side; neither may have moved.',
  ],
  idle: ['idle', 'a pawn on the last rank while nothing is lost: it waits there until an officer is.'],
  passing: [
    'in passing',
    'a pawn that goes two steps past another may be taken by it as if it had gone one.',
  ],
  odds: ['odds', 'a man that the stronger player gives before the game.'],
};
