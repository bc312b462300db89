import type {Card, Suit} from '@quinola/cards';
import type {Rel, RelLaid} from './relative.js';
import {height, type Holdings, type Ranks} from './holding.js';

/**
 * What a careful player remembers of the tricks (both books: watch all cards, count the trumps). Lists by seat
 * are counted from me: 0 me, 1 left, 2 partner, 3 right; suits are letters in one string, e.g. `HD`.
 */
export interface TrickMemory {
  /** Ranks played in each suit, in playing order, including the cards on the table. */
  readonly gone: Holdings;
  /** Cards each seat has played. */
  readonly by: readonly (readonly Card[])[];
  /** Suits in which a seat has failed to follow. */
  readonly void: readonly string[];
  /** Who led a suit first; suits nobody has led are absent. */
  readonly first: Readonly<Record<Suit, Rel>>;
  /** Suits in which a seat invited: it led a six or lower in a suit nobody had led (both books). */
  readonly invite: readonly string[];
  /** Suits in which a seat made the great invite: its king won, then it led another suit (Vienna §17 XIV). */
  readonly great: readonly string[];
  /** Suits that a seat immediately returned to the partner who had led them first. */
  readonly returned: readonly string[];
  /** Suits that a seat led first and has led again. */
  readonly long: readonly string[];
  /** How often a seat has led trumps. */
  readonly trumpLeads: readonly number[];
  /** Seats that led trumps, got the lead again and led something else (Vienna §17 X a). */
  readonly gaveUp: readonly boolean[];
  /** Suits a seat has discarded, first discard first. */
  readonly thrown: readonly string[];
  /** Suit of a seat's first discard when its opponents led trumps: its strongest (Vienna §17 XVIII 4). */
  readonly showed: readonly string[];
  /** Seats that could have ruffed an unknown card and let it run (`force`), or ruffed it (`weak`), Vienna §17 VII. */
  readonly trumpSign: readonly ('' | 'force' | 'weak')[];
  /** Suits in which a seat played the ace first and then changed, asking for a ruff (Vienna §17 VIII b). */
  readonly asked: readonly string[];
  /** Winner, leader and cards of the last trick; null before the first. */
  readonly last: {readonly cards: readonly RelLaid[]; readonly winner: Rel} | null;
}

/** A finished trick as one seat saw it. */
export interface SeenTrick {
  readonly cards: readonly RelLaid[];
  readonly winner: Rel;
}

const partner = (x: Rel): Rel => ((x + 2) % 4) as Rel;
const four = <T>(value: T): [T, T, T, T] => [value, value, value, value];

/** Reads the tricks played and the one on the table. */
export function watch(tricks: readonly SeenTrick[], table: readonly RelLaid[], T: Suit): TrickMemory {
  const gone: Record<Suit, Ranks> = {S: '', H: '', D: '', C: ''};
  const by: [Card[], Card[], Card[], Card[]] = [[], [], [], []];
  const voids = four('');
  const first: Record<Suit, Rel> = {};
  const invite = four('');
  const great = four('');
  const returned = four('');
  const long = four('');
  const trumpLeads = four(0);
  const gaveUp = four(false);
  const thrown = four('');
  const showed = four('');
  const trumpSign = four<'' | 'force' | 'weak'>('');
  const asked = four('');
  const lastLead: [Card?, Card?, Card?, Card?] = [];
  let before: SeenTrick | null = null;

  for (const cards of [...tricks.map((trick) => trick.cards), table]) {
    const lead = cards[0];
    if (!lead) break;
    const x = lead.by;
    const suit = lead.card[1]!;
    const previous = lastLead[x];
    const fresh = first[suit] === undefined;
    if (fresh) {
      first[suit] = x;
      if (height(lead.card) < 7) invite[x] += suit;
    } else if (!long[x]!.includes(suit) && first[suit] === x) {
      long[x] += suit;
    }
    // What x led before, and what leading again says about it.
    if (previous && previous[1] !== suit) {
      const old = previous[1]!;
      const kept = before?.winner === x && before.cards[0]!.by === x;
      if (kept && previous[0] === 'K' && !great[x]!.includes(old)) great[x] += old;
      if (kept && previous[0] === 'A' && !long[x]!.includes(old) && old !== T) asked[x] += old;
      if (old === T) gaveUp[x] = !great[x]!.includes(T);
    }
    if (
      before &&
      before.winner === x &&
      before.cards[0]!.card[1] === suit &&
      first[suit] === partner(x) &&
      before.cards[0]!.by === partner(x)
    )
      returned[x] += suit;
    if (suit === T) {
      trumpLeads[x]!++;
      gaveUp[x] = false;
    }
    lastLead[x] = lead.card;

    let best = lead;
    for (const laid of cards) {
      const own = laid.card[1]!;
      const {by: y} = laid;
      if (own !== suit) {
        if (!voids[y]!.includes(suit)) voids[y] += suit;
        if (own !== T) {
          if (suit === T && !thrown[y] && !showed[y] && x % 2 !== y % 2) showed[y] = own;
          else if (!thrown[y]!.includes(own)) thrown[y] += own;
        }
        // Second hand before an unknown card (rule VII): ruffing it admits weakness.
        if (suit !== T && !voids[y]!.includes(T) && best.by !== partner(y) && !isMaster(best.card, gone)) {
          trumpSign[y] = own === T ? 'weak' : 'force';
        }
      }
      if (own === best.card[1] ? height(laid.card) > height(best.card) : own === T) best = laid;
    }
    for (const {by: y, card} of cards) {
      gone[card[1]!] += card[0]!;
      by[y].push(card);
    }
    before = {cards, winner: best.by};
  }
  return {
    gone,
    by,
    void: voids,
    first,
    invite,
    great,
    returned,
    long,
    trumpLeads,
    gaveUp,
    thrown,
    showed,
    trumpSign,
    asked,
    last: tricks.at(-1) ?? null,
  };
}

/** Whether every higher card of its suit has been played. */
function isMaster(card: Card, gone: Holdings): boolean {
  return [...gone[card[1]!]!].filter((rank) => height(rank) > height(card)).length === 14 - height(card);
}
