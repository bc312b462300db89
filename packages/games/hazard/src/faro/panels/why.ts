import type {MoveLike} from '@quinola/play';
import {whySheet, type AnyTable} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {factsOf} from '../opponents/facts.js';
import {cardOdds, edgeOfStaying, edgeOfWaiting, valueOf} from '../opponents/odds.js';
import {answersOf, rankOn, type FaroMove} from '../rules/index.js';
import type {FaroHost} from '../table/host.js';
import {faroReasons} from '../words/reasons/index.js';

/** A number to one decimal place, as a text. */
const tenths = (value: number): string => String(Math.round(value * 10) / 10);

/** What can be counted, below the advice to who is asked: of all places in the pack, where a card wins, is halved and loses. */
function counted({gamePanelWords, context}: FaroHost): TemplateResult | undefined {
  const {view, hint} = context!;
  const move = hint?.move as FaroMove | undefined;
  const on = move && ('card' in move ? move.card : 'rank' in move ? move.rank : null);
  const texts = gamePanelWords!;
  if (view.options.rules === 'salon') {
    if (!on) return undefined;
    const {left, many} = factsOf(view);
    const number = many[rankOn(on)]!;
    const [stays, waits] = [edgeOfStaying(left, number), edgeOfWaiting(left, number)];
    return html`<p>${texts.coup(left, number, tenths(100 * stays), tenths(100 * waits))}</p>`;
  }
  const {win, plija, lose, edge} = cardOdds(52, 3);
  if (answersOf(view, view.seat).length)
    return html`<p>${texts.goesOn(tenths(100 * (1 - valueOf(edge))))}</p>`;
  const of52 = (chance: readonly [number, number]): string => tenths(52 * valueOf(chance));
  return on ? html`<p>${texts.odds(52, of52(win), of52(plija), of52(lose))}</p>` : undefined;
}

/** The panel with a hint that was asked for, or the reason of an opponent's move. */
export function render(table: FaroHost, about: unknown): TemplateResult {
  const called = (move: MoveLike): string => table.gamePanelWords!.move(move as FaroMove, table.words);
  const said = counted(table);
  return whySheet(table as unknown as AnyTable, about, {
    advised: called,
    ...(said && {foot: said}),
    plays: ['STAKE', 'BET', 'READY', 'COLLECT', 'PAROL', 'STAY'],
    made: (by, move) => `${table.who(by).name}: ${called(move)}`,
    reasonOf: (id, provenance) => faroReasons.reasonOf(table.code, id, provenance),
  });
}
