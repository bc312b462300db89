/** Words that stand for what is switched on or off where it is on unless set. */
const SWITCHED: Readonly<Record<string, boolean>> = {yes: true, no: false};

/**
 * What a page has agreed on, by option: numbers where numbers are usual, *yes* and *no* where it is the one or the
 * other, all else as it stands, for the rules to say whether they know it.
 * @param usual all options as they are unless set
 * @param called the properties of the table that are not called as their options
 */
export function agreedBy<Options extends object>(
  table: object,
  usual: Options,
  called: Readonly<Record<string, string>> = {},
): Partial<Options> {
  return Object.fromEntries(
    Object.entries(usual).flatMap(([name, preset]) => {
      const given: unknown = table[(called[name] ?? name) as keyof typeof table] ?? false;
      // What is no number is told as it was written.
      const value = Number.isNaN(given) ? (table as Element).getAttribute(name) : given;
      if (value === false) return [];
      const text = String(value);
      return [
        [
          name,
          typeof preset === 'boolean'
            ? (SWITCHED[text] ?? value)
            : typeof preset === 'number' && /^-?\d+$/.test(text)
              ? Number(text)
              : value,
        ],
      ];
    }),
  ) as Partial<Options>;
}
