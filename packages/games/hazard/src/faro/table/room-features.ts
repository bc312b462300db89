import {FRENCH_SUITS, type Suit} from '@quinola/cards';
import {signPath} from '@quinola/faces';
import {
  bankFeatures,
  suitSign,
  type Answer,
  type Ask,
  type StakeAsk,
  type GameFeatures,
  type StakeOffer,
} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {
  answersOf,
  betOn,
  DUCAT,
  faro,
  mostOn,
  PAIRS,
  placeOf,
  RANKS,
  refuseStake,
  type FaroMove,
  type FaroView,
} from '../rules/index.js';
import type {FaroHost} from './host.js';
import {ducats} from './room.js';

/** What may be laid on a card, in ducats; none where nothing may. */
function offerOf(view: FaroView, on: string, name: string): readonly StakeOffer[] {
  const current = betOn(view, view.seat, on)?.onCard ?? 0;
  const canTakeBack = current > 0 && refuseStake(view, on, 0) === null;
  const more = Array.from({length: mostOn(view, on) / DUCAT}, (_, i) => i + 1);
  const amounts = canTakeBack ? [0, ...more] : more;
  return amounts.length ? [{place: placeOf(on), name, amounts, current: current / DUCAT}] : [];
}

/** A suit, with the number of its cards on which the visitor has staked. */
const suitLabel = (suit: Suit, count: number): TemplateResult =>
  html`${suitSign(signPath(suit, 0, 0), suit)}${count || nothing}`;

/** The suits by which the visitor leafs through his pack. */
const suitsOf = (table: FaroHost, view: FaroView): NonNullable<StakeAsk['turns']> =>
  FRENCH_SUITS.map((suit) => ({
    label: suitLabel(suit, view.bets[view.seat]!.filter(({on}) => on?.endsWith(suit)).length),
    name: table.words.suit(suit),
    isShown: table.suit === suit,
    act: () => {
      table.suit = suit;
      table.requestUpdate();
    },
  }));

/** Stakes, on cards of the visitor's own pack or on the layout. */
function stakes(table: FaroHost, view: FaroView): Ask {
  const {gameWords, words} = table;
  const isPage = view.options.rules === 'page';
  const ready: FaroMove = {type: 'READY'};
  const label = view.turn.phase === 'staking' ? gameWords.ready : gameWords.drawPair;
  return {
    kind: 'stake',
    title: gameWords.stakeTitle,
    offers: RANKS.flatMap((rank) =>
      isPage
        ? offerOf(view, `${rank}${table.suit}`, words.card(`${rank}${table.suit}`))
        : offerOf(view, rank, gameWords.ranks[rank]!),
    ),
    lay: (place, ducat): FaroMove => {
      const amount = ducat * DUCAT;
      return isPage
        ? {type: 'STAKE', card: place, amount}
        : {type: 'BET', rank: place.replace('place:', ''), amount};
    },
    ...(isPage && {turns: suitsOf(table, view)}),
    answers: [{label, move: ready, first: true, off: faro.refusal(view, ready) !== null}],
  };
}

/** What becomes of a card that has won, or was halved. */
function answers({gameWords}: FaroHost, view: FaroView): Ask | null {
  const [bet] = answersOf(view, view.seat);
  if (!bet) return null;
  const {on, onCard, standing, corners} = bet;
  const others: readonly Answer[] =
    standing === 'half'
      ? [{label: gameWords.stay(ducats(onCard)), move: {type: 'STAY', on: on!} as FaroMove}]
      : corners < view.options.parolMax
        ? [{label: gameWords.bend(ducats(2 * onCard)), move: {type: 'PAROL', on: on!} as FaroMove}]
        : [];
  return {
    kind: 'respond',
    title: gameWords.yourTurn.won,
    answers: [
      ...others,
      {label: gameWords.take(ducats(onCard)), move: {type: 'COLLECT', on: on!} as FaroMove, first: true},
    ],
  };
}

/** What is asked: stakes, to cut, to draw, what becomes of a card. */
function asked(table: FaroHost): Ask | null {
  const {context, gameWords} = table;
  const {view, turn} = context!;
  switch (turn.phase) {
    case 'staking':
      return stakes(table, view);
    case 'drawing.between':
      return answers(table, view) ?? stakes(table, view);
    case 'deciding':
      return answers(table, view);
    case 'dealing.packCut':
      return {
        kind: 'respond',
        title: gameWords.cut,
        answers: [{label: gameWords.cut, move: {type: 'CUT', index: PAIRS} as FaroMove, first: true}],
      };
    case 'drawing.pair':
      return {
        kind: 'respond',
        title: gameWords.drawPair,
        answers: faro.moves(view).map((move) => ({
          label: move.type === 'DRAW' ? gameWords.drawPair : gameWords.drawAll,
          move,
          first: move.type === 'DRAW',
          again: true,
        })),
      };
    default:
      return null;
  }
}

/** What the room adds to the features: its asks, and coins and cards that travel. */
export const roomFeatures = (
  table: FaroHost,
): Pick<
  GameFeatures,
  'styles' | 'travelEnds' | 'animate' | 'staking' | 'responding' | 'asks' | 'keyLines'
> => ({
  ...bankFeatures(table),
  asks: () => asked(table),
  keyLines: () => [table.panelWords!.asks.stake.keys],
});
