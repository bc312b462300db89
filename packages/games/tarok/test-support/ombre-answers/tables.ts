import type {Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {meaning, type Given} from '@quinola/testing/answers/given.js';
import {
  COUNTING_CARDS,
  forehandOf,
  ladder,
  tarokOmbre,
  type TarokOmbreMove,
  type TarokOmbreState,
} from '../../src/tarok-ombre/rules/index.js';
import {dealingPlan} from '../../src/tarok-ombre/rules/dealing.js';
import {beforeDeal, dealtSo, found, made, optionsOf, rest, type Made} from './given.js';
import {anyDealBy, anyDeal, skatLaid, type Call, called, demandCount, demandCheck} from './deals.js';

/** `auction`: what is called → who plays what, or what forehand gets. */
function auction(given: Given): object {
  const done = called(anyDeal(given), given.calls as readonly Call[]);
  if (done.offendingIndex !== null) throw new RangeError(`call ${done.offendingIndex} is refused`);
  const [contract] = found(done, 'contract');
  if (contract) return {outcome: 'play', declarer: contract.seat, game: contract.contract};
  const {outcome, perOpponent, net} = found(done, 'deal-settled')[0]!.result;
  return {outcome, forehandReceivesFromEach: perOpponent, net, nextDealer: done.state.table.dealer};
}

/** `auction.illegal`: what is called → which call is refused. */
function illegalAuction(given: Given): object {
  const calls = given.calls as readonly Call[];
  const {offendingIndex} = called(anyDeal(given), calls);
  if (offendingIndex !== null && offendingIndex < calls.length - 1)
    throw new RangeError('nothing is called after what is refused');
  return {legal: offendingIndex === null, offendingIndex};
}

/** `discard.legal`: 28 cards and three of them → whether they can be laid away. */
function discard(given: Given): object {
  const hand = given.hand28 as readonly Card[];
  const others = rest(hand);
  const state = dealtSo(beforeDeal({manner: 'old'}, 2), [others.slice(0, 25), others.slice(25), hand]);
  const refusal = tarokOmbre.refusal(tarokOmbre.view(state, 2), {
    type: 'LAY_SKAT',
    cards: given.discard as readonly Card[],
  });
  return {legal: refusal === null, reason: refusal?.reason.replace('skat-', '') ?? 'ordinary'};
}

/** `deal.shape`: how the cards are dealt. */
function dealShape(given: Given): object {
  const dealer = given.dealer as Seat;
  const {table} = beforeDeal(optionsOf(given), dealer);
  const plan = dealingPlan(table.options, dealer);
  const fives = plan.filter(({count}) => count === 5);
  const hands = [0, 1, 2].map((seat) =>
    plan.reduce((sum, {to, count}) => (to === seat ? sum + count : sum), 0),
  );
  return {
    skat: skatOf(given, dealer),
    order: fives.slice(0, 3).map(({to}) => to),
    direction: forehandOf(table) === (dealer + 1) % 3 ? 'left' : 'right',
    packets: fives[0]!.count,
    rounds: fives.length / 3,
    handSizes: hands,
    handSizesBeforeDiscard: hands,
    firstThreeAside: plan[0]!.to === 'talon' ? plan[0]!.count : 0,
  };
}

/** Who has the Skat, and when, in the words of the answers: found by dealing, and by bidding if it comes first. */
function skatOf(given: Given, dealer: Seat): string {
  const dealtOut = anyDealBy(given, dealer);
  const {table} = dealtOut;
  if (table.turn.phase === 'skat') {
    const who = table.turn.must === dealer ? 'dealer' : 'another';
    return `${who} discards ${table.counts[dealer]! - 25} before the auction`;
  }
  const seat = table.turn.must as Seat;
  const {state} = called(dealtOut, [{seat, call: 'solo'}]);
  const taken = state.table.counts[seat]! - table.counts[seat]!;
  const who = state.table.turn.phase === 'skat' && state.table.turn.must === seat ? 'declarer' : 'another';
  return `${who} takes the ${taken} after the auction and discards ${state.table.counts[seat]! - 25}`;
}

/** `lead.first`: who leads to the first trick. */
function firstLead(given: Given): object {
  const dealer = given.dealer as Seat;
  const declarer = given.declarer as Seat;
  const state = skatLaid(
    dealtSo(
      beforeDeal({manner: 'old'}, dealer),
      [0, 1, 2].map((seat) => {
        const from = [0, 25, 50].map((at) => at + (seat > dealer ? 3 : 0))[seat]!;
        return rest().slice(from, from + (seat === dealer ? 28 : 25));
      }),
    ),
  );
  const forehand = forehandOf(state.table);
  const calls = [0, 1, 2].map((steps): Call => {
    const seat = (forehand + steps) % 3;
    return {seat, call: seat === declarer ? 'solo' : steps === 0 ? 'tre' : 'pass'};
  });
  const upTo = calls.findIndex(({seat}) => seat === declarer) + 1;
  const after = called(state, [
    ...calls.slice(0, upTo),
    ...(declarer === forehand ? [] : [{seat: forehand, call: 'pass'}]),
  ]);
  return {leader: after.state.table.leader};
}

interface GivenTrick {
  readonly leader: Seat;
  readonly plays: readonly Card[];
}

interface Exchange {
  readonly demand: Card;
  readonly from: Seat;
  readonly given: Card;
}

/** `play.full`: a deal from the cards to the payment. */
function fullDeal(given: Given): object {
  const declarer = given.declarer as Seat;
  const game = given.game as string;
  const old = meaning({old: true, new: false}, given.manner);
  const lay: TarokOmbreMove = {type: 'LAY_SKAT', cards: given.skat as readonly Card[]};
  const exchanges = given.exchange as readonly Exchange[];
  if (given.skatOwner !== (old ? given.dealer : declarer)) throw new RangeError('another lays the Skat');
  const tricks = given.tricks as readonly GivenTrick[];
  const dealtOut = dealtSo(
    beforeDeal(optionsOf(given), given.dealer as Seat),
    given.dealt as readonly (readonly Card[])[],
    given.aside as readonly Card[],
  );
  const bidding = outbidding(old ? made(dealtOut, [lay]).state : dealtOut, declarer, game);
  let before = bidding;
  for (const {demand, from, given: card} of exchanges) {
    const asked = made(before, [{type: 'DEMAND', card: demand}]);
    if (found(asked, 'demanded')[0]!.from !== from)
      throw new RangeError(`${demand} is not with seat ${from}`);
    before = made(asked.state, [{type: 'GIVE_BACK', card}]).state;
  }
  const ready = made(before, [
    ...(before.table.turn.phase === 'asking.demanding' ? [{type: 'STOP_DEMANDING'} as const] : []),
    ...(old ? [] : [lay]),
  ]).state;
  let done: Made = {state: ready, events: []};
  for (const {leader, plays} of tricks) {
    if (done.state.table.toPlay !== leader) throw new RangeError(`seat ${leader} is not in the lead`);
    const next = made(
      done.state,
      plays.map((card): TarokOmbreMove => ({type: 'PLAY', card})),
    );
    done = {state: next.state, events: [...done.events, ...next.events]};
  }
  const {result} = found(done, 'deal-settled')[0]!;
  const [own, theirs] = result.points;
  return {
    winners: found(done, 'trick-won').map(({seat}) => seat),
    events: eventsOf(done),
    declarerPoints: own,
    opponentPoints: theirs,
    declarerTricks: result.tricks.filter(({winner}) => winner === declarer).length,
    tout: result.outcome === 'tout',
    perOpponent: result.perOpponent,
    net: result.net,
    result: result.outcome,
  };
}

/** Everybody but the declarer passes as soon as possible; forehand bids the lowest game at most. */
function outbidding(state: TarokOmbreState, declarer: Seat, game: string): TarokOmbreState {
  const {table} = state;
  if (table.contract !== null) return state;
  const seat = table.turn.must as Seat;
  const passing = tarokOmbre.refusal(tarokOmbre.view(state, seat), {type: 'PASS'})
    ? ladder(table.options)[0]!
    : 'pass';
  const word = seat === declarer && table.auction.high?.bid !== game ? game : passing;
  return outbidding(called(state, [{seat, call: word}]).state, declarer, game);
}

/** What the answers say about a deal besides its tricks, in their words. */
function eventsOf(done: Made): object[] {
  const events: object[] = [];
  let trick = 0;
  for (const event of done.events) {
    if (event.type === 'trick-won') trick = event.number;
    if (event.type === 'sky-kept')
      events.push({trick, event: 'sky-kept', seat: event.seat, owesTo: event.winner});
    if (event.type === 'sky-lost')
      events.push({trick, event: 'sky-lost', seat: event.seat, to: event.winner});
    if (event.type === 'empty-given')
      events.push({
        trick,
        event: 'exchange-empty',
        side: event.side === 0 ? 'declarer' : 'opponents',
        card: event.card,
      });
  }
  return events;
}

/** Runners of the kinds that are played at a table. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {
  auction,
  'auction.illegal': illegalAuction,
  'discard.legal': discard,
  'demand.allowed': () => ({cards: COUNTING_CARDS, count: COUNTING_CARDS.length}),
  'demand.count': demandCount,
  'demand.check': demandCheck,
  'deal.shape': dealShape,
  'lead.first': firstLead,
  'play.full': fullDeal,
};
