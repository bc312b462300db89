import {replaySheet, type AnyTable, type TricksHost} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {diagram} from '../../../pack-table/panels/diagram.js';
import type {TarokOmbreView} from '../../rules/core.js';
import type {TarokOmbreTable} from '../../tarok-ombre-table.js';
import {handsOf} from '../hands.js';
import {reasonsOf} from '../reasons.js';

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
