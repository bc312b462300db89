import {rankOf, suitOf, type Card} from '@quinola/cards';
import {beats, playOf, winning, withoutAll} from '@quinola/play';
import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {CARD_HABITS, cardMaxims, sayings} from '../../src/mariage/opponents/book.js';
import {factsOf} from '../../src/mariage/opponents/facts.js';
import {
  declarable,
  lawful,
  mariageOptions,
  mayArrest,
  mayAsk,
  mayBuy,
  packFor,
  pointsOf,
  pointsOfCard,
  rulesOf,
  totalsOf,
  trumpOf,
  type MariageMove,
  type MariageOptions,
  type MariageView,
} from '../../src/mariage/rules/index.js';
import {made} from './made.js';

// What the sentences of the maxims say to a reader (`Reading`).

type Readings = TestedMaxims<MariageView, MariageMove>['readings'];

const worth = (view: MariageView, card: Card): number => pointsOfCard(card, trumpOf(view)!);
const isTrump = (view: MariageView, card: Card): boolean => suitOf(card) === trumpOf(view);
const isPamfil = (view: MariageView, card: Card): boolean => card === `Q${trumpOf(view)}`;
const height = (view: MariageView, card: Card): number => rulesOf(view).strength(card);
const isDrawing = ({left}: MariageView): boolean => left > 0;
const leads = ({trick}: MariageView): boolean => !trick.length;
const side = ({seat}: MariageView): number => seat % 2;

/** The cards that the viewer has not seen in a trick or in his hand: they lie in another hand, or in the talon. */
const others = (view: MariageView): readonly Card[] =>
  withoutAll(packFor(view.options).cards, [
    ...view.hand,
    ...[...view.tricks.flatMap(({cards}) => cards), ...view.trick].map(({card}) => card),
  ]);
const isTop = (view: MariageView, card: Card): boolean =>
  !others(view).some((other) => suitOf(other) === suitOf(card) && height(view, other) > height(view, card));
const wins = (view: MariageView, card: Card): boolean =>
  leads(view) || beats(rulesOf(view), card, winning(rulesOf(view), view.trick)!.card);
const winners = (view: MariageView): readonly Card[] => lawful(view).filter((card) => wins(view, card));

/** Whether a king or queen has its other half in the hand, or may still get it from the talon. */
function waits(view: MariageView, card: Card): boolean {
  if (!'KQ'.includes(rankOf(card))) return false;
  const half = (rankOf(card) === 'K' ? 'Q' : 'K') + suitOf(card);
  const isOpen = view.open.some((one) => one.card === half && one.seat !== view.seat);
  return view.hand.includes(half) || (isDrawing(view) && others(view).includes(half) && !isOpen);
}

/** Whether a card costs least of some: it counts least, is no trump if it can be helped, and is the lowest. */
const isCheapest = (view: MariageView, card: Card, among: readonly Card[]): boolean =>
  among.every((other) => {
    const cost = (one: Card) =>
      worth(view, one) * 1000 + Number(isTrump(view, one)) * 100 + height(view, one);
    return cost(other) >= cost(card);
  });

/** Without what is kept, where there are other cards: the pamfil and halves of marriages, and once the talon is gone the only trump. */
function spare(view: MariageView, cards: readonly Card[]): readonly Card[] {
  const trumps = view.hand.filter((one) => isTrump(view, one));
  const isKept = (one: Card): boolean =>
    isDrawing(view)
      ? isPamfil(view, one) || waits(view, one)
      : view.hand.length > 1 && trumps.length === 1 && trumps[0] === one;
  const others = cards.filter((one) => !isKept(one));
  return others.length ? others : cards;
}

const playing =
  (holds: (view: MariageView) => boolean) =>
  (view: MariageView): boolean =>
    view.turn.phase.startsWith('playing') && holds(view);
const card =
  (wanted: (one: Card, view: MariageView) => boolean) =>
  (move: MariageMove, view: MariageView): boolean =>
    move.type === 'PLAY' && wanted(move.card, view);
const isMove =
  (type: MariageMove['type']) =>
  (move: MariageMove): boolean =>
    move.type === type;
/** Whether an ace or ten of a plain suit was led, to which the viewer now plays. */
const isRich = (view: MariageView): boolean =>
  view.trick.length === 1 && !isTrump(view, view.trick[0]!.card) && worth(view, view.trick[0]!.card) >= 10;
const said: Readings = {
  'derived.count': {
    sentence: 'The count has come to 131: the arrest is laid.',
    when: playing((view) => totalsOf(view)[side(view)]! >= 131 && mayArrest(view)),
    asks: isMove('ARESZT'),
  },
  'derived.buy': {
    sentence: 'The lowest trump buys the turned card, which is higher.',
    when: playing(mayBuy),
    asks: isMove('SKUP'),
  },
  'derived.trump-marriage-first': {
    sentence: 'King and ober of trumps are forty points and two stakes: they are said at once.',
    when: playing((view) => declarable(view).includes(trumpOf(view)!)),
    asks: (move, view) => move.type === 'DECLARE_MARRIAGE' && move.suit === trumpOf(view),
  },
  'derived.marriage': {
    sentence: 'King and ober of a suit are twenty points and a stake: they are said at once.',
    when: playing((view) => declarable(view).length > 0),
    asks: isMove('DECLARE_MARRIAGE'),
  },
  'gloger.skup': {
    sentence: 'Before the trick is beaten it is asked whether the turned card is still to be bought.',
    when: playing((view) => mayAsk(view) && isRich(view) && view.hand.some((one) => isTrump(view, one))),
    asks: isMove('ASK_SKUP'),
  },
};

const played: Readings = {
  'gloger.last-two': {
    sentence:
      'Two cards are left, and the open one is worth ten points or more: the trick is given up, because its loser draws that one.',
    when: playing(
      (view) =>
        view.left === 2 &&
        view.turned !== null &&
        worth(view, view.turned) >= 10 &&
        !leads(view) &&
        lawful(view).some((one) => !wins(view, one)),
    ),
    asks: card((one, view) => !wins(view, one)),
  },
  'derived.trump-marriage': {
    sentence:
      'Of the trump marriage the ober, the pamfil, is played, because nothing beats it; the king only if nothing can beat him.',
    when: playing((view) => view.saying === trumpOf(view)),
    asks: card((one, view) => isPamfil(view, one) || isTop(view, one)),
    silent: 'where only one of the two may be played',
  },
  'derived.queen-first': {
    sentence: 'Of the marriage the ober is played: it counts three, the king four.',
    when: playing(
      (view) =>
        view.saying !== null && view.saying !== trumpOf(view) && lawful(view).includes(`Q${view.saying}`),
    ),
    asks: card((one) => rankOf(one) === 'Q'),
  },
  'derived.pamfil-late': {
    sentence: 'The pamfil is kept while the talon lasts: it always wins, and may make forty with its king.',
    when: playing((view) => isDrawing(view) && lawful(view).some((one) => isPamfil(view, one))),
    asks: card((one, view) => !isPamfil(view, one)),
  },
  'derived.keep-marriage': {
    sentence: 'A king or ober whose partner may still come is kept while the talon lasts.',
    when: playing(
      (view) => isDrawing(view) && view.saying === null && lawful(view).some((one) => waits(view, one)),
    ),
    asks: card((one, view) => !waits(view, one)),
    silent: 'where every card waits',
  },
  'derived.seven': {
    sentence:
      'First deal, and the others have seven points or fewer: each trick is taken that can be, for dubla.',
    when: playing(
      (view) =>
        isDrawing(view) &&
        !leads(view) &&
        view.round === 1 &&
        pointsOf(view)[1 - side(view)]! <= 7 &&
        winners(view).length > 0,
    ),
    asks: card((one, view) => wins(view, one)),
    silent: 'while this side has fewer than sixty points',
  },
  'derived.bring-home': {
    sentence: 'While the talon lasts an ace or ten that wins the trick is brought home in it.',
    when: playing(
      (view) =>
        isDrawing(view) &&
        !leads(view) &&
        winners(view).some((one) => !isTrump(view, one) && worth(view, one) >= 10),
    ),
    asks: card((one, view) => wins(view, one) && !isTrump(view, one) && worth(view, one) >= 10),
  },
  'derived.catch-tens': {
    sentence: 'An ace or ten of a plain suit was led: it is taken with a small trump.',
    when: playing(
      (view) =>
        isDrawing(view) &&
        isRich(view) &&
        winners(view).some((one) => isTrump(view, one) && !isPamfil(view, one) && !waits(view, one)),
    ),
    asks: card((one, view) => isTrump(view, one) && wins(view, one)),
  },
  'derived.throw': {
    sentence:
      'While the talon lasts a trick that is not worth winning is given up with the card that costs least of those that need not be kept.',
    when: playing((view) => isDrawing(view) && !leads(view) && lawful(view).some((one) => !wins(view, one))),
    asks: card(
      (one, view) =>
        !wins(view, one) &&
        isCheapest(
          view,
          one,
          spare(
            view,
            lawful(view).filter((other) => !wins(view, other)),
          ),
        ),
    ),
    silent: 'which trick is worth winning is left open',
  },
  'derived.lead-low': {
    sentence: 'While the talon lasts a worthless plain card is led: tens and trumps are kept.',
    when: playing(
      (view) =>
        isDrawing(view) &&
        leads(view) &&
        lawful(view).some((one) => !isTrump(view, one) && worth(view, one) === 0),
    ),
    asks: card((one, view) => !isTrump(view, one) && worth(view, one) === 0),
  },
  'derived.last-trick': {
    sentence: 'Once no card can be drawn the only trump is kept: the last trick counts ten.',
    when: playing(
      (view) =>
        !isDrawing(view) &&
        view.hand.length > 1 &&
        view.hand.filter((one) => isTrump(view, one)).length === 1 &&
        lawful(view).some((one) => isTrump(view, one)),
    ),
    asks: card((one, view) => !isTrump(view, one)),
    silent: 'where nothing else may be played',
  },
  'derived.fatten': {
    sentence: 'The trick is the partner’s, and nobody plays after: the card that counts most goes into it.',
    when: playing(
      (view) =>
        view.options.variant === 'kiks' &&
        view.trick.length === 3 &&
        winning(rulesOf(view), view.trick)!.seat === (view.seat + 2) % 4 &&
        lawful(view).some((one) => !wins(view, one)),
    ),
    // The only trump is kept for the last trick, see there.
    asks: card((one, view) => {
      const isKept = (other: Card): boolean =>
        isTrump(view, other) &&
        view.hand.length > 1 &&
        view.hand.filter((each) => isTrump(view, each)).length === 1;
      return lawful(view).every(
        (other) => wins(view, other) || isKept(other) || worth(view, other) <= worth(view, one),
      );
    }),
  },
  'derived.draw-trumps': {
    sentence: 'The highest trump is led, which nothing can beat, and draws trumps of the others.',
    when: playing(
      (view) =>
        !isDrawing(view) && leads(view) && lawful(view).some((one) => isTrump(view, one) && isTop(view, one)),
    ),
    asks: card((one, view) => isTrump(view, one) && isTop(view, one)),
  },
  'derived.top': {
    sentence: 'The highest card of a plain suit that is out is led, the one that counts most.',
    when: playing(
      (view) =>
        !isDrawing(view) &&
        leads(view) &&
        lawful(view).some((one) => !isTrump(view, one) && isTop(view, one)),
    ),
    asks: card((one, view) => !isTrump(view, one) && isTop(view, one)),
  },
  'derived.take': {
    sentence: 'The trick is taken with the card that costs least.',
    when: playing(
      (view) =>
        !isDrawing(view) &&
        !leads(view) &&
        winners(view).length > 0 &&
        winning(rulesOf(view), view.trick)!.seat % 2 !== side(view),
    ),
    asks: card((one, view) => wins(view, one) && isCheapest(view, one, winners(view))),
  },
  'derived.least': {
    sentence: 'Nothing better offers itself: the card that costs least of those that need not be kept.',
    when: playing((view) => !isDrawing(view) || leads(view)),
    asks: card((one, view) => isCheapest(view, one, spare(view, lawful(view)))),
    silent: 'what is better is left open',
  },
  'derived.spare': {
    sentence: 'Any of these: the card that costs least of those that need not be kept.',
    when: playing(() => true),
    asks: card((one, view) => isCheapest(view, one, spare(view, lawful(view)))),
    silent: 'which these are is left open',
  },
  'derived.nothing-hidden': {
    sentence: 'Nothing is hidden any more: of all lines to the end this brings the most.',
    when: ({turn, options}) => turn.phase === 'playing.end' && options.variant !== 'kiks',
    asks: () => true,
    silent: 'a beginner does not see it',
  },
  'derived.proud': {
    sentence: 'A beginner wins a trick as high as he can.',
    when: playing((view) => isDrawing(view) && !leads(view) && winners(view).length > 0),
    asks: card((one, view) => wins(view, one)),
    silent: 'with trumps he is careful',
  },
};

/** Mariasz for the suite of maxims. */
export const testedMaxims: TestedMaxims<MariageView, MariageMove, MariageOptions> = {
  agreements: [
    mariageOptions({partie: 1}),
    mariageOptions({partie: 1, variant: 'szlifowany', skup: true}),
    mariageOptions({partie: 1, variant: 'kiks'}),
    mariageOptions({partie: 1, variant: 'kiks', kiksOvertake: true, blindTrump: true}),
  ],
  books: [
    {
      maxims: sayings,
      judged: (view, moves) =>
        view.turn.phase.startsWith('playing') ? {facts: factsOf(view, view.tricks), open: moves} : null,
      moveOf: (move: MariageMove) => move,
    },
    {
      maxims: [...cardMaxims, ...CARD_HABITS],
      judged: (view) =>
        view.turn.phase.startsWith('playing')
          ? {facts: factsOf(view, view.tricks), open: lawful(view)}
          : null,
      moveOf: playOf,
    },
  ],
  readings: {...said, ...played},
  made,
  habits: ['derived.proud'],
};
