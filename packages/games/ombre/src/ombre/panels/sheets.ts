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
import {ombreMachine} from '../machine.js';
import {loadPage} from '../pages/load.js';
import {ombreReasons} from '../reasons/index.js';
import type {OmbreTable} from '../ombre-table.js';
import {playerAt, ombre, seatsOf, type DealResult, type OmbreMove, type OmbreView} from '../rules/index.js';
import {dealTold} from '../table/features.js';
import {sorted} from '../table/order.js';

const any = (table: OmbreTable): AnyTable => table as unknown as AnyTable;

/** All players' marks after each deal, and any later change: the division at the end. */
function account(table: OmbreTable): TemplateResult {
  const texts = table.gamePanelWords!;
  const view = table.view!;
  const size = seatsOf(view.options);
  const deals = view.turn.over ? view.deal : (view.lastDeal?.deal ?? 0);
  if (!deals) return html`<p>${table.panelWords!.nothingYet}</p>`;
  const running = runningBalances(ombre.ledger(view), size, deals);
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
export const score = (table: OmbreTable): TemplateResult =>
  sheet(table, {title: table.panelWords!.score, body: account(table)});

/** Tricks and gains of a deal, and what each paid for. */
function dealBody(table: OmbreTable, result: DealResult): TemplateResult {
  const {head, parts: words} = table.gamePanelWords!;
  const {parts, outcome, perOpponent, matadors, tricks, net} = result;
  const size = seatsOf(table.view!.options);
  const lines: readonly (readonly [string, number])[] = [
    [words.game, parts.game],
    ...(parts.matadors ? [[words.matadors(matadors), parts.matadors] as const] : []),
    ...(parts.premiers ? [[words.premiers, parts.premiers] as const] : []),
    ...(parts.vole ? [[words.vole, parts.vole] as const] : []),
  ];
  return html`${dealTold(table, result).map((line) => html`<p><b>${line}</b></p>`)}
    <table>
      <thead>
        <tr>
          <th scope="col">${head.player}</th>
          ${[head.tricks, head.gain].map((word) => html`<th scope="col" class="num">${word}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${visitorFirst(table.view!.seat, size).map(
          (seat) =>
            html`<tr>
              <th scope="row">${table.whoSits(seat).name}</th>
              <td class="num">${tricks[seat]}</td>
              <td class="num">${signed(net[seat]!)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${
      outcome === 'thrown-in' || perOpponent === 0
        ? nothing
        : html`<table>
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
    }`;
}

/** Cards in short form, suit by suit. */
function signsOf({words}: OmbreTable, cards: readonly Card[]): readonly TemplateResult[] {
  return cards.map(
    (card, i) =>
      html`${cards[i - 1]?.[1] === card[1] ? nothing : html` ${suitSign(signPath(card[1]!, 0, 0), card[1]!)}`}${words.rank(card[0]!)} `,
  );
}

/** The result of the deal, or the end of the session; shown until the visitor continues. */
export function settled(table: OmbreTable): TemplateResult {
  const texts = table.gamePanelWords!;
  const {view, sheets, turn} = table.context!;
  if (turn.over && !sheets.length) {
    const last = ombre.ledger(view);
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

/** The cards of each suit from which everybody draws one; drawn ones are face up. */
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

/** The name of a move when it is advised or announced. */
function called({gamePanelWords, gameWords, words}: OmbreTable, move: OmbreMove): string {
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

const reasonOf =
  ({code}: OmbreTable) =>
  (id: string, provenance?: Parameters<typeof ombreReasons.reasonOf>[2]) =>
    ombreReasons.reasonOf(code, id, provenance);

/** The advice asked for, or why an opponent made his move. */
export function why(table: OmbreTable, about: unknown): TemplateResult {
  return whySheet(any(table), about, {
    advised: (move: MoveLike) => called(table, move as OmbreMove),
    made: (by, move) => `${table.who(by).name}: ${called(table, move as OmbreMove)}`,
    reasonOf: reasonOf(table),
    counted: table.gamePanelWords!.counted,
  });
}

/** The last trick, until the next one is finished. */
export const last = (table: OmbreTable): TemplateResult =>
  lastTrick(table, table.view!.tricks, (winner) => table.gamePanelWords!.trickWon(table.whoSits(winner)));

export const played = (table: OmbreTable): TemplateResult =>
  playedTricks(table, table.view!.trick, table.view!.tricks, table.gamePanelWords!.trick);

/** A finished deal card by card, with reasons; all hands are open now. */
export function replay(table: OmbreTable, about: unknown): TemplateResult {
  const texts = table.gamePanelWords!;
  const hands = (
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
  return replaySheet<OmbreView>(any(table) as never, about, {
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
    said: (move) => called(table, move as OmbreMove),
  });
}

/** The section of the rules for each chapter of the match. */
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
  rulesSheet(any(table), {
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
  chartSheet(any(table), model, about);
