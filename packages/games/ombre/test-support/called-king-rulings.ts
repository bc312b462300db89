import type {Card, Suit} from '@quinola/cards';
import type {Given} from '@quinola/testing/answers/given.js';
import {
  asksForVole,
  cardsEach,
  delicesOf,
  delicesPrice,
  kindOf,
  LAWS,
  partsOf,
  tools,
  type DealFacts,
  type Game,
} from '../src/kit/called-king/rules/index.js';
import {matadorsIn} from '../src/kit/rules/index.js';
import type {Asked} from './called-king-played.js';

// Known answers of Quadrille and Cinquille about rulings: when a Vole may be undertaken, délices, dévole, what counts together.

/** `ruling`: when a Vole may be undertaken or announced, who gets délices, and the like. */
export function ruling({game, players, options}: Asked, given: Given): object {
  const {kind, event, sideTricks, tricksPlayed, calledSuitLed, kingShown, kingShownInTrick} = given;
  if (given.ombreHand !== undefined) {
    const held = [...(given.ombreHand as readonly Card[]), ...((given.partnerHand as readonly Card[]) ?? [])];
    return {matadors: matadorsIn(held, given.trump as Suit)};
  }
  if (event === 'announce vole') {
    const start = game.start(options());
    const table = tools.waitingAt(
      tools.changed(start.table, {seats: start.table.counts.map((_, i) => i)}),
      phaseBeforePlay(kind as Game),
      0,
      {game: kind as Game, ombre: 0, toPlay: 0},
    );
    const view = game.view({...start, table}, 0);
    const before = game.refusal(view, {type: 'ANNOUNCE_VOLE'}) === null;
    return {allowed: before || kindOf(kind as Game) === 'tout' || kindOf(kind as Game) === 'solo'};
  }
  if (given.suitOfKingLedFirstTime !== undefined) {
    const {ruffedBy, kingPlayedToTrick} = given;
    if (kindOf(kind as Game) !== 'mediateur') throw new RangeError('délices are only of a Mediateur');
    const seat = 'ABCDE'.indexOf(ruffedBy as string);
    const second: Card = kingPlayedToTrick === true ? 'KD' : '4D';
    const cards = [
      {seat: 2, card: '3D'},
      {seat: 0, card: second},
      {seat, card: '6S'},
    ];
    const to = delicesOf(
      {ombre: 0, called: 'KD', trump: 'S'},
      {leader: 2, winner: seat, cards},
      given.suitOfKingLedFirstTime === true,
    );
    return {delicesTo: to < 0 ? null : 'ABCDE'[to], amount: to < 0 ? 0 : delicesPrice(0), paidBy: 'ombre'};
  }
  if (event === 'opponents make all tricks')
    return {devole: partsOf({...NO_FACTS, players}, options()).devole !== undefined};
  if (sideTricks === undefined) {
    // Cards shown too early, which cannot happen at this table: only the law answers.
    if (event === 'established revoke') return revoked(given);
    if (!/show|face/.test(String(event)) || !kind) throw new RangeError('unexpected event');
    return LAWS.find(({id}) => id === 'quadrille.5')!.ruling;
  }
  const won = Number(sideTricks);
  const isShown = kingShown === true || kingShownInTrick !== undefined || kindOf(kind as Game) !== 'ask';
  const asks = asksForVole({
    game: kind as Game,
    players,
    won,
    played: Number(tricksPlayed),
    all: cardsEach(options(), players),
    isShown,
    wasLed: calledSuitLed === true,
  });
  const leadsOn = event !== undefined;
  return {
    voleAllowed: asks,
    voleDeclared: asks && leadsOn,
    mayContinueUntilKingShows: !asks && !isShown && players === 5,
  };
}

/** A revoke that can no longer be mended: the side of the offender has lost the game, and he puts down a bête. */
function revoked({by, kind}: Given): object {
  const {loses, betes} = LAWS.find(({id}) => id === 'quadrille.8')!.ruling;
  if (!loses || !kind) throw new RangeError('unexpected law');
  return {outcome: by === 'opponent' ? 'win' : 'lost', bete: betes};
}

/** A lost ask without a trick, as a base for other facts. */
const NO_FACTS: Omit<DealFacts, 'players'> = {
  game: 'ask',
  grade: 0,
  ombre: 0,
  partner: 1,
  giver: -1,
  selfCall: false,
  won: 0,
  all: 8,
  matadors: 0,
  premiers: false,
  vole: null,
  delices: -1,
};

/** The phase just before the first lead; only a Mediateur has one in which a Vole can be announced. */
const phaseBeforePlay = (game: Game) =>
  kindOf(game) === 'mediateur' ? 'declaring.announcing' : 'playing.trick';
