/** A sentence of a guided patience, in each language. */
export type BookText = Readonly<Record<'en' | 'de' | 'pl' | 'sv' | 'ru', string>>;
