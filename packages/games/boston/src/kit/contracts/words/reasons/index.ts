import {reasonBook, type Reasons} from '@quinola/opponents';

/** The id of a maxim without its game, as the texts use it; advice of Tri-Boston keeps its own. */
const shortId = (id: string): string => id.replace(/^boston\./, '');

/** The source of a maxim: the remarks of the book, its chapter on Tri-Boston, or the engine. */
function sourceOf(reasons: Reasons, id: string): string {
  const [section = ''] = shortId(id).split('.');
  return reasons.get(`@${section}`) ?? '';
}

/** The reasons for moves of Boston, Tri-Boston and Boston-Whist, in each language. */
export const bostonReasons = reasonBook(
  {en: () => import('./en.js'), pl: () => import('./pl.js')},
  shortId,
  sourceOf,
);
