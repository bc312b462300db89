import type {TemplateResult} from 'lit';

/** The answers at the line of the turn, see `RespondingController`. */
export interface Responding {
  /** The buttons; `null` while no answer is asked for. */
  answers(): TemplateResult | null;
}
