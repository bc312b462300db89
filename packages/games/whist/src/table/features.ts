import {
  choice,
  trickLaterStyles,
  stopLine,
  travelEndsIn,
  sessionEventOf,
  type GameFeatures,
  type MenuLines,
} from '@quinola/table';
import type {Happening} from '@quinola/play';
import {nothing} from 'lit';
import {allRestCertain} from '../rules/certain.js';
import {whist, type WhistHappening, type WhistMove} from '../rules/game.js';
import {lessons} from '../guided/index.js';
import type {WhistTable} from '../whist-table.js';
import {askOf} from './asks.js';
import {WHIST_PANELS} from './panels.js';
import {statusOf} from './status.js';
import {loadTerms} from '../terms/load.js';
import * as strict from './strict.js';
import {announcementOf} from './announcements.js';

/** Whether cards are being drawn, or still shown while the seating is announced. */
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

/** The panel that the game state opens automatically. */
function autoPanel(table: WhistTable): string | null {
  if (table.tag('sheet', 'over')) return 'sheet';
  return isDrawing(table) ? 'ceremony' : null;
}

/** Menu lines that only whist has. */
function menuItems(table: WhistTable): MenuLines {
  const {context} = table;
  const texts = table.gamePanelWords!;
  if (!context || context.turn.over) return {};
  const moves = table.tag('visitor', 'right') ? whist.moves(context.view) : [];
  const may = (type: WhistMove['type']): boolean => moves.some((move) => move.type === type);
  return {
    game: [
      may('LAY_DOWN') && allRestCertain(context.view)
        ? choice(texts.layDown, () => {
            void table.close();
            table.play({type: 'LAY_DOWN'});
          })
        : strict.items(table, texts).length
          ? choice(texts.claims, () => void table.open('claims'))
          : nothing,
      stopLine(table, texts),
    ],
    help: [may('PLAY') ? choice(texts.bothBooks, () => void table.open('books')) : nothing],
  };
}

/** What whist adds to the features of its table. */
export function whistFeatures(table: WhistTable): GameFeatures {
  return {
    styles: [trickLaterStyles],
    panels: {
      ...WHIST_PANELS,
      // If it is not available, as in a single file without its neighbours, the match starts with the deal.
      ceremony: () =>
        WHIST_PANELS['ceremony']!().catch((error: unknown) => {
          table.ceremony = 'short';
          throw error;
        }),
    },
    autoPanel: () => autoPanel(table),
    asks: () => askOf(table),
    travelEnds: () => travelEndsIn(table, {size: 4, seat: table.seen.seat}),
    status: () => statusOf(table),
    refusal({reason, about = {}}) {
      const {refusals, bounds} = table.gamePanelWords!;
      return (refusals[reason] ?? bounds[reason] ?? refusals['not-now']!)(about);
    },
    breach({reason}) {
      const {breaches} = table.gamePanelWords!;
      return breaches[reason] ?? breaches['other']!;
    },
    tell: (happening: Happening) => announcementOf(table, happening as WhistHappening),
    eventOf: (happening) => sessionEventOf(table, happening, ['game-won', 'rubber-settled']),
    terms: loadTerms,
    menuItems: () => menuItems(table),
    attributeWords: {memory: ['kind', 'period'], school: ['leitfaden', 'hoyle', 'mixed']},
    lessons,
    options: {rules: ['vienna-1834', 'warsaw'], etiquette: ['relaxed', 'strict']},
  };
}
