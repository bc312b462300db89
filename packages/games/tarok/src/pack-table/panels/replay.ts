import type {Card} from '@quinola/cards';
import {replaySheet, type AnyTable, type ReasonOf, type TricksHost} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {PackHost} from '../host.js';
import type {PackView} from '../pack-view.js';
import {diagram} from './diagram.js';

/** A view of the last finished deal. */
interface Finished<Result> extends PackView {
  readonly lastDeal: Result | null;
}

/** A finished deal card by card, with reasons; all hands are open now. */
export function packReplay<Result extends {readonly deal: number}>(
  table: PackHost & {readonly context: {readonly view: Finished<Result>} | null},
  about: unknown,
  handsOf: (result: Result) => readonly (readonly Card[])[],
  reasonOf: ReasonOf,
): TemplateResult {
  const {packPanelWords, context} = table;
  const {dealTitle: title, deal, counted} = packPanelWords!;
  return replaySheet<Finished<Result>>(table as unknown as AnyTable & TricksHost, about, {
    finished: context!.view.lastDeal?.deal ?? 0,
    title,
    deal,
    reasonOf,
    counted,
    who:
      ({seats}) =>
      (seat) =>
        table.who(seats[seat]!),
    hands: ({lastDeal}) => handsOf(lastDeal!),
    diagram: (hands, _dealt, who) => diagram(table, hands, who),
  });
}
