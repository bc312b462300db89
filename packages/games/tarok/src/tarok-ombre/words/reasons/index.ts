import {reasonBook, type Reasons} from '@quinola/opponents';
import {reasonTexts} from '../../made/texts.js';

/** The id as the texts have it: without the book. */
export function shortId(id: string): string {
  return id.replace(/^taroklomber\./, '');
}

/** Chapter and article of a maxim's id: `taroklomber.A.23.szkat` is article 23 of the old manner. */
export function sourceOf(reasons: Reasons, id: string): string {
  const [section = '', number = ''] = shortId(id).split('.');
  return (reasons.get(`@${section}`) ?? '') + (/^[AB]$/.test(section) ? number : '');
}

/** Why a word or a card of Tarok-ombre, in the words of a language. */
export const tarokOmbreReasons = reasonBook(reasonTexts, shortId, sourceOf);
