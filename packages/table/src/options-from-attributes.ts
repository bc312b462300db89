/**
 * The options set by attributes. The type of the default decides how a value is read: as a number, as `yes` or `no`, or as text.
 * Unreadable values are passed on as written, so that the rules refuse them.
 * @param usual the defaults of all options
 * @param called the properties of the table whose names differ from those of their options
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
            ? text === 'yes' || (text === 'no' ? false : value)
            : typeof preset === 'number' && /^-?\d+$/.test(text)
              ? Number(text)
              : value,
        ],
      ];
    }),
  ) as Partial<Options>;
}
