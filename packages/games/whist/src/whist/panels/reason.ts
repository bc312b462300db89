import type {Because} from '@quinola/play';
import {becauseView, reasonsIn} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {whistReasons} from '../words/reasons/index.js';
import type {WhistHost} from '../table/host.js';

/** A reason as the book gives it, with its reference. */
export function reasonView(table: WhistHost, because: Because | undefined): TemplateResult {
  return becauseView(table, because, reasonsIn(table, whistReasons), table.gamePanelWords!.counted);
}
