import {reasonBook, type Reasons} from '@quinola/opponents';
import {reasonTexts} from '../../made/texts.js';

/** The id as the texts have it: without the game. */
const shortId = (id: string): string => id.replace(/^lomber\./, '');

/** Where the book has it: on bidding, the exchange, play, or with a sample game. */
function sourceOf(reasons: Reasons, id: string): string {
  const [section = ''] = shortId(id).split('.');
  const key = /^g\d/.test(section) ? 'sample' : section;
  return reasons.get(`@${key}`) ?? reasons.get('@other') ?? '';
}

/** Why a move of Ombre, in the words of a language. */
export const ombreReasons = reasonBook(reasonTexts, shortId, sourceOf);
