import type {Card} from '@quinola/cards';
import type {Given} from '@quinola/testing/answers/given.js';
import {cardOdds, runOf, valueOf} from '../src/faro/opponents/odds.js';
import {
  afterWins,
  CORNERS,
  faro,
  faroOptions,
  gainOf,
  netOfRun,
  outcomeOfCard,
  outcomeOfRank,
  ownerOf,
  sideOf,
  type FaroHappening,
  type FaroMove,
  type FaroState,
  type Outcome,
} from '../src/faro/rules/index.js';

/** `draw`: on which heap the cards of these numbers lie, and whose they are. */
const draw = ({drawIndex}: Given) => {
  const indices = drawIndex as readonly number[];
  return {side: indices.map(sideOf), owner: indices.map(ownerOf)};
};

function need(is: boolean, what: string): void {
  if (!is) throw new Error(`not as this table has it: ${what}`);
}

/** `settle`: what becomes of one stake, on a card or in one pair of a salon. */
function settle(given: Given) {
  const stake = given['stake'] as number;
  if (given['rules'] === 'salon') {
    const {match, unit, right, left, punterRank, lastCoup} = given;
    need(match === 'rank' && unit === 'coup', 'match and unit');
    const outcome = outcomeOfRank(punterRank as string, right as Card, left as Card, lastCoup as boolean);
    const punter = outcome ? gainOf(outcome, stake) : 0;
    return {outcome, punter, bank: punter ? -punter : 0};
  }
  need(given['rules'] === 'page', 'rules');
  const {card, drawIndex, partner} = given;
  const outcome = outcomeOfCard(card as Card, drawIndex as number, partner as Card);
  const punter = gainOf(outcome, stake);
  return {outcome, punter, bank: -punter, onCard: stake + punter};
}

/** `parol`: what lies on a card that goes on. */
function parol({stake = 1, wins, corners, onCard, outcome, action}: Given) {
  const first = stake as number;
  if (wins !== undefined) {
    const all = Array.from({length: wins as number}, (_, i) => afterWins(first, i + 1));
    return {
      onCard: all,
      cornersBentBeforeDraw: all.map((_, i) => i),
      netIfCollected: all.map((sum) => netOfRun(first, sum)),
    };
  }
  const bent = corners as number;
  if (action === 'collect') return {onCard: 0, paid: onCard, net: netOfRun(first, onCard as number)};
  const before = (onCard as number | undefined) ?? afterWins(first, bent);
  const gain = gainOf(outcome as Outcome, before);
  const after = before + gain;
  return {
    onCard: after,
    corners: bent,
    mustCollect: outcome === 'left' && bent === CORNERS,
    netOfWholeRun: netOfRun(first, after),
    bankCollects: -gain,
    mayContinueWithoutNewCorner: outcome === 'plija' && after > 0,
  };
}

/** `probability`: the exact odds of a card in one drawing. */
function probability({rules, match, unit}: Given) {
  need(rules === 'page' && match === 'exact' && unit === 'taille', 'rules, match and unit');
  const {win, plija, lose, edge} = cardOdds(52, 3);
  return {
    win,
    plija,
    lose,
    bankEdge: edge,
    bankEdgePercent: Math.round(valueOf(edge) * 1e5) / 1e3,
    fiveWins: Math.round(runOf(5) * 1e5) / 1e5,
  };
}

interface Laid {
  readonly seat: number;
  readonly card: Card;
  readonly stake: number;
}

/** `drawing`: a whole drawing with several cards, played by the rules. */
function drawing({rules, bankDeck, bets}: Given) {
  const deck = bankDeck as readonly Card[];
  const laid = (bets as readonly Laid[]).map(({seat, card, stake}) => ({seat, card, stake}));
  const seats = Math.max(...laid.map(({seat}) => seat)) + 1;
  let state: FaroState = faro.start(faroOptions({rules: rules as 'page', seats, drawings: 1}));
  const events: FaroHappening[] = [];
  const make = (by: number | 'chance', move: FaroMove): void => {
    const played = faro.play(state, by, move);
    state = played.state;
    events.push(...played.events);
  };
  for (const {seat, card, stake} of laid) make(seat, {type: 'STAKE', card, amount: stake});
  for (let seat = 0; seat < seats; seat++) make(seat, {type: 'READY'});
  // Cut after its first card, the pack lies as the answer has it.
  make('chance', {type: 'SHUFFLE', pack: [deck.at(-1)!, ...deck.slice(0, -1)]});
  make(state.table.turn.must as number, {type: 'CUT', index: 1});
  make(seats, {type: 'DRAW_ALL'});
  const settled = events.find((event) => event.type === 'drawing-settled');
  if (!settled) throw new Error('the drawing is not over');
  const {decided, net} = settled.result;
  const results = laid.map(({seat, card}) => {
    const {outcome, amount, index} = decided.find((one) => one.seat === seat && one.on === card)!;
    return {seat, card, outcome, punter: amount, drawIndex: index};
  });
  return {
    results,
    bank: net[seats],
    netBySeat: Object.fromEntries(net.slice(0, seats).map((sum, seat) => [String(seat), sum])),
  };
}

/** A runner for each kind of known answer. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {
  draw,
  settle,
  parol,
  probability,
  drawing,
};
