import {type Card} from '@quinola/cards';
import {factsOf, type Facts, type FactsView} from '../src/whist/opponents/maxims/facts.js';

/** South's view at the beginning of a deal with clubs for trumps, and what is said otherwise of it. */
export function facts(hand: string, more: Partial<FactsView> = {}, over: Partial<Facts> = {}): Facts {
  return {
    ...factsOf({
      player: 0,
      seats: [0, 1, 2, 3],
      seat: 0,
      leader: 0,
      trick: [],
      tricks: [],
      tricksWon: [0, 0],
      trump: 'C',
      turnUp: null,
      hand: hand.split(' '),
      dummyHand: null,
      score: [0, 0],
      calls: [],
      options: {honours: 'four'},
      ...more,
    }),
    ...over,
  };
}

/** A trick of cards in the order in which they were played. */
export const trick = (leader: number, winner: number, cards: string) => ({
  leader,
  winner,
  cards: cards.split(' ').map((card, i) => ({seat: (leader + i) % 4, card})),
});

const turned = (card: Card, seat: number) => ({turnUp: {seat, open: null, remembered: card}});

const FILL = '8H 7H 6H 5H 8D 7D 6D 5D';

/** Rare cases: the maxim, the card it chooses, the school, the position. Finesses fire. */
export const RARE: readonly (readonly [id: string, card: Card, school: string, Facts])[] = [
  [
    'whist.leitfaden.17.XIV.3',
    'JC',
    'leitfaden',
    facts('AC JC 4C 8D 7D', {
      leader: 2,
      trick: [
        {seat: 2, card: '5C'},
        {seat: 3, card: '6C'},
      ],
      tricks: [trick(0, 0, 'KC 2C 3C 7C'), trick(0, 2, '3D 2D AD 4D')],
    }),
  ],
  [
    'whist.leitfaden.17.XIV.3',
    'AC',
    'leitfaden',
    facts('AC 4C 8D 7D', {
      tricks: [trick(0, 0, 'KC 2C 3C 7C'), trick(0, 2, '3D 2D AD 4D'), trick(2, 0, '5C 6C JC 8C')],
    }),
  ],
  [
    'whist.leitfaden.17.XIV.5',
    '9C',
    'leitfaden',
    facts('AC JC TC 9C 8D 7D 6D', {
      tricks: [trick(2, 2, 'KH 4H 2H 3H'), trick(2, 0, '2S 3S AS 4S')],
    }),
  ],
  [
    'whist.leitfaden.17.XV.2b',
    'TC',
    'leitfaden',
    facts('TC 4C 3C KH 8H 7H 6H QD 4D 2D 5S 4S', {
      score: [3, 8],
      calls: [
        {seat: 1, said: 'call'},
        {seat: 3, said: 'no'},
      ],
      tricks: [trick(0, 0, 'AS 2S 3S 6S')],
    }),
  ],
  ['whist.leitfaden.25.2c', 'TC', 'leitfaden', facts(`AC JC TC 4C 3C ${FILL}`, turned('KC', 1))],
  ['whist.leitfaden.17.XVI.1', '9S', 'leitfaden', facts('9C 8C 6C 4C 2C 9S KH 7H 6H 5H QD 4D 3D')],
  [
    'whist.leitfaden.25.2b',
    '6H',
    'leitfaden',
    facts('AH JH 6H 4C 8D 7D', {leader: 3, trick: [{seat: 3, card: 'KH'}]}),
  ],
  [
    'whist.leitfaden.14.impass',
    'QH',
    'leitfaden',
    facts('AH QH 6H 4C 8D 7D', {
      leader: 2,
      trick: [
        {seat: 2, card: '4H'},
        {seat: 3, card: '5H'},
      ],
    }),
  ],
  [
    'whist.leitfaden.25.2e',
    'TH',
    'leitfaden',
    facts('TH 4H 4C 8D 7D', {
      leader: 1,
      trick: [
        {seat: 1, card: '5H'},
        {seat: 2, card: 'AH'},
        {seat: 3, card: '6H'},
      ],
    }),
  ],
  [
    'whist.leitfaden.17.VIII.a',
    '4H',
    'leitfaden',
    facts('4C 3C QH 8H 4H 9D 6D', {}, {slamDanger: true, void: ['', '', 'H', '']}),
  ],
  [
    'whist.leitfaden.17.XI.1own.b',
    '4C',
    'leitfaden',
    facts('KC 9C 7C 4C AH KH 7H 9D 6D 2D 5S 4S 3S', {score: [9, 5]}),
  ],
  ['wist.ogolne.29', 'KC', 'hoyle', facts('AC KC JC 4C')],
  ['wist.ogolne.25', '2C', 'hoyle', facts('JC TC 7C 4C 2C')],
  ['wist.szczegolne.3', 'KC', 'hoyle', facts('KC QC TC 6C 4C 2C AH KH 7H 4H 3D 2D 5S')],
  [
    'whist.leitfaden.17.XX.3',
    '9H',
    'leitfaden',
    facts('3C 2C 9H 6D 3S', {}, {trumpsOut: 1, slamDanger: false}),
  ],
  // Who plays after partner is at my right: he may ruff over him, the player at my left may not.
  [
    'whist.leitfaden.17.XVI.4',
    '7D',
    'leitfaden',
    facts('8C QH 8H 4H 2H 9D 7D 6S', {}, {slamDanger: false, void: ['', '', 'H', 'H']}),
  ],
  ['wist.obfita.jedna', 'AH', 'hoyle', facts('4C 3C AH KH 7H 5H 8D 6S', {}, {trumpLeads: [1, 0, 0, 0]})],
  ['wist.szczegolne.5', 'QC', 'hoyle', facts('QC JC 9C 4C 2C AH KH 7H 4H 6D 3D 2D 5S')],
  ['wist.ogolne.11', 'KC', 'hoyle', facts('AC KC JC 6C 4C 2C')],
  ['wist.ogolne.10', '2C', 'hoyle', facts('AC KC 8C 6C 4C 2C')],
  ['wist.ogolne.23', '2C', 'hoyle', facts('QC JC 7C 4C 2C')],
  ['wist.ogolne.35', 'TC', 'hoyle', facts('TC 9C 8C 4C')],
  ['wist.ogolne.3b', 'AD', 'hoyle', facts('4C 3C AH KH QH 4H AD KD 5D 7S', {}, {void: ['', '', 'H', '']})],
  // Rule 3 counts what was held: it goes on when the first ace has been played, and when both have.
  [
    'wist.ogolne.3b',
    'AD',
    'hoyle',
    facts('4C 3C KH QH 4H AD KD 5D 7S', {tricks: [trick(0, 0, 'AH 2H 5S 3H')]}),
  ],
  [
    'wist.ogolne.3b',
    'KD',
    'hoyle',
    facts('4C 3C KH QH 4H KD 5D 7S', {
      tricks: [trick(0, 0, 'AH 2H 5S 3H'), trick(0, 0, 'AD 2D 3D 4D')],
    }),
  ],
  [
    'wist.ogolne.3',
    'KD',
    'hoyle',
    facts('4C 3C 9H 4H KD 5D 7S', {tricks: [trick(0, 0, 'AH 2H 5H 3H'), trick(0, 0, 'AD 2D 3D 4D')]}),
  ],
  [
    'wist.swiecona.as-prawa.1',
    'AH',
    'hoyle',
    facts('TC 9C AH KH QH 8D 7D 6D 5D 8S 7S 6S 5S', turned('AC', 3)),
  ],
  [
    'wist.swiecona.krol-dama-prawa',
    'AH',
    'hoyle',
    facts('TC 9C AH KH QH 8D 7D 6D 5D 8S 7S 6S 5S', turned('KC', 3)),
  ],
  [
    'wist.swiecona.as-prawa.2',
    'TC',
    'hoyle',
    facts('TC 9C KH QH 8D 7D 6D 5D 8S 7S 6S 5S', {...turned('AC', 3), tricks: [trick(0, 0, 'AH 2H 3H 4H')]}),
  ],
  [
    'wist.swiecona.as-prawa.3',
    '9C',
    'hoyle',
    facts('9C QH 8D 7D 6D 5D 8S 7S 6S 5S', {
      ...turned('AC', 3),
      tricks: [trick(0, 0, 'AH 2H 3H 4H'), trick(0, 2, 'TC 2C JC 3C'), trick(2, 0, '5H 6H KH 7H')],
    }),
  ],
];
