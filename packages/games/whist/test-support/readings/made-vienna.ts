import type {MadePosition} from '@quinola/testing/maxims/tested-maxims.js';
import {trick} from '../rare-positions.js';
import {following, turned, vienna} from './made-tools.js';

// Positions for maxims of the Viennese guide that a daily sample of deals does not reach. Clubs are trumps, and south plays.

const FEW = '8D 7D 6D 5D 9S 8S 7S 6S';

/** A position in which he ventures a ruse, once in twelve times, by this seed. */
const ruse = (seed: string, ...position: Parameters<typeof vienna>): MadePosition => ({
  ...vienna(...position),
  seed,
});

/** By maxim. */
export const madeVienna: Readonly<Record<string, MadePosition>> = {
  '14.impass': ruse('finesse 0', `AH QH 6H 8C 4C ${FEW}`, following(2, '4H', '5H')),
  '25.2a': ruse('finesse 0', 'AH QH JH 6H 5H 9C 6C 4C KD 7D 4D 8S 3S'),
  '25.2b': ruse('finesse 0', `AH JH 6H 8C 4C ${FEW}`, following(3, 'KH')),
  '25.2c': ruse('finesse 0', `AC JC TC 4C 3C ${FEW}`, turned('KC', 1)),
  '25.2d': ruse('finesse 0', `KH 6H 8C 4C ${FEW}`, {tricks: [trick(1, 0, '4H 8H 9H TH')]}),
  '25.2e': ruse('finesse 0', `TH 4H 9C 8C 4C ${FEW}`, following(1, '5H', 'AH', '6H')),
  '25.2f': ruse('finesse 1', 'KH QH JH 6H 5H 9C 6C 4C KD 7D 4D 8S 3S'),
  '17.XVI.1': vienna('9C 8C 6C 4C 2C 9S KH 7H 6H 5H QD 4D 3D'),
  '17.X.b': vienna('AS 8C 4C 9H 7H 6H 5H QD TD 9D 4D 3D', {tricks: [trick(2, 0, '5C 6C KC 2C')]}),
  '17.IV.exc': vienna('AS 3S 4C 3C 2C 9H 8H 7H 6H 5H 8D 7D 6D'),
  '17.X.c': vienna('8C 4C 9H 8H 7H 6H QD TD 9D 4D 3D 9S', {
    ...turned('KC', 3),
    tricks: [trick(2, 0, '5C 6C AC 2C')],
  }),
  '17.XIII': vienna(`KC 4C 9H 8H 7H ${FEW}`, following(3, '5C')),
  '17.XIV.1': vienna('AC KC JC 4C 9H 8H 7H 8D 7D 6D 9S 8S 7S'),
  '17.XIV.2': vienna(`QC 8C 9H 8H 7H ${FEW.slice(0, -3)}`.trim(), {
    tricks: [trick(2, 2, 'KC 5C 3C 6C'), trick(2, 0, '3D 4D AD 2D')],
  }),
  '17.XIV.3': vienna(`AC JC 4C ${FEW}`, {
    ...following(2, '5C', '6C'),
    tricks: [trick(0, 0, 'KC 2C 3C 7C'), trick(0, 2, '3D 2D AD 4D')],
  }),
  '17.XIV.5': vienna('AC JC TC 9C 8D 7D 6D 5D 9H 8H 7H', {
    tricks: [trick(2, 2, 'KH 4H 2H 3H'), trick(2, 0, '2S 3S AS 4S')],
  }),
  '17.XI.1own.b': vienna('KC 9C 7C 4C AH KH 7H 9D 6D 2D 5S 4S 3S', {score: [9, 5]}),
  '17.XI.4.stop': vienna('KH QH 9H 8H 6C 4C 7D 6D 9S 5S 4S 3S', {tricks: [trick(0, 0, 'AH 2D 2H 3D')]}),
  // Seven tricks are lost, and partner is void of hearts.
  '17.VIII.a': {
    ...vienna('4C 9H 8H 9D 6D', {
      tricksWon: [1, 7],
      tricks: [
        trick(1, 1, 'AH 2H 3H 4H'),
        trick(1, 1, 'KH 2D 5H 6H'),
        trick(1, 1, 'AS 2S 3S 4S'),
        trick(1, 1, 'KS 5S 6S 7S'),
        trick(1, 1, 'QS 8S 9S TS'),
        trick(1, 1, 'AD 3D 4D 5D'),
        trick(1, 1, 'KD 7D 8D TD'),
        trick(1, 0, '2C 3C 5C KC'),
      ],
    }),
    seldom: 'who leads has won a trick: seven have to be lost before, and partner has to be void',
  },
  '17.XVI.5': vienna('QC 8C TH 9H 8H 7H JD TD 9D 8D 7D 6D', {
    ...following(2, '6S', '4S'),
    tricks: [trick(2, 2, 'AS 2S 5D 3H')],
  }),
  '17.XVIII.3': vienna('AH KH QH 8D 7D', {
    ...following(3, 'QS'),
    tricks: [
      trick(1, 1, 'AD 2D 3D 4D'),
      trick(1, 1, 'KD 5D 6D 9D'),
      trick(1, 1, 'AS 2S 3S 4S'),
      trick(1, 3, '5S 6S KS 7S'),
      trick(3, 3, 'AC 2C 3C 4C'),
      trick(3, 3, 'KC 5C 6C 7C'),
      trick(3, 3, 'QC 8C 9C TC'),
      trick(3, 3, 'JC 2H 3H 4H'),
    ],
  }),
  '17.XV.2a': vienna('TC 4C 3C KH 8H 7H 6H QD 4D 2D 5S 4S', {
    score: [3, 8],
    tricks: [trick(0, 0, 'AS 2S 3S 6S')],
  }),
  '17.XV.2b': vienna('TC 4C 3C KH 8H 7H 6H QD 4D 2D 5S 4S', {
    score: [3, 8],
    calls: [
      {seat: 1, said: 'call'},
      {seat: 3, said: 'no'},
    ],
    tricks: [trick(0, 0, 'AS 2S 3S 6S')],
  }),
};
