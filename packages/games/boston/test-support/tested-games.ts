import {bostonMachine} from '../src/boston/machine.js';
import {boston, bostonOptions} from '../src/boston/rules/index.js';
import {bostonWhistMachine} from '../src/boston-whist/machine.js';
import {bostonWhist, bostonWhistOptions} from '../src/boston-whist/rules/index.js';
import {testedBoston} from './tested-boston.js';

/** Boston and Tri-Boston for the tests shared by all games. */
export const testedContracts = testedBoston({
  game: boston,
  machine: bostonMachine,
  options: bostonOptions,
  agreed: [
    {},
    {tariff: 'B', bostonSimple: true, colours: 'perDeal', dealPackets: 'choice'},
    {etiquette: 'strict', exposeAfterFirstTrick: true, dealPackets: 'twos', block: 4},
    {players: 3, misereNamesLeader: true, misereDouble: true, dealerStake: 2, allPassStake: 1},
    {players: 3, reversedColours: true, direction: 'left', dealPackets: 'ones'},
  ].map((given) => bostonOptions({deals: 2, ...given} as object)),
  isWhist: false,
});

/** Boston-Whist for them. */
export const testedWhist = testedBoston({
  game: bostonWhist,
  machine: bostonWhistMachine,
  options: bostonWhistOptions,
  agreed: [
    {},
    {colours: 'fixed', askMode: 'refusable', bothShortBete: 'shared', payPartnerToo: true},
    {underTrickBase: 'delivered', honours: false, slamPremium: '10-12', etiquette: 'strict'},
    {tariffDisplay: 'C', slamPremium: 'none', dealPackets: 'choice'},
    {askMode: 'refusable', block: 4, dealerStake: 2, allPassStake: 1, exposeAfterFirstTrick: true},
    {askMode: 'refusable', dealPackets: 'twos'},
  ].map((given) => bostonWhistOptions({deals: 2, ...given} as object)),
  isWhist: true,
});
