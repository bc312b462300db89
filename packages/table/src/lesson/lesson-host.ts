import type {AnyTable} from '../any-table.js';

/** What a lesson needs of its table. */
export type LessonHost = Pick<
  AnyTable,
  | 'game'
  | 'code'
  | 'words'
  | 'panelWords'
  | 'context'
  | 'note'
  | 'persist'
  | 'store'
  | 'features'
  | 'actor'
  | 'renderRoot'
  | 'play'
  | 'dispatchEvent'
  | 'tag'
  | 'match'
  | 'adopt'
  | 'requestUpdate'
  | 'addController'
  | 'removeController'
  | 'lessons'
  | 'at'
  | 'shadowRoot'
  | 'updateComplete'
>;
