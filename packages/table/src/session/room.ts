import {winning, type DrawTable, type Laid, type Seat, type TrickRules, type Turn} from '@quinola/play';
import {css, html, nothing, type TemplateResult} from 'lit';
import type {RoomPlan} from '../room-plan.js';
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
 */
export function turnLine<Phase extends string>(
  table: TurnHost,
  asked: Readonly<Partial<Record<Phase, string>>>,
  otherwise: () => string,
): string {
  const {turn} = table.context!;
  if (table.tag('tell')) return table.features?.announcer.dealTold() ?? '';
  if (turn.over || table.tag('sheet')) return '';
  if (!table.tag('visitor')) return waitLine(table);
  return asked[turn.phase as Phase] ?? otherwise();
}

/** A table of tricks, as a plan of its room reads it. */
export interface PlannedTable {
  readonly context: {
    readonly turn: Turn;
    readonly players: readonly unknown[];
    readonly view: Pick<DrawTable, 'seat' | 'seats' | 'dealer'> & {
      readonly deal: number;
      readonly counts: readonly number[];
      readonly trick: readonly Laid[];
      /** By seat. */
      readonly tricksWon: readonly number[];
    };
  } | null;
}

/** What the plan of a room has in every game of tricks: who sits where, what each holds and has won, and the trick. */
export function trickPlan(
  {context}: PlannedTable,
  rules: TrickRules,
): Omit<RoomPlan, 'goesTo' | 'score' | 'status'> {
  const {view, turn, players} = context!;
  const {seat, seats, dealer, counts, trick, tricksWon, deal} = view;
  return {
    size: players.length,
    seat,
    dealer: deal ? dealer : -1,
    counts,
    trick,
    best: (cards) => winning(rules, cards),
    due: (of: Seat) => !turn.over && turn.must === seats[of],
    won: (of: Seat) => tricksWon[of] ?? 0,
  };
}

/** A pool as the score of a table shows it. */
export interface PoolScore {
  /** Number of the deal; before the first nothing is shown. */
  readonly deal: number;
  readonly amount: number;
  /** The bêtes that wait, in the order shown. */
  readonly waiting: readonly number[];
  /** All of it in words, for screen readers. */
  readonly label: string;
  /** After the amount, and after the bêtes. */
  readonly words: {readonly holds: string; readonly wait: string};
  /** What it lies in; `nothing` until it is drawn, absent where it never is. */
  readonly picture?: TemplateResult | typeof nothing;
}

/** The pool that is played for, in figures. */
export function poolScore({deal, amount, waiting, label, words, picture}: PoolScore): TemplateResult {
  return html`<div class="score pool" part="score" role="img" aria-label=${label}>
    ${
      deal
        ? html`${picture === undefined ? nothing : html`<span aria-hidden="true">${picture}</span>`}
            <p aria-hidden="true">
              <strong>${amount}</strong> <span>${words.holds}</span>${
                waiting.length
                  ? html`<small>${waiting.map((bete) => html`<b>${bete}</b>`)} ${words.wait}</small>`
                  : nothing
              }
            </p>`
        : nothing
    }
  </div>`;
}

/** How {@linkcode poolScore} looks; how wide it is beside the paper each game says. */
export const poolStyles = css`
  .pool {
    align-items: center;
    justify-content: center;
    gap: 0.6em;
    color: var(--quinola-ink);
  }
  .pool svg {
    display: block;
    height: min(3.6em, 9cqh);
    width: auto;
  }
  .pool p {
    min-width: 0;
    line-height: 1.15;
  }
  .pool strong {
    font-weight: 400;
    font-size: 1.45em;
  }
  .pool small {
    display: block;
    font-size: var(--xs);
    font-style: italic;
  }
  .pool small b {
    display: inline-block;
    margin-inline-end: 0.3em;
    padding: 0 0.4em;
    font-weight: 400;
    font-style: normal;
    color: var(--quinola-paper-ink);
    background: var(--quinola-paper);
  }
`;
