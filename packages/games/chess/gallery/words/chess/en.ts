import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of chess. */
export const words = {
  pageTitle: 'Chess, Poland, about 1820',
  description:
    'Play chess as a Polish booklet taught it about 1820: a pawn becomes only what is lost, a stalemate is half a game, check is declared. Or as it is played today.',
  name: 'Chess',
  lead: 'a pawn becomes only what is lost: as a Polish booklet taught it about 1820, or as it is played today',
  inside: 'Board and men of the time, with its laws.',
  more: 'More about chess',
  tile: 'A pawn becomes only what is lost, and a stalemate is half a game.',
  options: {
    rules: ['Rules', 'of Fielding’s booklet', 'of today'],
    white: ['White men in the first game', 'yours', 'the other’s', 'by lot'],
    'first-move': ['First move', 'White', 'Black', 'by lot'],
    stalemate: ['A stalemate', 'is half lost', 'is won, as in England', 'is drawn'],
    promotion: ['A pawn becomes', 'what is lost', 'any officer'],
    'strict-etiquette': ['Touching and announcing', 'relaxed', 'strict'],
    'safety-draws': ['Draws', 'as a safety net', 'none, as in the book'],
    odds: ['Odds', 'none', 'a pawn', 'a knight', 'a rook', 'the queen'],
    giver: ['Odds are given by', 'the other', 'you'],
  },
  rulesChess: 'Chess',
  opponentsBook:
    'They play by the rules of good play of the booklet and look two moves ahead. Press <em>Why?</em> and the table names the rule that decided. As <em>masters</em> they search as far as a tenth of a second lets them, and say what their line wins.',
  opponentsFair: 'Nothing is hidden in this game: opponents see the board, as you do.',
  source:
    'a booklet of about 1820, bound with four other treatises: movement of the men, laws, games, positions.',
} satisfies GalleryWords;

/** What the page of chess says in one language. */
export type ChessGallery = Translated<typeof words>;
