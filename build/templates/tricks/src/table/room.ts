import {happenedAs} from '@quinola/chart';
import {winning} from '@quinola/play';
import {hand, seat, trick, type HandModel, type Look} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {NewGameTable} from '../new-game-table.js';
import {playerAt, SEATS, TRICKS} from '../rules/index.js';

/** The others about the table. */
function seatsView(table: NewGameTable): TemplateResult[] {
  const {words, panelWords} = table;
  const {view, turn} = table.context!;
  return Array.from({length: SEATS}, (_, of) => of)
    .filter((of) => table.placeOf(of) > 0 || view.seat < 0)
    .map((of) => {
      const who = table.who(playerAt(view, of));
      const due = turn.must === playerAt(view, of);
      return seat({
        place: table.placeOf(of),
        name: who.name,
        marks: of === view.dealer ? [words.dealer] : [],
        cards: view.counts[of] ?? 0,
        holds: words.holds(who, view.counts[of] ?? 0),
        turn: due,
        thinks: due && table.tag('opponent') ? panelWords?.thinks(who) : null,
      });
    });
}

/** The cards on the table; a finished trick lies there until it is gathered. */
function trickView(table: NewGameTable, look: Look): TemplateResult {
  const {words} = table;
  const {view, happened} = table.context!;
  const won = happenedAs(table.manner, 'won', happened);
  const laid = won && table.tag('travel', 'gather') ? won.trick.cards : view.trick;
  const best = winning(TRICKS, laid)?.card;
  return trick(
    laid.map(({seat: of, card}) => ({
      card,
      place: table.placeOf(of),
      best: card === best,
      label: words.lies(table.who(playerAt(view, of)), words.card(card), card === best),
    })),
    words.table,
    look,
  );
}

/** The tricks of each player, on a paper. */
function scoreView(table: NewGameTable): TemplateResult {
  const {view} = table.context!;
  return html`<div class="score" part="score">
    ${view.tricksWon.map(
      (won, of) =>
        html`<div class="tally">
          <p><b>${table.who(playerAt(view, of)).name}</b> <strong>${won}</strong></p>
        </div>`,
    )}
  </div>`;
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: NewGameTable, look: Look, own: HandModel): TemplateResult {
  return html`${scoreView(table)}${seatsView(table)}${trickView(table, look)}
    <p part="prompt" class="status ${table.tag('visitor') ? 'mine' : ''}">${table.statusLine()}</p>
    ${hand(own)}`;
}
