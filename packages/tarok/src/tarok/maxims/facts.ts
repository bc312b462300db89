import {FRENCH_SUITS, type Card, type Suit} from '@quinola/cards';
import type {Laid} from '@quinola/play';
import {followed, isFigure, isTarok, lawful, PAGAT, SKY, suit, trickWinner, valueOf} from '../../pack/index.js';
import type {TarokView} from '../rules/index.js';

/** What the facts are read from: of a view, what lies open and the own hand. */
export type FactsView = Pick<TarokView, 'hand' | 'trick' | 'tricks' | 'seat' | 'dealer' | 'announced' | 'pieces'> & {
  readonly options: Pick<TarokView['options'], 'players' | 'skyLed'>;
};

/** A position as the maxims see it: a plain record. */
export interface Facts {
  readonly players: 3 | 2;
  readonly hand: readonly Card[];
  /** The cards that may be played. */
  readonly open: readonly Card[];
  readonly trickNo: number;
  readonly leading: boolean;
  /** The suit that is to be followed; empty when I lead. */
  readonly led: Suit;
  /** The card that is winning the trick. */
  readonly best: Card | null;
  /** My taroks, Sky among them. */
  readonly taroks: readonly Card[];
  readonly pagat: boolean;
  readonly sky: boolean;
  readonly dealer: boolean;
  /** Taroks that each of the others has announced. */
  readonly announcedTaroks: readonly number[];
  /** Whether the Pagat is still out: neither made, nor lost, nor mine. */
  readonly pagatOut: boolean;
  /** Whether somebody has led taroks before. */
  readonly taroksLed: boolean;
  /** Whether the Pagat's owner has too many taroks for it to be drawn. */
  readonly unreachable: boolean;
  /** Whether I mean to save my Pagat, or to draw another's. */
  readonly saving: boolean;
  readonly hunting: boolean;
}

/** From so many taroks without Sky on the Pagat can be saved; with so many or fewer it can't (reading of ours). */
const SAVES = 7;
const DOOMED = 5;

/** Whether I hold the Pagat and too few taroks to save it. */
export function doomed({pagat, taroks}: Facts): boolean {
  return pagat && taroks.filter((card) => card !== SKY).length <= DOOMED;
}

/** The facts of a view. */
export function factsOf(view: FactsView): Facts {
  const {hand, trick, options, seat} = view;
  const led = followed(trick, options.skyLed);
  const taroks = hand.filter(isTarok);
  const pagat = hand.includes(PAGAT);
  const announcedTaroks = view.announced.map((said, of) =>
    (of === seat ? 0 : said?.items.find(({kind}) => kind === 'taroks')?.n ?? 0));
  const pagatOut = !pagat && !view.pieces.some(({card}) => card === PAGAT);
  return {
    players: options.players, hand, open: lawful(hand, led), trickNo: view.tricks.length + 1, leading: trick.length === 0,
    led: led === null ? '' : suit(led), best: bestOf(trick), taroks, pagat, sky: hand.includes(SKY), dealer: seat === view.dealer,
    announcedTaroks, pagatOut, taroksLed: view.tricks.some(({cards}) => isTarok(cards[0]!.card)),
    unreachable: pagatOut && !taroks.some((card) => card !== SKY),
    saving: pagat && taroks.filter((card) => card !== SKY).length >= SAVES, hunting: pagatOut && Math.max(...announcedTaroks) < 10,
  };
}

function bestOf(trick: readonly Laid[]): Card | null {
  return trick.length ? trickWinner(trick).card : null;
}

/** My cards of one suit. */
export function held({hand}: Pick<Facts, 'hand'>, of: Suit): readonly Card[] {
  return hand.filter((card) => suit(card) === of);
}

/** My figures of one suit. */
export function figuresIn(facts: Pick<Facts, 'hand'>, of: Suit): readonly Card[] {
  return held(facts, of).filter(isFigure);
}

/** The whip: the suit in which I hold most cards, of equals the one with the best figures; empty without a suit card. */
export function whip(facts: Pick<Facts, 'hand'>): Suit {
  const worth = (of: Suit): number => held(facts, of).length * 16 + figuresIn(facts, of).reduce((sum, card) => sum + valueOf(card), 0);
  const best = [...FRENCH_SUITS].sort((a, b) => worth(b) - worth(a))[0]!;
  return worth(best) ? best : '';
}
