import {reasonBook, type Reason, type Reasons} from '@quinola/opponents';
import type {Because} from '@quinola/play';
import {reasonTexts} from '../../made/texts.js';

/** The id as the texts have it: without the game, and without the moves that are meant. */
const shortId = (id: string): string => id.replace(/^szachy\./, '').replace(/\/.*/, '');

/** Where the book has it: a rule by its number and letter. */
function sourceOf(reasons: Reasons, id: string): string {
  const [part = '', number = ''] = shortId(id).split('.');
  const place = {uzywanie: '@use', reguly: '@book', nauka: '@study'}[part];
  return place === undefined ? (reasons.get('@engine') ?? '') : `${reasons.get(place) ?? ''} ${number}`;
}

/** Why a move of chess, in the words of a language. */
export const chessReasons = reasonBook(reasonTexts, shortId, sourceOf);

/** The same, with the moves that are meant. */
export async function reasonOf(
  code: string,
  id: string,
  provenance?: Because['provenance'],
): Promise<Reason> {
  const reason = await chessReasons.reasonOf(code, id, provenance);
  const line = id.split('/')[1] ?? '';
  return {...reason, text: reason.text.replace('{line}', line.replaceAll('_', ' '))};
}
