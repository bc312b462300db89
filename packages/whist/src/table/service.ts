import {
  choice,
  counters,
  DealEvent,
  OverEvent,
  ScoreEvent,
  trickLaterStyles,
  TrickEvent,
  type GameService,
} from '@quinola/table';
import type {Happening, Seat} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import {allRestCertain} from '../rules/certain.js';
import {whist, type Side, type WhistHappening, type WhistMove, type WhistView} from '../rules/core.js';
import type {WhistTable} from '../whist-table.js';
import {loadWords} from './language.js';
import type {Lying} from './lying.js';
import {WHIST_PANELS} from './panels.js';
import {rods} from './rods.js';
import {placeOf} from './seats.js';
import {statusOf} from './status.js';
import {whistLaterStyles} from './styles-later.js';
import {tellingOf} from './telling.js';

/** What a whist table draws into its room once its service is there. */
export interface Furnishing {
  /** The view with everybody in the seat where he is shown, and of a deal that a word has ended its last cards. */
  seen(): WhistView;
  /** The counters of a side, and its rods. */
  counters(side: Side): TemplateResult;
  /** What a seat has just said. */
  wordOf(seat: Seat): string | null;
  /** What draws cards that lie open; `null` while it is not there. */
  readonly lying: Lying | null;
}

/** What only a whist table draws, see {@linkcode Furnishing}. */
export function furnishingOf(table: WhistTable): Furnishing {
  const said = (happening: WhistHappening, seat: Seat): string | null => {
    const {words} = table.texts!;
    if (!('seat' in happening) || happening.seat !== seat) return null;
    switch (happening.type) {
      case 'called':
        return words.call;
      case 'answered':
        return happening.yes ? words.yes : words.no;
      case 'shown':
        return words.show;
      default:
        return null;
    }
  };
  let lying: Lying | null | undefined;
  return {
    // Until the next rubber's seats are drawn for, the company sits as it did, and reads how it has done.
    seen() {
      const view = table.view!;
      const last = lying?.last();
      if (last) return last;
      const {seats, dummy} = view.seats.length ? view : (view.rubbers.at(-1) ?? view);
      return seats === view.seats ? view : {...view, seats, dummy, seat: seats.indexOf(view.player)};
    },
    counters: (side) => counters(table.view!.score[side], rods(table.view!.games)[side]),
    wordOf: (seat) =>
      table
        .context!.happened.map((one) => said(one, seat) ?? table.furnishing?.lying?.word(one, seat) ?? null)
        .find((word) => word !== null) ?? null,
    // Strict tables need it for their words too. Where it can't be had the line under the trick still tells what happens.
    get lying() {
      const {
        view: {options},
        happened,
      } = table.context!;
      if (lying === undefined && (options.etiquette === 'strict' || happened.some((one) => 'cards' in one))) {
        lying = null;
        void import('./lying.js')
          .then(({lyingOf}) => lyingOf(table))
          .then(
            (there) => {
              lying = there;
              table.requestUpdate();
            },
            () => null,
          );
      }
      return lying ?? null;
    },
  };
}

/** The panel that the game itself lays open. */
function wanted(table: WhistTable): string | null {
  const context = table.context!;
  if (table.tag('sheet', 'over')) return 'sheet';
  if (table.evening?.isDrawing()) return 'ceremony';
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
  const texts = table.texts!;
  if (!context || context.turn.over) return nothing;
  const moves = table.tag('visitor', 'right') ? whist.moves(context.view) : [];
  const may = (type: WhistMove['type']): boolean => moves.some((move) => move.type === type);
  return html`${table.evening?.items(moves)}
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
  switch (happening.type) {
    case 'dealt':
      return new DealEvent(table.view!.deal);
    case 'trick-won':
      return new TrickEvent(happening);
    case 'deal-scored':
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
    styles: [trickLaterStyles, whistLaterStyles],
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
      const won = happened.find((one) => one.type === 'trick-won');
      const dealt = happened.find((one) => one.type === 'dealt');
      return [won ? placeOf(view, won.seat) : null, dealt ? placeOf(view, dealt.dealer) : null];
    },
    status: () => statusOf(table),
    refusal({reason, about = {}}) {
      const {refusals} = table.texts!;
      return (refusals[reason] ?? table.evening?.words.bounds[reason] ?? refusals['not-now']!)(about);
    },
    breach: ({reason}) => table.evening!.breach(reason),
    tell: (happening: Happening) => tellingOf(table, happening as WhistHappening),
    eventOf: (happening: Happening) => eventOf(table, happening as WhistHappening),
    items: () => items(table),
    words: {memory: ['kind', 'period'], school: ['leitfaden', 'hoyle', 'mixed']},
    titleIn: async (code) => (await loadWords(code)).title,
    options: {rules: ['vienna-1834', 'warsaw'], etiquette: ['relaxed', 'strict']},
  };
}
