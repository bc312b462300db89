import type {Happening} from '@quinola/play';
import {panelsFrom} from '../controllers/panels.js';
import type {GameFeatures} from '../game-features.js';
import type {MenuLine} from '../menu-lines.js';
import {travelEndsIn, type RoomPlan} from '../room-plan.js';
import {sessionEventOf, stopLine, type SessionEventsHost, type StopHost} from '../session-events.js';
import {trickLaterStyles} from '../styles/tricks-later.js';
import type {SessionPanels} from './panels.js';
import type {DealtWords} from './words.js';

/** What a game of tricks that is played deal by deal adds to the features of its table. */
export interface SessionGame<Table, H> extends Pick<
  GameFeatures,
  | 'asks'
  | 'attributeWords'
  | 'bids'
  | 'breach'
  | 'day'
  | 'keyLines'
  | 'lessons'
  | 'options'
  | 'order'
  | 'status'
  | 'terms'
> {
  /** Fetches the module of its panels, see `sessionPanels`; without the draw for places where that is a panel of its own. */
  readonly panels: () => Promise<
    Omit<SessionPanels<Table>, 'draw'> & Partial<Pick<SessionPanels<Table>, 'draw'>>
  >;
  /** Panels that only this game has, or has in its own way. */
  readonly ownPanels?: GameFeatures['panels'];
  /** The names by which a page knows the panels that open by themselves. Default: `settled` and `draw`. */
  readonly named?: {readonly settled: string; readonly draw: string};
  /** Its own styles of what is not shown with the first cards. */
  readonly styles?: GameFeatures['styles'];
  readonly goesTo?: RoomPlan['goesTo'];
  /** Types of happenings that are a score too, as a rubber that is settled. */
  readonly scored?: readonly string[];
  /** The announcement of a happening; `sessionSentence` has those that are the same in every game. */
  readonly tell: (happening: H) => string | null;
  /** Lines of the menu that only this game has, above the one that ends the session. */
  readonly menuLines?: () => readonly MenuLine[];
}

/** What the features of a session read of their table. */
export interface SessionFeaturesTable extends SessionEventsHost, StopHost {
  readonly gamePanelWords: DealtWords | null;
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
  {
    panels,
    ownPanels,
    named = {settled: 'settled', draw: 'draw'},
    styles = [],
    goesTo = 'left',
    scored,
    tell,
    menuLines = () => [],
    ...own
  }: SessionGame<Table, H>,
): GameFeatures {
  const panel = panelsFrom(panels);
  const words = (): DealtWords => table.gamePanelWords!;
  return {
    ...own,
    styles: [trickLaterStyles, ...styles],
    panels: {
      [named.settled]: panel('settled'),
      [named.draw]: panel('draw'),
      score: panel('score'),
      why: panel('why'),
      last: panel('last'),
      played: panel('played'),
      replay: panel('replay'),
      rules: panel('rules'),
      chart: panel('chart'),
      ...ownPanels,
    },
    autoPanel() {
      if (table.tag('sheet', 'over')) return named.settled;
      const {view, ceremony} = table.context!;
      return view.draw && ceremony === 'full' ? named.draw : null;
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
    eventOf: (happening) => sessionEventOf(table, happening, scored),
    menuItems: () => ({game: [...menuLines(), stopLine(table, words())]}),
  };
}
