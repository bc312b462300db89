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
import {loadPage} from '../pages/load.js';
import {calledKingReasons} from '../reasons/index.js';
import type {CalledKingTable} from '../table/called-king-table.js';
import {mayLook, playerAt, type CalledKingMove, type CalledKingView, type DealResult} from '../index.js';
import type {CalledKingPanelWords} from '../strings.js';
import {dealTold} from '../table/features.js';
import {sorted} from '../table/order.js';

const any = (table: CalledKingTable): AnyTable => table as unknown as AnyTable;

/** Everybody's marks after each deal, and any change since the last one: the division at the end. */
function account(table: CalledKingTable): TemplateResult {
  const texts = table.gamePanelWords!;
  const view = table.view!;
  const {size} = table;
  const deals = view.turn.over ? view.deal : (view.lastDeal?.deal ?? 0);
  if (!deals) return html`<p>${table.panelWords!.nothingYet}</p>`;
  const running = runningBalances(table.game.ledger(view), size, deals);
  const players = visitorFirst(view.seat, size).map((seat) => playerAt(view, seat));
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
export const score = (table: CalledKingTable): TemplateResult =>
  sheet(table, {title: table.panelWords!.score, body: account(table)});

/** What each opponent pays, or gets. */
function linesOf({parts, matadors}: DealResult, words: CalledKingPanelWords['parts']) {
  return [
    ...(parts.game ? [[words.game, parts.game] as const] : []),
    ...(parts.matadors ? [[words.matadors(matadors), parts.matadors] as const] : []),
    ...(parts.premiers ? [[words.premiers, parts.premiers] as const] : []),
    ...(parts.vole ? [[words.vole, parts.vole] as const] : []),
    ...(parts.devole ? [[words.devole, parts.devole] as const] : []),
  ];
}

/** Gains of a deal, what it cost each, and who paid whom. */
function dealBody(table: CalledKingTable, result: DealResult): TemplateResult {
  const {head, parts: words, dues: names} = table.gamePanelWords!;
  const {dues, net} = result;
  const who = (seat: Seat): string => table.whoSits(seat).name;
  const lines = linesOf(result, words);
  return html`${dealTold(table, result).map((line) => html`<p><b>${line}</b></p>`)}
    <table>
      <thead>
        <tr>
          <th scope="col">${head.player}</th>
          <th scope="col" class="num">${head.gain}</th>
        </tr>
      </thead>
      <tbody>
        ${visitorFirst(table.view!.seat, table.size).map(
          (seat) =>
            html`<tr>
              <th scope="row">${who(seat)}</th>
              <td class="num">${signed(net[seat]!)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${
      lines.length
        ? html`<table>
            <caption>
              ${head.each}
            </caption>
            <tbody>
              ${lines.map(
                ([name, amount]) =>
                  html`<tr>
                    <th scope="row">${name}</th>
                    <td class="num">${amount}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
        : nothing
    }
    ${
      dues.length
        ? html`<table>
            <caption>
              ${head.pays}
            </caption>
            <tbody>
              ${dues.map(
                ({from, to, amount, reason}) =>
                  html`<tr>
                    <th scope="row">${who(from)} → ${who(to)}</th>
                    <td>${names[reason]}</td>
                    <td class="num">${amount}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
        : nothing
    }`;
}

/** Cards in short form, suit by suit. */
function signsOf({words}: CalledKingTable, cards: readonly Card[]): readonly TemplateResult[] {
  return cards.map(
    (card, i) =>
      html`${cards[i - 1]?.[1] === card[1] ? nothing : html` ${suitSign(signPath(card[1]!, 0, 0), card[1]!)}`}${words.rank(card[0]!)} `,
  );
}

/** The result of the deal, or the end of the session; shown until the visitor continues. */
export function settled(table: CalledKingTable): TemplateResult {
  const texts = table.gamePanelWords!;
  const {view, sheets, turn} = table.context!;
  if (turn.over && !sheets.length) {
    const last = table.game.ledger(view);
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

/** A card of each suit, of which everybody draws one; drawn ones are face up. */
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

/** The name of a move when it is advised or announced. */
function called({gamePanelWords, gameWords, words}: CalledKingTable, move: CalledKingMove): string {
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

const reasonOf =
  ({code}: CalledKingTable) =>
  (id: string, provenance?: Parameters<typeof calledKingReasons.reasonOf>[2]) =>
    calledKingReasons.reasonOf(code, id, provenance);

/** The advice asked for, or why an opponent made his move. */
export function why(table: CalledKingTable, about: unknown): TemplateResult {
  return whySheet(any(table), about, {
    advised: (move: MoveLike) => called(table, move as CalledKingMove),
    made: (by, move) => `${table.who(by).name}: ${called(table, move as CalledKingMove)}`,
    reasonOf: reasonOf(table),
    counted: table.gamePanelWords!.counted,
  });
}

/** The last trick, until the next one is finished. */
export const last = (table: CalledKingTable): TemplateResult =>
  lastTrick(table, table.view!.tricks, (winner) => table.gamePanelWords!.trickWon(table.whoSits(winner)));

/** Who played what: every trick for an Ombre who may look at them, to others only the last (rule 7). */
export function played(table: CalledKingTable): TemplateResult {
  const view = table.view!;
  const shown = mayLook(view) ? view.tricks : view.tricks.slice(-1);
  const before = view.tricks.length - shown.length;
  return playedTricks(table, view.trick, shown, (number) => table.gamePanelWords!.trick(number + before));
}

/** A finished deal card by card, with reasons; all hands are open now. */
export function replay(table: CalledKingTable, about: unknown): TemplateResult {
  const texts = table.gamePanelWords!;
  const hands = (
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
  return replaySheet<CalledKingView>(any(table) as never, about, {
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
    said: (move) => called(table, move as CalledKingMove),
  });
}

/** The section of the rules that describes each chapter of the match. */
const SECTIONS: Readonly<Record<string, string>> = {
  bidding: 'games',
  declaring: 'call',
  playing: 'play',
  settlingSession: 'dish',
};

/** The rules, opened at the current phase. */
export const rules = (table: CalledKingTable): TemplateResult =>
  rulesSheet(any(table), {
    key: table.game.id,
    load: async () => (await loadPage(table.game.id, table.code))!,
    section: table.tag('sheet') ? 'payment' : (SECTIONS[table.view!.turn.phase.split('.')[0]!] ?? 'cards'),
    figure: () => nothing,
  });

/** How the game goes, drawn from its state chart. */
export const chart = (table: CalledKingTable, about: unknown): TemplateResult => {
  const model: ChartModel = {machine: table.machine, phases: {en: () => import('../phases/en.js')}};
  return chartSheet(any(table), model, about);
};
