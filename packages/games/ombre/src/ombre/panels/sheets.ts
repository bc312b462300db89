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
import {ombreMachine} from '../machine.js';
import {loadPage} from '../pages/load.js';
import {ombreReasons} from '../reasons/index.js';
import type {OmbreTable} from '../ombre-table.js';
import type {OmbreMove, OmbreView} from '../rules/index.js';
import {sorted} from '../table/order.js';

export {score, settled} from './account.js';

/** The table as the panels of the kit take it. */
const anyTable = (table: OmbreTable): AnyTable => table as unknown as AnyTable;

/** Cards as ranks, with the suit sign before the first card of each suit. */
function signsOf({words}: OmbreTable, cards: readonly Card[]): readonly TemplateResult[] {
  return cards.map(
    (card, i) =>
      html`${cards[i - 1]?.[1] === card[1] ? nothing : html` ${suitSign(signPath(card[1]!, 0, 0), card[1]!)}`}${words.rank(card[0]!)} `,
  );
}

/** The cards that are drawn for seats; those already drawn are face up. */
export function draw(table: OmbreTable): TemplateResult {
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
function moveName({gamePanelWords, gameWords, words}: OmbreTable, move: OmbreMove): string {
  const texts = gamePanelWords!;
  switch (move.type) {
    case 'PASS':
      return texts.words.pass;
    case 'HOLD':
      return texts.words.hold;
    case 'BID':
      return gameWords.games[move.bid];
    case 'CHOOSE':
      return gameWords.games[move.game];
    case 'NAME_TRUMP':
      return texts.nameSuit(move.suit, false);
    case 'TAKE_TALON':
      return texts.takeTalon;
    case 'DECLINE':
      return texts.decline;
    case 'TURN':
      return texts.turn;
    case 'TURN_AGAIN':
      return texts.turnAgain;
    case 'KEEP_TRUMP':
      return texts.keepTrump;
    case 'KEEP':
      return texts.keep(move.card);
    case 'KEEP9':
      return `${texts.pickTitle}: ${move.cards.map((card) => words.card(card)).join(', ')}`;
    case 'DISCARD':
      return move.cards.length
        ? `${texts.buy(move.cards.length)}: ${move.cards.map((card) => words.card(card)).join(', ')}`
        : texts.buy(0);
    case 'GIVE_UP':
      return texts.giveUp;
    case 'ENOUGH':
      return texts.enough;
    case 'GO_ON':
      return texts.goOnVole;
    case 'CLAIM_HONOURS':
      return texts.claim(move.matadors, move.premiers);
    case 'DRAW':
      return texts.drawCard(move.index + 1);
    default:
      return 'card' in move && move.card !== null ? words.card(move.card) : move.type;
  }
}

/** The reason for a move, in the language of the table. */
const reasonOf =
  ({code}: OmbreTable) =>
  (id: string, provenance?: Parameters<typeof ombreReasons.reasonOf>[2]) =>
    ombreReasons.reasonOf(code, id, provenance);

/** The advice asked for, or why an opponent made his move. */
export function why(table: OmbreTable, about: unknown): TemplateResult {
  return whySheet(anyTable(table), about, {
    advised: (move: MoveLike) => moveName(table, move as OmbreMove),
    made: (by, move) => `${table.who(by).name}: ${moveName(table, move as OmbreMove)}`,
    reasonOf: reasonOf(table),
    counted: table.gamePanelWords!.counted,
  });
}

/** The last finished trick. */
export const last = (table: OmbreTable): TemplateResult =>
  lastTrick(table, table.view!.tricks, (winner) => table.gamePanelWords!.trickWon(table.whoSits(winner)));

/** All tricks card by card. */
export const played = (table: OmbreTable): TemplateResult =>
  playedTricks(table, table.view!.trick, table.view!.tricks, table.gamePanelWords!.trick);

/** The replay of a finished deal, card by card and with reasons; all hands are open. */
export function replay(table: OmbreTable, about: unknown): TemplateResult {
  const texts = table.gamePanelWords!;
  const diagram = (
    cards: readonly (readonly Card[])[],
    _dealt: OmbreView,
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
  return replaySheet<OmbreView>(anyTable(table) as never, about, {
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
    said: (move) => moveName(table, move as OmbreMove),
  });
}

/** The section of the rules page for each part of a match. */
const SECTIONS: Readonly<Record<string, string>> = {
  bidding: 'bidding',
  declaring: 'bidding',
  exchanging: 'exchange',
  playing: 'play',
  settling: 'payment',
  settlingSession: 'dish',
};

/** The rules, opened at the current phase. */
export const rules = (table: OmbreTable): TemplateResult =>
  rulesSheet(anyTable(table), {
    key: 'ombre',
    load: () => loadPage(table.code),
    section: table.tag('sheet') ? 'payment' : (SECTIONS[table.view!.turn.phase.split('.')[0]!] ?? 'cards'),
    figure: () => nothing,
  });

const model: ChartModel = {
  machine: ombreMachine,
  phases: {
    en: () => import('../phases/en.js'),
    de: () => import('../phases/de.js'),
    pl: () => import('../phases/pl.js'),
    ru: () => import('../phases/ru.js'),
    sv: () => import('../phases/sv.js'),
  },
};

/** The game chart, drawn from its statechart. */
export const chart = (table: OmbreTable, about: unknown): TemplateResult =>
  chartSheet(anyTable(table), model, about);
