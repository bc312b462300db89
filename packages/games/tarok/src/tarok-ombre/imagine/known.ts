import {TAROK_78, type Card} from '@quinola/cards';
import {noneOf, type Holds, type Unseen} from '@quinola/opponents';
import type {Laid, Seat} from '@quinola/play';
import {followed, isKing, isTarok, SKY, suit} from '../../pack/index.js';
import {SUITS} from '../../pack/masks/cards.js';
import {holdingOf, put} from '../../pack/masks/holdings.js';
import type {TarokOmbreView} from '../rules/types.js';

/** The place of the three cards that are put aside or laid away, beside the hands of seats 0 to 2. */
export const TALON = 3;

/** What a player knows of the cards that he does not see. */
export function unseenOf(view: TarokOmbreView): Unseen {
  const {hand, seat, counts, trick, tricks} = view;
  const played = [...tricks.flatMap(({cards}) => cards), ...trick].map(({card}) => card);
  const known: number[] = new Array<number>(20).fill(0);
  const room = [...counts, 78 - played.length - counts.reduce((sum, n) => sum + n, 0)];
  const seen = new Set(played);
  const place = (card: Card, at: number): void => {
    if (seen.has(card)) return;
    seen.add(card);
    put(known, card, 5 * at);
    room[at]!--;
  };
  for (const card of hand) place(card, seat);
  for (const card of view.skat ?? []) place(card, TALON);
  for (const {card, at} of exchanged(view)) place(card, at);
  const hidden = holdingOf(TAROK_78.cards.filter((card) => !seen.has(card)));
  return {
    suits: 5,
    known,
    hidden,
    room,
    holds: [...voidsShown(view), ...skatRule(view), ...demandedRule(view)],
  };
}

/** Cards whose place the exchange has shown: in a dealer's Skat, or given back by this player and not come back to him. */
function exchanged({
  demands,
  returned,
  seat,
  declarer,
}: TarokOmbreView): {readonly card: Card; readonly at: number}[] {
  const inSkat = demands.filter(({from}) => from < 0).map(({card}) => ({card, at: TALON}));
  if (seat !== declarer) return inSkat;
  return [...inSkat, ...returned.flatMap((card, i) => (card === null ? [] : [{card, at: demands[i]!.from}]))];
}

/** Suits of which a seat has shown that it has none. Sky is never bound. */
function voidsShown({trick, tricks, options}: TarokOmbreView): Holds[] {
  const shown = new Set<string>();
  const look = (cards: readonly Laid[]): void => {
    cards.forEach(({seat, card}, i) => {
      const led = followed(cards.slice(0, i), options.skyLed);
      if (led === null || card === SKY || suit(card) === suit(led)) return;
      shown.add(`${seat}${suit(led)}`);
      if (!isTarok(card)) shown.add(`${seat}T`);
    });
  };
  for (const {cards} of tricks) look(cards);
  look(trick);
  return [...shown].map(([seat, of]) => {
    const hold = noneOf(Number(seat), SUITS.indexOf(of!));
    // Sky has rank 0 among the taroks and may be there all the same.
    return of === 'T' ? {...hold, cards: [-2, 0, 0, 0, 0]} : hold;
  });
}

/** Neither kings nor taroks are laid away. */
function skatRule({skatBy}: TarokOmbreView): Holds[] {
  if (skatBy < 0) return [];
  return [
    {hand: TALON, cards: holdingOf(TAROK_78.cards.filter((card) => isKing(card) || isTarok(card))), most: 0},
  ];
}

/** A card that was given to the declarer is with him, in his Skat, or with whom he gave a later card. */
function demandedRule({demands, declarer, skatBy, options}: TarokOmbreView): Holds[] {
  return demands.flatMap(({card, from}, i) => {
    if (from < 0) return [];
    const laid = options.manner === 'new' && skatBy >= 0 ? [TALON] : [];
    const holders: readonly (Seat | typeof TALON)[] = [
      declarer,
      ...laid,
      ...demands.slice(i + 1).map((later) => later.from),
    ];
    return [0, 1, 2, TALON]
      .filter((hand) => !holders.includes(hand))
      .map((hand): Holds => ({hand, cards: holdingOf([card]), most: 0}));
  });
}
