import type {FixtureGame, FixtureSet} from '@quinola/testing/fixtures/types.js';
import {profile, tarokOmbreMachine} from '../src/tarok-ombre/machine.js';
import {tarokOmbreBrain} from '../src/tarok-ombre/opponents/maxims/brain.js';
import {
  tarokOmbre,
  tarokOmbreOptions,
  type GivenOptions,
  type TarokOmbreHappening,
  type TarokOmbreMove,
  type TarokOmbreOptions,
  type TarokOmbreState,
  type TarokOmbreView,
} from '../src/tarok-ombre/rules/index.js';
import {MIXED, stylesOf} from './fixture-styles.js';

/** A set of sessions of two deals, unless the options say otherwise. */
function set(
  name: string,
  count: number,
  given: GivenOptions,
): FixtureSet<TarokOmbreOptions, TarokOmbreMove> {
  return {name, count, options: tarokOmbreOptions({deals: 2, ...given}), lineups: MIXED};
}

const SOUTH = 'S:13,19,8,20,11,1.53KN.7K39N.NA5J.2738TA';
const WEST = 'W:14,16,21,6.26Q94.J28A5.TK379Q2.45J6';
const OLD_DEAL = `${SOUTH} ${WEST} E:5,2,7,3,18,15,17,4,10,12,SK,9.8A.T6Q4.864.KQN9 skat=JS,TS,7S game=due player=W`;
const NEW_DEAL = `${SOUTH} ${WEST} E:5,2,7,3,18,15,17,4,10,12,SK.JT78A.T6Q4.864.KQ game=solo player=S`;
/** A declarer's hand that wins every trick; with Sky, every trick but Sky's own. */
const WITHOUT_SKY = '21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1.K.K.K.K';
const WITH_SKY = '21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,1,SK.K.K.K.K';
const PLAIN = '9753A.NA3579.QJ2468T.NT8642';
const EAST = 'E:.T8642.QJ2468T.NA3579.QJ9753A';
const toutOld = (hand: string, other: string): string =>
  `S:${other}.${PLAIN} W:${hand} ${EAST} dealer=E skat=QS,NS,JS game=due player=W`;
const toutNew = (hand: string, other: string): string =>
  `S:${hand} W:${other}.${PLAIN} ${EAST} game=uno player=S`;

/** The stored records of Tarok-ombre, in the old and the new manner. */
export const ombreFixtures: FixtureGame<
  TarokOmbreState,
  TarokOmbreView,
  TarokOmbreMove,
  TarokOmbreOptions,
  TarokOmbreHappening
> = {
  game: tarokOmbre,
  machine: tarokOmbreMachine(),
  profile,
  players: () => 3,
  styles: stylesOf(tarokOmbreBrain),
  stop: {type: 'STOP'},
  sets: [
    set('old', 24, {}),
    set('old-session', 4, {deals: 6}),
    set('old-tre', 12, {playTre: true}),
    set('old-forehand-passes', 12, {forehandMayPass: true, forehandConsolation: 25}),
    set('old-loss-game-only', 12, {lossTariff: 'game-only'}),
    set('old-remis-pays', 12, {remisPays: true}),
    set('old-tout-adds-points', 12, {toutAddsPoints: true}),
    set('old-tout-leaves-skat', 12, {toutTakesSkat: false}),
    set('old-tout-with-sky', 12, {
      toutWithSky: 'except-sky-trick',
      toutTakesSkat: false,
      toutAddsPoints: true,
    }),
    set('old-sky-limit', 12, {skyLimit: 'before-last-three'}),
    set('old-sky-free', 12, {skyLed: 'free'}),
    set('old-deal', 12, {deals: 1, deal: OLD_DEAL}),
    set('old-tout', 6, {deals: 1, deal: toutOld(WITHOUT_SKY, 'SK')}),
    set('old-tout-points', 6, {
      deals: 1,
      deal: toutOld(WITHOUT_SKY, 'SK'),
      toutAddsPoints: true,
      toutTakesSkat: false,
    }),
    set('old-tout-but-sky', 6, {deals: 1, deal: toutOld(WITH_SKY, '2'), toutWithSky: 'except-sky-trick'}),
    set('new', 24, {manner: 'new'}),
    set('new-session', 4, {manner: 'new', deals: 6}),
    set('new-forehand-passes', 12, {manner: 'new', forehandMayPass: true}),
    set('new-loss-game-only', 12, {manner: 'new', lossTariff: 'game-only'}),
    set('new-remis-pays', 12, {manner: 'new', remisPays: true}),
    set('new-tout', 12, {
      manner: 'new',
      toutUnoNew: 500,
      toutAddsPoints: true,
      toutWithSky: 'except-sky-trick',
    }),
    set('new-tout-uno', 6, {manner: 'new', deals: 1, deal: toutNew(WITHOUT_SKY, 'SK')}),
    set('new-tout-uno-500', 6, {
      manner: 'new',
      deals: 1,
      deal: toutNew(WITH_SKY, '2'),
      toutUnoNew: 500,
      toutAddsPoints: true,
      toutWithSky: 'except-sky-trick',
    }),
    set('new-sky', 12, {manner: 'new', skyLimit: 'before-last-three', skyLed: 'free'}),
    set('new-deal', 12, {manner: 'new', deals: 1, deal: NEW_DEAL}),
  ],
  moves: {
    SPREAD: true,
    DRAW: true,
    SHUFFLE: true,
    CUT: true,
    LAY_SKAT: true,
    LOOK: true,
    BID: true,
    HOLD: true,
    PASS: true,
    DEMAND: true,
    STOP_DEMANDING: true,
    GIVE_BACK: true,
    PLAY: true,
    STOP: true,
  },
  happenings: {
    spread: true,
    drawn: true,
    seated: true,
    shuffled: true,
    cut: true,
    dealt: true,
    'skat-laid': true,
    'skat-cards': true,
    looked: true,
    bid: true,
    held: true,
    passed: true,
    contract: true,
    'thrown-in': true,
    'took-three': true,
    demanded: true,
    'stopped-demanding': true,
    'gave-back': true,
    'card-back': true,
    played: true,
    'trick-won': true,
    'sky-kept': true,
    'sky-lost': true,
    'empty-given': true,
    'deal-settled': true,
    'session-over': true,
  },
};
