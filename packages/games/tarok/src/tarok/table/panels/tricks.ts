import {lastTrick, playedTricks} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {packReplay} from '../../../pack-table/panels/replay.js';
import type {TarokTable} from '../../tarok-table.js';
import {handsOf, reasonsOf} from '../past-deal.js';

/** The last trick. */
export const last = (table: TarokTable): TemplateResult =>
  lastTrick(table, table.view!.tricks, (winner) => table.packPanelWords!.trickWon(table.whoSits(winner)));

/** Who played what: the trick on the table, and all earlier ones. */
export const played = (table: TarokTable): TemplateResult =>
  playedTricks(table, table.view!.trick, table.view!.tricks, table.packPanelWords!.trickNumber);

/** A finished deal card by card, with reasons; all hands are open now. */
export const replay = (table: TarokTable, about: unknown): TemplateResult =>
  packReplay(table, about, handsOf, reasonsOf(table));
