import {suitOf, type Card, type Suit} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {
  count,
  dealtHand,
  figures,
  hasShownVoid,
  height,
  held,
  inSuit,
  isFree,
  isHigher,
  isTrump,
  mayRuff,
  runOf,
  trumpsHeld,
  unseenIn,
  type Led,
  type Sight,
} from './sight.js';

// What the play so far tells a person at the table of whist: whose suit is whose, who asked for what, what the score still allows.

export const ledBy = ({leads}: Sight, seat: Seat): readonly Led[] => leads.filter((one) => one.seat === seat);
/** Who led a suit first; -1 = nobody yet. */
export const opener = ({leads}: Sight, suit: Suit): Seat =>
  leads.find((one) => one.suit === suit)?.seat ?? -1;
/** Whether a seat opened a suit with a six or a lower card. */
export const invited = ({leads}: Sight, seat: Seat, suit: Suit): boolean => {
  const first = leads.find((one) => one.suit === suit);
  return first?.seat === seat && height(first.card) < 7;
};
/** Whether a seat opened a suit and has led it again. */
export const ledAgain = (sight: Sight, seat: Seat, suit: Suit): boolean =>
  opener(sight, suit) === seat && ledBy(sight, seat).filter((one) => one.suit === suit).length > 1;
export const trumpLeads = (sight: Sight, seat: Seat): number =>
  ledBy(sight, seat).filter((one) => one.suit === sight.trump).length;
/** The leads of a seat by which it changed, from a card that won, to another suit. */
const changes = ({leads}: Sight, seat: Seat, rank: string): readonly Led[] =>
  leads.filter(
    (one, i) =>
      one.seat === seat &&
      one.winner === seat &&
      one.card[0] === rank &&
      leads[i + 1] !== undefined &&
      leads[i + 1]!.suit !== one.suit,
  );
/** Whether a king of a suit won and its player then led another suit: the great invite. */
export const greatInvite = (sight: Sight, seat: Seat, suit: Suit): boolean =>
  changes(sight, seat, 'K').some((one) => one.suit === suit);
/** Whether an ace of a plain suit won and its player then led another suit. */
export const acedAndLeft = (sight: Sight, seat: Seat, suit: Suit): boolean =>
  suit !== sight.trump && changes(sight, seat, 'A').some((one) => one.suit === suit);
/** Whether a seat led trumps, had the lead again and led something else, and that was no great invite. */
export const gaveUpTrumps = (sight: Sight, seat: Seat): boolean => {
  const last = ledBy(sight, seat).at(-1);
  return trumpLeads(sight, seat) > 0 && last!.suit !== sight.trump && !greatInvite(sight, seat, sight.trump);
};
/** Whether a seat returned at once the suit that its partner had opened. */
export const returned = (sight: Sight, seat: Seat, suit: Suit): boolean =>
  sight.leads.some(
    (one, i) =>
      i > 0 &&
      one.seat === seat &&
      one.suit === suit &&
      sight.leads[i - 1]!.suit === suit &&
      sight.leads[i - 1]!.seat === (seat + 2) % 4 &&
      opener(sight, suit) === (seat + 2) % 4,
  );
/** What a seat threw away, in order, with who had led trumps or a plain suit. */
const discards = ({view, trump}: Sight, seat: Seat): readonly {suit: Suit; led: Led}[] =>
  [...view.tricks.map(({cards}) => cards), view.trick].flatMap((cards) => {
    const mine = cards.find((one) => one.seat === seat);
    if (!mine) return [];
    const [first] = cards as [(typeof cards)[number]];
    const suit = suitOf(mine.card);
    const led = {seat: first.seat, card: first.card, suit: suitOf(first.card), winner: -1};
    return suit === led.suit || suit === trump ? [] : [{suit, led}];
  });
/** Whether a discard was the first one, on the opponents' trumps: it shows the strongest suit. */
const isShown = (sight: Sight, seat: Seat, at: number): boolean =>
  at === 0 &&
  discards(sight, seat)[0]!.led.suit === sight.trump &&
  (discards(sight, seat)[0]!.led.seat - seat) % 2 !== 0;
/** The suits that a seat threw away as weak, first discard first. */
export const thrown = (sight: Sight, seat: Seat): readonly Suit[] => [
  ...new Set(
    discards(sight, seat)
      .filter((_, at) => !isShown(sight, seat, at))
      .map(({suit}) => suit),
  ),
];
export const hasDiscarded = (sight: Sight, seat: Seat): boolean => discards(sight, seat).length > 0;

/** The trick before this one, if he led it and won it; if another led it and he won it. */
export const lastLed = ({leads, place}: Sight): Led | undefined => leads.at(place === 1 ? -1 : -2);
export const keptLead = (sight: Sight): Led | null => {
  const before = lastLed(sight);
  return before?.seat === sight.seat && before.winner === sight.seat ? before : null;
};
export const wonFrom = (sight: Sight, seat: Seat): Led | null => {
  const before = lastLed(sight);
  return before?.seat === seat && before.winner === sight.seat ? before : null;
};

/** Strong in trumps (Vienna §14): four with a figure, three with two of the three highest, or a run of three from the king. */
export const isStrongInTrumps = (sight: Sight): boolean => {
  const own = trumpsHeld(sight);
  return (
    (own.length > 3 && figures(own) > 0) ||
    (own.length > 2 && (count(own, 'AKQ') > 1 || (runOf(own).length > 2 && own[0] === 'K')))
  );
};
/** A good suit: four or more with two of the three highest, or with queen, knave and ten. */
export const isGood = (ranks: string): boolean =>
  ranks.length > 3 && (count(ranks, 'AKQ') > 1 || count(ranks, 'QJT') === 3);
/** A strong suit: four or more with a figure, or two of the three highest. */
export const isForce = (ranks: string): boolean =>
  (ranks.length > 3 && figures(ranks) > 0) || count(ranks, 'AKQ') > 1;

/** Whether the opponents can ruff by turns: each is void of a suit that the other can lead to him. */
export const foesCrossRuff = (sight: Sight): boolean => {
  const ruffs = (seat: Seat): readonly Suit[] =>
    [...'SHDC'].filter((suit) => mayRuff(sight, seat, suit) && unseenIn(sight, suit).length > 0);
  return ruffs(sight.left).some((suit) => ruffs(sight.right).some((other) => other !== suit));
};

/** Whether few tricks are to be hoped for: by the hand at first, later by what was won. */
export const fearsSlam = (sight: Sight): boolean => {
  const {ourTricks, view} = sight;
  const own = trumpsHeld(sight);
  if (!view.tricks.length)
    return own.length < 4 && !figures(own) && sight.hand.filter(([rank]) => rank === 'A').length < 2;
  return ourTricks === 0 ? view.tricks.length > 4 : ourTricks === 1 && view.tricks.length > 7;
};

/** The card turned up, if its player still has it as far as the table knows. */
export const turnedBy = ({view: {turnUp}}: Sight, seat: Seat): Card | null =>
  turnUp?.seat === seat ? turnUp.remembered : null;
export const isStillOut = ({unseen}: Sight, one: Card): boolean => unseen.includes(one);

/**
 * Whether the opponents can still win the game in this deal, if they make every trick after some more of ours and have all the
 * honours that are not seen elsewhere.
 */
export function foesMayWin(sight: Sight, more: number): boolean {
  const {view, trump, them, ourTricks, partner} = sight;
  const {options, preference} = view;
  const target = options.honours === 'none' ? 5 : 10;
  const each = preference !== null && preference === trump ? 2 : 1;
  const odd = Math.max(0, 7 - (ourTricks + more));
  if (them + each * odd >= target) return true;
  // On nine no honours help, unless tricks bring the side further.
  if (options.honours === 'none' || (them === target - 1 && odd === 0)) return false;
  const kinds = options.honours === 'five-carry' ? 'AKQJT' : 'AKQJ';
  const ours = [
    ...dealtHand(sight),
    ...view.tricks
      .flatMap(({cards}) => cards)
      .filter(({seat}) => seat === partner)
      .map((laid) => laid.card),
    ...view.trick.filter(({seat}) => seat === partner).map((laid) => laid.card),
  ];
  const theirs = kinds.length - inSuit(ours, trump).filter(([rank]) => kinds.includes(rank!)).length;
  const points = theirs < 3 ? 0 : theirs === 3 ? 2 : theirs;
  return them + each * (odd + points) >= target;
}

/** Whether partner may still have a trump, and has shown strength in them. */
export const isPartnerStrong = (sight: Sight): boolean =>
  !hasShownVoid(sight, sight.partner, sight.trump) &&
  ((trumpLeads(sight, sight.partner) > 0 && !gaveUpTrumps(sight, sight.partner)) ||
    trumpSign(sight, sight.partner) === 'strong');

/** What a seat has told last of its trumps, before a card that could be beaten: ruffed, it is weak; let run, strong. */
export function trumpSign(sight: Sight, seat: Seat): 'weak' | 'strong' | null {
  const {view, trump} = sight;
  const gone: Card[] = [];
  let told: 'weak' | 'strong' | null = null;
  let isOut = false;
  for (const cards of [...view.tricks.map((trick) => trick.cards), view.trick]) {
    const at = cards.findIndex((one) => one.seat === seat);
    const led = cards[0] ? suitOf(cards[0].card) : null;
    if (at > 0 && suitOf(cards[at]!.card) !== led) {
      if (led === trump) isOut = true;
      const before = cards.slice(0, at);
      const best = before.reduce((a, b) =>
        isHigher(b.card, a.card) || (isTrump(sight, b.card) && !isTrump(sight, a.card)) ? b : a,
      );
      const missing = [...'AKQJT98765432'].filter(
        (rank) => isHigher(rank + suitOf(best.card), best.card) && !gone.includes(rank + suitOf(best.card)),
      );
      if (led !== trump && !isOut && best.seat !== (seat + 2) % 4 && missing.length)
        told = isTrump(sight, cards[at]!.card) ? 'weak' : 'strong';
    }
    gone.push(...cards.map(({card}) => card));
  }
  return told;
}

/** Whether another rule may forbid to lead a suit: it is partner’s, he threw from it or would ruff it, or it has a king to be kept. */
export const mayBeForbidden = (sight: Sight, suit: Suit): boolean =>
  opener(sight, suit) === sight.partner ||
  thrown(sight, sight.partner).includes(suit) ||
  mayRuff(sight, sight.partner, suit) ||
  (fearsSlam(sight) && /^K./.test(held(sight, suit)));

/** What a side that is void may ruff on partner's lead. */
export const partnersRuffs = (sight: Sight): readonly Suit[] =>
  [...'SHDC'].filter(
    (suit) =>
      held(sight, suit) !== '' && mayRuff(sight, sight.partner, suit) && !mayRuff(sight, sight.right, suit),
  );
/** Whether he is strong in trumps, or partner has shown that he is. */
export const isStrong = (sight: Sight): boolean => isStrongInTrumps(sight) || isPartnerStrong(sight);
/** His free cards of plain suits. */
export const freePlain = (sight: Sight): readonly Card[] =>
  sight.hand.filter((one) => !isTrump(sight, one) && isFree(sight, one));
/** The plain suits in which a seat made the great invite. */
export const greatSuits = (sight: Sight, seat: number): readonly Suit[] =>
  [...'SHDC'].filter((suit) => suit !== sight.trump && greatInvite(sight, seat, suit));
