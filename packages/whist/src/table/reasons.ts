/** A maxim in words, and where the book has it. */
export interface Reason {
  readonly text: string;
  readonly source: string;
}

/** Book and section of a maxim's id: `whist.leitfaden.17.V.2` is *Leitfaden* § 17, V 2. */
export function sourceOf(id: string): string {
  const [, book = '', section = '', ...rest] = id.split('.');
  return `${book === 'leitfaden' ? 'Leitfaden' : book === 'hoyle' ? 'Gra Wista' : book} ${/^\d/.test(section) ? '§ ' : ''}${[section, ...rest].join(' ')}`.trim();
}

/** The words of a maxim in a language; without words of its own only its place. */
export async function reasonOf(_code: string, id: string): Promise<Reason> {
  return {text: '', source: sourceOf(id)};
}
