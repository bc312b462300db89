import type {Card} from '@quinola/cards';
import {everyTrick, type Player, type RecordedMove} from '@quinola/play';
import {choice, counters, dealReplay, dealtPanels, lastTrick, playedTricks} from '@quinola/table';
import {css, html, nothing, type TemplateResult} from 'lit';
import {whistMachine} from '../machine.js';
import {loadPages, phases} from '../made/texts.js';
import {whistReasons} from '../words/reasons/index.js';
import {sideOf, type WhistMove, type WhistView} from '../rules/types.js';
import type {WhistHost} from '../table/host.js';
import {labelOf} from '../table/asks.js';
import {studyOf} from '../table/study.js';
import {diagram} from './diagram.js';
import {ledger, rubberView} from './ledger.js';
import {lessonsView} from './lessons.js';
import {gameWon, marked, rubberSettled} from './results.js';

/** The nine layouts of the counters, side by side. */
const layings = css`
  .layings {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(90px, 1fr));
    gap: 8px;
  }
  .layings p {
    margin: 0;
  }
`;

function figure(name: string): TemplateResult | typeof nothing {
  return name === 'counters'
    ? html`<div class="layings">
        ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(
          (points) =>
            html`<div>
              <p aria-hidden="true">${points}</p>
              ${counters(points, 0)}
            </div>`,
        )}
      </div>`
    : nothing;
}

export const {settled, score, why, rules, chart} = dealtPanels<WhistView, WhistHost, WhistMove>({
  settled: {'settlingDeal.marked': marked, gameWon, settlingRubber: rubberSettled},
  account: ledger,
  score: (table) => html`${rubberView(table)}${ledger(table)}`,
  moveName: labelOf,
  why: (table) => ({
    made: (by, move) =>
      table.gamePanelWords!.played(table.who(by), (move as Extract<WhistMove, {type: 'PLAY'}>).card),
    pass: table.gamePanelWords!.silent,
    foot: choice(table.gamePanelWords!.bothBooks, () => void table.open('books')),
  }),
  reasons: whistReasons,
  page: async ({view, code}) => (await loadPages(code))[view!.options.rules],
  pageKey: ({view}) => view!.options.rules,
  figures: {figure, styles: [layings]},
  sections: {
    cutting: 'draw',
    preparing: 'deal',
    dealing: 'deal',
    'playing.asked': 'call',
    'playing.callWindow': 'call',
    'playing.callFault': 'call',
    playing: 'play',
    settlingDeal: 'scoring',
    settlingSession: 'rubber',
    otherwise: 'what',
  },
  chart: () => ({
    machine: whistMachine(),
    phases,
  }),
});

/** The last trick: the only one that may be looked at again (Leitfaden §17 II). */
export const last = (table: WhistHost): TemplateResult =>
  lastTrick(table, table.view!, (winner) =>
    table.gamePanelWords!.trickWon(table.whoSits(winner), table.isOurs(sideOf(winner))),
  );

/**
 * Who played what: this trick (Leitfaden §17 I, *wie liegt es?*), and all earlier ones, which is a kindness of the table: with
 * memory `period` only the one that the book lets one see.
 */
export const played = (table: WhistHost): TemplateResult =>
  playedTricks(
    table,
    table.view!,
    table.gamePanelWords!.trickNumber,
    table.memory === 'period' ? undefined : everyTrick(table.view!),
  );

/** The cards that were played out for the visitor at his request: they get neither lessons nor praise. */
const playedOut = (made: readonly RecordedMove[], visitor: Player): ReadonlySet<Card> =>
  new Set(
    (made as readonly RecordedMove<WhistMove>[]).flatMap(({by, level, move}) =>
      by === visitor && level && move.type === 'PLAY' ? [move.card] : [],
    ),
  );

/** A finished deal card by card, with reasons, and what a teacher says of the visitor's cards; all hands are open now. */
export function replay(table: WhistHost, about: unknown): TemplateResult {
  const {player} = table.view!;
  return dealReplay<WhistView>(table, about, {
    reasons: whistReasons,
    who:
      ({seats, dummy}) =>
      (seat) =>
        seat === dummy ? {name: table.gameWords.dummy, you: false} : table.who(seats[seat]!),
    hands: ({lastDeal}) => lastDeal!.hands,
    diagram: (hands, {seats}, who) => diagram(table, hands, Math.max(0, seats.indexOf(player)), who),
    said: (move, before) => labelOf(table, move as WhistMove, before),
    beside({lastDeal, options}, {seats}, step, show, made) {
      const own = seats.flatMap((by, seat) => (by === player ? [seat] : []));
      if (!own.length) return nothing;
      const study = studyOf(table, lastDeal!, own, options, playedOut(made, player));
      return lessonsView(table, lastDeal!, study, step, show);
    },
  });
}
