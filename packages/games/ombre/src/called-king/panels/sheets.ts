import type {Card} from '@quinola/cards';
import {signPath} from '@quinola/faces';
import {freePlaces, type MoveLike, type Seat} from '@quinola/play';
import {
  backPattern,
  cardBack,
  chartSheet,
  drawn,
  formStyles,
  lastTrick,
  playedTricks,
  replaySheet,
  rulesSheet,
  sheet,
  suitSign,
  whySheet,
  type AnyTable,
  type ChartModel,
  type Who,
} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {loadPage} from '../pages/load.js';
import {calledKingReasons} from '../reasons/index.js';
import type {CalledKingTable} from '../table/called-king-table.js';
import {mayLook, type CalledKingMove, type CalledKingView} from '../index.js';
import {sorted} from '../table/order.js';

export {score, settled} from './account.js';

/** The table as the panels of the kit take it. */
const anyTable = (table: CalledKingTable): AnyTable => table as unknown as AnyTable;

/** Cards as ranks, with the suit sign before the first card of each suit. */
function signsOf({words}: CalledKingTable, cards: readonly Card[]): readonly TemplateResult[] {
  return cards.map(
    (card, i) =>
      html`${cards[i - 1]?.[1] === card[1] ? nothing : html` ${suitSign(signPath(card[1]!, 0, 0), card[1]!)}`}${words.rank(card[0]!)} `,
  );
}

/** The cards that are drawn for seats; those already drawn are face up. */
export function draw(table: CalledKingTable): TemplateResult {
  table.adopt(formStyles);
  const texts = table.gamePanelWords!;
  const {view, turn} = table.context!;
  const {size, drawn: draws} = view.draw!;
  const free = turn.phase === 'drawing.seats' && turn.must === view.player ? freePlaces(view) : [];
  const look = table.look();
  return sheet(table, {
    title: texts.drawTitle,
    own: true,
    onStage: true,
    body: html`<p>${texts.drawAsk} ${table.features!.announcer.news()}</p>
      <div class="cards">
        ${backPattern(table)}${Array.from({length: size}, (_, index) => {
          const taken = draws.find((one) => one.index === index);
          if (taken) return drawn([taken.card], table.who(taken.player).name, table.words.card, look);
          return html`<button
            type="button"
            class="card down"
            aria-label=${texts.drawCard(index + 1)}
            ?disabled=${!free.includes(index)}
            @click=${() => table.play({type: 'DRAW', index})}
          >
            ${cardBack()}
          </button>`;
        })}
      </div>`,
  });
}

/** The name of a move, for advice and for the replay. */
function moveName({gamePanelWords, gameWords, words}: CalledKingTable, move: CalledKingMove): string {
  const texts = gamePanelWords!;
  switch (move.type) {
    case 'PASS':
      return texts.words.pass;
    case 'HOLD':
      return texts.words.hold;
    case 'BID':
      return gameWords.games[move.bid];
    case 'DECLARE':
      return `${texts.nameSuit(move.trump)}, ${words.card(move.call)}`;
    case 'NAME_TRUMP':
      return texts.nameSuit(move.suit);
    case 'RETURN':
      return `${texts.giveBack}: ${words.card(move.card)}`;
    case 'BEGIN':
      return texts.begin;
    case 'ANNOUNCE_VOLE':
      return texts.announce;
    case 'STAND':
      return texts.stand;
    case 'GO_ON':
      return texts.goOn;
    case 'DRAW':
      return texts.drawCard(move.index + 1);
    default:
      return 'card' in move ? words.card(move.card) : move.type;
  }
}

/** The reason for a move, in the language of the table. */
const reasonOf =
  ({code}: CalledKingTable) =>
  (id: string, provenance?: Parameters<typeof calledKingReasons.reasonOf>[2]) =>
    calledKingReasons.reasonOf(code, id, provenance);

/** The advice asked for, or why an opponent made his move. */
export function why(table: CalledKingTable, about: unknown): TemplateResult {
  return whySheet(anyTable(table), about, {
    advised: (move: MoveLike) => moveName(table, move as CalledKingMove),
    made: (by, move) => `${table.who(by).name}: ${moveName(table, move as CalledKingMove)}`,
    reasonOf: reasonOf(table),
    counted: table.gamePanelWords!.counted,
  });
}

/** The last finished trick. */
export const last = (table: CalledKingTable): TemplateResult =>
  lastTrick(table, table.view!.tricks, (winner) => table.gamePanelWords!.trickWon(table.whoSits(winner)));

/** The tricks card by card: all of them for an Ombre who may look at them, otherwise only the last (rule 7). */
export function played(table: CalledKingTable): TemplateResult {
  const view = table.view!;
  const shown = mayLook(view) ? view.tricks : view.tricks.slice(-1);
  const before = view.tricks.length - shown.length;
  return playedTricks(table, view.trick, shown, (number) => table.gamePanelWords!.trick(number + before));
}

/** The replay of a finished deal, card by card and with reasons; all hands are open. */
export function replay(table: CalledKingTable, about: unknown): TemplateResult {
  const texts = table.gamePanelWords!;
  const diagram = (
    cards: readonly (readonly Card[])[],
    _dealt: CalledKingView,
    who: (seat: Seat) => Who,
  ): TemplateResult =>
    html`<table>
      <tbody>
        ${cards.map(
          (hand, seat) =>
            html`<tr>
              <th scope="row">${who(seat).name}</th>
              <td>${signsOf(table, sorted(hand, table.view!.lastDeal?.trump ?? null))}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  return replaySheet<CalledKingView>(anyTable(table) as never, about, {
    finished: table.view!.lastDeal?.deal ?? 0,
    title: texts.dealTitle,
    deal: texts.deal,
    reasonOf: reasonOf(table),
    counted: texts.counted,
    who:
      ({seats}) =>
      (seat) =>
        table.who(seats[seat]!),
    hands: ({lastDeal}) => lastDeal!.hands,
    diagram,
    said: (move) => moveName(table, move as CalledKingMove),
  });
}

/** The section of the rules page for each part of a match. */
const SECTIONS: Readonly<Record<string, string>> = {
  bidding: 'games',
  declaring: 'call',
  playing: 'play',
  settlingSession: 'dish',
};

/** The rules, opened at the current phase. */
export const rules = (table: CalledKingTable): TemplateResult =>
  rulesSheet(anyTable(table), {
    key: table.game.id,
    load: async () => (await loadPage(table.game.id, table.code))!,
    section: table.tag('sheet') ? 'payment' : (SECTIONS[table.view!.turn.phase.split('.')[0]!] ?? 'cards'),
    figure: () => nothing,
  });

/** The game chart, drawn from its statechart. */
export const chart = (table: CalledKingTable, about: unknown): TemplateResult => {
  const model: ChartModel = {machine: table.machine, phases: {en: () => import('../phases/en.js')}};
  return chartSheet(anyTable(table), model, about);
};
