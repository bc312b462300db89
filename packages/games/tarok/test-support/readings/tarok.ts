import {playOf} from '@quinola/play';
import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {habitsOf} from '../../src/kit/opponents/habits.js';
import {buriable, followed, isTarok, lawful, layableCards} from '../../src/kit/rules/index.js';
import {cardMaxims} from '../../src/tarok/opponents/maxims/cards.js';
import {factsOf, type Facts} from '../../src/tarok/opponents/maxims/facts.js';
import {skatMaxims} from '../../src/tarok/opponents/maxims/laying.js';
import {announceable} from '../../src/tarok/rules/announcing.js';
import {
  tarokOptions,
  type GivenOptions,
  type TarokMove,
  type TarokOptions,
  type TarokView,
} from '../../src/tarok/rules/index.js';
import {laid, laying, layingRead} from './laying.js';
import {taroks} from './seen.js';
import {made} from './tarok-made.js';
import {kingsRead, plainRead} from './tarok-play.js';
import {pagatRead, skyRead} from './tarok-pagat.js';
import {cavalries} from './tarok-sight.js';

const agreed = (given: GivenOptions): TarokOptions => tarokOptions(given);

/** Tarok for three and for two for the suite of maxims. */
export const testedMaxims: TestedMaxims<TarokView, TarokMove, TarokOptions> = {
  agreements: [
    agreed({deals: 1}),
    agreed({deals: 1, skyLed: 'free', matadorSeries: 'both'}),
    agreed({players: 2, target: 30, parties: 1}),
    agreed({deals: 1, announcePagatWithTaroks: true, announcePagatInSkat: true}),
  ],
  books: [
    {
      maxims: [...cardMaxims, ...habitsOf<Facts>('tarok.', 4)],
      judged: (view) =>
        view.turn.phase === 'playing.trick'
          ? {
              facts: factsOf(view, view.tricks),
              open: lawful(view.hand, followed(view.trick, view.options.skyLed)),
            }
          : null,
      moveOf: playOf,
    },
    {
      maxims: skatMaxims,
      judged: (view) =>
        view.turn.phase === 'skat'
          ? {
              facts: {hand: view.hand, chosen: [], attack: true},
              open: buriable(view.hand) ?? layableCards(view.hand),
            }
          : null,
      moveOf: (card: string) => ({type: 'LAY_SKAT', cards: [card]}),
    },
  ],
  readings: {
    ...layingRead,
    '13.b': {
      sentence: 'Exactly three taroks, one the Pagat: buried, it brings its ten without danger.',
      when: laying((hand) => taroks({hand}).length === 3 && hand.includes('T1')),
      asks: laid(isTarok),
    },
    'reguly.4': {
      sentence: 'A cavalry that is to be announced stays in the hand.',
      when: laying((hand) => cavalries(hand).length > 0),
      asks: laid((card, hand) => !cavalries(hand).includes(card)),
    },
    '14': {
      sentence: 'What is not announced is lost.',
      when: (view) => view.turn.phase === 'announcing' && view.turn.must === view.player,
      asks: (move, view) =>
        move.type === 'ANNOUNCE' &&
        announceable(view.hand, view.options).every((found) => move.classes.includes(found.class)),
    },
    ...skyRead,
    ...pagatRead,
    ...kingsRead,
    ...plainRead,
  },
  made,
  habits: ['engine.figure', 'engine.early'],
};
