/** The fields of a result that each of the two games fills in differently. */
export type Counted = 'points' | 'table' | 'payments' | 'pot' | 'stichfrei' | 'scores';
