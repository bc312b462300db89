import {balances} from '@quinola/play';
import type {DealResult, PieceEvent, SeatPayment, TarokState} from '../../src/tarok/rules/index.js';
import type {Exchange} from '../../src/kit/rules/index.js';
import type {Card} from '@quinola/cards';
import type {Given, Runner} from '@quinola/testing/answers/given.js';
import {cards, optionsOf} from './given.js';
import {dealtState, played, seatedState} from './positions.js';

/** Plays a whole deal as recorded. */
function playedDeal(given: Given, players: 3 | 2): TarokState {
  const stake = given.dealerStake as number | undefined;
  const options = optionsOf(given, {players, ...(stake !== undefined && {potStake: stake})});
  const seated = seatedState(options, Number(given.dealer), Number(given.potBefore ?? 0));
  const ready = dealtState(
    seated,
    given.dealt as readonly (readonly Card[])[],
    cards(given.aside),
    cards(given.skat),
  );
  const tricks = given.tricks as readonly {readonly leader: number; readonly plays: readonly Card[]}[];
  return tricks.reduce((state, {leader, plays}) => {
    if (state.table.toPlay !== leader) throw new RangeError(`seat ${leader} is not in the lead`);
    return played(state, ...plays.map((card) => ({type: 'PLAY', card}) as const));
  }, ready);
}

/** An event in the words of the answers. */
function told({event, trick, card, seat, to, winner}: PieceEvent): object {
  if (event === 'sky-kept') return {trick, event, seat, owesTo: winner};
  return {trick, event, seat, to, trickWinner: winner, card};
}

/** Settled debts follow the last trick, then a player without a trick; what was in the Skat comes last. */
export function eventsOf({events, exchanges, stichfrei}: DealResult): readonly object[] {
  const exchanged = ({from, to, card}: Exchange): object => ({
    trick: 25,
    event: card === null ? 'exchange-impossible' : 'exchange-empty',
    seat: from,
    to,
    card,
  });
  const inSkat = ({trick}: PieceEvent): boolean => trick === 0;
  return [
    ...events.filter((piece) => !inSkat(piece)).map(told),
    ...exchanges.map(exchanged),
    ...(stichfrei >= 0 ? [{trick: 25, event: 'stichfrei', seat: stichfrei}] : []),
    ...events.filter(inSkat).map(told),
  ];
}

/** What both games report about a deal. */
function common(result: DealResult): object {
  return {
    declarations: result.announced,
    winners: result.tricks.map(({winner}) => winner),
    events: eventsOf(result),
    pileSizes: result.piles.map((pile) => pile.length),
    cardPoints: result.points,
    trickCounts: result.tricksWon,
  };
}

/** What each gained in an account, without the dealer's stake. */
function netOf({table}: TarokState, account?: string): readonly number[] {
  const entries = table.entries.filter(({reason}) => reason !== 'stake');
  return balances(entries, table.options.players, account).players;
}

/** A whole deal for three players. */
export const troisDeal: Runner = (given) => {
  const state = playedDeal(given, 3);
  const result = state.table.lastDeal!;
  const {honours, direct, table, cards: forCards} = result.payments!;
  const payments: Readonly<Record<string, readonly SeatPayment[]>> = {
    honours,
    pagatAndKings: direct,
    table,
    cards: forCards,
  };
  const net = (account?: string): readonly number[] => netOf(state, account);
  return {
    ...common(result),
    tableValues: result.table,
    payments,
    potAfter: state.table.pot,
    net: {
      honours: net('honours'),
      pagatAndKings: net('direct'),
      table: net('table'),
      cards: net('cards'),
      pot: net('pot'),
      total: net(),
    },
  };
};

/** A whole deal for two players. */
export const deuxDeal: Runner = (given) => {
  const result = playedDeal(given, 2).table.lastDeal!;
  return {...common(result), score: result.scores};
};
