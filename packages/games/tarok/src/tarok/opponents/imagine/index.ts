import {shuffled, TAROK_78, type Random} from '@quinola/cards';
import {oncePerView} from '@quinola/opponents';
import {NO_CARDS, playedBy} from '@quinola/play';
import {TAROK} from '../../../kit/opponents/masks/cards.js';
import {dealerOf, HOLDINGS} from './dealer.js';
import {imaginedSpread} from './spread.js';
import {NO_DEAL} from '../../rules/table.js';
import type {Table, TarokState, TarokView} from '../../rules/types.js';

/** Draws complete states that agree with one view. */
export type Imaginer = (random: Random) => TarokState;

/**
 * A complete state that agrees with the view and with all that was shown: cards played, voids, announcements, what
 * may be in the Skat. Announcing nothing rules nothing out, because a player may keep silent.
 * @throws ImpossibleView when none agrees
 */
export function imagine(view: TarokView, random: Random): TarokState {
  return imaginerFor(view)(random);
}

/** What can be computed once for all imagined states of a view. */
export function imaginerOf(view: TarokView): Imaginer {
  const table: Table = {...view, player: -1, seat: -1, hand: NO_CARDS, skat: null};
  const bare = {table, ...NO_DEAL};
  switch (view.turn.phase) {
    case 'drawing.seats':
    case 'drawing.deal':
      return (random) => ({...bare, pack: imaginedSpread(view, random)});
    case 'dealing.packCut':
      return (random) => ({...bare, pack: shuffled(TAROK_78.cards, random)});
    case 'skat':
    case 'announcing':
    case 'playing.trick':
      return dealImaginer(view, table);
    default:
      return () => bare;
  }
}

const imaginerFor = oncePerView(imaginerOf);

function dealImaginer(view: TarokView, table: Table): Imaginer {
  const {players} = view.options;
  const played = Array.from({length: players}, (_, seat) => playedBy(view, seat));
  const laid = view.turn.phase !== 'skat';
  const {deal} = dealerOf(view);
  const holdings = new Int32Array(HOLDINGS);
  return (random) => {
    deal(random, holdings);
    const skat = view.skat ?? TAROK.cardsAt(holdings, players);
    const hands = played.map((_, seat) => (seat === view.seat ? view.hand : TAROK.cardsAt(holdings, seat)));
    const dealt = hands.map((hand, seat) => [
      ...played[seat]!,
      ...hand,
      ...(seat === view.dealer && laid ? skat : []),
    ]);
    return {
      table,
      pack: NO_CARDS,
      hands,
      dealt,
      skat: laid ? skat : NO_CARDS,
      aside: TAROK.cardsAt(holdings, players + 1),
    };
  };
}
