import {
  tarokOmbreOptions,
  type GivenOptions,
  type TarokOmbreOptions,
} from '../src/tarok-ombre/rules/index.js';

/** Sets of options that together change every option from its default, in sessions of two deals. */
export const AGREEMENTS: readonly TarokOmbreOptions[] = (
  [
    {},
    {manner: 'new'},
    {playTre: true, toutAddsPoints: true},
    {forehandMayPass: true, forehandConsolation: 25, remisPays: true},
    {manner: 'new', forehandMayPass: true, lossTariff: 'game-only', toutUnoNew: 500},
    {toutTakesSkat: false, toutWithSky: 'except-sky-trick', toutAddsPoints: true},
    {skyLimit: 'before-last-three', skyLed: 'free'},
    {manner: 'new', skyLed: 'free', toutWithSky: 'except-sky-trick', remisPays: true},
  ] satisfies GivenOptions[]
).map((given) => tarokOmbreOptions({deals: 2, ...given}));
