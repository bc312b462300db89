import type {Because} from '@quinola/play';

/** A maxim in words, and where its book has it. */
export interface Reason {
  readonly text: string;
  /** Book and section, e.g. `Leitfaden §17 V, 2`. */
  readonly source: string;
  /** The language of both. */
  readonly lang: string;
}

/** The reasons of one language: sentences by short id, headings of the sections by `@section`. */
export type Reasons = ReadonlyMap<string, string>;

/** Fetches the text of a language: a line for each maxim, its ids divided by commas, a bar, and the sentence. */
export type ReasonLoaders = Readonly<Record<string, () => Promise<{readonly reasons: string}>>>;

/** The reasons of one game. */
export interface ReasonBook {
  /** The languages that have reasons of their own. */
  readonly languages: readonly string[];
  /** The id of a maxim as the texts have it, without what all ids begin with. */
  shortId(id: string): string;
  /** The reasons in a language, fetched once; English where it has none. */
  load(code: string): Promise<Reasons>;
  /**
   * The words of a maxim in a language, and where they come from.
   * @param provenance says, where the maxim is lent by another book, that it is
   */
  reasonOf(code: string, id: string, provenance?: Because['provenance']): Promise<Reason>;
}

/**
 * The reasons of a game.
 * @param loaders by language; `en` must be there
 * @param shortId the id as the texts have it
 * @param sourceOf book and section of an id
 */
export function reasonBook(
  loaders: ReasonLoaders,
  shortId: (id: string) => string,
  sourceOf: (reasons: Reasons, id: string) => string,
): ReasonBook {
  const loaded = new Map<string, Promise<Reasons>>();
  const languageFor = (code: string): string => (code in loaders ? code : 'en');
  const load = (code: string): Promise<Reasons> => {
    const language = languageFor(code);
    const reasons = loaded.get(language) ?? loaders[language]!().then((words) => parse(words.reasons));
    loaded.set(language, reasons);
    reasons.catch(() => loaded.delete(language));
    return reasons;
  };
  return {
    languages: Object.keys(loaders),
    shortId,
    load,
    async reasonOf(code, id, provenance) {
      const reasons = await load(code);
      const text = reasons.get(shortId(id)) ?? '';
      return {
        text: provenance === 'borrowed' ? `${reasons.get('@borrowed')!} ${text}` : text,
        source: sourceOf(reasons, id),
        lang: languageFor(code),
      };
    },
  };
}

/** Reads the lines of a language's text. */
function parse(text: string): Reasons {
  const reasons = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [ids, sentence] = line.split('|') as [string, string];
    for (const id of ids.split(',')) reasons.set(id, sentence);
  }
  return reasons;
}
