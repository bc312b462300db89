/** The words of what may be changed without a new match. */
const LOOKS = {
  theme: ['salon', 'biedermeier', 'manuscript', 'night', 'plain'],
  suits: ['two-colour', 'four-colour'],
  figures: ['single', 'double'],
  indices: ['auto', 'corner', 'none'],
  pace: ['calm', 'slow', 'quick', 'none'],
  confirm: ['auto', 'always', 'never'],
  reveal: ['auto', 'interaction'],
  back: ['tarotee', 'diaper'],
} as const;

/** The words that attributes know; the first is meant where none is set. */
export const ATTRIBUTE_WORDS = {
  level: ['book', 'novice', 'master'],
  ceremony: ['short', 'full'],
  ...LOOKS,
} as const;

/** Whether a change of these properties begins a new match. */
export function isNewMatch(properties: readonly string[]): boolean {
  return properties.some(
    (name) => !(name in LOOKS || ['nohotkeys', 'nocopy', 'kiosk', 'share', 'persist'].includes(name)),
  );
}

/**
 * The words set that no attribute knows, with the attribute's name. Levels and schools are set for each player.
 * @param own what the game's own attributes know
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
