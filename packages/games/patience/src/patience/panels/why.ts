import {becauseView, sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {PatienceHost} from '../table/host.js';
import type {PatienceMove} from '../rules/index.js';
import {reasonOf} from '../words/reasons/index.js';
import {pileName} from '../table/pile-labels.js';

/** A move in words. */
function moveText(table: PatienceHost, move: PatienceMove): string {
  const {gameWords, words, view} = table;
  switch (move.type) {
    case 'SHUFFLE':
      return '';
    case 'turn':
    case 'refill':
    case 'leave':
    case 'redeal':
      return gameWords.deeds[move.type];
    case 'next':
      return gameWords.deeds[view!.stage === 'laying' ? 'card' : view!.piles['ring1.0'] ? 'circle' : 'row'];
    case 'rescue':
      return gameWords.deeds.rescue;
    default: {
      const card = view!.piles[move.from]?.at(-1),
        onto = view!.piles[move.to]?.at(-1);
      return `${card ? words.card(card) : pileName(table, move.from)} → ${onto ? words.card(onto) : pileName(table, move.to)}`;
    }
  }
}

/** The advice asked for, with the book's reason. */
export function render(table: PatienceHost): TemplateResult {
  const {hint} = table.context!;
  const texts = table.gamePanelWords!;
  const seeking = table.tag('hinting');
  return sheet(table, {
    title: table.words.hint,
    small: true,
    body: hint
      ? html`<p><b>${moveText(table, hint.move)}</b></p>
          ${hint.because?.maxim ? becauseView(table, hint.because, (maxim) => reasonOf(table.code, maxim)) : nothing}`
      : html`<p>${seeking ? '…' : texts.adviceNone}</p>`,
  });
}
