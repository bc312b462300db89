import {happenedAs} from '@quinola/chart';
import {winning, type Laid, type Seat} from '@quinola/play';
import {trick, trickCaption, trickRoom, type HandModel, type Look, type SeatModel} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {NewGameTable} from '../new-game-table.js';
import {playerAt, SEATS, TRICKS} from '../rules/index.js';

/** The seat that has just won the trick, while it lies on the table. */
function winnerNow(table: NewGameTable): Seat | undefined {
  return table.tag('travel', 'gather')
    ? happenedAs(table.manner, 'won', table.context!.happened)?.seat
    : undefined;
}

/** The others about the table. */
function seatsOf(table: NewGameTable): SeatModel[] {
  const {words, panelWords} = table;
  const {view, turn} = table.context!;
  const own = Math.max(0, view.seat);
  const others = Array.from({length: SEATS - 1}, (_, i) => (own + i + 1) % SEATS);
  const names = others.map((of) => table.whoSits(of).name);
  const portraits = table.portraits(names);
  return others.map((of, i) => {
    const who = table.whoSits(of);
    const due = turn.must === playerAt(view, of);
    const count = view.tricksWon[of] ?? 0;
    return {
      place: table.placeOf(of),
      name: who.name,
      figure: portraits[i]!,
      marks: of === view.dealer ? [words.dealer] : [],
      cards: view.counts[of] ?? 0,
      holds: words.holds(who, view.counts[of] ?? 0),
      turn: due,
      takes: winnerNow(table) === of,
      won: {count, label: `${table.gameWords.places['won']}: ${count}`},
      thinks: due && table.tag('opponent') ? panelWords?.thinks(who) : null,
    };
  });
}

/** The cards on the table; a finished trick lies there until it is gathered. */
function laidNow(table: NewGameTable): readonly Laid[] {
  const {view, happened} = table.context!;
  const won = winnerNow(table) === undefined ? undefined : happenedAs(table.manner, 'won', happened);
  return won ? won.trick.cards : view.trick;
}

function trickView(table: NewGameTable, look: Look): TemplateResult {
  const {words, panelWords} = table;
  const {view} = table.context!;
  const laid = laidNow(table);
  const best = winning(TRICKS, laid)?.card;
  return trick(
    {
      cards: laid.map(({seat: of, card}) => ({
        card,
        place: table.placeOf(of),
        best: card === best,
        label: words.lies(table.whoSits(of), words.card(card), card === best),
      })),
      players: SEATS,
      label: words.table,
      awaited: view.seat >= 0 && table.tag('visitor'),
      words: panelWords ?? undefined,
    },
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
          <p><b>${table.whoSits(of).name}</b> <strong>${won}</strong></p>
        </div>`,
    )}
  </div>`;
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: NewGameTable, look: Look, own: HandModel): TemplateResult {
  const {words, gameWords, note} = table;
  const {view} = table.context!;
  const seat = Math.max(0, view.seat);
  const count = view.tricksWon[seat] ?? 0;
  return trickRoom({
    seats: seatsOf(table),
    score: scoreView(table),
    stage: trickView(table, look),
    caption: trickCaption(table, laidNow(table), winnerNow(table) !== undefined, (cards) =>
      winning(TRICKS, cards),
    ),
    status: table.statusLine(),
    mine: table.tag('visitor'),
    hand: own,
    own: {
      name: table.whoSits(seat).name,
      marks: seat === view.dealer ? [words.dealer] : [],
      won: {count, label: `${gameWords.places['won']}: ${count}`},
    },
    note: note?.text ?? null,
  });
}
