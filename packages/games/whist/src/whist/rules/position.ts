import {formatHand, FRENCH_52, FRENCH_SUITS, parseHand, type Card, type Suit} from '@quinola/cards';
import {OptionsError, type Laid, type Seat} from '@quinola/play';
import {freshDeal} from './dealing.js';
import {toTrick} from './turning.js';
import {levelOf, targetOf} from './levels.js';
import {both} from './settling.js';
import {seatDue} from './tricks.js';
import {
  SEAT_LETTERS,
  sideOf,
  type BySide,
  type GameResult,
  type Table,
  type WhistOptions,
  type WhistState,
} from './types.js';
import {changed, emptyTable, left} from './table.js';

/** A deal set up by a teacher: the hands, the turn-up or trumps, the score, what has been played. */
export interface Position {
  /** What each seat holds, excluding the cards on the table. */
  readonly hands: readonly (readonly Card[])[];
  readonly dealer: Seat;
  readonly trump: Suit;
  /** `null` = nothing is known about it. */
  readonly turnUp: Card | null;
  readonly score: BySide;
  /** Games won in this rubber: their value, negative for W and E. */
  readonly games: readonly number[];
  readonly preference: Suit | null;
  readonly leader: Seat;
  /** Cards on the table, starting with the leader's. */
  readonly trick: readonly Laid[];
  readonly tricks: BySide;
}

/** The options a position must agree with. */
type PositionOptions = Pick<WhistOptions, 'rules' | 'honours' | 'gameLevels' | 'preference'>;

/**
 * Reads a set position, words separated by spaces:
 *
 *     S:AKQ.J2.T98.K5432 W:… N:… E:… dealer=S turnup=5C score=8-0
 *
 * A hand is its seat and the ranks of spades, hearts, diamonds, clubs, separated by dots. Of four full hands one
 * can be omitted. Then, all optional except one of `turnup` and `trump`:
 * `dealer=S` (default: the leader's right) · `turnup=5C`, a card of the dealer · `trump=C` · `score=8-0` (S and N
 * first) · `games=3,-1` (values of games won in the rubber, negative for W and E) · `preference=H` · `leader=W`
 * (default: the dealer's left) · `trick=W:2H,N:AH` (cards on the table, beside the hands) · `tricks=5-3` (won so far;
 * with fewer than thirteen cards a hand).
 * @throws OptionsError `deal-word`, `deal-hand`, `deal-card-twice`, `deal-counts`, `deal-seat`, `deal-turnup`,
 * `deal-trump`, `deal-score`, `deal-games`, `deal-trick`, `deal-tricks`
 */
export function readPosition(text: string, options: PositionOptions): Position {
  const words = text.trim().split(/\s+/);
  const given: (readonly Card[] | null)[] = [null, null, null, null];
  const fields = new Map<string, string>();
  for (const word of words) {
    const hand = /^([SWNE]):([^=]*)$/i.exec(word);
    const field = /^([a-z]+)=(.+)$/.exec(word);
    if (hand)
      given[seatOf(hand[1]!)] = parseHand(hand[2]!) ?? fail('deal-hand', {seat: hand[1]!.toUpperCase()});
    else if (field && FIELDS.includes(field[1]!)) fields.set(field[1]!, field[2]!);
    else fail('deal-word', {word});
  }
  const trick = trickOf(fields.get('trick'));
  const hands = completed(given, trick);
  const leader = fields.has('leader')
    ? seatOf(fields.get('leader')!)
    : (trick[0]?.seat ?? left(fields.has('dealer') ? seatOf(fields.get('dealer')!) : 0));
  const dealer = fields.has('dealer') ? seatOf(fields.get('dealer')!) : left(leader, 3);
  const turnUp = fields.get('turnup')?.toUpperCase() ?? null;
  if (
    turnUp !== null &&
    !hands[dealer]!.includes(turnUp) &&
    !trick.some(({seat, card}) => seat === dealer && card === turnUp)
  ) {
    fail('deal-turnup', {card: turnUp});
  }
  const trump = fields.get('trump')?.toUpperCase() ?? turnUp?.[1];
  if (!trump || !isSuit(trump) || (turnUp !== null && trump !== turnUp[1]))
    fail('deal-trump', {trump: trump ?? ''});
  const preference = fields.get('preference')?.toUpperCase() ?? null;
  if (preference !== null && (!options.preference || !isSuit(preference)))
    fail('deal-trump', {trump: preference});
  const position: Position = {
    hands,
    dealer,
    trump: trump!,
    turnUp,
    leader,
    trick,
    preference,
    score: pair(fields.get('score') ?? '0-0', 'deal-score'),
    games: fields.has('games') ? fields.get('games')!.split(',').map(Number) : [],
    tricks: pair(fields.get('tricks') ?? '0-0', 'deal-tricks'),
  };
  checkPosition(position, options);
  return position;
}

/** A set position in the notation that {@linkcode readPosition} reads. */
export function formatPosition(position: Position): string {
  const {hands, dealer, turnUp, trump, score, games, preference, leader, trick, tricks} = position;
  const words = hands.map((hand, seat) => `${SEAT_LETTERS[seat]!}:${formatHand(hand)}`);
  words.push(`dealer=${SEAT_LETTERS[dealer]!}`, turnUp ? `turnup=${turnUp}` : `trump=${trump}`);
  if (score[0] + score[1] > 0) words.push(`score=${score.join('-')}`);
  if (games.length) words.push(`games=${games.join(',')}`);
  if (preference) words.push(`preference=${preference}`);
  if (leader !== left(dealer)) words.push(`leader=${SEAT_LETTERS[leader]!}`);
  if (trick.length)
    words.push(`trick=${trick.map(({seat, card}) => `${SEAT_LETTERS[seat]!}:${card}`).join(',')}`);
  if (tricks[0] + tricks[1] > 0) words.push(`tricks=${tricks.join('-')}`);
  return words.join(' ');
}

/** A match that starts from a set position: four players in their own places, the first rubber. */
export function positionState(options: WhistOptions, position: Position): WhistState {
  const {hands, dealer, trump, turnUp, score, leader, trick, tricks} = position;
  checkPosition(position, options);
  const laid = new Set([...hands.flat(), ...trick.map(({card}) => card)]);
  const table: Table = {
    ...seatedTable(options, dealer),
    deal: 1,
    score,
    trump,
    leader,
    trick,
    toPlay: seatDue(trick, leader),
    preference: options.preference ? (position.preference ?? trump) : null,
    games: position.games.map((value): GameResult => ({
      winner: value > 0 ? 0 : 1,
      level: Math.abs(value) as GameResult['level'],
      loserScore: loserScoreOf(value, options)!,
      byCall: false,
      carried: 0,
    })),
    turnUp:
      turnUp === null
        ? null
        : {
            seat: dealer,
            open: hands[dealer]!.includes(turnUp) && tricks[0] + tricks[1] === 0 ? turnUp : null,
            remembered: turnUp,
          },
    counts: hands.map((hand) => hand.length),
    tricksWon: tricks,
    gone: FRENCH_52.cards.filter((card) => !laid.has(card)),
  };
  const dealt = hands.map((hand, seat) => [
    ...trick.filter((card) => card.seat === seat).map(({card}) => card),
    ...hand,
  ]);
  return toTrick({table, pack: [], hands, dealt});
}

/** A table of four in their own places, before the first deal. */
export function seatedTable(options: WhistOptions, dealer: Seat): Table {
  return changed(freshDeal(emptyTable(options)), {seats: [0, 1, 2, 3], dealer});
}

/** The lowest score with which a game of this value is lost: a set position tells no more. */
function loserScoreOf(value: number, options: PositionOptions): number | undefined {
  return [0, 1, 2, 3, 4, 5].find(
    (score) => score < targetOf(options) && levelOf(options, score) === Math.abs(value),
  );
}

const FIELDS = ['dealer', 'turnup', 'trump', 'score', 'games', 'preference', 'leader', 'trick', 'tricks'];

function fail(code: string, about: Readonly<Record<string, string | number>> = {}): never {
  throw new OptionsError(code, about);
}

function seatOf(letter: string): Seat {
  const seat = SEAT_LETTERS.indexOf(letter.toUpperCase() as (typeof SEAT_LETTERS)[number]);
  return seat < 0 ? fail('deal-seat', {seat: letter}) : seat;
}

function isSuit(text: string): boolean {
  return (FRENCH_SUITS as readonly string[]).includes(text);
}

function pair(text: string, code: string): BySide {
  const found = /^(\d+)-(\d+)$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : fail(code, {value: text});
}

function trickOf(text: string | undefined): readonly Laid[] {
  return text === undefined
    ? []
    : text.split(',').map((part) => {
        const found = /^([SWNE]):(\w\w)$/i.exec(part);
        return found
          ? {seat: seatOf(found[1]!), card: found[2]!.toUpperCase()}
          : fail('deal-trick', {value: part});
      });
}

/** Four hands; an omitted one gets the rest of the pack. */
function completed(
  given: readonly (readonly Card[] | null)[],
  trick: readonly Laid[],
): readonly (readonly Card[])[] {
  const missing = given.filter((hand) => hand === null).length;
  if (missing > 1) fail('deal-counts', {hands: 4 - missing});
  const known = new Set([...given.flatMap((hand) => hand ?? []), ...trick.map(({card}) => card)]);
  const rest = FRENCH_52.cards.filter((card) => !known.has(card));
  return given.map((hand) => hand ?? rest);
}

/** @throws OptionsError where the parts of a position contradict each other */
function checkPosition(position: Position, options: PositionOptions): void {
  const {hands, trick, leader, tricks, score, games} = position;
  const cards = [...hands.flat(), ...trick.map(({card}) => card)];
  for (const card of cards) if (!FRENCH_52.cards.includes(card)) fail('deal-trick', {value: card});
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  if (twice) fail('deal-card-twice', {card: twice});
  trick.forEach(({seat}, i) => seat === left(leader, i) || fail('deal-trick', {value: SEAT_LETTERS[seat]!}));
  const sizes = hands.map((hand, seat) => hand.length + Number(trick.some((laid) => laid.seat === seat)));
  const size = sizes[0]!;
  if (size < 1 || size > 13 || trick.length > 3 || sizes.some((n) => n !== size))
    fail('deal-counts', {hands: sizes.join(' ')});
  if (tricks[0] + tricks[1] !== 13 - size) fail('deal-tricks', {value: tricks.join('-'), played: 13 - size});
  const target = targetOf(options);
  if (both((side) => score[side] >= target).some(Boolean)) fail('deal-score', {value: score.join('-')});
  const wins = both((side) => games.filter((value) => sideOf(value > 0 ? 0 : 1) === side).length);
  const sound = games.every((value) => loserScoreOf(value, options) !== undefined);
  if (!sound || wins.some((n) => n > 1)) fail('deal-games', {value: games.join(',')});
}
