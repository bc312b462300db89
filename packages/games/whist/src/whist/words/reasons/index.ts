import {reasonBook, type Reasons} from '@quinola/opponents';
import {reasonTexts} from '../../made/texts.js';

/** The id as the texts have it: without the book that the rest of it tells. */
export function shortId(id: string): string {
  return id.replace(/^(whist\.leitfaden|wist|whist)\./, '');
}

/** Book and section of a maxim's id: `whist.leitfaden.17.V.2` is *Leitfaden* §17 V, 2; `wist.ogolne.7` general rule 7. */
export function sourceOf(reasons: Reasons, id: string): string {
  const [section = '', ...rest] = shortId(id).split('.');
  // Words that only tell two parts of one rule apart stand in no book.
  const numbers = rest
    .map((part) => /^(?:[IVX]+|\d+[a-f]?|[a-f](?![a-z]))/.exec(part)?.[0] ?? '')
    .filter(Boolean);
  const head = reasons.get(/^\d/.test(section) ? '@leitfaden' : `@${section}`) ?? '';
  if (!/^\d/.test(section)) return [head, ...numbers.map((part) => part.replace(/\D+$/, ''))].join(' ');
  const [roman, ...parts] = numbers;
  return head + section + (roman ? `${/^\d/.test(roman) ? ', ' : ' '}${[roman, ...parts].join(', ')}` : '');
}

/** Why a card or a word of whist, in a language. */
export const whistReasons = reasonBook(reasonTexts, shortId, sourceOf);
