import test from 'node:test';
import {FRENCH_52} from '@quinola/cards';
import {assertHonest, assertLeaksFound, type Honest} from '../../../opponents/test-support/honesty.js';
import {AGREEMENTS} from '../test-support/agreements.js';
import {
  imagine,
  whist,
  whistOptions,
  type WhistMove,
  type WhistOptions,
  type WhistState,
  type WhistView,
} from '../src/rules/index.js';
import {searchingBrain} from '../src/search/master.js';

/** Set deals are not shuffled, and who errs at a strict table may have said what is not true. */
const agreements = AGREEMENTS.filter(({deal, etiquette}) => !deal && etiquette !== 'strict').map((given) =>
  whistOptions(given),
);

const honest: Honest<WhistState, WhistView, WhistMove, WhistOptions> = {
  game: whist as never,
  imagine,
  brain: searchingBrain() as never,
  agreements,
  pack: FRENCH_52.cards,
  inDeal: ({table: {turn}}) => turn.phase.startsWith('playing'),
  dealtTo: ({dealt}) => new Map(dealt.flatMap((hand, seat) => hand.map((card) => [card, `${seat}`]))),
};

test('whist dealt anew looks, sounds and plays the same to whoever may not know the difference', () => {
  assertHonest(honest);
});

test('a leak planted in any field of a view of whist is found', () => {
  assertLeaksFound(honest, ({hands}) => hands);
});
