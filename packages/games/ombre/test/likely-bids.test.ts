import test from 'node:test';
import {bidIn, type Brain} from '@quinola/opponents';
import {askedForLikelyBids} from '@quinola/testing/likely-bids.js';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {cinquilleBrain} from '../src/cinquille/opponents/index.js';
import {cinquille, cinquilleOptions} from '../src/cinquille/rules/index.js';
import {ombreBrain} from '../src/ombre/opponents/master.js';
import {ombre, ombreOptions} from '../src/ombre/rules/index.js';
import {quadrilleBrain} from '../src/quadrille/opponents/index.js';
import {quadrille, quadrilleOptions} from '../src/quadrille/rules/index.js';

const GAMES = {
  ombre: {game: ombre, options: ombreOptions(), brain: ombreBrain()},
  quadrille: {game: quadrille, options: quadrilleOptions(), brain: quadrilleBrain()},
  cinquille: {game: cinquille, options: cinquilleOptions(), brain: cinquilleBrain()},
} as const;

for (const [name, {brain, ...rest}] of Object.entries(GAMES))
  test(`${name}: a bidder is told which games his hand can make, and how often`, () => {
    askedForLikelyBids(
      {
        ...rest,
        brain: brain as Brain,
        bidIn: (move, view: {auction: {high: {bid: string} | null}}) => bidIn(move, view.auction.high),
      },
      samples(6, 200),
      `${testSeed}/${name}`,
    );
  });
