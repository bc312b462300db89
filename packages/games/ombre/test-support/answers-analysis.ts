import {randomFrom, shuffled, type Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {OMBRE_40} from '../src/kit/rules/index.js';
import {bestOutcome, seatToPlay, lawful, mostTricks, afterCard, type OpenPosition} from './open-search.js';
import {trumpOf} from './family-answers.js';

// Known answers of Lomber that claim something about a position; they are checked by search with open cards.

const LETTERS = 'ABCD';
const seatOf = (letter: unknown): Seat => LETTERS.indexOf(letter as string);

/** A position with these hands and this leader, after some cards have been played. */
function openOf(
  {trump, ombre, leader}: {readonly trump: unknown; readonly ombre: Seat; readonly leader: Seat},
  hands: readonly (readonly Card[])[],
  prefix: readonly Card[] = [],
): OpenPosition {
  const start: OpenPosition = {
    trump: trumpOf(trump),
    ombre,
    hands,
    leader,
    trick: [],
    won: hands.map(() => 0),
  };
  return prefix.reduce(afterCard, start);
}

/** `analysis`: the value of a position, or of a card in it. */
export function analysis(given: Given): object {
  const {trump} = given;
  if (given.ombreHand !== undefined) return rotated(given);
  const hands = given.hands as Readonly<Record<string, readonly Card[] | null>>;
  if (hands.C === null) return claimed(given);
  const all = Object.values(hands) as readonly (readonly Card[])[];
  const ombre = seatOf(given.ombre);
  if (given.title !== undefined) return seats(given, all, ombre);
  const leader = seatOf(given.leader);
  const prefix = given.prefix as readonly Card[];
  const open = openOf({trump, ombre, leader}, all, prefix);
  const after = (card: Card): string => bestOutcome(afterCard(open, card));
  const mine = lawful(open);
  const answers = Object.fromEntries(
    ['ruff', 'lead', 'discard', 'overtrump'].flatMap((verb) =>
      mine.map((card) => [`${verb}${card}`, after(card)] as const),
    ),
  );
  if (prefix.length === 1 && seatToPlay(open) !== ombre && prefix[0] === 'KS' && leader === ombre) {
    const small = mine.filter((card) => card !== 'AS');
    return {
      ...answers,
      bestForDefence: small.some((card) => after(card) === 'codille')
        ? 'B plays a small spade (codille)'
        : 'AS',
      bookMove: `AS (Ombre ${after('AS') === 'win' ? 'wins' : 'loses'})`,
    };
  }
  const rank = ['codille', 'remise', 'win'];
  const best = (cards: readonly Card[]): string =>
    cards.map(after).reduce((a, b) => (rank.indexOf(b) > rank.indexOf(a) ? b : a), 'codille');
  if (seatToPlay(open) === ombre && prefix.at(-1) === 'AC')
    return {
      ...answers,
      overtrumpBasta: mine.includes('2S') ? after('2S') : null,
      letBastaRun: best(mine.filter((card) => card !== '2S')),
      startKC:
        bestOutcome(openOf({trump, ombre, leader}, all, prefix.slice(0, 1))) === 'win'
          ? 'a win'
          : 'not a win',
    };
  if (seatToPlay(open) === ombre) return answers;
  return {...answers, ombreTricksWithBestPlay: mostTricks(open), outcome: bestOutcome(open)};
}

/** The result of the same three hands with the Ombre as second player and as eldest hand. */
function rotated({trump, ombreHand, others, seating}: Given): object {
  if (seating !== 'same cyclic order') throw new RangeError('unexpected seating');
  const [before, behind] = others as readonly (readonly Card[])[];
  const hand = ombreHand as readonly Card[];
  const middle = openOf({trump, ombre: 1, leader: 0}, [before!, hand, behind!]);
  const eldest = openOf({trump, ombre: 0, leader: 0}, [hand, behind!, before!]);
  return {asMiddle: bestOutcome(middle), asEldestTricks: mostTricks(eldest)};
}

/** The second game: the result for each seat of the Ombre, and after one mistake. */
function seats(given: Given, hands: readonly (readonly Card[])[], ombre: Seat): object {
  const {trump, uncertainCards, bid, leader} = given;
  for (const [letter, cards] of Object.entries(uncertainCards as Readonly<Record<string, readonly Card[]>>))
    for (const card of cards)
      if (!hands[seatOf(letter)]!.includes(card)) throw new RangeError(`${letter} has no ${card}`);
  if (bid !== 'solo') throw new RangeError('the book has a Solo there');
  const from = (first: Seat): OpenPosition => openOf({trump, ombre, leader: first}, hands);
  const mistake = afterCard(afterCard(from(seatOf(leader)), 'KD'), 'JD');
  const wins = lawful(mistake).every(
    (card) => bestOutcome(afterCard(afterCard(mistake, card), '6D')) === 'win',
  );
  return {
    outcomeBestDefence: bestOutcome(from(seatOf(leader))),
    ifOmbreEldest: bestOutcome(from(ombre)),
    ifOmbreLast: bestOutcome(from((ombre + 1) % hands.length)),
    after_KD_then_6D: wins ? 'win' : 'not won',
  };
}

/** Whether a codille claimed before the first lead succeeds; tried with two random hands of the third player. */
function claimed({trump, ombre, eldest, hands, uncertainCards}: Given): object {
  const held = hands as Readonly<Record<string, readonly Card[] | null>>;
  const doubtful = (uncertainCards as Readonly<Record<string, readonly Card[]>>).B!;
  if (!doubtful.every((card) => held.B!.includes(card))) throw new RangeError('B does not hold these cards');
  const rest = OMBRE_40.cards.filter((card) => !held.A!.includes(card) && !held.B!.includes(card));
  const random = randomFrom('the third hand');
  const all = Array.from({length: 2}, () => {
    const third = shuffled(rest, random).slice(0, held.A!.length);
    return openOf({trump, ombre: seatOf(ombre), leader: seatOf(eldest)}, [held.A!, held.B!, third]);
  });
  const most = Math.max(...all.map(mostTricks));
  return {
    claim: all.every((open) => bestOutcome(open) === 'codille') ? 'codille' : 'false',
    tricks: {A: most, B: held.A!.length - most},
  };
}
