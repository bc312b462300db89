import {waitLine, type WaitHost} from '../trick.js';

/** What the line of the turn reads of its table. */
export interface TurnHost extends WaitHost {
  readonly features: {readonly announcer: {dealTold(): string}} | null;
  tag(...names: readonly string[]): boolean;
}

/**
 * The line that says whose turn it is, and what is asked.
 * @param asked what the visitor is asked in each phase
 * @param otherwise what he is asked in all other phases: to play a card
 * @param waits whom or what the table waits for, while he is not asked
 */
export function turnLine<Phase extends string>(
  table: TurnHost,
  asked: Readonly<Partial<Record<Phase, string>>>,
  otherwise: () => string,
  waits: () => string = () => waitLine(table),
): string {
  const {turn} = table.context!;
  if (table.tag('tell')) return table.features?.announcer.dealTold() ?? '';
  if (turn.over || table.tag('sheet')) return '';
  if (!table.tag('visitor')) return waits();
  return asked[turn.phase as Phase] ?? otherwise();
}
