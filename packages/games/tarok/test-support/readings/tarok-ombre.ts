import type {Card} from '@quinola/cards';
import {playOf} from '@quinola/play';
import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {habitsOf} from '../../src/kit/opponents/habits.js';
import {followed, isTarok, lawful, layableCards} from '../../src/kit/rules/index.js';
import {layMaxims} from '../../src/kit/opponents/laying.js';
import {askMaxims} from '../../src/tarok-ombre/opponents/maxims/asking.js';
import {bidMaxims, type BidChoice} from '../../src/tarok-ombre/opponents/maxims/bidding.js';
import {cardMaxims} from '../../src/tarok-ombre/opponents/maxims/cards.js';
import {factsOf, type Facts} from '../../src/tarok-ombre/opponents/maxims/facts.js';
import {giveMaxims} from '../../src/tarok-ombre/opponents/maxims/giving.js';
import {bidFacts, GAMES} from '../../src/tarok-ombre/opponents/maxims/speaking.js';
import {
  tarokOmbreOptions,
  type GivenOptions,
  type TarokOmbreMove,
  type TarokOmbreOptions,
  type TarokOmbreView,
} from '../../src/tarok-ombre/rules/index.js';
import {layingRead} from './laying.js';
import {made} from './ombre-made.js';
import {chiefRead, plainRead} from './ombre-play.js';
import {declarerRead, defenceRead} from './ombre-sides.js';
import {asksRead, bidsRead, givesRead} from './ombre-words.js';

const agreed = (given: GivenOptions = {}): TarokOmbreOptions => tarokOmbreOptions({deals: 1, ...given});

/** The cards that the moves of one type name. */
const named = (moves: readonly unknown[], type: TarokOmbreMove['type']): readonly Card[] =>
  (moves as readonly TarokOmbreMove[]).flatMap((move) =>
    move.type === type && 'card' in move ? [move.card] : [],
  );

/** Tarok-ombre in both manners for the suite of maxims. */
export const testedMaxims: TestedMaxims<TarokOmbreView, TarokOmbreMove, TarokOmbreOptions> = {
  agreements: [
    agreed(),
    agreed({manner: 'new'}),
    agreed({skyLimit: 'before-last-three', skyLed: 'free'}),
    agreed({manner: 'new', forehandMayPass: true}),
    agreed({playTre: true, toutWithSky: 'except-sky-trick'}),
  ],
  books: [
    {
      maxims: [...cardMaxims, ...habitsOf<Facts>('taroklomber.', 8)],
      judged: (view) =>
        view.turn.phase === 'playing.trick'
          ? {facts: factsOf(view), open: lawful(view.hand, followed(view.trick, view.options.skyLed))}
          : null,
      moveOf: playOf,
    },
    {
      maxims: bidMaxims,
      judged: (view) =>
        view.turn.phase.startsWith('bidding.') && view.looked
          ? {facts: bidFacts(view), open: ['pass', ...GAMES]}
          : null,
      moveOf: (choice: BidChoice): TarokOmbreMove =>
        choice === 'pass' ? {type: 'PASS'} : {type: 'BID', contract: choice},
    },
    {
      maxims: layMaxims,
      judged: ({hand, turn}) =>
        turn.phase === 'skat' ? {facts: {hand, chosen: [], attack: true}, open: layableCards(hand)} : null,
      moveOf: (card: Card) => ({type: 'LAY_SKAT', cards: [card]}),
    },
    {
      maxims: askMaxims,
      judged: ({hand, skat, turn}, moves) =>
        turn.phase === 'asking.demanding'
          ? {facts: {hand, taroks: hand.filter(isTarok), skat}, open: named(moves, 'DEMAND')}
          : null,
      moveOf: (card: Card) => ({type: 'DEMAND', card}),
    },
    {
      maxims: giveMaxims,
      judged: ({hand, turn}, moves) =>
        turn.phase === 'asking.givingBack' ? {facts: {hand}, open: named(moves, 'GIVE_BACK')} : null,
      moveOf: (card: Card) => ({type: 'GIVE_BACK', card}),
    },
  ],
  readings: {
    ...layingRead,
    ...bidsRead,
    ...asksRead,
    ...givesRead,
    ...chiefRead,
    ...declarerRead,
    ...defenceRead,
    ...plainRead,
  },
  made,
  habits: ['engine.figure', 'engine.early'],
};
