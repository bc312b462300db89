import type {PatienceMove, PatienceView} from '../rules/index.js';

type Kind = PatienceMove['type'];

/** Which advice of its document speaks for a move of this kind; the first word is the document's. */
const LUCIE: Partial<Record<Kind, number>> = {play: 1, marry: 4, redeal: 5};
const MAXIMS: Readonly<Record<string, readonly [document: string, advice: Partial<Record<Kind, number>>]>> = {
  'la-belle-lucie': ['lucie', LUCIE],
  'house-in-the-wood': ['lucie', LUCIE],
  'house-on-the-hill': ['lucie', LUCIE],
  'hemispheres': ['hemispheres', {play: 1, marry: 2, fill: 5, turn: 6}],
  'fifteen': ['fifteen', {play: 1, marry: 2, fill: 3, rescue: 6}],
  'salic-law': ['salic', {play: 1, next: 1, park: 3}],
  'four-corners': ['corners', {play: 1, marry: 4, redeal: 7, leave: 3}],
  'windmill': ['windmill', {play: 4, transfer: 3, fill: 4, turn: 1}],
  'shah': ['shah', {play: 2, marry: 2, grace: 4, refill: 3, fill: 5, next: 1, turn: 3}],
  'blockade': ['blockade', {play: 4, marry: 4, refill: 2, fill: 2, next: 3}],
  'clock': ['clock', {play: 1, marry: 1, refill: 5, fill: 5, turn: 3}],
};

/** Id of the advice of the book that speaks for a move; `common.*` where its document is silent. */
export function maximOf({options: {game}, piles}: PatienceView, move: PatienceMove): string {
  const [document, advice] = MAXIMS[game] ?? ['common', {}];
  if (document === 'windmill' && 'from' in move && move.from === 'talon') return 'windmill.2';
  // A marriage that frees an ace is the book's own example.
  if (document === 'lucie' && move.type === 'marry' && piles[move.from]?.at(-2)?.startsWith('A')) return 'lucie.2';
  if (document === 'hemispheres' && move.type === 'marry' && piles[move.from]?.length === 1) return 'hemispheres.4';
  const number = advice[move.type];
  return number === undefined ? `common.${move.type}` : `${document}.${number}`;
}
