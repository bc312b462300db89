import {defineOptions, OptionsError, type OptionsOf} from '@quinola/play';
import {SQUARES} from './men.js';
import {checkFen, lettersOf, START} from './position.js';

const isFielding = ({rules}: Readonly<Record<string, unknown>>): boolean => rules !== 'modern';

/** The man that is given as odds, by its square on White's side: pawn of the King's Bishop, and men of the Queen's wing. */
const ODDS: Readonly<Record<string, string>> = {pawn: 'f2', knight: 'b1', rook: 'a1', queen: 'd1'};

/** What is agreed before a match; names and values match the specification. */
export const chessOptions = defineOptions(
  {
    /** Whose rules: those of Fielding's book (unless set), or those of today. */
    rules: {words: ['fielding', 'modern']},
    /** Games of the match, one unless set; the players change sides after each. */
    games: {least: 1, most: 20, usual: 1},
    /**
     * Who has the white men in the first game; by `lot`, chance says.
     *
     * @offered
     */
    white: {words: ['first', 'second', 'lot']},
    /**
     * Which side moves first; the book does not say.
     *
     * @offered
     */
    firstMove: {words: ['white', 'black', 'lot']},
    /**
     * Who gains by a stalemate: he who gives it wins half the game (unless set), in England he who suffers it wins it whole, today
     * nobody.
     *
     * @offered
     */
    stalemate: {
      words: ['fielding', 'england', 'modern'],
      usual: (given) => (isFielding(given) ? 'fielding' : 'modern'),
    },
    /**
     * What a pawn becomes on the last rank: what its side has lost (unless set), or any officer.
     *
     * @offered
     */
    promotion: {words: ['fielding', 'modern'], usual: (given) => (isFielding(given) ? 'fielding' : 'modern')},
    /**
     * A touched man must move, check must be declared, and a mate that is not announced wins half.
     *
     * @offered
     */
    strictEtiquette: {words: [false, true]},
    /**
     * `no`: no draws, as in the book, which knows none; else a position that comes for the third time, fifty moves without a pawn
     * moved or a man taken, and an agreement end the game.
     *
     * @offered
     * @only fielding
     */
    safetyDraws: {words: [true, false]},
    /**
     * What is given to the weaker player: a pawn, a knight, a rook or the queen.
     *
     * @offered
     */
    odds: {words: ['none', 'pawn', 'knight', 'rook', 'queen']},
    /**
     * Who gives the odds.
     *
     * @offered
     * @with odds=pawn
     */
    giver: {words: ['second', 'first']},
    /** The pawn with which its side undertakes to mate, by its square at the start: `g2`. */
    marked: {text: true, usual: null},
    /**
     * Whoever has marked a pawn takes no pawns.
     *
     * @with marked=g2
     */
    sparePawns: {words: [false, true]},
    /** A position from which each game begins, in Forsyth's notation. */
    fen: {text: true, usual: null},
  },
  {
    excluded: [{option: 'safetyDraws', where: 'rules', is: 'modern'}],
    check(options) {
      const {fen, odds, marked, promotion} = options;
      if (fen !== null) {
        checkFen(fen, promotion === 'fielding');
        if (odds !== 'none')
          throw new OptionsError('excluded', {option: 'odds', value: odds, against: 'fen', with: fen});
      }
      if (marked !== null && !/p/i.test(lettersOf(fen ?? START)[SQUARES.indexOf(marked)] ?? ''))
        throw new OptionsError('unknown-marked', {value: marked});
    },
  },
);

/** The options of a match of chess. */
export type ChessOptions = OptionsOf<typeof chessOptions>;

/**
 * The position in which a game begins.
 * @param giver the side of the player who gives odds: 0 white, 1 black
 * @param first the side that moves first
 */
export function firstPosition({fen, odds}: ChessOptions, giver: 0 | 1, first: 0 | 1): string {
  if (fen !== null) return fen;
  const [ranks, , rights, ...rest] = START.split(' ') as [string, string, string, string, string, string];
  const given = ODDS[odds];
  const rows = ranks.split('/');
  let castling = rights;
  if (given) {
    const row = giver ? (odds === 'pawn' ? 1 : 0) : odds === 'pawn' ? 6 : 7;
    const at = 'abcdefgh'.indexOf(given[0]!);
    const letters = rows[row]!.split('');
    letters[at] = '1';
    rows[row] = letters.join('').replace(/1+/g, ({length}) => String(length));
    if (odds === 'rook') castling = castling.replace(giver ? 'q' : 'Q', '');
  }
  return [rows.join('/'), 'wb'[first], castling, ...rest].join(' ');
}
