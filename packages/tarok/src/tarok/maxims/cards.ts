import {FRENCH_SUITS, type Card} from '@quinola/cards';
import type {Maxim} from '@quinola/opponents';
import {isFigure, isKing, isTarok, PAGAT, SKY, strength, suit, valueOf} from '../../pack/index.js';
import {doomed, figuresIn, held, whip, type Facts} from './facts.js';

/** A maxim about the card to play. */
export type CardMaxim = Maxim<Facts, Card>;

/** Makes a maxim of the treatise, by its id after `tarok`. */
function m(
  id: string, rank: number, when: CardMaxim['when'], suggest: CardMaxim['suggest'], more: Pick<CardMaxim, 'bars'> = {},
): CardMaxim {
  return {id: `tarok${id}`, rank, when, suggest, provenance: 'book', ...more};
}

const bars = {bars: true} as const;

const taroks = (_: Facts, open: readonly Card[]): readonly Card[] => open.filter(isTarok);
const lowest = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => strength(a) - strength(b)).slice(0, 1);
const highest = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => strength(b) - strength(a)).slice(0, 1);

/** Without the Pagat, before anybody has announced taroks (rule 15b). */
const signals = ({players, leading, pagat, pagatOut, announcedTaroks}: Facts): boolean =>
  players === 3 && leading && !pagat && pagatOut && Math.max(...announcedTaroks) < 10;

const kings = ({hand}: Facts): number => hand.filter(isKing).length;

/** Three figures of a suit without its king. */
const headless = (facts: Facts): readonly string[] =>
  FRENCH_SUITS.filter((of) => figuresIn(facts, of).length === 3 && !facts.hand.includes(`K${of}`));

/** All that a higher card threatens: my cards of the suit led are figures that do not win. */
const bare = (facts: Facts): boolean => {
  const mine = held(facts, facts.led);
  return mine.length > 0 && facts.led !== 'T' && mine.every(isFigure)
    && (isTarok(facts.best!) || mine.every((card) => strength(card) < strength(facts.best!)));
};

/** Maxims of the chapters on Tarok that bear on one card and are decided from one view, in the order of judgement. */
export const cardMaxims: readonly CardMaxim[] = [
  m('.reguly.6', 2, (f) => f.sky && !f.leading && f.trickNo <= 22 && bare(f), () => [SKY]),
  m('.reguly.9', 3, (f) => f.led === 'T' && doomed(f) && kings(f) >= 2 && !f.dealer, (_, open) =>
    lowest(open.filter((card) => isTarok(card) && card !== PAGAT && card !== SKY))),
  m('.reguly.8', 3, (f) => f.led === 'T' && !f.taroksLed && doomed(f) && (kings(f) < 2 || f.dealer), () => [PAGAT]),
  m('.15.a.1', 4, (f) => f.leading && !f.pagat && f.pagatOut && Math.max(...f.announcedTaroks) >= 10 && f.taroks.length >= 6, taroks, bars),
  m('.15.b.1', 4, (f) => signals(f) && f.taroks.length <= 7, (_, open) => highest(open.filter(isTarok))),
  m('.15.e', 4, (f) => f.leading && !f.pagat && f.unreachable, (f, open) => open.filter((card) => suit(card) === whip(f))),
  m('.reguly.11', 5, (f) => f.leading && headless(f).length > 0, (f, open) => {
    const figures = open.filter((card) => isFigure(card) && headless(f).includes(suit(card)));
    return [...figures].sort((a, b) => valueOf(a) - valueOf(b)).slice(0, 1);
  }),
  m('-en-deux.masc-bez-figur', 6, (f) => f.players === 2 && f.leading && !f.hunting && !f.saving, (f, open) =>
    open.filter((card) => !isTarok(card) && !figuresIn(f, suit(card)).length)),
  m('-en-deux.niech-zadaie', 6, (f) => f.players === 2 && f.leading, (f, open) =>
    open.filter((card) => !isTarok(card) && figuresIn(f, suit(card)).length > 0), bars),
  m('.16.c', 7, (f) => f.leading, (f, open) => open.filter((card) => suit(card) === whip(f))),
];
