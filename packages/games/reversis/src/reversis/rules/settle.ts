import {suitOf} from '@quinola/cards';
import {playedBy, type Seat, type Trick} from '@quinola/play';
import {
  ACES,
  hasAllAces,
  inTurn,
  placeIn,
  pointsOf,
  pricesOf,
  QUINOLA,
  SEATS,
  type CardEvent,
  type Due,
  type ReversisOptions,
  type Settlement,
} from './types.js';

/** Number of tricks in a deal, and of those after which Reversis counts as undertaken. */
export const ALL_TRICKS = 11,
  UNDERTAKEN = 9;

/** How the aces and the Quinola of a trick fell. */
export function eventsIn({cards, leader, winner}: Trick, number: number): readonly CardEvent[] {
  const led = suitOf(cards[0]!.card);
  return cards
    .filter(({card}) => card === QUINOLA || ACES.includes(card))
    .map(({card, seat}) => ({
      card,
      by: seat,
      kind: seat === leader ? 'led' : suitOf(card) === led ? 'forced' : 'given',
      trick: number,
      leader,
      winner,
    }));
}

/** The seat that has won each of the first `count` tricks; -1 = none. */
export function takerOfAll(tricks: readonly Trick[], count = tricks.length): Seat {
  const winner = tricks[0]?.winner ?? -1;
  return tricks.length >= count && tricks.slice(0, count).every((trick) => trick.winner === winner)
    ? winner
    : -1;
}

/** Whether play stops: Reversis is broken à la bonne, in the tenth or eleventh trick (rule 35). */
export function isDecided({tricks}: {readonly tricks: readonly Trick[]}): boolean {
  return brokenBy(tricks) >= 0;
}

function brokenBy(tricks: readonly Trick[]): Seat {
  const undertaker = takerOfAll(tricks, UNDERTAKEN);
  const last = tricks.at(-1);
  return undertaker >= 0 && tricks.length > UNDERTAKEN && last!.winner !== undertaker ? last!.winner : -1;
}

/** Who wins and who loses the party: points, then tricks, then the place decide (rules 14 and 15). */
export function partyOf(
  points: readonly number[],
  tricks: readonly number[],
  dealer: Seat,
): {readonly winner: Seat; readonly loser: Seat} {
  const fewestFirst = [...inTurn(dealer)].sort(
    (a, b) => points[a]! - points[b]! || tricks[a]! - tricks[b]! || placeIn(dealer, b) - placeIn(dealer, a),
  );
  return {winner: fewestFirst[0]!, loser: fewestFirst[SEATS - 1]!};
}

/** What a card costs: its price by kind; each kind has a fixed payer. */
export function priceOf({card, kind, trick}: CardEvent, options: Pick<ReversisOptions, 'fische'>): number {
  const prices = pricesOf(options);
  if (card !== QUINOLA) return card === 'AD' ? prices.aceDiamonds : prices.ace;
  return kind === 'given' && trick === ALL_TRICKS ? prices.quinolaLast : prices.quinola;
}

/** The ledger's name for a payment for a card. */
function reasonOf({card, kind, trick}: CardEvent): string {
  const what = card === QUINOLA ? 'quinola' : 'ace';
  if (kind === 'led' && trick === ALL_TRICKS) return `${what}-gorged`;
  return what === 'quinola' && kind === 'given' && trick === ALL_TRICKS
    ? 'quinola-given-a-la-bonne'
    : `${what}-${kind}`;
}

/**
 * What is paid for a card (rules 19 to 24): given, the winner of the trick pays the giver; forced, the holder pays the
 * leader; led or gorged, the holder pays the winner of the party.
 * @param partyWinner -1 = there is no party, and nothing is paid to its winner
 */
export function dueFor(
  event: CardEvent,
  partyWinner: Seat,
  options: Pick<ReversisOptions, 'fische'>,
): readonly Due[] {
  const {card, by, kind, leader, winner} = event;
  const [from, to] = kind === 'given' ? [winner, by] : [by, kind === 'forced' ? leader : partyWinner];
  return to < 0 || from === to
    ? []
    : [{from, to, amount: priceOf(event, options), reason: reasonOf(event), card}];
}

/** What the Quinola does to the pannier if nobody makes Reversis: given it draws, else it sets a bête (rules 18 and 19). */
function panniersOf(quinola: CardEvent | undefined): Pick<Settlement, 'draw' | 'bete'> {
  if (!quinola) return {draw: -1, bete: -1};
  return quinola.kind === 'given' ? {draw: quinola.by, bete: -1} : {draw: -1, bete: quinola.by};
}

/** The settlement of a deal that was played out or broken off. */
export function settlementOf(tricks: readonly Trick[], dealer: Seat, options: ReversisOptions): Settlement {
  const points = pointsOf(tricks);
  const won = points.map((_, seat) => tricks.filter(({winner}) => winner === seat).length);
  const undertaker = takerOfAll(tricks, UNDERTAKEN);
  const breaker = brokenBy(tricks);
  const counted = breaker < 0 ? tricks : tricks.slice(0, -1);
  const events = counted.flatMap((trick, i) => eventsIn(trick, i + 1));
  const quinola = events.find(({card}) => card === QUINOLA);
  const common = {
    tricks: won,
    points,
    events,
    winner: -1,
    loser: -1,
    undertaker,
    breaker,
    brokenAt: breaker < 0 ? 0 : tricks.length,
  };
  if (breaker >= 0)
    return {
      ...common,
      ...panniersOf(quinola),
      outcome: 'reversy-broken',
      dues: brokenDues(events, undertaker, breaker, options),
    };
  if (undertaker >= 0)
    return {
      ...common,
      ...panniersInReversis(quinola, undertaker, options),
      outcome: 'reversy',
      dues: madeDues(tricks, events, undertaker, dealer, options),
    };
  const party = partyOf(points, won, dealer);
  const paid: Due = {
    from: party.loser,
    to: party.winner,
    amount: pricesOf(options).party,
    reason: 'party',
  };
  return {
    ...common,
    ...panniersOf(quinola),
    ...party,
    outcome: 'party',
    dues: [paid, ...events.flatMap((event) => dueFor(event, party.winner, options))],
  };
}

/** Reversis is broken à la bonne: the breaker is paid for it, and for what the undertaker led in any trick before
 * (rules 27, 34, 36). */
function brokenDues(
  events: readonly CardEvent[],
  undertaker: Seat,
  breaker: Seat,
  options: ReversisOptions,
): readonly Due[] {
  const {reversy} = pricesOf(options);
  return [
    {from: undertaker, to: breaker, amount: reversy, reason: 'reversy-broken-a-la-bonne'},
    ...events.flatMap((event) => {
      const {card, by, kind} = event;
      if (kind !== 'led' || by !== undertaker) return dueFor(event, -1, options);
      const reason = `${card === QUINOLA ? 'quinola' : 'ace'}-led-by-undertaker`;
      return [{from: by, to: breaker, amount: priceOf(event, options), reason, card}];
    }),
  ];
}

/**
 * Reversis is made: all pay, or one who had the four aces for all (rule 40); the maker gets back what he would pay
 * for cards (rule 33), and since there is no party, nothing is owed to its winner.
 */
function madeDues(
  tricks: readonly Trick[],
  events: readonly CardEvent[],
  maker: Seat,
  dealer: Seat,
  options: ReversisOptions,
): readonly Due[] {
  const {reversy, bonne} = pricesOf(options);
  const others = inTurn(dealer).filter((seat) => seat !== maker);
  const fourAces = others.find((seat) => hasAllAces(playedBy({tricks, trick: []}, seat)));
  const made: readonly Due[] =
    fourAces === undefined
      ? others.map((from) => ({from, to: maker, amount: reversy, reason: 'reversy'}))
      : [{from: fourAces, to: maker, amount: 3 * reversy, reason: 'reversy-paid-by-four-aces'}];
  const isBonne = isLedInTime(
    events.find(({card}) => card === QUINOLA),
    maker,
  );
  const extra =
    options.quinolaBonne === 'extra' && isBonne
      ? others.map((from) => ({from, to: maker, amount: bonne, reason: 'quinola-a-la-bonne'}))
      : [];
  const stands = (event: CardEvent): boolean =>
    options.otherQuinolaInReversy === 'stands' || event.card !== QUINOLA || event.kind === 'given';
  return [
    ...made,
    ...extra,
    ...events
      .filter(stands)
      .flatMap((event) => dueFor(event, -1, options))
      .filter(({from}) => from !== maker),
  ];
}

/** Whether the maker played his own Quinola in the first nine tricks: led, or drawn out by the first lead (rules 36, 38). */
const isLedInTime = (quinola: CardEvent | undefined, maker: Seat): boolean =>
  quinola?.by === maker && quinola.trick <= UNDERTAKEN;

/** What the Quinola does to the pannier when Reversis is made (rules 33, 36 to 38). */
function panniersInReversis(
  quinola: CardEvent | undefined,
  maker: Seat,
  {otherQuinolaInReversy}: ReversisOptions,
): Pick<Settlement, 'draw' | 'bete'> {
  if (isLedInTime(quinola, maker)) return {draw: maker, bete: -1};
  const voided = quinola?.kind !== 'given' && otherQuinolaInReversy === 'void';
  return quinola?.by === maker || voided ? {draw: -1, bete: -1} : panniersOf(quinola);
}
