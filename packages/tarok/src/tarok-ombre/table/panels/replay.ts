import type {Card} from '@quinola/cards';
import {replaySheet, type AnyTable, type TricksHost} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {diagram} from '../../../pack-table/panels/diagram.js';
import type {DealResult, TarokOmbreView} from '../../rules/core.js';
import type {TarokOmbreTable} from '../../tarok-ombre-table.js';
import {reasonsOf} from '../reasons.js';

/** The hands as they were played, after Skat and exchange; those of a deal that nobody played as dealt. */
function handsOf({tricks, dealt}: DealResult): readonly (readonly Card[])[] {
  const laid = tricks.flatMap(({cards}) => cards);
  return laid.length ? [0, 1, 2].map((seat) => laid.filter((one) => one.seat === seat).map(({card}) => card)) : dealt;
}

/** A finished deal card by card, with the reasons; all hands are open now. */
export function render(table: TarokOmbreTable, about: unknown): TemplateResult {
  const {view} = table.context!;
  return replaySheet<TarokOmbreView>(table as unknown as AnyTable & TricksHost, about, {
    finished: view.lastDeal?.deal ?? 0,
    title: table.packMore!.dealTitle,
    deal: table.packMore!.deal,
    who: ({seats}) => (seat) => table.who(seats[seat]!),
    hands: ({lastDeal}) => handsOf(lastDeal!),
    diagram: (hands, _dealt, who) => diagram(table, hands, who),
    reasonOf: reasonsOf(table), counted: table.packMore!.counted,
  });
}
