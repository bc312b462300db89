import type {Happening} from '@quinola/play';
import {panelsFrom} from '../controllers/panels.js';
import type {GameFeatures} from '../game-features.js';
import type {MenuLine} from '../panels/menu.js';
import {travelEndsIn, type RoomPlan} from '../room-plan.js';
import {sessionEventOf, stopLine, type SessionEventsHost, type StopHost} from '../session-events.js';
import {trickLaterStyles} from '../styles/tricks-later.js';
import type {SessionPanels} from './panels.js';
import type {SessionWords} from './words.js';

/** What a game of tricks that is played deal by deal adds to the features of its table. */
export interface SessionGame<Table, H> extends Pick<
  GameFeatures,
  'asks' | 'bids' | 'lessons' | 'options' | 'status' | 'terms'
> {
  /** Fetches the module of its panels, see `sessionPanels`. */
  readonly panels: () => Promise<SessionPanels<Table>>;
  readonly goesTo?: RoomPlan['goesTo'];
  /** The announcement of a happening; `sessionSentence` has those that are the same in every game. */
  readonly tell: (happening: H) => string | null;
  /** Lines of the menu that only this game has, above the one that ends the session. */
  readonly menuLines?: () => readonly MenuLine[];
}

/** What the features of a session read of their table. */
export interface SessionFeaturesTable extends SessionEventsHost, StopHost {
  readonly gamePanelWords: SessionWords | null;
  readonly context: {
    readonly view: {
      readonly turn: object;
      readonly deal: number;
      readonly seat: number;
      readonly draw: unknown;
    };
    readonly turn: {readonly over: boolean};
    readonly players: readonly unknown[];
    readonly ceremony: 'short' | 'full';
    readonly happened: readonly Happening[];
  } | null;
  tag(...names: readonly string[]): boolean;
}

/**
 * The features of a game of tricks that is played deal by deal: its panels, which of them opens by itself, sentences, events and
 * the end of the session.
 */
export function sessionFeatures<Table extends SessionFeaturesTable, H extends Happening>(
  table: Table,
  {panels, goesTo = 'left', tell, menuLines = () => [], ...own}: SessionGame<Table, H>,
): GameFeatures {
  const panel = panelsFrom(panels);
  const words = (): SessionWords => table.gamePanelWords!;
  return {
    ...own,
    styles: [trickLaterStyles],
    panels: {
      settled: panel('settled'),
      score: panel('score'),
      draw: panel('draw'),
      why: panel('why'),
      last: panel('last'),
      played: panel('played'),
      replay: panel('replay'),
      rules: panel('rules'),
      chart: panel('chart'),
    },
    autoPanel() {
      if (table.tag('sheet', 'over')) return 'settled';
      const {view, ceremony} = table.context!;
      return view.draw && ceremony === 'full' ? 'draw' : null;
    },
    travelEnds() {
      const {view, players} = table.context!;
      return travelEndsIn(table, {size: players.length, goesTo, seat: view.seat});
    },
    refusal({reason, about = {}}) {
      const {refusals} = words();
      return (refusals[reason] ?? refusals['not-now']!)(about);
    },
    tell: (happening) => tell(happening as H),
    eventOf: (happening) => sessionEventOf(table, happening),
    menuItems: () => ({game: [...menuLines(), stopLine(table, words())]}),
  };
}
