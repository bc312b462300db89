import type {ChessRoomWords} from '../types.js';

/** Swedish: the room of chess. */
export const sv: ChessRoomWords = {
  title: 'Schack',
  subtitle: 'efter Fieldings häfte, omkring 1820',
  board: 'Schackbrädet',
  moves: 'Dragen',
  plays: (side) => (side ? 'spelar svart' : 'spelar vitt'),
  back: 'Bakåt',
  on: 'Framåt',
  now: 'Till partiet',
  fromHere: 'Spela vidare härifrån',
  yourTurn: {
    'playing.move': 'Din tur: flytta en pjäs',
    'playing.waking': 'Ditt val: vilken vilande bonde tar den förlorade pjäsens plats?',
    'playing.promotion': 'Ditt val: din bonde är framme',
    'playing.announcing': 'Ditt ord: vad säger du?',
    'playing.offered': 'Ditt ord: skiljs ni åt?',
  },
  checked: (attacker) => `Din tur: ${attacker} hotar din kung`,
  men: {P: 'en bonde', N: 'springaren', B: 'löparen', R: 'tornet', Q: 'damen', K: 'kungen'},
};
