import {TAROK_78, type Card} from '@quinola/cards';
import {
  imagineHands,
  oncePerView,
  SUIT_SLOTS,
  voidsShown,
  type Imaginer,
  type KnownHands,
  type Statement,
} from '@quinola/opponents';
import type {Seat} from '@quinola/play';
import {followed, isKing, isTarok, SKY, TAROK_TRICKS} from '../../../kit/rules/index.js';
import {TAROK} from '../../../kit/opponents/masks/cards.js';
import type {TarokOmbreView} from '../../rules/types.js';

/** The place of the three cards put aside or laid away, after the hands of seats 0 to 2. */
export const TALON = 3;

/** Holdings of three hands and of the three extra cards. */
export const HOLDINGS = 4 * SUIT_SLOTS;

/** Draws the hands of a view after the deal, then the three cards of the Skat or those put aside, as holdings. */
export const imaginerFor = oncePerView((view: TarokOmbreView): Imaginer => imagineHands(knownIn(view)));

/** What a player knows about cards he cannot see. */
function knownIn(view: TarokOmbreView): KnownHands {
  const {hand, seat, counts, trick, tricks, options} = view;
  const played: Card[][] = [[], [], []];
  const all = [...tricks.map(({cards}) => cards), trick];
  for (const {seat: by, card} of all.flat()) played[by]!.push(card);
  const gone = new Set(played.flat());
  const known: Card[][] = [[], [], [], []];
  if (seat >= 0) known[seat]!.push(...hand);
  for (const card of view.skat ?? []) known[TALON]!.push(card);
  // Cards that passed through visible hands, or were played since, are known.
  for (const {card, at} of exchanged(view))
    if (!gone.has(card) && !known.flat().includes(card)) known[at]!.push(card);
  return {
    masks: TAROK,
    counts,
    talon: [78 - gone.size - counts.reduce((sum, n) => sum + n, 0)],
    known,
    ...(hand.length && {own: seat}),
    played,
    voids: voidsShown(TAROK_TRICKS, 3, all, (before) => followed(before, options.skyLed)),
    exempt: [SKY],
    statements: [...skatRule(view), ...demandedRule(view)],
  };
}

/** Cards located by the exchange: in a dealer's Skat, or given back by this player and not returned to him. */
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

/** Neither kings nor taroks are laid away, unless there were too few free cards. */
function skatRule({skatBy}: TarokOmbreView): Statement[] {
  if (skatBy < 0) return [];
  const cards = TAROK_78.cards.filter((card) => isKing(card) || isTarok(card));
  return [{place: TALON, cards, most: 0, hidden: true, name: 'the rule for the Skat', doubt: 1}];
}

/** A card given to the declarer is with him, in his Skat, or with a player who gave him a later card. */
function demandedRule({demands, declarer, skatBy, options}: TarokOmbreView): Statement[] {
  return demands.flatMap(({card, from}, i) => {
    if (from < 0) return [];
    const laid = options.manner === 'new' && skatBy >= 0 ? [TALON] : [];
    const holders: readonly (Seat | typeof TALON)[] = [
      declarer,
      ...laid,
      ...demands.slice(i + 1).map((later) => later.from),
    ];
    return [0, 1, 2, TALON]
      .filter((place) => !holders.includes(place))
      .map((place): Statement => ({place, cards: [card], most: 0, name: `the demand for ${card}`}));
  });
}
