/** The key under which results are kept. */
export const COUNT_KEY = 'quinola-patience';
