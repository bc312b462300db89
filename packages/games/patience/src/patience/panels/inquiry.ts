import {choice, sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {ask, askingOf, playSolutionMove} from '../opponents/help/inquiry.js';
import type {PatienceHost} from '../table/host.js';
import {compile} from '../rules/index.js';

/** Whether anything is hidden, now or at a later shuffle. */
function hides({view}: PatienceHost): boolean {
  const {redeal} = compile(view!.options).def;
  return view!.stock > 0 || Boolean(redeal?.shuffle && view!.redeals < redeal.times);
}

/** Whether the game can still come out, and a solution. */
export function render(table: PatienceHost, about: unknown): TemplateResult {
  const texts = table.gamePanelWords!;
  if (about === 'back' && table.tag('over')) table.undo();
  const asking = askingOf(table);
  const {answer = null, running = false, way = null} = asking ?? {};
  const start = (look: boolean) => () => void ask(table, look);
  const found =
    answer?.comesOut === 'yes'
      ? texts.canCome
      : answer?.comesOut === 'no'
        ? texts.cannotCome
        : answer && !running
          ? texts.unknown
          : '';
  const line = way ?? (answer?.comesOut === 'yes' ? answer.line : null);
  return sheet(table, {
    title: texts.inquiry,
    small: true,
    body: html`<p>${texts.inquiryText}</p>
      ${!asking && hides(table) ? html`<p>${texts.lookInText}</p>` : nothing}${
        running
          ? html`<progress
                max=${answer?.most ?? 1}
                .value=${answer?.nodes ?? 0}
                aria-label=${texts.inquiry}
              ></progress>
              <p><small>${texts.searching(answer?.nodes ?? 0, answer?.most ?? 0)}</small></p>`
          : nothing
      }${
        found ? html`<p role="status"><b>${found}</b></p>` : nothing
      }${line ? html`<p>${texts.wayLeft(line.length)}</p>` : nothing}`,
    foot: running
      ? choice(texts.stop, () => asking!.stop())
      : line?.length
        ? choice(way ? texts.nextOfWay : texts.showWay, () => playSolutionMove(table), true)
        : hides(table)
          ? [choice(texts.withoutLooking, start(false)), choice(texts.lookIn, start(true), true)]
          : choice(texts.inquiry, start(false), true),
  });
}
