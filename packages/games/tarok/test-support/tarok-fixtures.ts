import type {FixtureGame, FixtureSet, FixturePlayer} from '@quinola/testing/fixtures/types.js';
import {profile, tarokMachine} from '../src/tarok/machine.js';
import {tarokBrain} from '../src/tarok/opponents/maxims/brain.js';
import {
  tarok,
  tarokOptions,
  type GivenOptions,
  type TarokHappening,
  type TarokMove,
  type TarokOptions,
  type TarokState,
  type TarokView,
} from '../src/tarok/rules/index.js';
import {MIXED, stylesOf} from './fixture-styles.js';

function set(
  name: string,
  count: number,
  given: GivenOptions,
  lineups = MIXED,
): FixtureSet<TarokOptions, TarokMove> {
  return {name, count, options: tarokOptions(given), lineups};
}

const STYLES = stylesOf(tarokBrain);

/** Buries the Pagat if that is allowed, and does everything else at random. */
const burying: FixturePlayer<TarokView, TarokMove> = {
  choose(question) {
    const burial = question.moves.find((move) => move.type === 'LAY_SKAT' && move.cards.includes('T1'));
    return burial ? {move: burial} : STYLES.random!.choose(question);
  },
};

const TROIS_DEAL =
  'S:13,19,8,20,11,1.53KN.7K39N.NA5J.2738TA E:14,16,21,6.26Q94.J28A5.TK379Q2.45J6 W:5,2,7,3,18,15,17,4,10,12,SK,9.JT78A.T6Q4.864.KQN9';
const DEUX_DEAL =
  'S:13,19,8,20,11,1.53KN.7K39N.NA5J.2738TA N:5,2,7,3,18,15,17,4,10,12,SK,9.JT78A.T6Q4.864.KQN9';
/** W, who deals, has the lowest cards of every suit and makes no trick. */
const NO_TRICK_DEAL =
  'S:21,19,17,15,13,11,9,7,5,3,1.KNT8.QJ2.KNA3.QJ9 E:20,18,16,14,12,10,8,6,4,2,SK.QJ9.KNA3.QJ2.KNT8 W:.A234567.T987654.T987654.A234567 dealer=W';
/** W, who deals, has the Pagat with the only two other taroks: he may bury all three. */
const BURIAL_DEAL =
  'S:21,19,17,15,13,11,9,7,5,SK.J73.Q26T.J48.Q9642 E:20,18,16,14,12,10,8,6,4.Q95A.J48.Q26T.J753A W:1,2,3.KNT8642.KNA3579.KNA3579.KNT8 dealer=W';

/** The stored records of Tarok en trois and en deux. */
export const tarokFixtures: FixtureGame<TarokState, TarokView, TarokMove, TarokOptions, TarokHappening> = {
  game: tarok,
  machine: tarokMachine(),
  profile,
  players: ({players}) => players,
  styles: {...STYLES, burying},
  stop: {type: 'STOP'},
  sets: [
    set('trois', 24, {}),
    set('trois-matadors-above', 12, {deals: 2, matadorSeries: 'above'}),
    set('trois-matadors-both', 12, {deals: 2, matadorSeries: 'both'}),
    set('trois-pagat-announced', 12, {deals: 2, announcePagatWithTaroks: true}),
    set('trois-pagat-in-skat', 12, {deals: 2, announcePagatInSkat: true}),
    set('trois-sky-free', 12, {deals: 2, skyLed: 'free'}),
    set('trois-pagat-cumulative', 12, {deals: 2, pagatAccounting: 'cumulative'}),
    set('trois-pagat-tie', 12, {deals: 2, pagatTie: 'nextInTurn'}),
    set('trois-card-flow-each', 12, {deals: 2, cardFlow: 'each'}),
    set('trois-king-ultimo', 12, {deals: 2, kingUltimo: 15}),
    set('trois-stichfrei', 24, {deals: 3, stichfrei: true}),
    set('trois-pot', 12, {deals: 4, pot: true}),
    set('trois-pot-stake', 12, {deals: 2, pot: true, potStake: 7, pagatAccounting: 'cumulative'}),
    set('trois-all', 12, {
      deals: 4,
      pot: true,
      stichfrei: true,
      kingUltimo: 15,
      matadorSeries: 'both',
      cardFlow: 'each',
      pagatTie: 'nextInTurn',
    }),
    set('trois-deal', 12, {deals: 1, deal: TROIS_DEAL}),
    set('trois-no-trick', 8, {deals: 1, deal: NO_TRICK_DEAL, stichfrei: true}),
    set('trois-no-trick-pot', 4, {deals: 2, deal: NO_TRICK_DEAL, stichfrei: true, pot: true}),
    set('trois-burial', 8, {deals: 1, deal: BURIAL_DEAL}, [['burying', 'random', 'book']]),
    set('trois-burial-said', 8, {deals: 1, deal: BURIAL_DEAL, announcePagatInSkat: true}, [
      ['burying'],
      ['book'],
    ]),
    set('deux', 24, {players: 2}),
    set('deux-parties', 6, {players: 2, parties: 2, target: 60}),
    set('deux-prices', 10, {
      players: 2,
      target: 150,
      doubleBelow: 80,
      partyStake: 100,
      pointValue: 3,
    }),
    set('deux-captor', 12, {players: 2, captorScores: false}),
    set('deux-pair-empty', 12, {players: 2, pairEmpty: 0}),
    set('deux-matadors-above', 10, {players: 2, matadorSeries: 'above'}),
    set('deux-matadors-both', 10, {players: 2, matadorSeries: 'both'}),
    set('deux-sky-free', 10, {players: 2, skyLed: 'free'}),
    set('deux-pagat-announced', 10, {players: 2, announcePagatWithTaroks: true, announcePagatInSkat: true}),
    set('deux-deal', 12, {players: 2, deal: DEUX_DEAL}),
  ],
  moves: {
    SPREAD: true,
    DRAW: true,
    SHUFFLE: true,
    CUT: true,
    LAY_SKAT: true,
    TAKE_BACK: true,
    ANNOUNCE: true,
    PLAY: true,
    STOP: true,
  },
  happenings: {
    spread: true,
    drawn: true,
    redraw: true,
    seated: true,
    staked: true,
    shuffled: true,
    cut: true,
    dealt: true,
    'skat-laid': true,
    'skat-cards': true,
    'skat-taken-back': true,
    announced: true,
    played: true,
    'trick-won': true,
    piece: true,
    owed: true,
    'skat-turned': true,
    exchanged: true,
    'deal-settled': true,
    'party-settled': true,
    'session-over': true,
    stichfrei: 'came after the records were made; test/fixtures/differences.json tells where it is added',
  },
};
