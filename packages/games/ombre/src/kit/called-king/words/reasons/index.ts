import {reasonBook, type Reasons} from '@quinola/opponents';
import {reasonTexts} from '../../made/texts.js';

/** The id of a maxim without its game, as the texts use it. */
const shortId = (id: string): string => id.replace(/^(quadrille|cinquille)\./, '');

/** The source of a maxim: a numbered rule of Quadrille, the chapter on Cinquille, or the engine. */
function sourceOf(reasons: Reasons, id: string): string {
  const [section = ''] = shortId(id).split('.');
  if (section === 'engine') return reasons.get('@engine') ?? '';
  if (id.startsWith('cinquille.')) return reasons.get('@cinquille') ?? '';
  return `${reasons.get('@book') ?? ''} ${parseInt(section, 10)}`;
}

/** The reasons for moves of Quadrille and Cinquille, in each language. */
export const calledKingReasons = reasonBook(reasonTexts, shortId, sourceOf);
