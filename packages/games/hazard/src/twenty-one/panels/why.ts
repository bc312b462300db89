import type {MoveLike} from '@quinola/play';
import {whySheet, type AnyTable} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {TwentyOneHost} from '../table/host.js';
import {twentyOneReasons} from '../words/reasons/index.js';
import {factsOf} from '../opponents/facts.js';
import {oddsOf} from '../opponents/master.js';
import type {TwentyOneMove} from '../rules/index.js';

/** What can be counted, below the advice to who is asked for a card: how many cards would be too much, and what both ways bring. */
function counted({gamePanelWords, context}: TwentyOneHost): TemplateResult | undefined {
  const {view, turn} = context!;
  if (turn.must !== view.player || !turn.phase.startsWith('playing')) return undefined;
  const facts = factsOf(view);
  const odds = oddsOf(facts);
  const texts = gamePanelWords!;
  const hundredths = (share: number): number => Math.round(100 * share);
  // Where none would be too much the advice has said so.
  return html`${facts.over ? html`<p>${texts.over(facts.over, facts.unseen.cards)}</p>` : nothing}${
    odds && turn.phase === 'playing.turn'
      ? html`<p>
          ${(view.options.mode === 'pula' ? texts.share : texts.worth)(
            hundredths(odds.draw),
            hundredths(odds.stop),
          )}
        </p>`
      : nothing
  }`;
}

/** The panel with a hint that was asked for, or the reason of an opponent's move. */
export function render(table: TwentyOneHost, about: unknown): TemplateResult {
  const called = (move: MoveLike): string => table.gamePanelWords!.move(move as TwentyOneMove);
  const said = counted(table);
  return whySheet(table as unknown as AnyTable, about, {
    advised: called,
    ...(said && {foot: said}),
    plays: ['DRAW', 'STOP', 'BANK_DRAW', 'BANK_STOP', 'STAKE'],
    made: (by, move) => `${table.who(by).name}: ${called(move)}`,
    reasonOf: (id, provenance) => twentyOneReasons.reasonOf(table.code, id, provenance),
  });
}
