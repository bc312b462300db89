/** The reasons in English: a line for each maxim with its id and a sentence. */
export const reasons = `@engine|No book speaks of it
REASON_LINES`;
