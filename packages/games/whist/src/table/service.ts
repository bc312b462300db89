import {
  choice,
  DealEvent,
  OverEvent,
  ScoreEvent,
  trickLaterStyles,
  TrickEvent,
  type GameService,
} from '@quinola/table';
import {endsDeal, happenedAs, isAs} from '@quinola/chart';
import type {Happening} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import {allRestCertain} from '../rules/certain.js';
import {whist, type WhistHappening, type WhistMove} from '../rules/game.js';
import type {WhistTable} from '../whist-table.js';
import {loadRoomWords} from './language.js';
import {WHIST_PANELS} from './panels.js';
import {placeOf} from './seats.js';
import {statusOf} from './status.js';
import * as strict from './strict.js';
import {tellingOf} from './telling.js';

/** Whether cards are drawn, or lie as they were drawn while it is told who sits where. */
function isDrawing(table: WhistTable): boolean {
  const {
    ceremony,
    view: {draw, turn},
    happened,
  } = table.context!;
  return (
    ceremony === 'full' &&
    draw !== null &&
    (turn.phase.startsWith('cutting') ||
      (!table.tag('visitor') && happened.some(({type}) => type === 'seated')))
  );
}

/** The panel that the game itself lays open. */
function wanted(table: WhistTable): string | null {
  const context = table.context!;
  if (table.tag('sheet', 'over')) return 'sheet';
  if (isDrawing(table)) return 'ceremony';
  if (!table.tag('visitor')) return null;
  // A standing right is asked about even where it is only to play before the turn.
  if (context.turn.must !== context.view.player) return 'choices';
  const moves = whist.moves(context.view);
  if (moves[0]?.type === 'CUT') return 'ceremony';
  const called = moves.some(({type}) => type === 'CALL' || type === 'SHOW');
  const plays = moves.some(({type}) => type === 'PLAY');
  return plays ? (called && table.silentAt !== context.count ? 'choices' : null) : 'choices';
}

/** Lines of the menu that only whist has. */
function items(table: WhistTable): TemplateResult | typeof nothing {
  const {context} = table;
  const texts = table.gamePanelWords!;
  if (!context || context.turn.over) return nothing;
  const moves = table.tag('visitor', 'right') ? whist.moves(context.view) : [];
  const may = (type: WhistMove['type']): boolean => moves.some((move) => move.type === type);
  return html`${strict.items(table, texts, moves)}
  ${
    may('LAY_DOWN') && allRestCertain(context.view)
      ? choice(texts.layDown, () => {
          void table.close();
          table.play({type: 'LAY_DOWN'});
        })
      : nothing
  }${may('PLAY') ? choice(texts.bothBooks, () => void table.open('books')) : nothing}${choice(
    texts.stop,
    () =>
      void table.open('ask', {
        title: texts.stop,
        text: texts.askStop,
        then: () => table.play({type: 'STOP'}),
      }),
  )}`;
}

/** The table's own event for a happening. */
function eventOf(table: WhistTable, happening: WhistHappening): Event | null {
  const {manner} = table;
  if (isAs(manner, 'dealt', happening)) return new DealEvent(table.view!.deal);
  if (isAs(manner, 'won', happening)) return new TrickEvent(happening);
  if (endsDeal(manner, [happening])) return new ScoreEvent(happening);
  switch (happening.type) {
    case 'game-won':
    case 'rubber-settled':
      return new ScoreEvent(happening);
    case 'session-over':
      return new OverEvent(table.record!, happening.balance);
    default:
      return null;
  }
}

/** What whist adds to the service of its table. */
export function whistService(table: WhistTable): GameService {
  return {
    styles: [trickLaterStyles],
    panels: {
      ...WHIST_PANELS,
      // Where it can't be had, as in a single file whose neighbours are missing, the evening begins with the deal.
      ceremony: () =>
        WHIST_PANELS['ceremony']!().catch((error: unknown) => {
          table.ceremony = 'short';
          throw error;
        }),
    },
    wanted: () => wanted(table),
    ways() {
      const {seen: view} = table;
      const {happened} = table.context!;
      const won = happenedAs(table.manner, 'won', happened);
      const dealt = happenedAs(table.manner, 'dealt', happened);
      return [won ? placeOf(view, won.seat) : null, dealt ? placeOf(view, dealt.dealer) : null];
    },
    status: () => statusOf(table),
    refusal({reason, about = {}}) {
      const {refusals, bounds} = table.gamePanelWords!;
      return (refusals[reason] ?? bounds[reason] ?? refusals['not-now']!)(about);
    },
    breach({reason}) {
      const {breaches} = table.gamePanelWords!;
      return breaches[reason] ?? breaches['other']!;
    },
    tell: (happening: Happening) => tellingOf(table, happening as WhistHappening),
    eventOf: (happening: Happening) => eventOf(table, happening as WhistHappening),
    items: () => items(table),
    words: {memory: ['kind', 'period'], school: ['leitfaden', 'hoyle', 'mixed']},
    titleIn: async (code) => (await loadRoomWords(code)).title,
    options: {rules: ['vienna-1834', 'warsaw'], etiquette: ['relaxed', 'strict']},
  };
}
