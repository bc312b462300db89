import assert from 'node:assert/strict';
import test from 'node:test';
import {
  auctioning,
  bidsOf,
  isElder,
  mayBid,
  openAuction,
  situationOf,
  speaker,
  afterBid,
  tableTools,
  type Auction,
  type AuctionRules,
  type AuctionTable,
  type Rung,
} from '@quinola/play';

type Id = 'ask' | 'ask-colour' | 'casco' | 'solo' | 'solo-colour';

/** A ladder with two grades. */
const RUNGS: readonly Rung<Id>[] = [
  {id: 'ask', rank: 0, group: 'ask', becomes: ['ask-colour', 'casco']},
  {id: 'ask-colour', rank: 1, group: 'ask', grade: 'favourite'},
  {id: 'casco', rank: 2, group: 'casco'},
  {id: 'solo', rank: 3, group: 'solo'},
  {id: 'solo-colour', rank: 4, group: 'solo', grade: 'favourite'},
];

const rules = (more: Partial<AuctionRules<Rung<Id>>> = {}): AuctionRules<Rung<Id>> => ({
  rungs: RUNGS,
  procedure: 'rounds',
  ...more,
});
const duels = rules({procedure: 'duels', hold: 'elder'});

/** Makes these bids in the order of turns; every bid must be lawful; `null` = pass. */
function bidding(
  auctionRules: AuctionRules<Rung<Id>>,
  players: number,
  bids: readonly (Id | null)[],
): Auction<Id> {
  let auction = openAuction<Id>(Array.from({length: players}, (_, player) => player));
  for (const bid of bids) {
    if (bid !== null) assert.ok(mayBid(auctionRules, auction, bid), `${String(speaker(auction))} ${bid}`);
    auction = afterBid(auctionRules, auction, bid);
  }
  return auction;
}

const speakers = ({said}: Auction<Id>): readonly number[] => said.map(({by}) => by);

test('an auction in rounds continues until all but the highest bidder have passed', () => {
  const open = bidding(rules(), 4, ['ask', null, 'casco', null]);
  assert.equal(speaker(open), 0);
  assert.equal(mayBid(rules(), open, 'casco'), false);
  const done = afterBid(rules(), afterBid(rules(), open, 'solo'), null);
  assert.equal(speaker(done), null);
  assert.deepEqual(done.high, {by: 0, bid: 'solo'});
  assert.deepEqual(speakers(done), [0, 1, 2, 3, 0, 2]);
});

test('the last player who has not passed may still bid when nobody has', () => {
  const three = bidding(rules(), 4, [null, null, null]);
  assert.equal(speaker(three), 3);
  assert.deepEqual(afterBid(rules(), three, 'ask').speaking, []);
  const closed = afterBid(rules(), three, null);
  assert.deepEqual([closed.speaking, closed.high], [[], null]);
  assert.deepEqual(afterBid(rules(), closed, 'solo'), closed);
});

test('where everybody bids once, the auction ends with the last player', () => {
  const done = bidding(rules({procedure: 'once'}), 3, ['ask', null, 'casco']);
  assert.deepEqual([done.speaking, done.high], [[], {by: 2, bid: 'casco'}]);
});

test('where the first bid wins, nobody after it is asked', () => {
  const help = rules({procedure: 'first', rungs: RUNGS.slice(0, 1)});
  assert.equal(speaker(bidding(help, 3, [null])), 1);
  assert.deepEqual(bidding(help, 3, [null, 'ask']), {
    speaking: [],
    high: {by: 1, bid: 'ask'},
    said: [
      {by: 0, bid: null},
      {by: 1, bid: 'ask'},
    ],
  });
  assert.deepEqual(bidding(help, 2, [null, null]).speaking, []);
});

test('a player who has passed may return where that is the rule, until all pass one after the other', () => {
  const auctionRules = rules({mayReturn: true});
  const again = bidding(auctionRules, 3, [null, 'ask', null, 'casco', null]);
  assert.equal(speaker(again), 2);
  assert.deepEqual(afterBid(auctionRules, again, null).speaking, []);
  assert.deepEqual(afterBid(auctionRules, again, null).high, {by: 0, bid: 'casco'});
  assert.deepEqual(bidding(auctionRules, 3, [null, null, null]).speaking, []);
});

test('the elder may hold the bid of a younger player, if the game allows it; the younger must go higher', () => {
  const elder = rules({hold: 'elder'});
  const auction = bidding(elder, 3, ['ask', 'casco']);
  assert.ok(isElder(auction, 0, 1) && !isElder(auction, 2, 1) && !isElder(auction, 1, 1));
  assert.equal(mayBid(elder, auction, 'casco'), false);
  assert.equal(situationOf(auction), 'overbidding');
  const answering = afterBid(elder, auction, null);
  assert.equal(mayBid(elder, answering, 'casco'), true);
  assert.equal(situationOf(answering), 'answering');
  assert.equal(mayBid(rules(), answering, 'casco'), false);
});

test('of two bids of equal rank neither outbids the other', () => {
  const equal = rules({rungs: RUNGS.map((rung) => ({...rung, rank: 0}))});
  assert.deepEqual(bidsOf(equal, bidding(equal, 2, ['ask'])), []);
});

test('in duels the player who is outbid answers before the next is asked, and the winner meets that one', () => {
  const answering = bidding(duels, 3, ['ask', 'ask-colour']);
  assert.equal(speaker(answering), 0);
  assert.ok(mayBid(duels, answering, 'ask-colour'));
  const held = afterBid(duels, answering, 'ask-colour');
  assert.equal(speaker(held), 1);
  assert.equal(mayBid(duels, held, 'ask-colour'), false);
  assert.equal(speaker(afterBid(duels, held, null)), 2);
  assert.deepEqual(afterBid(duels, afterBid(duels, held, null), null).high, {by: 0, bid: 'ask-colour'});
  const survivor = afterBid(duels, answering, null);
  assert.equal(speaker(survivor), 2);
  const third = afterBid(duels, survivor, 'casco');
  assert.equal(speaker(third), 1);
  const done = afterBid(duels, third, null);
  assert.deepEqual([done.speaking, done.high], [[], {by: 2, bid: 'casco'}]);
  assert.deepEqual(speakers(done), [0, 1, 0, 2, 1]);
});

test('four players duel, each winner with the next', () => {
  const said = ['ask', 'ask-colour', 'ask-colour', null, null, 'solo', 'solo', 'solo-colour', null] as const;
  const done = bidding(duels, 4, said);
  assert.deepEqual([done.speaking, done.high], [[], {by: 3, bid: 'solo-colour'}]);
  assert.deepEqual(speakers(done), [0, 1, 0, 1, 2, 3, 0, 3, 0]);
});

test('an auction ends at the top bid only if nobody may hold it', () => {
  const closing = rules({hold: 'elder', closesAtTop: true});
  const open = bidding(closing, 4, ['ask', null, 'solo-colour']);
  assert.deepEqual(open.speaking, [3, 0, 2]);
  assert.deepEqual(afterBid(closing, open, null).speaking, [0, 2]);
  assert.deepEqual(bidding(closing, 4, ['solo-colour']).speaking, []);
  assert.deepEqual(bidding(rules({hold: 'elder'}), 4, ['solo-colour']).speaking, [1, 2, 3, 0]);
});

interface Table extends AuctionTable<Id> {
  readonly aces: boolean;
}
interface State {
  readonly table: Table;
}

const tools = tableTools<Table>((table) => ({...table}));
const table: Table = {
  turn: {phase: 'before', must: null, may: [], over: false},
  player: -1,
  seat: -1,
  hand: [],
  seats: [2, 0, 1],
  aces: false,
  auction: openAuction([0, 1, 2]),
};
const bids = auctioning<Table, State, string, Rung<Id>, 'game'>(
  {
    tools,
    rules: () => duels,
    phase: (_table, situation) => situation,
    refuse: ({aces}, {id}) => (id === 'casco' && !aces ? 'two-aces' : null),
    refusePass: ({auction: {said}}) => (said.length ? null : 'must-open'),
    said: (state, word, events) => {
      events.push(`${word.seat} ${word.type}${word.type === 'passed' ? '' : ` ${word.bid}`}`);
      return state;
    },
    won: (state, {by}) => ({table: tools.waitingAt(state.table, 'won', by)}),
    allPassed: (state) => ({table: tools.waiting(state.table, 'nobody', 'chance')}),
  },
  'game',
);

/** Makes some bids one after the other. @returns the happenings, and the players who are waited for */
function said(...words: readonly (Id | 'PASS' | 'HOLD')[]): [string[], string, unknown] {
  const events: string[] = [];
  let state: State = {table: bids.asking(table)};
  for (const word of words)
    state =
      word === 'PASS'
        ? bids.moves.PASS.act(state, {type: 'PASS'}, 0, events)
        : word === 'HOLD'
          ? bids.moves.HOLD.act(state, {type: 'HOLD'}, 0, events)
          : bids.moves.BID.act(state, {type: 'BID', game: word}, 0, events);
  return [events, state.table.turn.phase, state.table.turn.must];
}

test('the moves of an auction have happenings, and lead from seat to seat and then to the next phase', () => {
  assert.deepEqual(said(), [[], 'opening', 2]);
  assert.deepEqual(said('ask', 'solo'), [['0 bid ask', '1 bid solo'], 'answering', 2]);
  assert.deepEqual(said('ask', 'solo', 'HOLD').slice(1), ['overbidding', 0]);
  assert.deepEqual(said('ask', 'solo', 'HOLD', 'PASS', 'PASS'), [
    ['0 bid ask', '1 bid solo', '0 held solo', '1 passed', '2 passed'],
    'won',
    2,
  ]);
  assert.deepEqual(said('PASS', 'PASS', 'PASS').slice(1), ['nobody', 'chance']);
});

test('a bid that is too low is refused, and one that the hand does not allow', () => {
  const {PASS, HOLD, BID} = bids.moves;
  const bid = (game: Id) => BID.refuse!(table, {type: 'BID', game});
  assert.deepEqual(
    BID.moves(table).map(({game}) => game),
    ['ask', 'ask-colour', 'solo', 'solo-colour'],
  );
  assert.deepEqual(bid('casco'), {reason: 'two-aces', about: {game: 'casco'}});
  assert.equal(BID.refuse!({...table, aces: true}, {type: 'BID', game: 'casco'}), null);
  assert.deepEqual(PASS.refuse!(table, {type: 'PASS'}), {reason: 'must-open', about: {game: 'ask'}});
  assert.deepEqual(HOLD.refuse!(table, {type: 'HOLD'}), {reason: 'not-the-hand'});
  const outbid = {...table, aces: true, auction: bidding(duels, 3, ['ask', 'casco'])};
  assert.deepEqual(HOLD.moves(outbid), [{type: 'HOLD'}]);
  assert.deepEqual(BID.refuse!(outbid, {type: 'BID', game: 'casco'})?.reason, 'not-higher');
  assert.deepEqual(HOLD.moves({...outbid, aces: false}), []);
  assert.deepEqual(HOLD.refuse!({...outbid, aces: false}, {type: 'HOLD'}), {reason: 'two-aces'});
  assert.deepEqual(bid('tout' as Id), {reason: 'not-higher', about: {game: 'tout'}});
});
