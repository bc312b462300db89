import {wordsIn} from '@quinola/table';
import {reasonTexts} from '../../made/texts.js';

/** The reasons of one language by the id of the advice; the source stands beside them. */
export type Reasons = Readonly<Record<string, string>>;

/** Lines of the Russian text from which an advice comes, or the number of its footnote. */
const LINES: Readonly<Record<string, string>> = {
  'lucie.1': '77, 82',
  'lucie.2': '1)',
  'lucie.3': '82',
  'lucie.4': '84',
  'lucie.5': '86',
  'corners.5': '5)',
  'corners.6': '5)',
  'shah.3': '9)',
};

/** Advice that is ours and not the book's. */
const DERIVED = new Set([
  'wood.6',
  'hill.6',
  'hill.7',
  'salic.4',
  'windmill.4',
  'shah.5',
  'blockade.4',
  'clock.5',
]);

/** The first five of the two Houses are those of La Belle Lucie. */
const textOf = (maxim: string): string => maxim.replace(/^(?:wood|hill)\.(?=[1-5]$)/, 'lucie.');

/** All reasons of a language; English where it has none. */
export async function reasonsOf(code: string): Promise<Reasons> {
  return (await wordsIn(reasonTexts, code)).reasons;
}

/** The reason of an advice in a language, with its place in the book. */
export async function reasonOf(
  code: string,
  maxim: string,
): Promise<{readonly text: string; readonly source: string}> {
  const key = textOf(maxim);
  const lines = LINES[key];
  const book = DERIVED.has(maxim) || maxim.startsWith('common.') ? '' : 'Lady Cadogan, 1874';
  return {
    text: (await reasonsOf(code))[key] ?? '',
    source: [book, lines && `l. ${lines}`].filter(Boolean).join(', '),
  };
}
