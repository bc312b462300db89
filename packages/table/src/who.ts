/** A player as named in sentences. */
export interface Who {
  readonly name: string;
  /** Whether it is the visitor, who is addressed directly. */
  readonly you: boolean;
}
