import type {ChessRoomWords} from '../types.js';

/** German: the room of chess. */
export const de: ChessRoomWords = {
  title: 'Schach',
  subtitle: 'nach Fieldings Büchlein, um 1820',
  board: 'Das Schachbrett',
  moves: 'Die Züge',
  plays: (side, {you}) => `${you ? 'spielen' : 'spielt'} ${side ? 'Schwarz' : 'Weiß'}`,
  back: 'Zurück',
  on: 'Weiter',
  now: 'Zum Spiel',
  fromHere: 'Von hier weiterspielen',
  yourTurn: {
    'playing.move': 'Am Zug: ziehen Sie einen Stein',
    'playing.waking': 'Ihre Wahl: Welcher müßige Bauer tritt an die Stelle des verlorenen Offiziers?',
    'playing.promotion': 'Ihre Wahl: Ihr Bauer ist angekommen',
    'playing.announcing': 'Ihr Wort: Was sagen Sie?',
    'playing.offered': 'Ihr Wort: Trennt man sich?',
  },
  checked: (attacker) => `Am Zug: ${attacker} greift Ihren König an`,
  men: {
    P: 'ein Bauer',
    N: 'der Springer',
    B: 'der Läufer',
    R: 'der Turm',
    Q: 'die Dame',
    K: 'der König',
  },
};
