import {pick, rankOf, type Card} from '@quinola/cards';
import {
  always,
  bookOf,
  common,
  bars,
  inOrder,
  judgeAt,
  makesMistakes,
  ownChance,
  plainMoves,
  remembered,
  thoughtOf,
  type Brain,
  type Maxim,
  type Question,
  type Thought,
} from '@quinola/opponents';
import {playOf, type Offer} from '@quinola/play';
import {GOAL, type MariageMove, type MariageView} from '../rules/index.js';
import {bestEnding} from './ending.js';
import {factsOf, type MariageFacts} from './facts.js';

// The page of the rules gives no advice. What Gloger's article remarks is marked as the book's; all else follows from the rules (§11).

type Facts = MariageFacts;
type Cards = readonly Card[];

const derived = bookOf<Facts, MariageMove>('mariasz.derived.', 'engine');
const ofGloger = bookOf<Facts, MariageMove>('mariasz.gloger.', 'book');
const only = (type: MariageMove['type']) => (_: Facts, open: readonly MariageMove[]) =>
  open.filter((move) => move.type === type);

/** Whether a trick is worth ten points or more, and led without trumps. */
const isRich = (f: Facts): boolean =>
  f.trick.length === 1 && !f.isTrump(f.trick[0]!.card) && f.points(f.trick[0]!.card) >= 10;

/** What is said before a card is played. */
export const sayings: readonly Maxim<Facts, MariageMove>[] = inOrder([
  derived('count', 1, (f) => f.counted >= GOAL, only('ARESZT'), common),
  derived('buy', 2, (f) => f.turned !== null, only('SKUP'), common),
  derived(
    'trump-marriage-first',
    3,
    (f) => f.saying === null,
    (f, open) => open.filter((move) => move.type === 'DECLARE_MARRIAGE' && move.suit === f.trump),
    common,
  ),
  derived('marriage', 4, (f) => f.saying === null, only('DECLARE_MARRIAGE'), common),
  ofGloger('skup', 5, (f) => isRich(f) && f.hand.some(f.isTrump), only('ASK_SKUP')),
]);

const drawing = (f: Facts): boolean => f.left > 0;
const leads = (f: Facts): boolean => !f.trick.length;
const plain = (f: Facts, cards: Cards): Cards => cards.filter((card) => !f.isTrump(card));
const trumps = (f: Facts, cards: Cards): Cards => cards.filter(f.isTrump);
const winners = (f: Facts, open: Cards): Cards => f.words.winners(open, f.best);
const losers = (f: Facts, open: Cards): Cards => open.filter((card) => !f.words.wins(card, f.best));
/** Trumps that a beater gives away lightly: none of the pamfil and of what waits for a marriage. */
const small = (f: Facts, cards: Cards): Cards =>
  trumps(f, cards).filter((card) => card !== f.pamfil && !f.waits(card));
/** Whether the hand has one trump, which is kept for the last trick once nothing can be drawn. */
const hasOneTrump = (f: Facts): boolean => !drawing(f) && f.hand.length > 1 && trumps(f, f.hand).length === 1;
/**
 * Without the cards that are kept, where there are others: while the talon lasts the pamfil and halves of marriages, after it the
 * only trump.
 */
function free(f: Facts, cards: Cards): Cards {
  const isKept = (card: Card): boolean =>
    drawing(f) ? card === f.pamfil || f.waits(card) : hasOneTrump(f) && f.isTrump(card);
  const others = cards.filter((card) => !isKept(card));
  return others.length ? others : cards;
}
/** Cards that cost as little as the cheapest of some. */
function cheap(f: Facts, cards: Cards): Cards {
  const [least] = f.words.cheapest(cards);
  return cards.filter(
    (card) => f.words.cheapest([least!, card])[0] === least && f.words.cheapest([card, least!])[0] === card,
  );
}
/** Whether the turned card is worth a trick: the loser of the last draw gets it (§5). */
const isWorthLosing = (f: Facts): boolean => f.left === 2 && f.turned !== null && f.points(f.turned) >= 10;
/** The others have next to nothing, and this side has a good part of the way behind it. */
const isDry = (f: Facts): boolean => f.round === 1 && f.other <= 7 && f.own >= 60;

const c = bookOf<Facts, Card>('mariasz.derived.', 'engine');
const g = bookOf<Facts, Card>('mariasz.gloger.', 'book');

/** Which card is played. */
export const cardMaxims: readonly Maxim<Facts, Card>[] = inOrder([
  c(
    'trump-marriage',
    1,
    (f) => f.saying === f.trump,
    (f, open) => open.filter((card) => (rankOf(card) === 'K') === f.isTop(`K${f.trump}`)),
    common,
  ),
  c(
    'queen-first',
    1,
    (f) => f.saying !== null && f.saying !== f.trump,
    (_, open) => open.filter((card) => rankOf(card) === 'Q'),
    common,
  ),
  c('pamfil-late', 2, drawing, (f) => [f.pamfil], bars),
  c(
    'keep-marriage',
    2,
    (f) => drawing(f) && f.saying === null,
    (f, open) => open.filter(f.waits),
    bars,
  ),
  g(
    'last-two',
    3,
    (f) => isWorthLosing(f) && !leads(f),
    (f, open) => f.words.cheapest(losers(f, open)),
    {allows: losers},
  ),
  c(
    'seven',
    4,
    (f) => drawing(f) && !leads(f) && isDry(f),
    (f, open) => f.words.cheapest(winners(f, open)),
    {allows: winners},
  ),
  c(
    'bring-home',
    5,
    (f) => drawing(f) && !leads(f),
    (f, open) => f.words.dearest(plain(f, winners(f, open)).filter((card) => f.points(card) >= 10)),
    {...common, allows: (f, open) => plain(f, winners(f, open)).filter((card) => f.points(card) >= 10)},
  ),
  c(
    'catch-tens',
    6,
    (f) => drawing(f) && isRich(f),
    (f, open) => f.words.lowest(small(f, winners(f, open))),
    {...common, allows: (f, open) => small(f, winners(f, open))},
  ),
  c(
    'throw',
    8,
    (f) => drawing(f) && !leads(f),
    (f, open) => f.words.cheapest(free(f, losers(f, open))),
    {...common, allows: (f, open) => cheap(f, free(f, losers(f, open)))},
  ),
  c(
    'lead-low',
    8,
    (f) => drawing(f) && leads(f),
    (f, open) => f.words.lowest(plain(f, open).filter((card) => f.points(card) === 0)),
    {...common, allows: (f, open) => plain(f, open).filter((card) => f.points(card) === 0)},
  ),
  c('last-trick', 5, hasOneTrump, (f, open) => trumps(f, open), bars),
  c(
    'fatten',
    5,
    (f) => f.isKiks && f.isPartners && f.last,
    (f, open) => f.words.dearest(free(f, losers(f, open))),
  ),
  c(
    'draw-trumps',
    6,
    (f) => !drawing(f) && leads(f),
    (f, open) => f.words.highest(trumps(f, open).filter(f.isTop)),
    {allows: (f, open) => trumps(f, open).filter(f.isTop)},
  ),
  c(
    'top',
    6,
    (f) => !drawing(f) && leads(f),
    (f, open) => f.words.dearest(plain(f, open).filter(f.isTop)),
    {...common, allows: (f, open) => plain(f, open).filter(f.isTop)},
  ),
  c(
    'take',
    7,
    (f) => !drawing(f) && !leads(f) && !f.isPartners,
    (f, open) => f.words.cheapest(winners(f, open)),
    {...common, allows: winners},
  ),
  c(
    'least',
    9,
    (f) => !drawing(f) || leads(f),
    (f, open) => f.words.cheapest(free(f, open)),
    {
      ...common,
      allows: (f, open) => cheap(f, free(f, open)),
    },
  ),
  c('spare', 10, always, (f, open) => f.words.cheapest(free(f, open)), {
    ...common,
    allows: (f, open) => cheap(f, free(f, open)),
  }),
]);

/** A beginner wins a trick as high as he can while the talon lasts. */
export const CARD_HABITS: readonly Maxim<Facts, Card>[] = [
  c(
    'proud',
    1,
    (f) => drawing(f) && !leads(f) && f.saying === null,
    (f, open) => f.words.highest(plain(f, winners(f, open))),
    {chance: 3},
  ),
];

/** What an opponent of Mariasz is asked. */
export type MariageQuestion = Question<MariageView, MariageMove, Offer<MariageMove>>;
export type MariageBrain = Brain<MariageView, MariageMove, Offer<MariageMove>>;

/** A beginner forgets points rather than invents them: his count is short by up to so many points, or too high by up to so many. */
const MISCOUNTS = {short: 12, over: 4} as const;

/** The book's answer to a question; once nothing is hidden any more, two play exactly, but for a beginner. */
export function byBook(question: MariageQuestion): Thought<MariageMove> {
  const {view} = question;
  const moves = plainMoves(question.moves);
  const random = ownChance(question);
  if (!view.turn.phase.startsWith('playing')) return {move: pick(moves, random)};
  const isWeak = makesMistakes(question);
  if (question.level !== 'novice') {
    const exact = bestEnding(view, moves);
    if (exact) return {move: exact, because: {maxim: 'mariasz.derived.nothing-hidden', provenance: 'engine'}};
  }
  const error = isWeak ? random.below(MISCOUNTS.short + MISCOUNTS.over + 1) - MISCOUNTS.short : 0;
  const facts = factsOf(view, remembered(view.tricks, question), error);
  const said = judgeAt(sayings, facts, moves, question, random);
  if (said.because) return thoughtOf(said, (move) => move);
  const cards = moves.flatMap((move) => (move.type === 'PLAY' ? [move.card] : []));
  return thoughtOf(judgeAt(cardMaxims, facts, cards, question, random, CARD_HABITS), playOf);
}
