import {lawfulCards, playOf} from '@quinola/play';
import type {MadePosition, TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {
  packOf,
  type CalledKingMove,
  type CalledKingOptions,
  type CalledKingView,
} from '../../src/kit/called-king/rules/index.js';
import {cardFactsOf} from '../../src/kit/called-king/opponents/card-facts.js';
import {cardMaxims, HABITS} from '../../src/kit/called-king/opponents/cards.js';
import {tricksWith} from '../../src/kit/rules/index.js';
import {followsByBook, followsOfEngine} from './called-follows.js';
import {
  anyLead,
  leadsAgainst,
  leadsOfFive,
  leadsOfFour,
  leadsOfOmbre,
  leadsOfPartner,
} from './called-leads.js';
import {announcedRead, bidsRead, callsRead} from './called-words.js';

/** Quadrille or Cinquille for the suite of maxims: both have the same sentences, but for one each. */
export function testedCalledMaxims({
  agreements,
  isFive,
  made,
}: {
  readonly agreements: readonly CalledKingOptions[];
  readonly isFive: boolean;
  readonly made: Readonly<Record<string, MadePosition>>;
}): TestedMaxims<CalledKingView, CalledKingMove, CalledKingOptions> {
  const maxims = [...cardMaxims, ...HABITS];
  return {
    agreements,
    books: [
      {
        maxims: maxims.filter(({id}) => id !== (isFive ? 'quadrille.32' : 'cinquille.trump.partner')),
        judged: (view) =>
          view.turn.phase === 'playing.trick'
            ? {
                facts: cardFactsOf(view, view.tricks),
                open: lawfulCards(tricksWith(view.trump!), view.hand, view.trick[0]?.card ?? null),
              }
            : null,
        moveOf: playOf,
      },
    ],
    readings: {
      ...bidsRead,
      ...callsRead,
      ...announcedRead((view) => packOf(view.options).cards),
      ...leadsOfPartner,
      ...(isFive ? leadsOfFive : leadsOfFour),
      ...leadsOfOmbre,
      ...leadsAgainst,
      ...anyLead,
      ...followsByBook,
      ...followsOfEngine,
    },
    made,
    elsewhere: [isFive ? '32' : 'trump.partner'],
    habits: ['engine.eager', 'engine.figures'],
  };
}
