/** The words that attributes know, by property; the first is meant where none is set. */
export const ATTRIBUTE_WORDS = {
  level: ['book', 'novice', 'master'],
  seat: ['0', '1', '2', '3', '4', 'watcher'],
  ceremony: ['short', 'full'],
  theme: ['salon', 'biedermeier', 'manuscript', 'night', 'plain'],
  suits: ['two-colour', 'four-colour'],
  figures: ['single', 'double'],
  indices: ['auto', 'corner', 'none'],
  pace: ['calm', 'slow', 'quick', 'none'],
  confirm: ['auto', 'always', 'never'],
} as const;

/** What may be changed without a new match. */
const LOOKS = ['theme', 'suits', 'figures', 'indices', 'confirm', 'reveal', 'nohotkeys', 'nocopy', 'kiosk', 'share', 'back', 'persist', 'pace'];

/** Whether a change of these properties begins a new match. */
export function isNewMatch(properties: readonly string[]): boolean {
  return properties.some((name) => !LOOKS.includes(name));
}

/** The words set that no attribute knows, with the property's name. Levels are set for each player. */
export function unknownWords(set: Readonly<Record<keyof typeof ATTRIBUTE_WORDS, string | null>>): (readonly [name: string, value: string])[] {
  return Object.entries(ATTRIBUTE_WORDS).flatMap(([name, words]: [string, readonly string[]]) => {
    const given = set[name as keyof typeof ATTRIBUTE_WORDS] ?? '';
    const values = name === 'level' ? given.split(/[\s,]+/) : [given];
    return values.filter((value) => value && !words.includes(value)).map((value) => [name, value] as const);
  });
}
