import {rankOf, suitOf, type Card} from '@quinola/cards';
import {beats, playOf, trickSuit, winning, withoutAll} from '@quinola/play';
import type {TestedMaxims} from '@quinola/testing/maxims/tested-maxims.js';
import {
  CARD_HABITS,
  cardFacts,
  cardMaxims,
  WORD_HABITS,
  wordFacts,
  wordMaxims,
} from '../../src/pamphile/opponents/book.js';
import {
  packFor,
  PAMFIL,
  pamphileOptions,
  rulesOf,
  tricks,
  type PamphileMove,
  type PamphileOptions,
  type PamphileView,
} from '../../src/pamphile/rules/index.js';

import {made} from './made.js';

// What the sentences of the maxims say to a reader (`Reading`).

type Readings = TestedMaxims<PamphileView, PamphileMove>['readings'];

const suit = (view: PamphileView, card: Card) => trickSuit(rulesOf(view), card);
const isTrump = (view: PamphileView, card: Card): boolean => suit(view, card) === rulesOf(view).trump;
const height = (view: PamphileView, card: Card): number => rulesOf(view).strength(card);

/** The cards that may be in other hands, or in the talon. */
function unseen(view: PamphileView): readonly Card[] {
  const {hand, thrown, turnUp, tricks: before, trick, options} = view;
  const played = [...before.flatMap(({cards}) => cards), ...trick].map(({card}) => card);
  return withoutAll(packFor(options.players).cards, [...hand, ...thrown, ...played, turnUp!]);
}

const isOut = (view: PamphileView, card: Card): boolean =>
  unseen(view).some(
    (other) => suit(view, other) === suit(view, card) && height(view, other) > height(view, card),
  );

/** Whether he is on the dealer's left. */
const isFirst = ({seat, dealer, options}: PamphileView): boolean => seat === (dealer + 1) % options.players;

/** Aces that are no trumps, and trumps over which others cannot lay one more than he has below them. */
function sure(view: PamphileView): number {
  const {hand} = view;
  const own = hand.filter((card) => isTrump(view, card)).sort((a, b) => height(view, a) - height(view, b));
  const others = unseen(view)
    .filter((card) => isTrump(view, card))
    .sort((a, b) => height(view, a) - height(view, b));
  let kept = own;
  for (const other of others)
    if (kept.length && height(view, other) > height(view, kept[0]!)) kept = kept.slice(1);
  return kept.length + hand.filter((card) => rankOf(card) === 'A' && !isTrump(view, card)).length;
}

/** What is no trump, no ace and no king with another card of its suit. */
const useless = (view: PamphileView): readonly Card[] =>
  view.hand.filter(
    (card) =>
      !isTrump(view, card) &&
      rankOf(card) !== 'A' &&
      !(
        rankOf(card) === 'K' &&
        view.hand.some((other) => other !== card && suit(view, other) === suit(view, card))
      ),
  );

/** The suits of which he has just four cards. */
const fours = (view: PamphileView): readonly string[] =>
  packFor(view.options.players).suits.filter(
    (one) =>
      view.hand.filter((card) => (card === PAMFIL ? view.turnUp![1] : suitOf(card)) === one).length === 4,
  );

const declaring =
  (holds: (view: PamphileView) => boolean) =>
  (view: PamphileView): boolean =>
    view.turn.phase === 'declaring.word' && holds(view);
const playing =
  (holds: (view: PamphileView) => boolean) =>
  (view: PamphileView): boolean =>
    view.turn.phase === 'playing.trick' && holds(view);
const passes = ({type}: PamphileMove): boolean => type === 'PASS';
const throwsUseless = (move: PamphileMove, view: PamphileView): boolean =>
  move.type === 'EXCHANGE' &&
  move.cards.every((card) => useless(view).includes(card)) &&
  move.cards.length === Math.min(useless(view).length, view.left);
const card =
  (wanted: (one: Card, view: PamphileView) => boolean) =>
  (move: PamphileMove, view: PamphileView): boolean =>
    move.type === 'PLAY' && wanted(move.card, view);

const leads = ({trick}: PamphileView): boolean => !trick.length;
const isLast = ({trick, options}: PamphileView): boolean => trick.length === options.players - 1;
const wins = (view: PamphileView, one: Card): boolean =>
  view.trick.length > 0 && beats(rulesOf(view), one, winning(rulesOf(view), view.trick)!.card);
const canBeat = (view: PamphileView): boolean => tricks.lawful(view).some((one) => wins(view, one));
const hasSuit = (view: PamphileView): boolean =>
  view.trick.length > 0 && view.hand.some((one) => suit(view, one) === suit(view, view.trick[0]!.card));
/** Whether of some cards none is less: plain suits before trumps, then the lower. */
const isLeast = (view: PamphileView, one: Card, among: readonly Card[]): boolean =>
  among.every(
    (other) =>
      Number(isTrump(view, other)) - Number(isTrump(view, one)) > 0 ||
      (isTrump(view, other) === isTrump(view, one) && height(view, other) >= height(view, one)),
  );
const beating = (view: PamphileView): readonly Card[] => tricks.lawful(view).filter((one) => wins(view, one));

const wordRead: Readings = {
  'derived.mucha': {
    sentence:
      'Four cards of one suit, and forehand must play anyway: the fifth is exchanged, in the hope of a mucha.',
    when: declaring((view) => isFirst(view) && fours(view).length > 0),
    asks: (move, view) =>
      move.type === 'EXCHANGE' &&
      move.cards.length === 1 &&
      (move.cards[0] === PAMFIL ? view.turnUp![1] : suitOf(move.cards[0]!)) !== fours(view)[0],
  },
  'derived.stand': {
    sentence: 'Three sure tricks: who passes has the same points for them, and no risk.',
    when: declaring((view) => !isFirst(view) && sure(view) > 2),
    asks: passes,
  },
  'derived.declare': {
    sentence: 'Of three players one with two trumps plays: new cards bring a third trick often enough.',
    when: declaring(
      (view) =>
        !isFirst(view) &&
        view.options.players === 3 &&
        view.hand.filter((one) => isTrump(view, one)).length > 1,
    ),
    asks: throwsUseless,
    silent: 'with three tricks already, or fewer than two cards to exchange, nothing is gained',
  },
  'derived.pass.none': {
    sentence:
      'Without a sure trick a passer loses nothing; who plays loses three, unless new cards bring everything.',
    when: declaring((view) => !isFirst(view) && sure(view) === 0),
    asks: passes,
  },
  'derived.pass.one': {
    sentence: 'With one sure trick a passer loses nothing: he keeps its point, and need not take two.',
    when: declaring((view) => !isFirst(view) && sure(view) === 1),
    asks: passes,
  },
  'derived.pass.two': {
    sentence: 'Two tricks are two points to a passer, and none to a player: the third is not likely enough.',
    when: declaring((view) => !isFirst(view) && sure(view) === 2),
    asks: passes,
  },
  'derived.exchange': {
    sentence: 'Forehand must play: trumps, aces and guarded kings are kept, and all else is exchanged.',
    when: declaring((view) => isFirst(view) && useless(view).length > 0),
    asks: throwsUseless,
  },
  'derived.keep': {
    sentence: 'Forehand must play, and there is nothing to exchange.',
    when: declaring((view) => isFirst(view) && !useless(view).length),
    asks: ({type}) => type === 'DECLARE',
  },
  'derived.hopes': {
    sentence: 'A beginner hopes for the new cards.',
    when: declaring((view) => !isFirst(view) && view.left > 0),
    asks: throwsUseless,
    silent: 'what he hopes for is left open',
  },
  'rule.mucha': {
    sentence: 'Five cards of one suit win the deal without play, if they are called.',
    when: ({turn, hand}) =>
      turn.phase.startsWith('calling') &&
      new Set(hand.filter((one) => one !== PAMFIL).map(suitOf)).size === 1,
    asks: ({type}) => type === 'CALL_MUCHA',
    silent: 'with the pamfil beside other suits than clubs and trumps it is none',
  },
};

const playRead: Readings = {
  'play.trump': {
    sentence: 'The highest trump is led, because nobody can beat it, and it draws trumps of the others.',
    when: playing((view) => leads(view) && view.hand.some((one) => isTrump(view, one) && !isOut(view, one))),
    asks: card((one, view) => isTrump(view, one) && !isOut(view, one)),
  },
  'play.top': {
    sentence: 'The highest card of a suit that is out is led before others can trump it.',
    when: playing((view) => leads(view) && view.hand.some((one) => !isTrump(view, one) && !isOut(view, one))),
    asks: card((one, view) => !isTrump(view, one) && !isOut(view, one)),
  },
  'play.alone': {
    sentence: 'A card that is alone in its suit is led: later this suit can be trumped.',
    when: playing(
      (view) =>
        leads(view) &&
        view.hand.some((one) => isTrump(view, one)) &&
        view.hand.some(
          (one) =>
            !isTrump(view, one) &&
            !view.hand.some((other) => other !== one && suit(view, other) === suit(view, one)),
        ),
    ),
    asks: card(
      (one, view) =>
        !isTrump(view, one) &&
        !view.hand.some((other) => other !== one && suit(view, other) === suit(view, one)),
    ),
  },
  'play.low': {
    sentence: 'Nothing is sure to win: the lowest card is led.',
    when: playing(leads),
    asks: card((one, view) => isLeast(view, one, tricks.lawful(view))),
  },
  'play.last': {
    sentence: 'Nobody plays after this card: the lowest that wins is enough.',
    when: playing((view) => isLast(view) && canBeat(view)),
    asks: card((one, view) => isLeast(view, one, beating(view))),
  },
  'play.sure': {
    sentence: 'The trick is won with a card that nothing of its suit can beat any more.',
    when: playing((view) => !isLast(view) && beating(view).some((one) => !isOut(view, one))),
    asks: card((one, view) => wins(view, one) && !isOut(view, one)),
  },
  'play.head': {
    sentence: 'Whoever can win the trick must: the lowest card that does so is enough.',
    when: playing(canBeat),
    asks: card((one, view) => isLeast(view, one, beating(view))),
  },
  'play.follow': {
    sentence: 'This trick cannot be won: the lowest card of the suit is enough.',
    when: playing((view) => hasSuit(view) && !canBeat(view)),
    asks: card((one, view) => tricks.lawful(view).every((other) => height(view, other) >= height(view, one))),
  },
  'play.throw': {
    sentence: 'This trick cannot be won, and the suit is missing: the least useful card is thrown away.',
    when: playing((view) => !leads(view) && !hasSuit(view) && !canBeat(view)),
    asks: card((one, view) => isLeast(view, one, tricks.lawful(view))),
  },
  'play.proud': {
    sentence: 'A beginner wins with the highest that he has.',
    when: playing(canBeat),
    asks: card((one, view) => beating(view).every((other) => height(view, other) <= height(view, one))),
  },
};

/** Pamphile for the suite of maxims. */
export const testedMaxims: TestedMaxims<PamphileView, PamphileMove, PamphileOptions> = {
  agreements: [
    pamphileOptions({deals: 1}),
    pamphileOptions({players: 4, deals: 1, etiquette: 'strict'}),
    pamphileOptions({players: 6, deals: 1}),
  ],
  books: [
    {
      maxims: [...wordMaxims, ...WORD_HABITS],
      judged: (view, moves) =>
        view.turn.phase === 'declaring.word' ? {facts: wordFacts(view), open: moves} : null,
      moveOf: (move: PamphileMove) => move,
    },
    {
      maxims: [...cardMaxims, ...CARD_HABITS],
      judged: (view) =>
        view.turn.phase === 'playing.trick'
          ? {facts: cardFacts(view, view.tricks), open: tricks.lawful(view)}
          : null,
      moveOf: playOf,
    },
  ],
  readings: {...wordRead, ...playRead},
  made,
  habits: ['derived.hopes', 'play.proud'],
};
