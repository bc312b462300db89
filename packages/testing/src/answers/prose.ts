/** A field of known answers with a remark for people: it is not compared. */
interface Prose {
  /** The first word of the ids; absent for a kind that one game alone has. */
  readonly game?: string;
  readonly kind: string;
  /** The part of the answer and the name of the field in it. */
  readonly field: `given.${string}` | `expected.${string}`;
  /** Why no rule can be checked against it. */
  readonly why: string;
}

/** The only fields of known answers that are neither read nor compared. */
export const PROSE: readonly Prose[] = [
  {
    game: 'salic-law',
    kind: 'invariant',
    field: 'expected.claim',
    why: 'argues why the table plays no card by itself; that it plays none is tested with the rules',
  },
  {
    game: 'four-corners',
    kind: 'deal',
    field: 'expected.note',
    why: 'a remark on the deal, as the note beside other answers',
  },
  {
    kind: 'hand-eval',
    field: 'expected.expectedFromTalon',
    why: 'tells what the book hopes for; how likely it is has an answer of its own',
  },
  {
    game: 'taroklomber',
    kind: 'advice',
    field: 'given.note',
    why: 'a remark on the position; hand and trick are given in full',
  },
];

/** Whether a field is a remark for people. */
export function isProse(game: string, kind: string, field: string): boolean {
  return PROSE.some((one) => (one.game ?? game) === game && one.kind === kind && one.field === field);
}
