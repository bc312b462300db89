import {reasonBook, type Reasons} from '@quinola/opponents';

/** The id of a maxim without its game, as the texts use it. */
const shortId = (id: string): string => id.replace(/^(?:wira|boston)\./, '');

/** The source of a maxim: the book's rules for playing, or the engine. */
const sourceOf = (reasons: Reasons, id: string): string =>
  reasons.get(shortId(id).startsWith('engine.') ? '@engine' : '@book') ?? '';

/** The reasons for moves of Vira, in each language. */
export const viraReasons = reasonBook(
  {en: () => import('./en.js'), sv: () => import('./sv.js')},
  shortId,
  sourceOf,
);
