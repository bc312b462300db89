import test from 'node:test';
import {FRENCH_52, type Card} from '@quinola/cards';
import {assertHonest, assertLeaksFound, type Honest} from '@quinola/testing/honesty.js';
import {AGREEMENTS} from '../test-support/agreements.js';
import {
  formatPosition,
  imagine,
  readPosition,
  whist,
  whistOptions,
  type WhistMove,
  type WhistOptions,
  type WhistState,
  type WhistView,
} from '../src/whist/rules/index.js';
import {searchingBrain} from '../src/whist/opponents/search/master.js';

const agreements = AGREEMENTS.map((given) => whistOptions(given));

/** A set deal with other hidden cards in the places of its own. */
function redealSetDeal(options: WhistOptions, exchanged: (card: Card) => Card): WhistOptions {
  if (options.deal === null) return options;
  const set = readPosition(options.deal, options);
  return {...options, deal: formatPosition({...set, hands: set.hands.map((hand) => hand.map(exchanged))})};
}

const honest: Honest<WhistState, WhistView, WhistMove, WhistOptions> = {
  game: whist as never,
  imagine,
  brain: searchingBrain() as never,
  agreements,
  pack: FRENCH_52.cards,
  redealSetDeal,
  allowsErrors: ({etiquette}) => etiquette === 'strict',
  inDeal: ({table: {turn}}) => turn.phase.startsWith('playing'),
  dealtTo: ({dealt}) => new Map(dealt.flatMap((hand, seat) => hand.map((card) => [card, `${seat}`]))),
};

test('whist with hidden cards dealt differently looks, sounds and plays the same to a player who may not know them', () => {
  assertHonest(honest);
});

test('a set deal of whist, and a strict table where players break rules, hide cards just as well', () => {
  const agreed = (some: (options: WhistOptions) => boolean) => ({
    ...honest,
    agreements: agreements.filter(some),
  });
  assertHonest(agreed(({deal}) => deal !== null));
  assertHonest(agreed(({deal, etiquette}) => deal === null && etiquette === 'strict'));
});

test('a leak planted in any field of a view of whist is found', () => {
  assertLeaksFound(honest, ({hands}) => hands);
});
