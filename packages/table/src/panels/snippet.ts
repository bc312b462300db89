/** How a table is put into another page. */
export type SnippetKind = 'tag' | 'file' | 'frame' | 'wordpress';

/** The ways, in the order in which they are offered. */
export const SNIPPET_KINDS: readonly SnippetKind[] = ['tag', 'file', 'frame', 'wordpress'];

/** What is to be put into a page, and from where. */
export interface SnippetSource {
  readonly tag: string;
  /** Attributes of the table; an empty value means a boolean attribute. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** What the table is called. */
  readonly title: string;
  /** The sentence that stands between the tags until the table comes, and in browsers in which it never does. */
  readonly sentence: string;
  /** The address of the folder of the built files, with a slash at its end. */
  readonly base: string;
  /** Hashes by file (`integrity.json`); empty where they could not be had. */
  readonly hashes: Readonly<Record<string, string>>;
}

/**
 * The folder of the built files, from the address of what this panel stands in: the part as the build names it, or a single
 * file in the folder below. Another bundler gives names of its own: then the table was built into something else, and
 * nobody can know where its files are.
 * @returns null where the address is not that of a built file
 */
export function baseOf(address: string): string | null {
  const [, base] =
    /^(https?:.*\/)(?:standalone\/[a-z-]+-table|table-panels-copy-[\w-]{8})\.js(?:[?#]|$)/.exec(address) ??
    [];
  return base ?? null;
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const written = (attributes: SnippetSource['attributes']): string =>
  attributes.map(([name, value]) => (value ? ` ${name}="${escape(value)}"` : ` ${name}`)).join('');

/** The lines to copy. A shortcode can hold no brackets and no quotes: attributes with such are left out. */
export function snippetOf(
  way: SnippetKind,
  {tag, attributes, title, sentence, base, hashes}: SnippetSource,
): string {
  const script = (file: string, before: string, after: string): string => {
    const hash = hashes[file];
    return `<script${before} src="${escape(base + file)}"${hash ? ` integrity="${hash}" crossorigin="anonymous"` : ''}${after}></script>`;
  };
  const element = `<${tag}${written(attributes)}>\n  <p>${escape(sentence)}</p>\n</${tag}>`;
  if (way === 'tag') return `${script(`${tag}.js`, ' type="module"', '')}\n${element}`;
  if (way === 'file') return `${script(`standalone/${tag}.js`, '', ' defer')}\n${element}`;
  if (way === 'wordpress') {
    return `[quinola tag="${tag}"${attributes
      .filter(([, value]) => !/["[\]<>]/.test(value))
      .map(([name, value]) => (value ? ` ${name}="${value}"` : ` ${name}`))
      .join('')}]`;
  }
  const query = new URLSearchParams([['table', tag], ...attributes.map(([name, value]) => [name, value])]);
  return (
    `<iframe src="${escape(`${base}embed.html?${query.toString()}`)}" title="${escape(title)}" width="800" height="740" ` +
    'style="width:100%;border:0" sandbox="allow-scripts" loading="lazy"></iframe>'
  );
}
