import test from 'node:test';
import type {Brain} from '@quinola/opponents';
import {askedForLikelyBids} from '@quinola/testing/likely-bids.js';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {masterOmbreBrain} from '../src/tarok-ombre/opponents/search/master.js';
import {tarokOmbre, type TarokOmbreMove, type TarokOmbreView} from '../src/tarok-ombre/rules/game.js';
import {tarokOmbreOptions} from '../src/tarok-ombre/rules/options.js';

for (const manner of ['old', 'new'] as const)
  test(`Tarok-ombre, ${manner} manner: a bidder is told which games his hand can make, and how often`, () => {
    askedForLikelyBids(
      {
        game: tarokOmbre,
        options: tarokOmbreOptions({manner}),
        brain: masterOmbreBrain() as Brain,
        bidIn(move, {auction}: TarokOmbreView) {
          const said = move as TarokOmbreMove;
          if (said.type === 'HOLD') return auction.high!.bid;
          return said.type === 'BID' ? said.contract : null;
        },
      },
      samples(6, 200),
      `${testSeed}/${manner}`,
    );
  });
