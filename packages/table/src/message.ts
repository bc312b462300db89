/** A message, with buttons to resolve it. */
export interface Message {
  readonly text: string;
  /** The remaining seconds; shown, but not announced repeatedly. */
  readonly left?: number | undefined;
  readonly mend?: {readonly text: string; readonly act: () => void} | undefined;
}
