import {FRENCH_52, FRENCH_SUITS, suitOf, type Card, type Suit} from '@quinola/cards';
import {dealt, rungOf} from '@quinola/play';
import type {Given, Runner} from '@quinola/testing/answers/given.js';
import {classOf, honoursIn, type SuitClass} from '../src/kit/rules/suits.js';
import {chanceOfAtLeast, forceCards, wiraEntree} from '../src/vira/opponents/hand.js';
import {
  accountOf,
  classBid,
  dealingPlan,
  FLAT,
  fischFor,
  gameOf,
  inTurn,
  ladderOf,
  MISERE_FISCH,
  MULTIPLIERS,
  multiplierOf,
  orderOf,
  outcomeOf,
  priceOf,
  sitsOutOf,
  vira,
  viraOptions,
  type GameId,
  type ViraOptions,
  type ViraState,
} from '../src/vira/rules/index.js';
import {tellAuction} from './answers-auction.js';
import {named, type ByName} from './asked.js';
import {legalCards, trick} from './boston-answers.js';
import {beteDivision, beteSequence, beteSize, omkop, touromatt} from './vira-betes.js';
import {exchange} from './vira-exchange.js';
import {setVira} from './vira-table.js';

// Known answers of Vira.

/** The classes as the answers name them. */
const CLASSES = ['ofarg', 'andraFarg', 'hogstaFarg'];

/** Options of an answer; variants of the ladder come as a list. */
const optionsIn = (given: unknown): ViraOptions => {
  const {ladderVariant, ...rest} = (given ?? {}) as {ladderVariant?: readonly string[]};
  const variant = ladderVariant && (ladderVariant.length > 1 ? 'both' : ladderVariant[0]);
  return viraOptions({...rest, ...(variant && {ladderVariant: variant as 'both'})});
};

/** `bid-order`: the ladder, and what some tables rank otherwise. */
function bidOrder({options}: Given): object {
  const ladder = orderOf(optionsIn(options));
  const inOrder = (ids: readonly GameId[]): readonly GameId[] => ladder.filter((id) => ids.includes(id));
  const above = (id: GameId, other: GameId): boolean => ladder.indexOf(id) > ladder.indexOf(other);
  if (options !== undefined && !above('misere-liten-kop', 'tournee-7'))
    throw new RangeError('not above seven');
  return {
    ladder,
    count: ladder.length,
    order1: inOrder(['kop-7', 'misere-liten-kop']),
    order2: inOrder(['gasque-6', 'solo-6']),
  };
}

/** `tariff-table`: multipliers and fixed prices. */
function tariffTable(): object {
  const rows = (kind: 'kop' | 'solo'): object =>
    Object.fromEntries(
      Object.keys(MULTIPLIERS).map((n) => [
        n,
        ([0, 1, 2] as const).map((one) => multiplierOf(`${kind}-${n}` as GameId, one)),
      ]),
    );
  const gasque = Object.fromEntries([1, 2, 3, 4, 6, 5].map((k) => [k, FLAT[`gasque-${k}` as GameId]]));
  return {
    kop: rows('kop'),
    tourneeAndSolo: rows('solo'),
    columns: CLASSES,
    gasque,
    misere: MISERE_FISCH,
    wira: FLAT.wira,
    soloWira: FLAT['solo-wira'],
    unit: vira.start(viraOptions()).table.options.payment === 'full' ? 'fisch' : '',
  };
}

/** `price`: what each opponent pays, or is paid. */
function price(given: Given): object {
  const game = given.bid as GameId;
  const playedAs = given.playedAs as string | undefined;
  if (playedAs !== undefined && playedAs !== (game === 'gasque-1' ? 'misere-liten' : 'misere-stor'))
    throw new RangeError('no such misère');
  const {points, fisch} = priceOf(
    {
      game,
      asMisere: playedAs !== undefined,
      suitClass: Number(given.colourClass ?? 0) as SuitClass,
      tricks: Number(given.tricks ?? gameOf(game).tricks),
      honours: Number(given.honours ?? 0),
    },
    optionsIn(given.options),
  );
  return {points, fischPerOpponent: fisch};
}

/** `suit-class`: the colours that the second pack makes. */
const suitClass = ({secondPackTop}: Given): object =>
  Object.fromEntries(
    FRENCH_SUITS.map((suit) => [suit, CLASSES[classOf(suit, suitOf(secondPackTop as Card))]]),
  );

/** `seats`: who plays and in which order. */
function seats(given: Given): object {
  const names = given.playersClockwise as readonly string[];
  const dealer = names.indexOf(given.dealer as string);
  const table = {options: viraOptions({players: names.length as 3 | 4}), dealer};
  const [forehand, middle, efterhand] = inTurn(table).map((seat) => names[seat]);
  return {sitsOut: names[sitsOutOf(table)] ?? null, forehand, middle, efterhand};
}

/** `deal`: how many cards each has, and how many are left. */
function deal({packets}: Given): object {
  const plan = dealingPlan({options: viraOptions(), dealer: 2});
  const sizes = plan.filter(({to}) => to === 0).map(({count}) => count);
  if (String(sizes) !== String(packets)) throw new RangeError('other packets');
  const {hands, rest} = dealt(FRENCH_52.cards, 3, plan);
  return {hand: hands[0]!.length, talon: rest.length};
}

/** `auction`: what was bid, or which call is refused. */
function auction(given: Given): object {
  const options = viraOptions();
  const rules = ladderOf(options);
  const told = tellAuction(rules, given, {
    unknown: '11 and 12 with exchange have a price but no place in the ladder (option kopHigh=false)',
  });
  if (told.refused) return told.refused;
  const {high, speaking} = told.auction;
  if (speaking.length) throw new RangeError('the auction goes on');
  const {names} = told;
  if (!high) {
    const table = {options, dealer: names.length - 1};
    return {result: 'all-pass', payments: 0, nextDealer: names[inTurn(table)[0]!]};
  }
  const rung = rungOf(rules, high.bid)!;
  return {
    declarer: names[high.by],
    bid: rung.game,
    grade: rung.grade,
    choices: rung.becomes ?? [rung.game],
    mayNameTrumpOfClass: CLASSES.slice(classBid(rung)),
  };
}

/** `result`: how a game ends by its tricks. */
function result({bid, tricks}: Given): object {
  const outcome = outcomeOf(bid as GameId, Number(tricks));
  return {result: outcome, betes: {won: 0, bete: 1, codille: 2}[outcome]};
}

/** `concede`: lying down, before the first lead only. */
function concede(given: Given): object {
  const game = given.bid as GameId;
  if (given.afterFirstLead === true) {
    const state = setVira({game, trump: 'S', declarer: 1, must: 0});
    const led = vira.play(state, 0, {type: 'PLAY', card: state.hands[0]![0]!}).state;
    return {allowed: vira.refusal(vira.view(led, 1), {type: 'LIE_DOWN'}) === null};
  }
  if (given.beforeFirstLead !== true) throw new RangeError('when?');
  const {betes, fisch} = accountOf(
    {
      game,
      asMisere: false,
      suitClass: Number(given.colourClass) as SuitClass,
      tricks: 0,
      honours: 0,
      laidDown: true,
      going: Number(given.going),
      previous: null,
      again: 0,
      againBete: 0,
    },
    viraOptions(),
  );
  return {allowed: true, betes, fischPerOpponent: -fisch, tricksPlayed: 0};
}

/** `hand-eval`: force cards, and a hand for Wira. */
function handEval(given: Given): object {
  if (given.unseen !== undefined) {
    const chance = chanceOfAtLeast(3, Number(given.trumpsUnseen), Number(given.talon), Number(given.unseen));
    return {pAtLeastThreeTrumpsInTalon: Number(chance.toFixed(4))};
  }
  const hand = given.hand as readonly Card[];
  if (given.bid !== undefined && given.bid !== 'wira') throw new RangeError('another game');
  const suit = (given.trump as Suit | undefined) ?? suitOf(hand[0]!);
  const {trumpsHeld, outsideAces, isGood} = wiraEntree(hand, suit);
  return {forceCards: forceCards(hand), goodWiraEntree: isGood, trumpsHeld, outsideAces};
}

/** `claim`: the declarer's is answered, an opponent's is punished. */
function claim(given: Given): object {
  const after = (must: number, by: 'table' | 'strict'): ViraState => {
    const state = setVira({
      game: 'kop-6',
      trump: 'S',
      declarer: 0,
      must,
      options: {etiquette: by},
      more: {exchanged: [0, 0, 0]},
    });
    // One trick is made, so that the claim comes in play.
    const made = {leader: 0, cards: [], winner: must};
    return {...state, table: {...state.table, tricks: [made], tricksWon: [0, 0, 0].with(must, 1)}};
  };
  if (given.claimant === 'declarer') {
    let state = after(0, 'table');
    state = vira.play(state, 0, {type: 'CLAIM'}).state;
    const sees = given.opponentsSeeAChance === true;
    state = vira.play(state, 1, {type: sees ? 'PLAY_ON' : 'AGREE'}).state;
    return {playContinues: state.table.turn.phase === 'playing.trick'};
  }
  const state = after(1, 'strict');
  const refusal = vira.refusal(vira.view(state, 1), {type: 'CLAIM_LOST'});
  if (refusal?.breach !== given.declarerStillHasAPossibleWin) throw new RangeError('another position');
  const {lastDeal} = vira.play(state, 1, {type: 'CLAIM_LOST'}).state.table;
  return {
    declarerWins: lastDeal!.outcome === 'won',
    beteBy: lastDeal!.offender === 1 ? 'claimant' : 'nobody',
  };
}

/** `full-deal`: played by the rules, card by card. */
function fullDeal(given: Given): object {
  const byName = given.handsAfterExchange as ByName<readonly Card[]>;
  const names = Object.keys(byName);
  const aside = (given.setAside as Card | undefined) ?? null;
  const unused = given.talonUnused as readonly Card[];
  const cards = [...unused, ...names.flatMap((name) => byName[name]!)];
  if (new Set(cards).size !== 52) throw new RangeError('another pack');
  let state = setVira({
    hands: names.map((name) => byName[name]!.filter((card) => card !== aside)),
    talon: unused,
    declarer: names.indexOf(given.declarer as string),
    game: given.bid as GameId,
    trump: (given.trump as Suit | undefined) ?? null,
    highest: (given.hogsta as Suit | undefined) ?? 'S',
    must: names.indexOf(given.leader as string),
    aside,
  });
  for (const laid of given.plays as readonly (readonly (readonly [string, Card])[])[])
    for (const [name, card] of laid) {
      if (vira.turn(state).must !== names.indexOf(name)) throw new RangeError(`${name} is not on turn`);
      state = vira.play(state, names.indexOf(name), {type: 'PLAY', card}).state;
    }
  const {tricks, honours, outcome, points, fisch, betes} = state.table.lastDeal!;
  return {
    tricks: named(names, tricks),
    honours,
    result: outcome,
    points,
    fischPerOpponent: Math.abs(fisch),
    betes: betes.length,
  };
}

/** The runners of all kinds. */
export const viraRunners: Readonly<Record<string, Runner>> = {
  'bid-order': bidOrder,
  'tariff-table': tariffTable,
  rounding: ({points}) => ({fisch: fischFor(Number(points))}),
  price,
  'suit-class': suitClass,
  seats,
  deal,
  auction,
  result,
  concede,
  'hand-eval': handEval,
  claim,
  honours: ({cards, trump}) => ({honours: honoursIn(cards as readonly Card[], trump as Suit)}),
  'full-deal': fullDeal,
  'bete-division': beteDivision,
  'bete-sequence': beteSequence,
  'bete-size': beteSize,
  omkop,
  touromatt,
  exchange,
  trick,
  'legal-cards': legalCards,
};
