/** Words that stand for what is switched on or off where it is on unless set. */
const SWITCHED: Readonly<Record<string, boolean>> = {yes: true, no: false};

/**
 * What a page has agreed on, by option; numbers as numbers, all else as it stands, for the rules to say whether they
 * know it.
 * @param options a record of the options, whatever stands in it
 * @param called the properties of the table that are not called as their options
 */
export function agreedBy(table: object, options: object, called: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(options).flatMap((name) => {
    const value: unknown = table[(called[name] ?? name) as keyof typeof table] ?? false;
    if (value === false) return [];
    const text = String(value);
    return [[name, value === true ? value : SWITCHED[text] ?? (/^-?\d+$/.test(text) ? Number(text) : text)]];
  }));
}
