import {reasonBook, type Reasons} from '@quinola/opponents';
import {reasonTexts} from '../../made/texts.js';

/** The id as the texts have it: without the game. */
const shortId = (id: string): string => id.replace(/^kasino\.(engelman\.)?/, '');

/** Where the book has it: a general rule by its number; 0 = what is said before them. */
function sourceOf(reasons: Reasons, id: string): string {
  const short = shortId(id);
  if (short.startsWith('engine')) return reasons.get('@engine') ?? '';
  const [number = ''] = short.split('.');
  return number === '0' ? (reasons.get('@combinations') ?? '') : `${reasons.get('@rule') ?? ''} ${number}`;
}

/** Why a move of Cassino, in the words of a language. */
export const cassinoReasons = reasonBook(reasonTexts, shortId, sourceOf);
