import {reasonBook, type Reasons} from '@quinola/opponents';

/** The id as the texts have it: without the game. */
const shortId = (id: string): string => id.replace(/^reversy\./, '');

/** Where the book has it: a rule, or a piece of the advice, by its number. */
function sourceOf(reasons: Reasons, id: string): string {
  const [section = '', number = ''] = shortId(id).split('.');
  return `${reasons.get(`@${section}`) ?? ''}${/^\d/.test(number) ? ` ${number}` : ''}`;
}

/** Why a move of Reversis, in the words of a language. */
export const reversisReasons = reasonBook(
  {en: () => import('./en.js'), sv: () => import('./sv.js')},
  shortId,
  sourceOf,
);
