/** Attributes that may change without a new match, with the values they take. */
const LOOKS = {
  theme: ['salon', 'biedermeier', 'manuscript', 'night', 'plain'],
  suits: ['two-colour', 'four-colour', 'german', 'french'],
  figures: ['single', 'double'],
  indices: ['auto', 'corner', 'none'],
  pace: ['calm', 'slow', 'quick', 'none'],
  confirm: ['auto', 'always', 'never'],
  obvious: ['ask', 'last', 'all'],
  reveal: ['auto', 'interaction'],
  back: ['tarotee', 'diaper'],
} as const;

/** The values of the attributes of all tables; the first is the default. */
export const ATTRIBUTE_WORDS = {
  level: ['book', 'novice', 'master'],
  ceremony: ['short', 'full'],
  ...LOOKS,
} as const;

/** A value of an attribute. */
export type AttributeWord<Name extends keyof typeof ATTRIBUTE_WORDS> = (typeof ATTRIBUTE_WORDS)[Name][number];

/** How well an opponent plays. */
export type Level = AttributeWord<'level'>;

/** One level for all opponents, or several, assigned in turn: `book, novice`. */
export type Levels = Level | `${Level}${',' | ' '}${string}`;

/** Whether a change of these properties begins a new match. */
export function isNewMatch(properties: readonly string[]): boolean {
  return properties.some(
    (name) =>
      !(
        name in LOOKS ||
        ['nohotkeys', 'nocopy', 'kiosk', 'share', 'persist', 'nostorage', 'sound', 'voice'].includes(name)
      ),
  );
}

/**
 * The unknown values that are set, with the names of their attributes. Levels and schools may be given for each player.
 * @param own the values that attributes of the game take
 */
export function unknownWords(
  table: Element,
  own?: Readonly<Record<string, readonly string[]>>,
): (readonly [name: string, value: string])[] {
  return Object.entries({...ATTRIBUTE_WORDS, ...own}).flatMap(
    ([name, words]: [string, readonly string[]]) => {
      const given = table.getAttribute(name) ?? '';
      const values = /^(level|school)$/.test(name) ? given.split(/[\s,]+/) : [given];
      return values.filter((value) => value && !words.includes(value)).map((value) => [name, value] as const);
    },
  );
}
