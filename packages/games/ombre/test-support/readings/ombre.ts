import {playOf} from '@quinola/play';
import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {cardFacts} from '../../src/ombre/opponents/card-facts.js';
import {cardMaxims, HABITS} from '../../src/ombre/opponents/cards.js';
import {
  lawful,
  ombreOptions,
  type OmbreMove,
  type OmbreOptions,
  type OmbreView,
} from '../../src/ombre/rules/index.js';
import {made} from './ombre-made.js';
import {followsOfDefence, followsOfOmbre} from './ombre-follows.js';
import {leadsOfDefence, leadsOfOmbre} from './ombre-leads.js';
import {bidsRead, declarationsRead, exchangeRead, offersRead} from './ombre-words.js';

const agreed = (given: Partial<OmbreOptions> = {}): OmbreOptions => ombreOptions({deals: 1, ...given});

/** Ombre for the suite of maxims. */
export const testedMaxims: TestedMaxims<OmbreView, OmbreMove, OmbreOptions> = {
  agreements: [
    agreed(),
    agreed({grandNull: 'off'}),
    agreed({players: 4}),
    agreed({tableSize: 4, honoursClaim: 'strict'}),
    agreed({players: 2}),
    agreed({giveUp: 'kunil', tourneeSecondTurn: 'on'}),
    agreed({giveUp: 'contra', strictEtiquette: 'on'}),
  ],
  books: [
    {
      maxims: [...cardMaxims, ...HABITS],
      judged: (view) =>
        view.turn.phase === 'playing.trick'
          ? {facts: cardFacts(view, view.tricks), open: lawful(view)}
          : null,
      moveOf: playOf,
    },
  ],
  readings: {
    ...bidsRead,
    ...declarationsRead,
    ...offersRead,
    ...exchangeRead,
    ...leadsOfOmbre,
    ...leadsOfDefence,
    ...followsOfOmbre,
    ...followsOfDefence,
  },
  made,
  habits: ['novice.high'],
};
