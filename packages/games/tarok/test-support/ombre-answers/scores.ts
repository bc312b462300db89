import {TAROK_78, type Card} from '@quinola/cards';
import {fromEach, netOf, pilePoints, rungOf, type Laid, type Seat, type Trick} from '@quinola/play';
import {meaning, type Given} from '@quinola/testing/answers/given.js';
import {BY_THREES, followed, lawful, SKY, trickWinner, type SkyLed} from '../../src/kit/rules/index.js';
import {
  bidding,
  countDeal,
  billFor,
  outcomeOf,
  tarokOmbreOptions,
  type Contract,
} from '../../src/tarok-ombre/rules/index.js';
import {skatSide} from '../../src/tarok-ombre/rules/counting.js';
import {isSkyLost} from '../../src/tarok-ombre/rules/playing.js';
import {optionsOf} from './given.js';

/** The options of an answer; a Tre is only paid if it is played. */
function agreed(given: Given) {
  if (!rungOf(bidding({manner: 'old'}), given.game as Contract))
    throw new RangeError(`no such game: ${String(given.game)}`);
  return tarokOmbreOptions({...optionsOf(given), ...(given.game === 'tre' && {playTre: true})});
}

/** What each seat gains when each of the others pays one. */
const netTo = (seat: Seat, amount: number) => netOf(fromEach(seat, amount, [0, 1, 2]), 3);

/** `settle.game`: the declarer's points → what each pays. */
function settleGame(given: Given): object {
  const points = Number(given.declarerPoints);
  const perOpponent = billFor(agreed(given), given.game as Contract, points, false).total;
  return {perOpponent, net: netTo(given.declarer as Seat, perOpponent), result: outcomeOf(points, false)};
}

/** `settle.tout`: the declarer has won all cards. */
function settleTout(given: Given): object {
  const options = agreed(given);
  const declarer = given.declarer as Seat;
  const cards = TAROK_78.cards;
  const tricks = Array.from({length: 25}, (_, i): Trick => ({
    leader: declarer,
    winner: declarer,
    cards: [0, 1, 2].map((n) => ({seat: (declarer + n) % 3, card: cards[3 * i + n]!})),
  }));
  const at = cards.indexOf(SKY);
  const sky = {seat: (declarer + (at % 3)) % 3, trick: 1 + Math.floor(at / 3), winner: declarer, lost: false};
  const counted = countDeal({
    options,
    declarer,
    tricks,
    sky,
    skat: cards.slice(75),
    skatBy: options.manner === 'new' ? declarer : 2,
  });
  const perOpponent = billFor(options, given.game as Contract, counted.points[0], counted.tout).total;
  return {perOpponent, net: netTo(declarer, perOpponent), declarerPoints: counted.points[0]};
}

/** `settle.skat-owner`: for whom the Skat counts. */
function skatOwner(given: Given): object {
  const declarer = given.declarer as Seat;
  const skatBy = meaning({old: given.dealer as Seat, new: declarer}, given.manner);
  const side = skatSide(tarokOmbreOptions(optionsOf(given)), declarer, skatBy, given.tout === true);
  return {skatCountsFor: side === 0 ? 'declarer' : 'opponents'};
}

/** Cards as laid by the seats in turn. */
function laid(cards: readonly Card[], first: Seat): Laid[] {
  return cards.map((card, i) => ({seat: (first + i) % 3, card}));
}

/** `play.legal`: a hand and a trick → the cards that can be played. */
function playLegal(given: Given): object {
  const {skyLed} = tarokOmbreOptions(optionsOf(given));
  return {
    legal: lawful(
      given.hand as readonly Card[],
      followed(laid(given.trick as readonly Card[], 0), skyLed satisfies SkyLed),
    ),
  };
}

/** `trick.winner`: three cards → who wins them, and what becomes of Sky. */
function winnerOf(given: Given): object {
  const trick = laid(given.plays as readonly Card[], given.firstSeat as Seat);
  const winner = trickWinner(trick).seat;
  const sky = trick.find(({card}) => card === SKY);
  const lost = isSkyLost(tarokOmbreOptions(optionsOf(given)), Number(given.trickNo ?? 1));
  return {winner, sky: sky ? (lost ? {lostTo: winner} : {keptBy: sky.seat}) : null};
}

/** Runners of the kinds about counting, paying and single tricks. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {
  'settle.game': settleGame,
  'settle.tout': settleTout,
  'settle.skat-owner': skatOwner,
  'count.packet': (given) => ({points: pilePoints(BY_THREES, given.packet as readonly Card[])}),
  'play.legal': playLegal,
  'trick.winner': winnerOf,
};
