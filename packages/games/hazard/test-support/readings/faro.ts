import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {HABITS, MAXIMS} from '../../src/faro/opponents/book.js';
import {factsOf} from '../../src/faro/opponents/facts.js';
import {
  answersOf,
  bankerOf,
  DUCAT,
  faro,
  faroOptions,
  PAIRS,
  rankOn,
  type Bet,
  type FaroMove,
  type FaroOptions,
  type FaroView,
} from '../../src/faro/rules/index.js';

// What the sentences of the maxims say to a reader (`Reading`).

type Readings = TestedMaxims<FaroView, FaroMove>['readings'];

const isPage = ({options}: FaroView): boolean => options.rules === 'page';
const punts = (view: FaroView): boolean => view.seat !== bankerOf(view.options);
const own = ({bets, seat}: FaroView): readonly Bet[] => bets[seat] ?? [];
const stakes =
  (holds: (view: FaroView) => boolean) =>
  (view: FaroView): boolean =>
    ['staking', 'drawing.between'].includes(view.turn.phase) && punts(view) && holds(view);

/** What a move stakes on, and how many ducats; nothing if it takes a stake back, or says something else. */
const laid = (move: FaroMove): {readonly on: string; readonly ducats: number} | null =>
  (move.type === 'STAKE' || move.type === 'BET') && move.amount > 0
    ? {on: move.type === 'STAKE' ? move.card : move.rank, ducats: move.amount / DUCAT}
    : null;
/** Whether so much may be laid on something that bears nothing. */
const canLay = (view: FaroView, ducats: number): boolean =>
  faro.moves(view).some((move) => {
    const stake = laid(move);
    return stake?.ducats === ducats && own(view).every(({on}) => on !== stake.on);
  });
/** What the punters dare: one after the other one ducat, two, five. */
const dares = ({player}: FaroView): number => [1, 2, 5][player % 3]!;
const may = (view: FaroView, type: FaroMove['type']): boolean =>
  faro.moves(view).some((move) => move.type === type);

/** How many cards of a rank have not come. */
const left = (view: FaroView, rank: string): number =>
  4 - [...view.right, ...view.left].filter((card) => rankOn(card) === rank).length;
/** Whether the bank gains nothing of a stake on a rank that is taken off in time. */
const isEven = (view: FaroView, rank: string): boolean =>
  left(view, rank) === 1 && PAIRS - view.right.length > 1;

const answering: Readings = {
  'page.parol': {
    sentence:
      'Who wants to win much leaves it there and bends a corner: each win doubles what lies there. To win so often is hard, but some managed it.',
    when: (view) => may(view, 'PAROL'),
    asks: ({type}) => type === 'PAROL',
    silent: 'not everybody wants to win much',
  },
  'page.withdraw': {
    sentence: 'Nobody has to go on: a modest gain is taken.',
    when: (view) => answersOf(view, view.seat).some(({standing}) => standing === 'won'),
    asks: (move, view) =>
      move.type === 'COLLECT' && own(view).some(({on, standing}) => on === move.on && standing === 'won'),
  },
  'derived.parol-risk': {
    sentence:
      'Of what is left on a card for another drawing 127 parts of 136 come back on the average, so it is taken.',
    when: (view) => isPage(view) && may(view, 'COLLECT'),
    asks: ({type}) => type === 'COLLECT',
  },
  'engine.luck': {
    sentence: 'Luck is with me today.',
    when: (view) => may(view, 'PAROL'),
    asks: ({type}) => type === 'PAROL',
  },
};

const staking: Readings = {
  'derived.same-rank': {
    sentence:
      'The next card is of another rank: of two cards of one rank a single doublet would take half of both.',
    when: stakes((view) => isPage(view) && own(view).length > 0),
    asks: (move, view) =>
      own(view).every(({on}) => !laid(move) || rankOn(on!) !== rankOn(laid(move)!.on)) &&
      (move.type !== 'STAKE' || move.amount > 0),
    silent: 'there is no next card when the purse is empty, or as many lie there as may',
  },
  'derived.edge': {
    sentence:
      'Of every stake the bank keeps nine parts of 136 on the average, so as little as possible is staked.',
    when: stakes(isPage),
    asks: (move, view) => (own(view).length > 0 && move.type === 'READY') || laid(move)?.ducats === 1,
    silent: 'not every punter is so cautious',
  },
  'engine.enough': {
    sentence: 'There are enough stakes on the table.',
    when: stakes((view) => own(view).length > 0 && may(view, 'READY')),
    asks: ({type}) => type === 'READY',
    silent: 'how many are enough is for the punter to say',
  },
  'engine.stake': {
    sentence: 'As much is staked as this punter dares.',
    when: stakes((view) => canLay(view, dares(view))),
    asks: (move, view) => laid(move)?.ducats === dares(view),
  },
  'engine.small': {
    sentence: 'The usual stake cannot be laid: a single ducat must do.',
    when: stakes((view) => !canLay(view, dares(view))),
    asks: (move) => laid(move)?.ducats === 1,
    silent: 'where a ducat lies on a card already, it may be changed but not laid again',
  },
  'engine.ready': {
    sentence: 'Nothing more is staked.',
    when: stakes((view) => may(view, 'READY')),
    asks: ({type}) => type === 'READY',
  },
  'engine.due': {
    sentence: 'This one must come now.',
    when: stakes((view) => !own(view).length),
    asks: (move) => laid(move) !== null,
    silent: 'it is said of a stake that is too high for the purse',
  },
  'engine.waits': {
    sentence:
      'Counted: a rank of which one card is left costs nothing as long as the stake is taken off before the last pair, so it is best to wait for one.',
    when: stakes((view) => !isPage(view)),
    asks(move, view) {
      if (move.type !== 'BET') return move.type === 'READY';
      return move.amount > 0 ? isEven(view, move.rank) : !isEven(view, move.rank);
    },
  },
};

/** Faro for the suite of maxims. */
export const testedMaxims: TestedMaxims<FaroView, FaroMove, FaroOptions> = {
  agreements: [
    faroOptions({drawings: 3}),
    faroOptions({drawings: 3, purse: 6, seats: 6}),
    faroOptions({rules: 'salon', drawings: 1}),
  ],
  books: [
    {
      maxims: [...HABITS, ...MAXIMS],
      judged: (view, moves) =>
        punts(view) && ['staking', 'drawing.between', 'deciding'].includes(view.turn.phase)
          ? {facts: factsOf(view), open: moves as readonly FaroMove[]}
          : null,
      moveOf: (move: FaroMove) => move,
    },
  ],
  readings: {...answering, ...staking},
  habits: ['engine.luck', 'engine.due'],
  masters: ['engine.waits'],
};
