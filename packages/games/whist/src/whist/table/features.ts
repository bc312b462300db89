import {choice, sessionFeatures, travelEndsIn, type GameFeatures, type MenuLine} from '@quinola/table';
import {nothing} from 'lit';
import {lessons} from '../words/lessons/index.js';
import {allRestCertain} from '../rules/certain.js';
import {whist, type WhistHappening, type WhistMove} from '../rules/game.js';
import {loadTerms} from '../made/texts.js';
import {whistDay} from './day.js';
import type {WhistHost} from './host.js';
import {announcementOf} from './announcements.js';
import {askOf} from './asks.js';
import {SEATS} from './room.js';
import {statusOf} from './status.js';
import * as strict from './strict.js';

/** The moves that the visitor may make now. */
const movesNow = (table: WhistHost): readonly WhistMove[] =>
  table.tag('visitor', 'right') ? whist.moves(table.view!) : [];

/** Whether cards are being drawn, or still shown while the seating is announced. */
function isDrawing(table: WhistHost): boolean {
  const {turn, happened} = table.context!;
  return (
    turn.phase.startsWith('cutting') ||
    (!table.tag('visitor') && happened.some(({type}) => type === 'seated'))
  );
}

/** The line of the menu for what can be claimed. */
function claimLine(table: WhistHost): MenuLine {
  const texts = table.gamePanelWords!;
  if (table.context!.turn.over) return nothing;
  if (movesNow(table).some(({type}) => type === 'LAY_DOWN') && allRestCertain(table.view!))
    return choice(texts.layDown, () => {
      void table.close();
      table.play({type: 'LAY_DOWN'});
    });
  return strict.items(table, texts).length ? choice(texts.claims, () => void table.open('claims')) : nothing;
}

/** What whist adds to the features of its table. */
export function whistFeatures(table: WhistHost): GameFeatures {
  const session = sessionFeatures<WhistHost, WhistHappening>(table, {
    panels: () => import('../panels/sheets.js'),
    named: {settled: 'sheet', draw: 'ceremony'},
    ownPanels: {
      claims: () => Promise.resolve({render: strict.claims}),
      revokes: () => Promise.resolve({render: strict.revokes}),
      books: () => import('../panels/books.js'),
      // If it is not available, as in a single file without its neighbours, the match starts with the deal.
      ceremony: () =>
        import('../panels/ceremony.js').catch((error: unknown) => {
          table.ceremony = 'short';
          throw error;
        }),
    },
    asks: () => askOf(table),
    status: () => statusOf(table),
    breach({reason}) {
      const {breaches} = table.gamePanelWords!;
      return breaches[reason] ?? breaches['other']!;
    },
    tell: (happening) => announcementOf(table, happening),
    scored: ['game-won', 'rubber-settled'],
    terms: loadTerms,
    menuLines: () => [claimLine(table)],
    day: whistDay,
    attributeWords: {memory: ['kind', 'period'], school: ['leitfaden', 'hoyle', 'mixed']},
    lessons,
    options: () => ({rules: ['vienna-1834', 'warsaw'], etiquette: ['relaxed', 'strict']}),
  });
  return {
    ...session,
    autoPanel() {
      const panel = session.autoPanel();
      return panel === 'ceremony' && !isDrawing(table) ? null : panel;
    },
    travelEnds: () => travelEndsIn(table, {size: SEATS, seat: table.seen.seat}),
    refusal: (refusal) =>
      table.gamePanelWords!.bounds[refusal.reason]?.(refusal.about ?? {}) ?? session.refusal(refusal),
    menuItems: () => ({
      ...session.menuItems!(),
      help: movesNow(table).some(({type}) => type === 'PLAY')
        ? [choice(table.gamePanelWords!.bothBooks, () => void table.open('books'))]
        : [],
    }),
  };
}
