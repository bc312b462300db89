/** What stands at a table whose script could not be fetched, and the button below it, in the language around the tag. */
const WORDS: Readonly<Record<string, readonly [line: string, button: string]>> = {
  en: ['The table could not be loaded.', 'Try again'],
  de: ['Der Tisch war nicht zu laden.', 'Noch einmal versuchen'],
  pl: ['Nie udało się pobrać stołu.', 'Spróbuj ponownie'],
  ru: ['Стол не удалось загрузить.', 'Попробовать ещё раз'],
  sv: ['Bordet kunde inte hämtas.', 'Försök igen'],
};

/** The class of that line, for the page’s styles. */
const LOST = 'quinola-lost';

/** The button in the line below what stands between the tags of a table; there is one line, whoever writes it. */
function buttonAt(table: HTMLElement): HTMLElement {
  const there = table.querySelector<HTMLElement>(`.${LOST}>button`);
  if (there) return there;
  const [line, word] = WORDS[`${table.closest<HTMLElement>('[lang]')?.lang.slice(0, 2)}`] ?? WORDS['en']!;
  const button = document.createElement('button');
  button.append(word);
  const note = document.createElement('p');
  note.className = LOST;
  note.role = 'alert';
  note.append(line, ' ', button);
  table.append(note);
  return button;
}

/**
 * Fetches what a table needs before its first cards. Where that fails the page is told, and the visitor too, at every table of the
 * tag: what stands between the tags stays, and below it stand a line and a button. What waits for this goes on when the visitor
 * has tried again and all has come.
 * @param fetchTable may fail with the name of a `file` in its error
 * @throws if it fails while no table of the tag is on the page
 */
export async function untilThere<T>(tag: string, fetchTable: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await fetchTable();
    } catch (cause) {
      const tables = document.querySelectorAll<HTMLElement>(tag);
      if (!tables.length) throw cause;
      const file = (cause as {file?: string} | undefined)?.file ?? `${tag}.js`;
      await new Promise((again) => {
        for (const table of tables) {
          buttonAt(table).addEventListener('click', again);
          const event = new Event('quinola-error', {bubbles: true, composed: true});
          const about = {name: tag, part: 'table', file};
          table.dispatchEvent(Object.assign(event, {code: 'no-module', about, cause}));
        }
      });
      for (const table of tables) table.querySelector(`.${LOST}`)?.remove();
    }
  }
}
