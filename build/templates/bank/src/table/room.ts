import {FRENCH_32} from '@quinola/cards';
import {isDue} from '@quinola/play';
import {drawBankRoom, type BankPlan, type CardLook} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {NewGameHost} from './host.js';
import {BANK, BANKER, netOf, PAIRS, placeOf, RANKS, SEATS, staked} from '../rules/index.js';

/** Describes the current table, which the kit draws. */
function planOf(table: NewGameHost): BankPlan {
  const {view, turn} = table.context!;
  const {stakes, right, left, won, player} = view;
  const {gameWords} = table;
  const toDraw = FRENCH_32.cards.length - 2 * right.length;
  return {
    size: SEATS,
    seat: player,
    banker: BANKER,
    due: (seat) => isDue(turn.must, seat),
    extras: (seat) => ({marks: seat === BANKER ? [gameWords.banker] : []}),
    status: table.statusLine(),
    before: (seat) => {
      const stake = stakes[seat]!.reduce((sum, amount) => sum + amount, 0);
      return {cards: [], label: '', stake, stakeLabel: gameWords.stakes(stake)};
    },
    purse: {amount: BANK + netOf(view)[BANKER]!, label: gameWords.inBank},
    paper: html`<div class="up">${gameWords.pair(right.length, PAIRS)}</div>`,
    heaps: [
      {id: 'left', card: left.at(-1) ?? null, count: left.length, label: gameWords.heaps.left},
      {id: 'pack', card: null, count: toDraw, label: gameWords.heaps.pack},
      {id: 'right', card: right.at(-1) ?? null, count: right.length, label: gameWords.heaps.right},
    ],
    columns: RANKS.length / 2,
    places: RANKS.map((rank) => ({
      id: placeOf(rank),
      name: gameWords.places[rank]!,
      card: `${rank}S`,
      stakes: stakes.map((_own, seat) => ({seat, amount: staked(view, seat, rank)})),
      ...(won.some((one) => one.player === player && one.place === rank) && {
        fate: 'lit' as const,
        tab: gameWords.wins,
      }),
    })),
  };
}

/** The room. */
export function roomOf(table: NewGameHost, look: CardLook): TemplateResult {
  return drawBankRoom(table, planOf(table), look);
}
