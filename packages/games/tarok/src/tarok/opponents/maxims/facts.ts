import {FRENCH_SUITS, type Card, type Suit} from '@quinola/cards';
import type {Laid, Seat} from '@quinola/play';
import {
  followed,
  isFigure,
  isKing,
  isTarok,
  lawful,
  mayHold,
  PAGAT,
  remember,
  SKY,
  strength,
  suit,
  trickWinner,
  unseenOf,
  valueOf,
  type Memory,
} from '../../../kit/rules/index.js';
import type {TarokView} from '../../rules/types.js';

/** What the facts are read from: a view's public part and the player's own cards. */
export type FactsView = Pick<
  TarokView,
  'hand' | 'trick' | 'tricks' | 'seat' | 'dealer' | 'announced' | 'pieces'
> &
  Partial<Pick<TarokView, 'skat'>> & {readonly options: Pick<TarokView['options'], 'players' | 'skyLed'>};

/** A position as the maxims see it: a plain record. */
export interface Facts {
  readonly players: 3 | 2;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  /** The cards that may be played. */
  readonly open: readonly Card[];
  readonly trickNo: number;
  readonly trick: readonly Laid[];
  readonly leading: boolean;
  /** Whether nobody plays after me. */
  readonly last: boolean;
  /** The suit to follow; empty when I lead. */
  readonly led: Suit;
  /** The card winning the trick, and whose it is. */
  readonly best: Card | null;
  readonly bestBy: Seat;
  /** My taroks, including Sky. */
  readonly taroks: readonly Card[];
  readonly pagat: boolean;
  readonly sky: boolean;
  readonly dealer: boolean;
  /** The number of taroks each of the others has announced. */
  readonly announcedTaroks: readonly number[];
  /** Whether the Pagat is still out: neither won, nor lost, nor mine. */
  readonly pagatOut: boolean;
  /** Whether the Pagat has been won, lost, or laid away by me. */
  readonly pagatDone: boolean;
  /** Suits whose king another player has, or is out of play. */
  readonly kingsOut: readonly Suit[];
  /** Whether somebody has already led taroks. */
  readonly taroksLed: boolean;
  /** What another's first tarok lead in the Pagat hunt said about his taroks (rule 15b); `''` = nothing. */
  readonly signal: 'few' | 'many' | '';
  readonly memory: Memory;
  /** Each seat's estimated number of taroks; my own exactly. */
  readonly guessed: readonly number[];
  /** The most dangerous player: likely to have the Pagat or a king for the last trick; -1 = nobody. */
  readonly danger: Seat;
  /** Suit of the king that somebody may be keeping for the last trick; empty = none. */
  readonly kingKept: Suit;
  /** Whether the Pagat's owner has too many taroks for it to be drawn. */
  readonly unreachable: boolean;
  /** Whether I intend to save my Pagat, or to draw another's. */
  readonly saving: boolean;
  readonly hunting: boolean;
}

/** With ENOUGH_TAROKS, not counting Sky, the Pagat can be saved; with TOO_FEW_TAROKS or fewer it cannot (our reading). */
const ENOUGH_TAROKS = 7;
const TOO_FEW_TAROKS = 5;

/** From this trick on, a king that is still out is kept for the last one (our reading). */
const KEPT_FROM = 15;

/** Whether I hold the Pagat and too few taroks to save it. */
export function cannotSavePagat({pagat, taroks}: Facts): boolean {
  return pagat && taroks.filter((card) => card !== SKY).length <= TOO_FEW_TAROKS;
}

/**
 * The facts of a view.
 * @param seen the tricks that the player remembers; default: all
 */
export function factsOf(view: FactsView, seen: FactsView['tricks'] = view.tricks): Facts {
  const {hand, trick, tricks, options, seat} = view;
  const {players} = options;
  const led = followed(trick, options.skyLed);
  const taroks = hand.filter(isTarok);
  const numbered = taroks.filter((card) => card !== SKY).length;
  const pagat = hand.includes(PAGAT);
  const announcedTaroks = view.announced.map((said, index) =>
    index === seat ? 0 : (said?.items.find(({kind}) => kind === 'taroks')?.n ?? 0),
  );
  const most = Math.max(...announcedTaroks);
  const memory = remember({...view, tricks: seen}, players);
  const pagatDone = view.pieces.some(({card}) => card === PAGAT) || (view.skat?.includes(PAGAT) ?? false);
  const pagatOut = !pagat && !pagatDone;
  const winner = trick.length ? trickWinner(trick) : null;
  const guessed = guessTaroks(view, memory, announcedTaroks);
  const fewest = Math.min(...guessed.filter((_, index) => index !== seat));
  const danger = dangerOf(seat, guessed, pagatOut);
  const kingsOut = FRENCH_SUITS.filter((suit) => memory.unseen.includes(`K${suit}`));
  const trickNo = tricks.length + 1;
  const kingKept =
    trickNo >= KEPT_FROM
      ? (kingsOut.find((suit) =>
          guessed.some((_, other) => other !== seat && mayHold(memory, other, suit)),
        ) ?? '')
      : '';
  return {
    players,
    seat,
    hand,
    open: lawful(hand, led),
    trickNo,
    trick,
    leading: trick.length === 0,
    last: trick.length === players - 1,
    led: led === null ? '' : suit(led),
    best: winner?.card ?? null,
    bestBy: winner?.seat ?? -1,
    taroks,
    pagat,
    sky: hand.includes(SKY),
    dealer: seat === view.dealer,
    announcedTaroks,
    pagatOut,
    pagatDone,
    kingsOut,
    taroksLed: tricks.some(({cards}) => isTarok(cards[0]!.card)),
    signal: signalOf(view)?.says ?? '',
    memory,
    guessed,
    danger,
    kingKept,
    unreachable:
      pagatOut &&
      (numbered === 0 ||
        numbered < Math.min(fewest + 1, Math.max(...guessed.filter((_, index) => index !== seat)))),
    saving: pagat && numbered >= ENOUGH_TAROKS,
    hunting: pagatOut && most < 10,
  };
}

/** How many taroks a signal means (rule 15b: seven or fewer, eight or nine; the mean is our reading). */
const SIGNALLED = {few: 6, many: 8.5};

/** How many taroks each may still have: announced or signalled minus played, else an even share of the unseen ones. */
function guessTaroks(view: FactsView, memory: Memory, said: readonly number[]): readonly number[] {
  const {announced, tricks, trick, seat, hand, options} = view;
  const unseen = unseenOf(memory, 'T');
  // En deux half of the unseen cards are out of play.
  const share = unseen / 2;
  // With three players, if one has none left, the other has them all.
  const alone =
    options.players === 3 && memory.voids.some((voids, other) => other !== seat && voids.includes('T'));
  const signal = options.players === 3 && !alone ? signalOf(view) : null;
  return announced.map((_, index) => {
    if (index === seat) return hand.filter((card) => isTarok(card) && card !== SKY).length;
    if (memory.voids[index]!.includes('T')) return 0;
    const told = said[index] || (signal?.seat === index && SIGNALLED[signal.says]);
    const unknown = alone ? unseen : share;
    if (!told) return unknown;
    const played = [...tricks.flatMap(({cards}) => cards), ...trick].filter(
      (laid) => laid.seat === index && isTarok(laid.card),
    ).length;
    // A number that was announced is true; of an estimate nothing is left to go by when so many have been played.
    return said[index] || told > played ? Math.max(0, Math.min(unseen, told - played)) : unknown;
  });
}

/** The most dangerous of the others: the one with most taroks while the Pagat is out. */
function dangerOf(seat: Seat, guessed: readonly number[], pagatOut: boolean): Seat {
  if (!pagatOut) return -1;
  const others = guessed.map((_, index) => index).filter((other) => other !== seat);
  const [first, second] = others.sort((a, b) => guessed[b]! - guessed[a]!);
  return second === undefined || guessed[first!]! > guessed[second]! ? first! : -1;
}

/** The first tarok another player led, if it was very high or very low (rule 15b). */
function signalOf({tricks, seat}: FactsView): {readonly seat: Seat; readonly says: 'few' | 'many'} | null {
  const first = tricks.find(({cards}) => isTarok(cards[0]!.card))?.cards[0];
  if (!first || first.seat === seat) return null;
  const height = strength(first.card);
  return height >= 17
    ? {seat: first.seat, says: 'few'}
    : height > 0 && height <= 6
      ? {seat: first.seat, says: 'many'}
      : null;
}

/** My cards of one suit. */
export function held({hand}: Pick<Facts, 'hand'>, wanted: Suit): readonly Card[] {
  return hand.filter((card) => suit(card) === wanted);
}

/** My figures of one suit. */
export function figuresIn(facts: Pick<Facts, 'hand'>, suit: Suit): readonly Card[] {
  return held(facts, suit).filter(isFigure);
}

/** My natural kings. */
export function kingsIn({hand}: Pick<Facts, 'hand'>): readonly Card[] {
  return hand.filter(isKing);
}

/** The cards of the suits of which I hold most. */
export function ofLongest(facts: Pick<Facts, 'hand'>, open: readonly Card[]): readonly Card[] {
  const most = Math.max(...FRENCH_SUITS.map((suit) => held(facts, suit).length));
  return open.filter((card) => !isTarok(card) && held(facts, suit(card)).length === most);
}

/** The whip: the suit in which I hold most cards, then the best figures; empty without a suit card. */
export function whip(facts: Pick<Facts, 'hand'>): Suit {
  const worth = (suit: Suit): number =>
    held(facts, suit).length * 16 + figuresIn(facts, suit).reduce((sum, card) => sum + valueOf(card), 0);
  const best = [...FRENCH_SUITS].sort((a, b) => worth(b) - worth(a))[0]!;
  return worth(best) ? best : '';
}
