import {rankOf, suitOf, type Card, type Suit} from '@quinola/cards';
import {isChoice, offered} from '@quinola/play';
import {matadorsPrice, plainOrder, trumpOrder} from '../src/kit/index.js';
import {BERLIN_CASE, CARDS_LAWS} from '../src/ombre/laws.js';
import {maximFor, type BidFacts} from '../src/ombre/opponents/bidding.js';
import {byBook} from '../src/ombre/opponents/brain.js';
import {
  becomes,
  claimedHonours,
  DEUX,
  handSize,
  itemOf,
  ladderOf,
  mayGiveUp,
  obscured,
  ombre,
  packOf,
  PRICES,
  settlementOf,
  toKeep,
  type Bid,
  type GameId,
  type OmbreMove,
  type OmbreOptions,
  type OmbreState,
} from '../src/ombre/rules/index.js';
import {analysis} from './answers-analysis.js';
import {
  besides,
  dealtSo,
  letterOf,
  made,
  optionsFor,
  playing,
  seated,
  seatOf,
  viewOf,
} from './answers-positions.js';
import {familyRunners, trumpOf, type Given} from './family-answers.js';

interface Call {
  readonly seat: string;
  readonly call: string;
}

const moveOf = (call: string): OmbreMove =>
  call === 'pass' ? {type: 'PASS'} : call === 'hold' ? {type: 'HOLD'} : {type: 'BID', bid: call as Bid};

const FAULTS: Readonly<Record<string, string>> = {
  'not-higher': 'must outbid',
  'needs-both-aces': 'casco needs both black aces',
};

/** `auction`: a sequence of bids; who is Ombre, or which bid is unlawful. */
function auction({order, calls, blackAcesBoth}: Given): object {
  const players = (order as readonly string[]).length;
  const [holder] = (blackAcesBoth as readonly string[] | null) ?? [];
  const hands: (readonly Card[])[] = (order as readonly string[]).map(() => []);
  if (holder !== undefined) hands[seatOf(holder)] = ['AS', 'AC'];
  let state = dealtSo(seated(optionsFor(players), 'H'), hands);
  for (const [i, {seat, call}] of (calls as readonly Call[]).entries()) {
    const {turn} = state.table;
    const at = i + 1;
    if (!turn.phase.startsWith('bidding')) return {error: 'auction over', at};
    if (turn.must !== seatOf(seat))
      return {error: 'out of turn', at, expected: letterOf(turn.must as number)};
    const refused = ombre.refusal(ombre.view(state, seatOf(seat)), moveOf(call));
    if (refused) return {error: FAULTS[refused.reason] ?? refused.reason, at};
    state = made(state, [moveOf(call)]);
  }
  const {lastDeal, ombre: by, auction: said} = state.table;
  if (lastDeal?.outcome === 'thrown-in') return {result: 'all-pass'};
  return by < 0 ? {result: 'pending'} : {ombre: letterOf(by), bid: said.high!.bid};
}

/** `upgrade`: the games that a winning bid may still become. */
function upgrade({bid, unopposed, both_black_aces: aces}: Given): object {
  if (unopposed !== true) throw new RangeError('the auction is not won');
  return {allowed: becomes(optionsFor(3), 'H', bid as Bid, aces === true)};
}

/** `exchange`: what Obscur takes, what may be kept, the effect of a turned card, the order of exchanging. */
function exchange(given: Given): object {
  const {kind} = given;
  if (given.wants !== undefined) return buying(given);
  if (given.turned !== undefined) {
    const state = dealtSo(seated(optionsFor(3), 'H'), [], [given.turned as Card]);
    const {table, hands} = made(state, [
      {type: 'BID', bid: kind as Bid},
      {type: 'PASS'},
      {type: 'PASS'},
      {type: 'TURN'},
    ]);
    return {
      trump: table.trump,
      ombreReceives: hands[0]!.includes(given.turned as Card) ? given.turned : null,
    };
  }
  if (given.hand !== undefined) {
    const view = viewOf(optionsFor(3), given.hand as readonly Card[], 'declaring.keeping', {
      ombre: 0,
      game: kind as Bid,
    });
    const keep = given.keep as readonly Card[];
    const legal = keep.length < 2 && toKeep(view).includes(keep[0] ?? null);
    return {legal, ...(!legal && {reason: 'at most one card may be kept; of two black aces only one'})};
  }
  if (given.talonSize !== undefined) {
    const options = optionsFor(4);
    const take = handSize(options) - Number(given.keep);
    const talon = Array.from({length: Number(given.talonSize)}, (_, i) => i);
    return {take, talonLeftForOthers: obscured(talon, take, kind as Bid).rest.length};
  }
  return obscured(given.talon as readonly string[], Number(given.take), kind as Bid);
}

/** All players exchange as many cards as they want, as far as possible. */
function buying({bid, ombre: by, playOrder, wants}: Given): object {
  const players = (playOrder as readonly string[]).length;
  let state = dealtSo(seated(optionsFor(players), 'H'), []);
  const calls = (playOrder as readonly string[]).map((seat): OmbreMove =>
    seat === by ? {type: 'BID', bid: bid as Bid} : {type: 'PASS'},
  );
  state = made(state, [...calls, {type: 'NAME_TRUMP', suit: 'S'}]);
  const order: string[] = [];
  const taken: Record<string, number> = {};
  while (state.table.turn.phase === 'exchanging') {
    const seat = state.table.toPlay;
    const choice = ombre.moves(ombre.view(state, state.table.turn.must as number)).find(isChoice)!;
    const cards = choice.from.slice(
      0,
      Math.min(choice.most, (wants as Record<string, number>)[letterOf(seat)]!),
    );
    order.push(letterOf(seat));
    taken[letterOf(seat)] = cards.length;
    state = made(state, [{type: 'DISCARD', cards}]);
  }
  return {order, taken, left: state.table.talon};
}

/** `fee`: a price, or that of matadors. */
function fee({bid, matadors}: Given): object {
  if (matadors !== undefined)
    return {plain: matadorsPrice(Number(matadors)), favourite: matadorsPrice(Number(matadors), true)};
  return PRICES[itemOf(bid as GameId, optionsFor(3))];
}

/** `settlement`: the result of a finished game, or the rest of honours that were claimed too high. */
function settlement(given: Given): object {
  if (given.rule === 'strictEtiquette.overclaim')
    return claimedHonours(
      matadorsPrice(Number(given.claimedMatadors)),
      matadorsPrice(Number(given.actualMatadors)),
    );
  const won = (given.tricks ?? {A: 0, B: 0, C: 0}) as Readonly<Record<string, number>>;
  const who = Object.keys(won);
  const by = (given.ombre as string | undefined) ?? 'A';
  const game = given.bid as GameId;
  if (given.stoppedAtFirstTrick && game !== 'nullissimo') throw new RangeError('only Nullissimo stops there');
  const king = given.seatsAtTable === 4;
  const options = optionsFor(king ? 3 : who.length, king ? {tableSize: 4} : {});
  const settle = (more: Partial<OmbreOptions> = {}) =>
    settlementOf({
      game,
      trump: given.trump === undefined ? null : (given.trump as Suit | null),
      favourite: (given.favourite as Suit | null | undefined) ?? null,
      ombre: who.indexOf(by),
      tricks: Object.values(won),
      matadors: Number(given.matadors ?? 0),
      premiers: given.premiers === true,
      vole: (given.vole as 'made' | 'failed' | undefined) ?? 'none',
      gaveUp: given.surrendered === true,
      options: {...options, ...more},
    });
  const {outcome, parts, perOpponent, bete} = settle();
  return {
    outcome,
    perOpponent,
    parts,
    bete,
    beteIfOptionDouble: settle({murzynBete: 2}).bete,
    honoursDelta: Object.fromEntries(
      who.map((letter) => [letter, letter === by ? perOpponent * (who.length - 1) : 0 - perOpponent]),
    ),
  };
}

/** `deal-replay`: a deal card by card. A card that the source does not give is replaced by any lawful one. */
function dealReplay(given: Given): object {
  const order = given.playOrder as readonly string[];
  const trump = trumpOf(given.trump);
  const named = given.hands as Readonly<Record<string, readonly Card[] | null>>;
  const plays = given.plays as readonly (readonly {readonly seat: string; readonly card: Card | null}[])[];
  const used = Object.values(named).flatMap((hand) => hand ?? []);
  const rest = packOf(optionsFor(3)).cards.filter(
    (card) =>
      !used.includes(card) && !trumpOrder(trump).includes(card) && 'AKQJ'.includes(rankOf(card)) === false,
  );
  const hands = order.map((letter) => named[letter] ?? rest.slice(0, plays.length));
  if (given.eldest !== order[0] || (given.players !== undefined && given.players !== order.length))
    throw new RangeError('another seating');
  const game = (given.bid as GameId | undefined) ?? 'ask';
  if (given.bidNamedInSource === false && game !== 'ask') throw new RangeError('an ask is assumed');
  for (const {trick, text} of (given.comments ?? []) as readonly {
    readonly trick: number;
    readonly text: string;
  }[])
    if (!plays[trick - 1] || !text) throw new RangeError('a comment on no trick');
  if (given.title === '') throw new RangeError('no title');
  let state: OmbreState = playing(optionsFor(order.length), hands, {
    trump,
    game,
    by: seatOf(given.ombre),
    favourite: (given.favourite as Suit | null | undefined) ?? null,
  });
  const winners: string[] = [];
  for (const {seat, card} of plays.flat()) {
    if (state.table.turn.phase === 'playing.vole') state = made(state, [{type: 'GO_ON'}]);
    if (state.table.toPlay !== seatOf(seat)) throw new RangeError(`${seat} is not to play`);
    const [any] = ombre.moves(ombre.view(state, seatOf(seat)));
    const done = ombre.play(state, seatOf(seat), card === null ? (any as OmbreMove) : {type: 'PLAY', card});
    ({state} = done);
    for (const event of done.events) if (event.type === 'trick-won') winners.push(letterOf(event.seat));
  }
  const {outcome, tricks, matadors, perOpponent, parts, bete} = state.table.lastDeal!;
  return {
    trickWinners: winners,
    tricks: Object.fromEntries(order.map((letter, seat) => [letter, tricks[seat]])),
    outcome,
    matadors,
    premiers: parts.premiers !== undefined,
    perOpponent,
    parts,
    bete: bete / 10,
  };
}

/** `stacked-deal`: a whole pack dealt in its order, and the exchange. */
function stackedDeal(given: Given): object {
  const deck = given.deckTopFirst as readonly Card[];
  const order = given.dealOrder as readonly string[];
  const discards = given.discards as Readonly<Record<string, readonly Card[]>>;
  const places = given.discardDeckPositions as Readonly<Record<string, readonly number[]>>;
  for (const [letter, cards] of Object.entries(discards))
    if (places[letter]!.some((place, i) => deck[place - 1] !== cards[i]))
      throw new RangeError('another place of the pack');
  const options = optionsFor(order.length);
  const start = seated(options, 'H');
  if (letterOf(start.table.dealer) !== given.dealer || order[0] !== given.ombre || given.title === '')
    throw new RangeError('another dealer');
  const dealt = made(start, [{type: 'SHUFFLE', pack: deck}]);
  const named = (state: OmbreState) =>
    Object.fromEntries(order.map((letter, seat) => [letter, state.hands[seat]]));
  if ((given.packets as readonly number[]).reduce((sum, n) => sum + n, 0) !== handSize(options))
    throw new RangeError('other packets');
  const bought = made(dealt, [
    {type: 'BID', bid: given.bid as Bid},
    {type: 'PASS'},
    {type: 'PASS'},
    {type: 'NAME_TRUMP', suit: given.trump as Suit},
    ...Object.values(discards).map((cards): OmbreMove => ({type: 'DISCARD', cards})),
  ]);
  return {handsAfterDeal: named(dealt), handsAfterExchange: named(bought), talonRest: bought.talon};
}

/** `variant`: Lomber en deux. `deal`: cards and talon. */
function variant({variant: name, packSize, cardsEach}: Given): object {
  const deux = (name as string).at(-1) as 'a';
  const options = optionsFor(2, {deux});
  const {cards} = packOf(options);
  if (cards.length !== packSize || handSize(options) !== cardsEach) throw new RangeError('another pack');
  return {
    talon: cards.length - 2 * handSize(options),
    tricks: handSize(options),
    tricksToWin: DEUX[deux].wins,
    remiseAt: DEUX[deux].remise,
  };
}

function deal({players}: Given): object {
  const options = optionsFor(Number(players));
  const {hands, talon} = dealtSo(seated(options), []);
  return {cardsEach: hands[0]!.length, talon: talon.length};
}

/** A hand with these cards and the stated properties, filled with the lowest cards of other suits. */
function handOf(
  core: readonly Card[],
  trump: Suit | null,
  extra: Readonly<Record<string, unknown>>,
): readonly Card[] {
  const hand = [...core];
  const suits = besides(trump).filter(
    (suit) => !core.some((card) => suitOf(card) === suit && card !== 'AS' && card !== 'AC'),
  );
  const open = trump === null ? [...'CDHS'] : suits.slice(0, suits.length - Number(extra.voids ?? 0));
  open.slice(0, Number(extra.sideKings ?? 0)).forEach((suit) => hand.push(`K${suit}`));
  open
    .slice(Number(extra.sideKings ?? 0))
    .slice(0, Number(extra.guardedQueens ?? 0))
    .forEach((suit) => hand.push(`Q${suit}`));
  const low = open.flatMap((suit) => plainOrder(suit).toReversed().slice(0, 6));
  for (let i = 0; hand.length < 9; i++) {
    const suit = open[i % open.length]!;
    const card =
      low.find((one) => suitOf(one) === suit && !hand.includes(one) && rankOf(one) !== 'K') ??
      low.find((one) => !hand.includes(one))!;
    hand.push(card);
  }
  return hand;
}

/** `hand-eval`: a core hand, with any filling, is good for at least this bid. */
function handEval({trump, core, extra}: Given): object {
  const more = extra as Readonly<Record<string, unknown>>;
  const {seat, bold} = more;
  if (bold === true && seat !== 'eldest') throw new RangeError('only the eldest hand is so daring');
  if (more.or !== undefined && more.sideKings !== 1) throw new RangeError('a King, or a Queen guarded');
  const hand = handOf(core as readonly Card[], trump as Suit | null, more);
  const options: OmbreOptions = optionsFor(3);
  const facts: BidFacts = {
    hand,
    favourite: null,
    options,
    high: false,
    place: seat === 'eldest' ? 'eldest' : 'last',
  };
  const {rungs} = ladderOf(options, null);
  const good = rungs.filter((rung) => maximFor(facts, rung) !== null).map(({id}) => id);
  return {minimumBid: good};
}

/** `plan`: the leads of the Ombre, one after the other. */
function plan({trump, ombreHandCore, eldest}: Given): object {
  const suit = trump as Suit;
  const core = ombreHandCore as readonly Card[];
  const hand = [...core, '7D', '6D', '5D'];
  const others = [
    ['3S', 'AC', '7S', '2H', '3H', '2C', '3C', 'KD', 'QD'],
    ['5S', '6S', '4H', '5H', '6H', '4C', '5C', 'JD', 'AD'],
  ];
  let state = playing(optionsFor(3), [hand, ...others], {
    trump: suit,
    game: 'ask',
    by: eldest === true ? 0 : 1,
  });
  const leads: Card[] = [];
  while (leads.length < 5) {
    const seat = state.table.toPlay;
    const view = ombre.view(state, seat);
    const moves = offered(ombre, view);
    const rank = (card: Card): number => trumpOrder(suit).indexOf(card);
    if (seat !== 0) {
      // The other hands are as the treatise assumes: Basta falls under Manille.
      const cards = moves.flatMap((move) => ('card' in move && move.card !== null ? [move.card] : []));
      const [card] =
        leads.at(-1) === '2S'
          ? cards.toSorted((a, b) => (rank(a) < 0 ? 99 : rank(a)) - (rank(b) < 0 ? 99 : rank(b)))
          : cards;
      state = made(state, [{type: 'PLAY', card: card!}]);
      continue;
    }
    const {move} = byBook({game: ombre.id, view, moves, level: 'teacher', seed: 'a plan'});
    if (!view.trick.length && 'card' in move) leads.push(move.card!);
    state = made(state, [move]);
  }
  return {leads, goal: 'cinq premiers'};
}

/** `ruling`: the laws for cases that cannot happen at this table, and for the Vole. */
function ruling(given: Given): object {
  if (given.calls !== undefined) {
    const calls = given.calls as readonly (Call & {readonly irregular?: string})[];
    const said = calls.map(({seat, call, irregular}) => (irregular === '' ? '' : `${seat} ${call}`));
    if (said.some((one, i) => one !== BERLIN_CASE.calls[i]) || given.dealer !== 'C' || given.eldest !== 'A')
      throw new RangeError('another case');
    return {
      majorityVerdict: BERLIN_CASE.majority,
      minorityVerdict: BERLIN_CASE.minority,
      bookVerdict: BERLIN_CASE.author,
    };
  }
  if (given.cards !== undefined) {
    const law = CARDS_LAWS.find(({cards}) => cards === given.cards)!;
    const {betes, price, matadors} = law.penalty;
    return {
      playable: given.bid === 'solo' ? law.solo : given.announced === true && law.announced,
      voleAllowed: law.vole,
      bete: betes,
      paysFee: price,
      paysMatadorsIfSuitNamed: matadors,
    };
  }
  if (given.ombreHasPlayedToTrick1 !== undefined) {
    if (given.event !== 'offer game') throw new RangeError('another event');
    const trick = given.ombreHasPlayedToTrick1 ? [{seat: 0, card: 'KS'}] : [];
    return {
      allowed: mayGiveUp(viewOf(optionsFor(3), ['QS'], 'playing.trick', {ombre: 0, game: 'ask', trick})),
    };
  }
  const {event, ombreTricks, tricksPlayed} = given;
  if (event !== 'ombre leads a sixth card' || ombreTricks !== tricksPlayed)
    throw new RangeError('another event');
  const tricks = Array.from({length: Number(ombreTricks)}, () => ({
    leader: 0,
    winner: 0,
    cards: [{seat: 0, card: '3S'}],
  }));
  const view = viewOf(optionsFor(3), ['QS'], 'playing.vole', {ombre: 0, game: 'ask', trump: 'S', tricks});
  const state = made(
    {...dealtSo(seated(optionsFor(3)), []), table: {...view, player: -1, seat: -1, hand: []}},
    [{type: 'GO_ON'}],
  );
  return {
    voleDeclared: state.table.vole,
    reversible: ombre
      .moves(ombre.view(state, 0))
      .some(({...move}) => 'type' in move && move.type === 'ENOUGH'),
  };
}

/** `advice`: a defender of four does not exchange with less than two sure tricks. */
function advice({seat, sureTricksWithTrump}: Given): object {
  if (seat !== 'defender' || Number(sureTricksWithTrump) >= 2) throw new RangeError('another case');
  const hand = ['AS', '3H', '4H', '5C', '6C', '3D', '4D', '5D'];
  const view = viewOf(optionsFor(4), hand, 'exchanging', {
    ombre: 3,
    game: 'ask',
    trump: 'S',
    bought: [null, null, null, 4],
    talon: 4,
    toPlay: 0,
  });
  const {move} = byBook({
    game: ombre.id,
    view,
    moves: offered(ombre, view),
    level: 'teacher',
    seed: 'advice',
  });
  return {
    advice:
      move.type === 'DISCARD' && !move.cards.length
        ? 'buy nothing, leave the talon to the next defender'
        : 'buy',
  };
}

/** A hand that is good for a bid may be good for a higher one, too. */
export const compare = (
  field: string,
  expected: unknown,
  actual: Readonly<Record<string, unknown>>,
): boolean | undefined =>
  field === 'minimumBid' ? (actual.minimumBid as readonly unknown[]).includes(expected) : undefined;

/** A runner for each kind of known answer. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {
  ...familyRunners,
  auction,
  upgrade,
  exchange,
  fee,
  settlement,
  'deal-replay': dealReplay,
  'stacked-deal': stackedDeal,
  variant,
  deal,
  'hand-eval': handEval,
  plan,
  ruling,
  advice,
  analysis,
};
