import type {ChessRoomWords} from '../types.js';

/** Polish: the room of chess. */
export const pl: ChessRoomWords = {
  title: 'Szachy',
  subtitle: 'według książeczki Fieldinga, około 1820',
  board: 'Szachownica',
  moves: 'Posunięcia',
  plays: (side, {you}) => `${you ? 'grasz' : 'gra'} ${side ? 'czarnymi' : 'białymi'}`,
  back: 'Wstecz',
  on: 'Dalej',
  now: 'Do gry',
  fromHere: 'Graj dalej stąd',
  yourTurn: {
    'playing.move': 'Twój ruch: przesuń bierkę',
    'playing.waking': 'Twój wybór: który próżny pion zajmie miejsce straconej figury?',
    'playing.promotion': 'Twój wybór: pion doszedł do końca',
    'playing.announcing': 'Twoje słowo: co mówisz?',
    'playing.offered': 'Twoje słowo: czy się rozchodzicie?',
  },
  checked: (attacker) => `Twój ruch: ${attacker} atakuje twojego króla`,
  men: {P: 'pion', N: 'skoczek', B: 'goniec', R: 'wieża', Q: 'hetman', K: 'król'},
};
