import type {Suit} from '@quinola/cards';
import {offered} from '@quinola/play';
import {matadorsPrice} from '../src/kit/index.js';
import {BERLIN_CASE, CARDS_LAWS} from '../src/ombre/laws.js';
import {byBook} from '../src/ombre/opponents/brain.js';
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
import {analysis} from './answers-analysis.js';
import {auction, exchange, handEval, upgrade, type Call} from './answers-bidding.js';
import {dealReplay, plan, stackedDeal} from './answers-deals.js';
import {dealHands, afterMoves, optionsFor, seatedState, viewOf} from './answers-positions.js';
import {familyRunners, type Given} from './family-answers.js';

// Known answers of Lomber. This file answers those about payments, tables and rulings, and lists the runners of all kinds.

/** `fee`: a price, or that of matadors. */
function fee({bid, matadors}: Given): object {
  if (matadors !== undefined)
    return {plain: matadorsPrice(Number(matadors)), favourite: matadorsPrice(Number(matadors), true)};
  return PRICES[itemOf(bid as GameId, optionsFor(3))];
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
    return {
      allowed: mayGiveUp(viewOf(optionsFor(3), ['QS'], 'playing.trick', {ombre: 0, game: 'ask', trick})),
    };
  }
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

/** `advice`: at a table of four, a defender with fewer than two sure tricks does not exchange. */
function advice({seat, sureTricksWithTrump}: Given): object {
  if (seat !== 'defender' || Number(sureTricksWithTrump) >= 2) throw new RangeError('unexpected case');
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

/** `handEval` returns every bid that a hand is good for; the expected one must be among them. */
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
