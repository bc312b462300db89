import type {Card} from '@quinola/cards';
import {signPath} from '@quinola/faces';
import {freePlaces, runningBalances, type MoveLike, type Seat} from '@quinola/play';
import {
  backPattern,
  cardBack,
  chartSheet,
  choice,
  drawn,
  formStyles,
  lastTrick,
  visitorFirst,
  playedTricks,
  replaySheet,
  rulesSheet,
  sheet,
  signed,
  suitSign,
  whySheet,
  type AnyTable,
  type ChartModel,
  type Who,
} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {reversisMachine} from '../machine.js';
import {loadPage} from '../pages/load.js';
import {reversisReasons} from '../reasons/index.js';
import type {ReversisTable} from '../reversis-table.js';
import {
  playerAt,
  reversis,
  SEATS,
  sorted,
  type DealResult,
  type ReversisMove,
  type ReversisView,
} from '../rules/index.js';
import {dealTold} from '../table/features.js';

const any = (table: ReversisTable): AnyTable => table as unknown as AnyTable;

/** Everybody's jettons after each deal, and any change since the last one: the division at the end. */
function account(table: ReversisTable): TemplateResult {
  const texts = table.gamePanelWords!;
  const view = table.view!;
  const deals = view.turn.over ? view.deal : (view.lastDeal?.deal ?? 0);
  if (!deals) return html`<p>${table.panelWords!.nothingYet}</p>`;
  const running = runningBalances(reversis.ledger(view), SEATS, deals);
  const players = visitorFirst(view.seat, SEATS).map((seat) => playerAt(view, seat));
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${texts.deal}</th>
        ${players.map((player) => html`<th scope="col" class="num">${table.who(player).name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${running.map(
        (sums, deal) =>
          html`<tr>
            <th scope="row">${deal + 1}</th>
            ${players.map((player) => html`<td class="num">${signed(sums[player]!)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The score sheet of the session. */
export const score = (table: ReversisTable): TemplateResult =>
  sheet(table, {title: table.panelWords!.score, body: account(table)});

/** Points, tricks and gains of a deal, and who paid whom for what. */
function dealBody(table: ReversisTable, result: DealResult): TemplateResult {
  const {head, dues} = table.gamePanelWords!;
  const who = (seat: Seat): string => table.whoSits(seat).name;
  return html`${dealTold(table, result).map((line) => html`<p><b>${line}</b></p>`)}
    <table>
      <thead>
        <tr>
          <th scope="col">${head.player}</th>
          ${[head.points, head.tricks, head.gain].map((word) => html`<th scope="col" class="num">${word}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${visitorFirst(table.view!.seat, SEATS).map(
          (seat) =>
            html`<tr>
              <th scope="row">${who(seat)}</th>
              <td class="num">${result.points[seat]}</td>
              <td class="num">${result.tricks[seat]}</td>
              <td class="num">${signed(result.net[seat]!)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <table>
      <caption>
        ${head.pays}
      </caption>
      <tbody>
        ${result.dues.map(
          ({from, to, amount, reason, card}) =>
            html`<tr>
              <th scope="row">${who(from)} → ${who(to)}</th>
              <td>${dues[reason]}${card ? html` ${signsOf(table, [card])}` : nothing}</td>
              <td class="num">${amount}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** Cards in short form, suit by suit. */
function signsOf({words}: ReversisTable, cards: readonly Card[]): readonly TemplateResult[] {
  return cards.map(
    (card, i) =>
      html`${cards[i - 1]?.[1] === card[1] ? nothing : html` ${suitSign(signPath(card[1]!, 0, 0), card[1]!)}`}${words.rank(card[0]!)} `,
  );
}

/** The result of the deal, or the end of the session; shown until the visitor continues. */
export function settled(table: ReversisTable): TemplateResult {
  const texts = table.gamePanelWords!;
  const {view, sheets, turn} = table.context!;
  if (turn.over && !sheets.length) {
    const last = reversis.ledger(view);
    const own =
      view.player < 0
        ? null
        : last.reduce((sum, {holder, amount}) => sum + (holder === view.player ? amount : 0), 0);
    return sheet(table, {
      title: texts.sessionTitle,
      own: true,
      body: html`<p><b>${texts.sessionOver(own)}</b></p>
        ${account(table)}`,
      foot: [
        choice(table.panelWords!.replay, () => void table.open('replay')),
        choice(texts.another, () => void table.restart(), true),
      ],
    });
  }
  const result = view.lastDeal!;
  return sheet(table, {
    title: texts.dealTitle(result.deal),
    own: true,
    body: dealBody(table, result),
    foot: choice(table.panelWords!.goOn, () => table.match.send({type: 'ACKNOWLEDGE'}), true),
  });
}

/** The four tens, of which everybody draws one; drawn ones are face up. */
export function draw(table: ReversisTable): TemplateResult {
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

/** The name of a move when it is advised or announced. */
function called({gamePanelWords, words}: ReversisTable, move: ReversisMove): string {
  const texts = gamePanelWords!;
  switch (move.type) {
    case 'KEEP':
      return texts.keepAll;
    case 'CUT':
      return texts.noMore;
    case 'CLAIM':
      return move.event === 'pannier' ? texts.claimPannier : texts.claimCard(move.event);
    case 'DRAW':
      return texts.drawCard(move.index + 1);
    case 'EXCHANGE':
    case 'LAY_AWAY':
      return `${move.type === 'EXCHANGE' ? texts.throwAway : texts.layAway}: ${words.card(move.card)}`;
    default:
      return 'card' in move ? words.card(move.card) : move.type;
  }
}

const reasonOf =
  ({code}: ReversisTable) =>
  (id: string, provenance?: Parameters<typeof reversisReasons.reasonOf>[2]) =>
    reversisReasons.reasonOf(code, id, provenance);

/** The advice asked for, or why an opponent made his move. */
export function why(table: ReversisTable, about: unknown): TemplateResult {
  return whySheet(any(table), about, {
    advised: (move: MoveLike) => called(table, move as ReversisMove),
    made: (by, move) => `${table.who(by).name}: ${called(table, move as ReversisMove)}`,
    reasonOf: reasonOf(table),
    counted: table.gamePanelWords!.counted,
  });
}

/** The last trick, until the next one is finished (rule 11). */
export const last = (table: ReversisTable): TemplateResult =>
  lastTrick(table, table.view!.tricks, (winner) => table.gamePanelWords!.trickWon(table.whoSits(winner)));

export const played = (table: ReversisTable): TemplateResult =>
  playedTricks(table, table.view!.trick, table.view!.tricks, table.gamePanelWords!.trick);

/** A finished deal card by card, with reasons; all hands are open now. */
export function replay(table: ReversisTable, about: unknown): TemplateResult {
  const texts = table.gamePanelWords!;
  const hands = (
    cards: readonly (readonly Card[])[],
    _dealt: ReversisView,
    who: (seat: Seat) => Who,
  ): TemplateResult =>
    html`<table>
      <tbody>
        ${cards.map(
          (hand, seat) =>
            html`<tr>
              <th scope="row">${who(seat).name}</th>
              <td>${signsOf(table, sorted(hand))}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  return replaySheet<ReversisView>(any(table) as never, about, {
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
    diagram: hands,
    said: (move) => called(table, move as ReversisMove),
  });
}

/** The section of the rules that describes each chapter of the match. */
const SECTIONS: Readonly<Record<string, string>> = {
  exchanging: 'exchange',
  playing: 'play',
  settling: 'payment',
  settlingSession: 'payment',
};

/** The rules, opened at the current phase. */
export const rules = (table: ReversisTable): TemplateResult =>
  rulesSheet(any(table), {
    key: 'reversis',
    load: () => loadPage(table.code),
    section: table.tag('sheet') ? 'payment' : (SECTIONS[table.view!.turn.phase.split('.')[0]!] ?? 'deal'),
    figure: () => nothing,
  });

const model: ChartModel = {
  machine: reversisMachine,
  phases: {
    en: () => import('../phases/en.js'),
    de: () => import('../phases/de.js'),
    pl: () => import('../phases/pl.js'),
    ru: () => import('../phases/ru.js'),
    sv: () => import('../phases/sv.js'),
  },
};

/** How the game goes, drawn from its state chart. */
export const chart = (table: ReversisTable, about: unknown): TemplateResult =>
  chartSheet(any(table), model, about);
