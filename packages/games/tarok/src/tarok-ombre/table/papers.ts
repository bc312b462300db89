import {numeralOf, type Card} from '@quinola/cards';
import {signPath} from '@quinola/faces';
import {balances} from '@quinola/play';
import {visitorFirst, suitSign, viewOfSums, signed} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {SKY, strength, suit} from '../../kit/rules/index.js';
import {tarokOmbre, type TarokOmbreView} from '../rules/game.js';
import type {TarokOmbreHost} from './host.js';

/** A card in short form, as written on a paper. */
function short({words}: TarokOmbreHost, card: Card): TemplateResult {
  if (suit(card) === 'T') return html`${card === SKY ? words.card(card) : numeralOf(strength(card))}`;
  return html`${words.rank(card[0]!)}${suitSign(signPath(card[1]!, 0, 0), card[1]!)}`;
}

/** The game to show: that of the deal whose sheets are open, else the current one. */
function shown(
  table: TarokOmbreHost,
): Pick<TarokOmbreView, 'contract' | 'declarer' | 'demands' | 'tricksWon'> {
  const view = table.view!;
  const {lastDeal} = view;
  if (!lastDeal || !table.tag('sheet', 'over')) return view;
  const own = lastDeal.tricks.filter(({winner}) => winner === lastDeal.declarer).length;
  return {...lastDeal, tricksWon: [own, lastDeal.tricks.length - own]};
}

/** The paper of the bidding, then of the game: what is played by whom, the cards he asked for, the tricks. */
function gamePaper(table: TarokOmbreHost): TemplateResult {
  const {gameWords, words} = table;
  const {contract, declarer, demands, tricksWon} = shown(table);
  const {
    auction: {high},
  } = table.view!;
  const game = contract ?? high?.bid;
  const by = contract ? declarer : high?.by;
  const title =
    game && by !== undefined ? `${gameWords.games[game]} · ${table.whoSits(by).name}` : gameWords.bidding;
  const asked = demands.map(({card}) => card);
  const [own, theirs] = tricksWon;
  const lines = contract
    ? [
        gameWords.enemyMark,
        ...(asked.length ? [gameWords.asked(asked.map(words.card))] : []),
        gameWords.tricksOf(own, theirs),
      ]
    : high
      ? []
      : [gameWords.nothingSaid];
  return html`<div class="tally game" role="img" aria-label=${[title, ...lines].join(', ')}>
    <p aria-hidden="true"><b>${title}</b><strong>${contract ? `${own} : ${theirs}` : nothing}</strong></p>
    <small aria-hidden="true"
      >${
        !contract
          ? lines
          : asked.length
            ? html`${gameWords.asks} ${asked.map((card) => html`${short(table, card)} `)}`
            : gameWords.enemyMark
      }</small
    >
  </div>`;
}

/** The marks of the session, the visitor's own first. */
function marksPaper(table: TarokOmbreHost): TemplateResult {
  const view = viewOfSums(table, tarokOmbre);
  const {players} = balances(tarokOmbre.ledger(view), 3);
  const order = visitorFirst(view.seat, 3).map((seat) => view.seats[seat]!);
  const sums = order.map((player) => `${table.who(player).name} ${signed(players[player]!)}`).join(', ');
  return html`<div class="tally sums" role="img" aria-label="${table.gameWords.marks}: ${sums}">
    ${order.map(
      (player) =>
        html`<p aria-hidden="true">
          <b>${table.who(player).name}</b><strong>${signed(players[player]!)}</strong>
        </p>`,
    )}
  </div>`;
}

/** The papers above the table; none before the first deal. */
export function papersOf(table: TarokOmbreHost): TemplateResult {
  return html`<div class="score" part="score">
    ${table.view!.deal ? [gamePaper(table), marksPaper(table)] : nothing}
  </div>`;
}
