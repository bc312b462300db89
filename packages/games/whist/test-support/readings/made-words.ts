import type {MadePosition} from '@quinola/testing/maxims/tested-maxims.js';
import type {Fault, WhistPhase, WhistView} from '../../src/whist/rules/index.js';
import {trick} from '../rare-positions.js';
import {at, vienna} from './made-tools.js';

// Positions for sentences on honours and on faults that a daily sample of deals does not reach.

const POOR = 'QC JC 4C 9H 8H 6H 5H 9D 8D 7D 9S 8S 7S';
const RICH = 'AC KC 9C 8C 7C AH KH AD KD AS 4S 3S';
const FAIR = 'KC QC 4C AH 8H 6H 5H AD 8D 7D 9S 8S 7S';

const asked = (phase: WhistPhase): Partial<WhistView> => ({turn: {phase, must: 0, may: [], over: false}});
/** Of the faults that a table with strict etiquette punishes only the accidents of dealing happen in drawn deals. */
const FAULTLESS = 'in the deals that are drawn nobody breaks a rule';
const strict = (
  phase: WhistPhase,
  fault: Fault,
  hand = POOR,
  changes: Partial<WhistView> = {},
): MadePosition => ({
  view: at(hand, {...asked(phase), fault, ...changes}, {etiquette: 'strict'}),
  ...(phase !== 'dealing.irregular' && {seldom: FAULTLESS}),
});

/** East has thrown a diamond on hearts; and later he follows hearts. */
const thrown = trick(0, 0, 'AH 2H 3H 2D');
const proof = trick(0, 0, 'KH 4H TH JH');

/** His card lies fourth in the first trick, which is not turned yet. */
const LAST: Partial<WhistView> = {
  asking: [0],
  leader: 1,
  toPlay: -1,
  trick: ['4S', '5S', '6S', '2S'].map((card, i) => ({seat: (i + 1) % 4, card})),
};

/** By maxim. */
export const madeOfWords: Readonly<Record<string, MadePosition>> = {
  '7': vienna('AC KC QC 4C AH 8H 6H AD 8D 7D 9S 8S 7S', {score: [8, 0]}),
  '17.XV.1a': vienna(FAIR, {score: [8, 8]}),
  '17.XV.1b': vienna(FAIR, {score: [8, 3]}),
  '17.XV.1c.exc': vienna(POOR, {score: [8, 5]}),
  '17.XV.1c': vienna('KC QC 4C AH 8H 6H 5H AD 8D 7D 9S 8S', {
    ...asked('playing.callWindow'),
    ...LAST,
    score: [8, 5],
  }),
  '17.XV.1-slam': {
    ...vienna(RICH, {...asked('playing.callWindow'), ...LAST, score: [8, 5]}),
    seldom: 'such a hand is dealt once in many thousand, and its side must stand on eight',
  },
  '19': strict('settlingDeal.penalties', {kind: 'revoke', seat: 1}),
  'engine.seen': strict('dealing.irregular', {
    kind: 'exposed',
    seat: 1,
    accident: {kind: 'exposed', by: 1, card: 'KC', seat: 2},
  }),
  'engine.stand': strict('playing.callFault', {kind: 'call-at-wrong-score', seat: 1}, `${RICH} 2S`),
  'engine.void': strict('playing.callFault', {kind: 'call-at-wrong-score', seat: 1}),
  'engine.suit': strict('playing.etiquette', {kind: 'led-out-of-turn', seat: 1}),
  'engine.demand': strict('playing.etiquette', {kind: 'played-before-turn', seat: 1}),
  'engine.revoke': {
    view: at('QH 8C 4C 9H 8D 7D 6D 9S 8S 7S 6S', {tricks: [thrown, proof]}, {etiquette: 'strict'}),
    seldom: FAULTLESS,
  },
  'engine.unproven': strict('settlingDeal.penalties', {kind: 'revoke-unnoticed', seat: 3}, '4C', {
    tricks: [thrown],
  }),
};
