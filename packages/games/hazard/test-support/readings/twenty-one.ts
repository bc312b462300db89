import type {Card} from '@quinola/cards';
import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {HABITS, MAXIMS} from '../../src/twenty-one/opponents/book.js';
import {factsOf} from '../../src/twenty-one/opponents/facts.js';
import {
  packOf,
  totalOf,
  twentyOneOptions,
  valueOf,
  type TwentyOneMove,
  type TwentyOneOptions,
  type TwentyOneView,
} from '../../src/twenty-one/rules/index.js';

// What the sentences of the maxims say to a reader (`Reading`).

type Readings = TestedMaxims<TwentyOneView, TwentyOneMove>['readings'];

const total = ({hand, options}: TwentyOneView): number => totalOf(hand, options);
const stakes = (view: TwentyOneView): boolean => view.turn.phase === 'staking';
const asked =
  (holds: (view: TwentyOneView) => boolean) =>
  (view: TwentyOneView): boolean =>
    view.turn.phase === 'playing.turn' && holds(view);
const banks =
  (holds: (view: TwentyOneView) => boolean) =>
  (view: TwentyOneView): boolean =>
    view.turn.phase === 'playing.bank' && holds(view);
const isLarge = ({options}: TwentyOneView): boolean => options.pack === 'large';
const hasAce = ({hand}: TwentyOneView): boolean => hand.length === 1 && hand[0]!.startsWith('A');

/** The cards that the player has not seen. */
const unseen = ({hand, shown, options}: TwentyOneView): readonly Card[] =>
  packOf(options).cards.filter((card) => ![...hand, ...shown.flat()].includes(card));
/** Whether a card would take the player over 21; two aces alone are the Persian eye. */
const isOver = (view: TwentyOneView, card: Card): boolean =>
  total(view) + valueOf(card, view.options) > 21 && !(hasAce(view) && card.startsWith('A'));

const takes = ({type}: TwentyOneMove): boolean => type === 'DRAW' || type === 'BANK_DRAW';
const isContent = ({type}: TwentyOneMove): boolean => type === 'STOP' || type === 'BANK_STOP';
/** A high stake: a fourth of the bank. */
const isHigh = (move: TwentyOneMove, {bank, options}: TwentyOneView): boolean =>
  move.type === 'STAKE' && (move.amount === options.minStake || 4 * move.amount > bank - 4);

const readings: Readings = {
  'derived.ace': {
    sentence:
      'The first card is an ace: a second one makes the Persian eye, and a ten makes 21, so the stake is high.',
    when: (view) => stakes(view) && hasAce(view),
    asks: isHigh,
  },
  'derived.large.stop': {
    sentence: 'At seventeen and more at least 28 of the 52 cards are too much: enough.',
    when: asked((view) => isLarge(view) && total(view) >= 17),
    asks: isContent,
  },
  'derived.large.draw': {
    sentence: 'Up to fifteen at most 20 of the 52 cards are too much: a card.',
    when: asked((view) => isLarge(view) && total(view) <= 15),
    asks: takes,
  },
  'derived.small.draw': {
    sentence: 'Below eighteen only tens and aces are too much, 8 of 24, and the nines cost nothing: a card.',
    when: asked((view) => !isLarge(view) && total(view) < 18),
    asks: takes,
  },
  'derived.small.eighteen': {
    sentence: 'From eighteen on half of the 24 cards and more are too much: enough.',
    when: asked((view) => !isLarge(view) && total(view) >= 18),
    asks: isContent,
  },
  'engine.least': {
    sentence: 'Most hands favour the bank: the least is staked.',
    when: stakes,
    asks: (move, {options, bank}) =>
      move.type === 'STAKE' && move.amount === Math.min(options.minStake, bank),
  },
  'engine.safe': {
    sentence: 'No card can be too much: a card.',
    when: asked((view) => !unseen(view).some((card) => isOver(view, card))),
    asks: takes,
  },
  'engine.sixteen': {
    sentence:
      'At sixteen 24 of the 52 cards are too much, but who stays there loses most of the time: a card.',
    when: asked((view) => isLarge(view) && total(view) === 16),
    asks: takes,
  },
  'engine.bank.draw': {
    sentence: 'Up to fifteen the banker draws.',
    when: banks((view) => total(view) <= 15),
    asks: takes,
  },
  'engine.bank.stop': {
    sentence: 'From sixteen on the banker is content; equal sums are his.',
    when: banks((view) => total(view) >= 16),
    asks: isContent,
  },
  'engine.hope': {
    sentence: 'One more small card will come.',
    when: asked((view) => total(view) >= 16),
    asks: takes,
    silent: 'nobody hopes at nineteen',
  },
  'engine.fear': {
    sentence: 'Better to stay than to be over.',
    when: asked((view) => total(view) > 10),
    asks: isContent,
    silent: 'fear begins at thirteen, and from sixteen on hope is stronger',
  },
  'engine.luck': {
    sentence: 'This time the card will be lucky.',
    when: stakes,
    asks: isHigh,
  },
  'engine.counted': {
    sentence: 'Counted exactly against the cards that are not seen, this brings more.',
    when: ({turn}) => ['staking', 'playing.turn', 'playing.bank'].includes(turn.phase),
    asks: (move) => takes(move) || isContent(move) || move.type === 'STAKE',
  },
};

/** Twenty-one for the suite of maxims. */
export const testedMaxims: TestedMaxims<TwentyOneView, TwentyOneMove, TwentyOneOptions> = {
  agreements: [
    twentyOneOptions({rounds: 2}),
    twentyOneOptions({rounds: 2, pack: 'small', players: 3, initialCards: 2}),
    twentyOneOptions({rounds: 2, mode: 'pula', players: 3}),
    twentyOneOptions({rounds: 2, bankerRule: 'free', bankPasses: 'round', minStake: 2}),
  ],
  books: [
    {
      maxims: [...HABITS, ...MAXIMS],
      judged: (view, moves) =>
        ['staking', 'playing.turn', 'playing.bank'].includes(view.turn.phase)
          ? {facts: factsOf(view), open: moves as readonly TwentyOneMove[]}
          : null,
      moveOf: (move: TwentyOneMove) => move,
    },
  ],
  readings,
  habits: ['engine.hope', 'engine.fear', 'engine.luck'],
  masters: ['engine.counted'],
};
