import type {Card, Suit} from '@quinola/cards';
import type {Given} from '@quinola/testing/answers/given.js';
import {matadorsPrice} from '../src/kit/rules/index.js';
import {BERLIN_CASE, CARDS_LAWS} from '../src/ombre/rules/laws.js';
import {
  claimedHonours,
  DEUX,
  handSize,
  itemOf,
  mayGiveUp,
  ombre,
  packOf,
  PRICES,
  settlementOf,
  type GameId,
  type OmbreOptions,
} from '../src/ombre/rules/index.js';
import {advice, compareAdvice} from './answers-advice.js';
import {analysis} from './answers-analysis.js';
import {auction, exchange, handEval, upgrade, type Call} from './answers-bidding.js';
import {dealReplay, plan, stackedDeal} from './answers-deals.js';
import {dealHands, afterMoves, optionsFor, seatedState, viewOf} from './answers-positions.js';
import {familyRunners} from './family-answers.js';

// Known answers of Lomber. This file answers those about payments, tables and rulings, and lists the runners of all kinds.

/** `fee`: a price, with a Vole that was not announced if it was made; or that of matadors. */
function fee({bid, matadors, vole}: Given): object {
  if (matadors !== undefined)
    return {plain: matadorsPrice(Number(matadors)), favourite: matadorsPrice(Number(matadors), true)};
  const {plain, favourite} = PRICES[itemOf(bid as GameId, optionsFor(3))];
  return vole === 'made'
    ? {plain: plain! + PRICES.vole.plain!, favourite: favourite! + PRICES.vole.favourite!}
    : {plain, favourite};
}

/** `settlement`: the payments of a finished game, or what remains of honours that were claimed too high. */
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
  const agreed = (given.options ?? {}) as Partial<OmbreOptions>;
  const options = optionsFor(king ? 3 : who.length, {...agreed, ...(king && {tableSize: 4 as const})});
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
      turned: (given.turned as readonly Card[] | undefined) ?? [],
      rok: Number(given.rokInDish ?? 0),
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

/** `variant`: the pack and the tricks needed in Lomber en deux. */
function variant({variant: name, packSize, cardsEach}: Given): object {
  const deux = (name as string).at(-1) as 'a';
  const options = optionsFor(2, {deux});
  const {cards} = packOf(options);
  if (cards.length !== packSize || handSize(options) !== cardsEach) throw new RangeError('unexpected pack');
  return {
    talon: cards.length - 2 * handSize(options),
    tricks: handSize(options),
    tricksToWin: DEUX[deux].wins,
    remiseAt: DEUX[deux].remise,
  };
}

/** `deal`: how many cards each player gets, and how many are left. */
function deal({players}: Given): object {
  const options = optionsFor(Number(players));
  const {hands, talon} = dealHands(seatedState(options), []);
  return {cardsEach: hands[0]!.length, talon: talon.length};
}

/** `ruling`: what the laws say of cases that cannot happen at this table, and when a Vole is declared. */
function ruling(given: Given): object {
  if (given.calls !== undefined) {
    const calls = given.calls as readonly (Call & {readonly irregular?: string})[];
    const said = calls.map(({seat, call, irregular}) => (irregular === '' ? '' : `${seat} ${call}`));
    if (said.some((one, i) => one !== BERLIN_CASE.calls[i]) || given.dealer !== 'C' || given.eldest !== 'A')
      throw new RangeError('unexpected case');
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
    if (given.event !== 'offer game') throw new RangeError('unexpected event');
    const trick = given.ombreHasPlayedToTrick1 ? [{seat: 0, card: 'KS'}] : [];
    const options = optionsFor(3, (given.options ?? {}) as Partial<OmbreOptions>);
    const game = (given.bid ?? 'ask') as GameId;
    return {allowed: mayGiveUp(viewOf(options, ['QS'], 'playing.trick', {ombre: 0, game, trick}))};
  }
  if (given.ombreReviewedTricks === true || /to see/.test(String(given.event))) return looking(given);
  const {event, ombreTricks, tricksPlayed} = given;
  if (event !== 'ombre leads a sixth card' || ombreTricks !== tricksPlayed)
    throw new RangeError('unexpected event');
  const tricks = Array.from({length: Number(ombreTricks)}, () => ({
    leader: 0,
    winner: 0,
    cards: [{seat: 0, card: '3S'}],
  }));
  const view = viewOf(optionsFor(3), ['QS'], 'playing.vole', {ombre: 0, game: 'ask', trump: 'S', tricks});
  const state = afterMoves(
    {...dealHands(seatedState(optionsFor(3)), []), table: {...view, player: -1, seat: -1, hand: []}},
    [{type: 'GO_ON'}],
  );
  return {
    voleDeclared: state.table.vole,
    reversible: ombre
      .moves(ombre.view(state, 0))
      .some(({...move}) => 'type' in move && move.type === 'ENOUGH'),
  };
}

/** Whether somebody may look at the tricks of the others, and whether the Ombre may play for the Vole after it. */
function looking({bid, event}: Given): object {
  const isOpponent = event !== undefined && !String(event).startsWith('ombre ');
  const tricks = [{leader: 0, winner: 1, cards: [{seat: 0, card: '3S'}]}];
  const table = {ombre: 0, game: bid as GameId, trump: 'S', tricks, toPlay: Number(isOpponent)};
  const view = viewOf(optionsFor(3), ['QS'], 'playing.trick', table, Number(isOpponent));
  const allowed = ombre.refusal(view, {type: 'LOOK'}) === null;
  const gate = viewOf(optionsFor(3), ['QS'], 'playing.vole', {...table, looked: allowed});
  return {allowed, voleAllowed: ombre.refusal(gate, {type: 'GO_ON'}) === null};
}

/** `handEval` returns every bid that a hand is good for; the expected one must be among them. */
export const compare = (
  field: string,
  expected: unknown,
  actual: Readonly<Record<string, unknown>>,
): boolean | undefined =>
  field === 'minimumBid'
    ? (actual.minimumBid as readonly unknown[]).includes(expected)
    : compareAdvice(field, expected, actual);

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
