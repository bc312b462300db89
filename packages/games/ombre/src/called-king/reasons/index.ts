import {reasonBook, type Reasons} from '@quinola/opponents';

/** The id as the texts have it: without the game. */
const shortId = (id: string): string => id.replace(/^(quadrille|cinquille)\./, '');

/** Where the book has it: a rule of Quadrille by its number, or what it says of Cinquille. */
function sourceOf(reasons: Reasons, id: string): string {
  const [section = ''] = shortId(id).split('.');
  if (section === 'engine') return reasons.get('@engine') ?? '';
  if (id.startsWith('cinquille.')) return reasons.get('@cinquille') ?? '';
  return `${reasons.get('@book') ?? ''} ${parseInt(section, 10)}`;
}

/** Why a move of Quadrille or Cinquille, in the words of a language. */
export const calledKingReasons = reasonBook({en: () => import('./en.js')}, shortId, sourceOf);
