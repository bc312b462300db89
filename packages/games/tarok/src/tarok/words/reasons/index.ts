import {reasonBook, type Reasons} from '@quinola/opponents';
import {reasonTexts} from '../../made/texts.js';

/** The id as the texts have it: without the book that the rest of it tells. */
export function shortId(id: string): string {
  return id.replace(/^tarok-en-deux\./, 'deux.').replace(/^tarok(lomber)?\./, '');
}

/** Chapter and rule of a maxim's id: `tarok.15.b.1` is rule 15b of Tarok, `tarok.reguly.6` its sixth hint. */
export function sourceOf(reasons: Reasons, id: string): string {
  const [section = '', ...rest] = shortId(id).split('.');
  // Words that only tell two parts of one rule apart stand in no book.
  const parts = rest.map((part) => /^(?:\d+|[a-e])$/.exec(part)?.[0] ?? '');
  if (/^\d/.test(section))
    return reasons.get('@rule')! + section + (/^[a-e]$/.test(parts[0] ?? '') ? parts[0] : '');
  return (reasons.get(`@${section}`) ?? '') + parts.join('');
}

/** Why a card of Tarok en trois or en deux, in the words of a language. */
export const tarokReasons = reasonBook(reasonTexts, shortId, sourceOf);
