import {pick, suitOf, type Card} from '@quinola/cards';
import {
  bookOf,
  cardWords,
  common,
  inOrder,
  judgeAt,
  makesMistakes,
  most,
  ownChance,
  plainMoves,
  remembered,
  thoughtOf,
  unseenCards,
  type Brain,
  type CardWords,
  type Maxim,
  type Question,
  type Thought,
} from '@quinola/opponents';
import {playOf, trickSuit, winning, withoutAll, type Laid, type Offer, type Trick} from '@quinola/play';
import {
  isForehand,
  packFor,
  PAMFIL,
  rulesOf,
  trumpOf,
  type PamphileMove,
  type PamphileView,
} from '../rules/index.js';
import {PAYING, standingOf, uselessIn, type Standing} from './standing.js';

// The book gives the rules alone, and no advice: these maxims are general practice, and what follows from its table of points.

/** What a player considers when he declares. */
export interface WordFacts extends Standing {
  readonly isForehand: boolean;
  readonly useless: readonly Card[];
  readonly trumps: number;
  readonly players: number;
  /** The one card that keeps the hand from being a mucha. */
  readonly fifth: Card | null;
}

/** The card without which all others are of one suit, the pamfil counting as a club or a trump. */
function fifthOf({hand, ...view}: PamphileView): Card | null {
  const trump = trumpOf(view);
  const suits = (cards: readonly Card[]): ReadonlySet<string> =>
    new Set(cards.map((card) => (card === PAMFIL ? trump! : suitOf(card))));
  const odd = hand.filter((card) => suits(withoutAll(hand, [card])).size === 1);
  return odd.length === 1 && view.left ? odd[0]! : null;
}

export const wordFacts = (view: PamphileView): WordFacts => ({
  ...standingOf(view),
  trumps: view.hand.filter((card) => trickSuit(rulesOf(view), card) === trumpOf(view)).length,
  players: view.options.players,
  isForehand: isForehand(view),
  useless: uselessIn(view),
  fifth: fifthOf(view),
});

const passing = (_: WordFacts, open: readonly PamphileMove[]) => open.filter(({type}) => type === 'PASS');
/** The exchange of just these cards. */
const throwing = (open: readonly PamphileMove[], cards: readonly Card[]): readonly PamphileMove[] =>
  open.filter(
    (move) =>
      move.type === 'EXCHANGE' &&
      move.cards.length === cards.length &&
      move.cards.every((card) => cards.includes(card)),
  );
/**
 * Whether new cards pay for who need not play. Measured by imagined deals: of three players one with two trumps gains by playing,
 * about a quarter of a point; of four nobody does. For five and six the same is assumed.
 */
const pays = ({players, trumps, useless}: WordFacts): boolean =>
  players === 3 && trumps >= 2 && useless.length >= 2;

const w = bookOf<WordFacts, PamphileMove>('pamfil.derived.', 'engine');

/** Whether one plays, and what is exchanged. */
export const wordMaxims: readonly Maxim<WordFacts, PamphileMove>[] = inOrder([
  w(
    'mucha',
    2,
    (f) => f.isForehand && f.fifth !== null,
    ({fifth}, open) => throwing(open, [fifth!]),
  ),
  w('stand', 3, (f) => !f.isForehand && f.counted >= PAYING, passing, common),
  w(
    'declare',
    4,
    (f) => !f.isForehand && f.counted < PAYING && pays(f),
    ({useless}, open) => throwing(open, useless),
  ),
  ...(['none', 'one', 'two'] as const).map((number, counted) =>
    w(`pass.${number}`, 5, (f) => !f.isForehand && f.counted === counted, passing, common),
  ),
  w(
    'exchange',
    6,
    (f) => f.isForehand && f.useless.length > 0,
    ({useless}, open) => throwing(open, useless),
    common,
  ),
  w(
    'keep',
    7,
    (f) => f.isForehand && !f.useless.length,
    (_, open) => open.filter(({type}) => type === 'DECLARE'),
    common,
  ),
]);

/** A beginner hopes for the new cards. */
export const WORD_HABITS: readonly Maxim<WordFacts, PamphileMove>[] = [
  w(
    'hopes',
    1,
    (f) => !f.isForehand && f.counted === 1 && f.useless.length > 1,
    ({useless}, open) => throwing(open, useless),
    {chance: 3},
  ),
];

/** What a player considers when he plays a card. */
export interface CardFacts {
  readonly hand: readonly Card[];
  readonly trick: readonly Laid[];
  readonly best: Card | null;
  readonly last: boolean;
  /** Whether he plays to the suit led. */
  readonly follows: boolean;
  readonly words: CardWords;
  readonly isTrump: (card: Card) => boolean;
  /** Whether nothing higher of the suit of a card is out, as far as he remembers. */
  readonly isTop: (card: Card) => boolean;
}

/** The facts of a view, limited to the tricks the player remembers. */
export function cardFacts(view: PamphileView, tricks: readonly Trick[]): CardFacts {
  const {hand, trick, turnUp, thrown, options} = view;
  const rules = rulesOf(view);
  const unseen = unseenCards(packFor(options.players), view, tricks, [turnUp!, ...thrown]);
  const suit = (card: Card) => trickSuit(rules, card);
  const led = trick[0] && suit(trick[0].card);
  return {
    hand,
    trick,
    best: winning(rules, trick)?.card ?? null,
    last: trick.length === options.players - 1,
    follows: led !== undefined && hand.some((card) => suit(card) === led),
    words: cardWords(rules),
    isTrump: (card) => suit(card) === rules.trump,
    isTop: (card) =>
      !unseen.some((other) => suit(other) === suit(card) && rules.strength(other) > rules.strength(card)),
  };
}

const leads = ({trick}: CardFacts): boolean => !trick.length;
const plain = ({isTrump}: CardFacts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => !isTrump(card));
const topTrumps = (f: CardFacts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => f.isTrump(card) && f.isTop(card));
const topPlain = (f: CardFacts, open: readonly Card[]): readonly Card[] => plain(f, open).filter(f.isTop);
/** Cards that are alone in their suit, beside trumps. */
const alone = (f: CardFacts, open: readonly Card[]): readonly Card[] =>
  f.hand.some(f.isTrump)
    ? plain(f, open).filter((card) => f.words.ofSuit(f.hand, suitOf(card)).length === 1)
    : [];
/** The least of some cards: plain suits before trumps, then the lower; all that are equal. */
function least(f: CardFacts, cards: readonly Card[]): readonly Card[] {
  const [first] = f.words.cheapest(cards);
  return cards.filter(
    (card) =>
      f.isTrump(card) === f.isTrump(first!) &&
      f.words.lowest([card, first!])[0] === card &&
      f.words.lowest([first!, card])[0] === first,
  );
}
const winners = (f: CardFacts, open: readonly Card[]): readonly Card[] => f.words.winners(open, f.best);
const heads = (f: CardFacts, open: readonly Card[]): boolean => !leads(f) && winners(f, open).length > 0;

const c = bookOf<CardFacts, Card>('pamfil.play.', 'engine');

/** Which card is played. */
export const cardMaxims: readonly Maxim<CardFacts, Card>[] = inOrder([
  c('trump', 3, leads, (f, open) => f.words.highest(topTrumps(f, open)), {allows: topTrumps}),
  c(
    'top',
    4,
    leads,
    (f, open) => most(topPlain(f, open), (card) => -f.words.ofSuit(f.hand, suitOf(card)).length),
    {
      allows: topPlain,
    },
  ),
  c('alone', 8, leads, (f, open) => f.words.lowest(alone(f, open)), {allows: alone}),
  c('low', 9, leads, (f, open) => least(f, open), common),
  c(
    'last',
    5,
    (f) => f.last,
    (f, open) => least(f, winners(f, open)),
  ),
  c(
    'sure',
    6,
    (f, open) => heads(f, open) && !f.last,
    (f, open) => least(f, winners(f, open).filter(f.isTop)),
    {allows: (f, open) => winners(f, open).filter(f.isTop)},
  ),
  c('head', 8, heads, (f, open) => least(f, winners(f, open))),
  c(
    'follow',
    9,
    (f, open) => f.follows && !heads(f, open),
    (f, open) => f.words.lowest(open),
  ),
  c(
    'throw',
    9,
    (f, open) => !leads(f) && !f.follows && !heads(f, open),
    (f, open) => least(f, open),
  ),
]);

/** A beginner wins with the highest that he has. */
export const CARD_HABITS: readonly Maxim<CardFacts, Card>[] = [
  c('proud', 1, heads, (f, open) => f.words.highest(winners(f, open)), {chance: 3}),
];

/** What an opponent of Pamphile is asked. */
export type PamphileQuestion = Question<PamphileView, PamphileMove, Offer<PamphileMove>>;
export type PamphileBrain = Brain<PamphileView, PamphileMove, Offer<PamphileMove>>;

/** A beginner overlooks his mucha one time in four. */
const OVERLOOKS = 4;

/** The book's answer to a question. */
export function byBook(question: PamphileQuestion): Thought<PamphileMove> {
  const {view} = question;
  const moves = plainMoves(question.moves);
  const random = ownChance(question);
  switch (view.turn.phase) {
    case 'declaring.word':
      return thoughtOf(
        judgeAt(wordMaxims, wordFacts(view), moves, question, random, WORD_HABITS),
        (move) => move,
      );
    case 'playing.trick': {
      const cards = moves.flatMap((move) => ('card' in move ? [move.card] : []));
      const facts = cardFacts(view, remembered(view.tricks, question));
      return thoughtOf(judgeAt(cardMaxims, facts, cards, question, random, CARD_HABITS), playOf);
    }
    case 'calling.dealt':
    case 'calling.exchanged': {
      const call = moves.find(({type}) => type === 'CALL_MUCHA');
      return call && !(makesMistakes(question) && random.below(OVERLOOKS) === 0)
        ? {move: call, because: {maxim: 'pamfil.rule.mucha', provenance: 'book'}}
        : {move: {type: 'STAY_SILENT'}};
    }
    default:
      return {move: pick(moves, random)};
  }
}
