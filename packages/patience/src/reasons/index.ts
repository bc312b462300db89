/** The reasons of one language by the id of the advice; the source stands beside them. */
export type Reasons = Readonly<Record<string, string>>;

const LANGUAGES: Readonly<Record<string, () => Promise<{readonly reasons: Reasons}>>> = {
  de: () => import('./de.js'),
  pl: () => import('./pl.js'),
};

/** Lines of the Russian text from which an advice comes; what is not there we have derived. */
const SOURCES: Readonly<Record<string, string>> = {
  'lucie.1': '77, 82', 'lucie.2': '1)', 'lucie.3': '84', 'lucie.4': '84', 'lucie.5': '86',
};

const BOOK: Readonly<Record<string, string>> = {en: 'Lady Cadogan, 1874', de: 'Lady Cadogan, 1874', pl: 'Lady Cadogan, 1874'};

/** The reason of an advice in a language, with its place in the book. */
export async function reasonOf(code: string, maxim: string): Promise<{readonly text: string; readonly source: string}> {
  const {reasons} = await (LANGUAGES[code]?.() ?? import('./en.js'));
  const lines = SOURCES[maxim];
  const book = DERIVED.has(maxim) || maxim.startsWith('common.') ? '' : BOOK[code] ?? BOOK['en']!;
  return {text: reasons[maxim] ?? '', source: `${maxim}${book && ` · ${book}`}${lines ? `, l. ${lines}` : ''}`};
}

/** Advice that is ours and not the book's. */
const DERIVED = new Set(['salic.4', 'windmill.4', 'shah.5', 'blockade.4', 'clock.5']);
