import {FRENCH_SUITS, TAROK_78, type Card} from '@quinola/cards';
import {OptionsError, type Seat} from '@quinola/play';
import {judgeDiscard} from './discard.js';

/** A deal set up by a teacher. */
export interface SetDeal {
  /** The cards each seat is dealt, before the Skat is laid away. */
  readonly hands: readonly (readonly Card[])[];
  readonly dealer: Seat;
  /** The three cards the dealer has laid away; `null` = he still has to. */
  readonly skat: readonly Card[] | null;
  /** The cards dealt to nobody. */
  readonly rest: readonly Card[];
  /** Further fields of the deal. */
  readonly fields: ReadonlyMap<string, string>;
}

/** How a game deals. */
export interface SetRules {
  /** The seats from the first player on, in playing order, as compass points: the first player sits south. */
  readonly letters: string;
  /** How many more cards the dealer gets. */
  readonly surplus: 0 | 3;
  /** Whether the Pagat can be buried. */
  readonly burying: boolean;
  /** Words this game accepts besides `dealer` and `skat`. */
  readonly fields?: readonly string[];
}

/**
 * Reads a set deal, words separated by spaces:
 *
 *     S:SK,21,5,1.KQ2.J.T98.A E:… W:… dealer=W skat=3S,4S,2H
 *
 * A hand is its seat, its taroks by number (`SK` = Sky), and the ranks of spades, hearts, diamonds, clubs
 * (`K Q N J T 9 … 2 A`), separated by dots. If all cards are dealt one hand can be omitted. `dealer` defaults to
 * the seat before the south, so that south leads; `skat` are three further cards of his, already laid away.
 * @throws OptionsError `deal-word`, `deal-seat`, `deal-hand`, `deal-card-twice`, `deal-counts`, `deal-skat`
 */
export function readSetDeal(
  text: string,
  {letters, surplus, burying, fields: known = []}: SetRules,
): SetDeal {
  const seats = letters.length;
  const given: (readonly Card[] | null)[] = Array.from({length: seats}, () => null);
  const fields = new Map<string, string>();
  for (const word of text.trim().split(/\s+/)) {
    const [, seat, hand] = /^([A-Z]):(.*)$/i.exec(word) ?? [];
    const [, field, value] = /^([a-z]+)=(.+)$/.exec(word) ?? [];
    if (seat !== undefined) given[seatOf(seat, letters)] = readHand(hand!) ?? fail('deal-hand', {seat});
    else if (field !== undefined && ['dealer', 'skat', ...known].includes(field)) fields.set(field, value!);
    else fail('deal-word', {word});
  }
  const dealer = fields.has('dealer') ? seatOf(fields.get('dealer')!, letters) : seats - 1;
  const skat = fields.get('skat')?.toUpperCase().split(',') ?? null;
  if (skat?.some((card) => !TAROK_78.cards.includes(card))) fail('deal-skat', {cards: skat.join()});
  const seen = [...given.flatMap((hand) => hand ?? []), ...(skat ?? [])];
  const twice = seen.find((card, i) => seen.indexOf(card) !== i);
  if (twice) fail('deal-card-twice', {card: twice});
  const left = TAROK_78.cards.filter((card) => !seen.includes(card));
  const out = given.indexOf(null);
  const filled = given.map((hand, seat) => [
    ...(hand ?? (seat === out ? left : [])),
    ...(seat === dealer ? (skat ?? []) : []),
  ]);
  const rest = out < 0 ? left : [];
  const counts = filled.map(({length}, seat) => length - (seat === dealer ? surplus : 0));
  if (counts.some((count) => count !== 25))
    fail('deal-counts', {hands: filled.map(({length}) => length).join(' ')});
  if (skat && !(surplus && judgeDiscard(filled[dealer]!, skat, burying).legal))
    fail('deal-skat', {cards: skat.join()});
  return {hands: filled, dealer, skat, rest, fields};
}

/** A seat by its letter. @throws OptionsError `deal-seat` */
export function seatOf(letter: string, letters: string): Seat {
  const seat = letters.indexOf(letter.toUpperCase());
  return letter.length === 1 && seat >= 0 ? seat : fail('deal-seat', {seat: letter});
}

function readHand(text: string): readonly Card[] | null {
  const [taroks = '', ...suits] = text.toUpperCase().split('.');
  if (suits.length !== 4) return null;
  const cards = [
    ...taroks
      .split(',')
      .filter(Boolean)
      .map((number) => (number === 'SK' ? number : `T${number}`)),
    ...suits.flatMap((ranks, i) => [...ranks].map((rank) => rank + FRENCH_SUITS[i]!)),
  ];
  return cards.every((card) => TAROK_78.cards.includes(card)) ? cards : null;
}

function fail(code: string, about: Readonly<Record<string, string>>): never {
  throw new OptionsError(code, about);
}
