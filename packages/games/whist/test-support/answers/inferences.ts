import type {Card, Suit} from '@quinola/cards';
import {seatAfter} from '@quinola/play';
import {meaning, type Given} from '@quinola/testing/answers/given.js';
import {factsOf, P} from '../../src/whist/opponents/maxims/facts.js';
import {
  readDiscard,
  readFollow,
  readInvite,
  readLead,
  readRuff,
  type Reading,
} from '../../src/whist/opponents/maxims/readings.js';
import {rulesOf, seatNamed} from './given.js';
import {viewOf} from './positions.js';

/** What partner may have done with an unknown card, in the words of the answers: whether he ruffed it. */
const RUFFS: Readonly<Record<string, boolean>> = {
  'partner-ruffed-unknown-card': true,
  'partner-let-unknown-card-run': false,
};

/** What partner discarded on: opponents' trump leads, my side's trump leads, or a plain suit. */
const DISCARDED_ON: Readonly<Record<string, boolean>> = {
  'opponents-trump-lead': true,
  'own-trump-lead': false,
  'our-trump-lead': false,
  'partners-trump-lead': false,
  plain: false,
  'plain-suit': false,
  'plain-suit-lead': false,
  'opponents-plain-lead': false,
};

/** `inference`: what can be read from partner's play. */
export function inference(given: Given): Reading | object {
  if (rulesOf(given) !== 'vienna-1834') throw new RangeError('only Vienna tells what to read');
  const trump = given.trump as Suit;
  if (given.plays) return readPlays(given, trump);
  if (given.partnerFollowed) return readFollowed(given, trump);
  if (given.event === 'partner-first-discard') {
    const suit = given.suit as Suit;
    if (suit === trump) throw new RangeError('a trump is no discard');
    return readDiscard(suit, meaning(DISCARDED_ON, given.on));
  }
  const ruffed = meaning(RUFFS, given.event);
  const voids = (given.shownVoid as Readonly<Record<string, readonly Suit[]>>).N;
  if (!voids?.length || voids.includes(trump)) throw new RangeError('partner could not have ruffed');
  return readRuff(ruffed);
}

/** The observer's partner led: an invite if the suit was new and the card small, else from a sequence. */
function readPlays(given: Given, trump: Suit): object {
  const plays = given.plays as readonly (readonly [string, Card])[];
  const trick = plays.map(([seat, card]) => ({seat: seatNamed(seat), card}));
  const {seat, card} = trick[0]!;
  const observer = seatNamed(given.observer);
  if (seatAfter(observer, 4, 2) !== seat) throw new RangeError('the leader is not partner of the observer');
  if (trick.some((laid, i) => laid.seat !== seatAfter(seat, 4, i)))
    throw new RangeError('the cards are not played in turn');
  const view = viewOf({trump, seat: given.observer}, []);
  const facts = factsOf({...view, leader: seat, trick: trick.slice(0, 2)});
  const invites = facts.invite[P]!.includes(card[1]!);
  return given.freshSuit ? (invites ? readInvite(card)! : readNoInvite(card)) : readLead(card);
}

/** A card that is too high to be an invite says nothing, by the maxim that defines it. */
function readNoInvite(card: Card): object {
  if (readInvite(card)) throw new RangeError(`${card} is read as an invite`);
  return {read: 'none', maxim: readInvite(`2${card[1]!}`)!.maxim};
}

/** Partner followed with a card; the trick's other cards are not his. */
function readFollowed(given: Given, trump: Suit): object {
  const card = given.partnerFollowed as Card;
  const own = given.observerPlayed as Card;
  const seen = [given.led, given.opponentThen, own] as Card[];
  if (seen.some((one) => one[1] !== card[1] && one[1] !== trump))
    throw new RangeError('not all of these follow suit');
  if (given.observerHeldOnlyKing && own !== `K${card[1]!}`) throw new RangeError(`${own} is not the king`);
  return readFollow(card, seen);
}
