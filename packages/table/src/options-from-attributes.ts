/** The words by which an attribute switches off what is on unless set. */
const SWITCHED: Readonly<Record<string, boolean>> = {yes: true, no: false};

/**
 * The options of the rules that a page has set by attributes. A number is read where the default is one, `yes` and `no` where
 * it is a boolean; all else is passed on as it is written, for the rules to refuse what they do not know.
 * @param usual the defaults of all options
 * @param called the properties of the table that are not called as their options
 */
export function optionsFromAttributes<Options extends object>(
  table: object,
  usual: Options,
  called: Readonly<Record<string, string>> = {},
): Partial<Options> {
  return Object.fromEntries(
    Object.entries(usual).flatMap(([name, preset]) => {
      const given: unknown = table[(called[name] ?? name) as keyof typeof table] ?? false;
      // Not a number: passed on as written, so that the rules report it.
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
