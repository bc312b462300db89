import type {Card} from '@quinola/cards';
import type {Maxim} from '@quinola/opponents';
import {isFigure, isTarok, PAGAT, SKY, strength, suit, valueOf, XXI} from '../../pack/index.js';
import {beating, held, isPagatExposed, type Facts} from './facts.js';

/** What a card says to the friend. */
export type Signal = 'no-more-taroks-please';

/** A maxim about the card to play. */
export interface CardMaxim extends Maxim<Facts, Card> {
  readonly signal?: Signal;
}

type More = Pick<CardMaxim, 'bars' | 'signal'>;

/** Makes a maxim of the treatise, by its id after `taroklomber`. */
function m(id: string, rank: number, when: CardMaxim['when'], suggest: CardMaxim['suggest'], more: More = {}): CardMaxim {
  return {id: `taroklomber.${id}`, rank, when, suggest, provenance: 'book', ...more};
}

function engine(id: string, when: CardMaxim['when'], suggest: CardMaxim['suggest']): CardMaxim {
  return {id: `taroklomber.engine.${id}`, rank: 10, when, suggest, provenance: 'engine'};
}

const taroks = (_: Facts, open: readonly Card[]): readonly Card[] => open.filter(isTarok);
const suits = (_: Facts, open: readonly Card[]): readonly Card[] => open.filter((card) => !isTarok(card));
const ofSuit = (of: string) => (_: Facts, open: readonly Card[]): readonly Card[] => open.filter((card) => suit(card) === of);
const cheapest = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => valueOf(a) - valueOf(b) || Number(isTarok(a)) - Number(isTarok(b)) || strength(a) - strength(b)).slice(0, 1);

const opposes = ({role}: Facts): boolean => role === 'opponent';
const opens = (f: Facts): boolean => opposes(f) && f.leading && f.trickNo === 1 && f.place === 0;
const high = ({hand}: Facts): number => hand.filter((card) => isTarok(card) && strength(card) >= 16).length;

/** Whether a single figure would fall to the higher card that wins the trick. */
const falls = (f: Facts, rank: string): boolean => {
  const mine = held(f, f.led);
  const only = mine[0];
  return f.hand.includes(SKY) && !f.leading && mine.length === 1 && only![0] === rank && isFigure(only!)
    && suit(f.best!.card) === f.led && strength(f.best!.card) > strength(only!);
};

/** The treatise's advice that bears on one card and is decided from one view, in the order of judgement. */
export const cardMaxims: readonly CardMaxim[] = [
  m('karty.sky.dama', 2, (f) => falls(f, 'Q'), () => [SKY]),
  m('karty.sky.iezdziec', 2, (f) => falls(f, 'N'), () => [SKY]),
  m('karty.sky.walet', 2, (f) => falls(f, 'J'), () => [SKY]),
  m('karty.xxi.na-xx', 3, (f) => f.best?.card === 'T20' && ['T19', 'T17'].every((card) => f.hand.includes(card)), () => [XXI]),
  m('karty.xxi.trzymac', 3, (f) => f.led === 'T' && f.hand.includes(XXI) && high(f) === 1, () => [XXI], {bars: true}),
  m('A.28', 3, (f) => f.secondOpponent && f.led === 'T' && isPagatExposed(f), (f) => beating(f).filter((card) => card !== PAGAT).slice(0, 1),
    {signal: 'no-more-taroks-please'}),
  m('A.29', 3, (f) => f.secondOpponent && f.led === 'T' && f.taroks.length >= 6 && high(f) >= 3, (f) => beating(f).slice(-1)),
  m('A.23.szkat', 4, (f) => opposes(f) && f.leading && f.skatSuit !== '', (f, open) => ofSuit(f.skatSuit)(f, open)),
  m('A.30', 4, (f) => opposes(f) && f.leading && f.hand.includes(XXI) && !f.demandedXXI, () => [XXI]),
  m('A.25', 4, (f) => opposes(f) && f.leading && ['T19', 'T20'].every((card) => f.hand.includes(card)), () => ['T20', 'T19']),
  m('A.22', 5, (f) => opens(f) && f.declarerPlace === 1, suits),
  m('A.27', 5, (f) => opens(f) && f.declarerPlace === 2 && f.skatSuit === '', taroks),
  m('A.24.tarok', 6, (f) => opposes(f) && f.leading && f.taroks.length >= 9 && !f.hand.includes(PAGAT), taroks),
  m('A.18.figury', 6, (f) => !opposes(f) && f.leading && f.hand.filter(isFigure).length >= 5, taroks),
  engine('follow', (f) => !f.leading, (_, open) => cheapest(open)),
  engine('lead', (f) => f.leading, (_, open) => cheapest(open)),
];
