import {icon} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {PatienceHost} from './host.js';
import {compile, type PatienceMove} from '../rules/index.js';
import type {ActionName} from '../words/types.js';

/** A move that is a command rather than a card moving between piles. */
type Command = 'turn' | 'refill' | 'leave' | 'next' | 'redeal';

/** What the command `next` asks for: the next card of a stream, circle or row. */
function nextOf(table: PatienceHost): ActionName {
  const {def} = compile(table.view!.options);
  const step = def.program[table.view!.step]!;
  const following = def.program[table.view!.step + 1];
  if ('deal' in step) return 'card';
  return following && 'to' in following && following.to.startsWith('ring') ? 'circle' : 'row';
}

/** What a command is called now. */
export const actionOf = (table: PatienceHost, word: Command): ActionName =>
  word === 'next' ? nextOf(table) : word;

const offers = (table: PatienceHost, type: PatienceMove['type']): boolean =>
  table.moves().some((move) => move.type === type);

/** The command whose button stands beside the menu: the one available now, else the usual one. */
function toolCommand(table: PatienceHost): Command | null {
  const {program, phases, redeal} = compile(table.view!.options).def;
  const has = (name: 'turn' | 'next'): boolean => Object.values(phases).some((phase) => phase[name]);
  const all: Command[] = [];
  if (redeal) all.push('redeal');
  if (has('turn')) all.push('turn');
  if (has('next') || program.some((step) => 'deal' in step && step.deal === 'stream')) all.push('next');
  return all.find((word) => offers(table, word)) ?? all[0] ?? null;
}

/** The command that is left when no card can be moved. */
export function onlyAction(table: PatienceHost): ActionName | null {
  const words = (['turn', 'refill', 'next', 'redeal'] as const).filter((word) => offers(table, word));
  return words[0] && table.moves().length === words.length ? actionOf(table, words[0]) : null;
}

/** The game's own button among the tools: redeals, turns a card or asks for what comes next. */
export function toolView(table: PatienceHost): TemplateResult | typeof nothing {
  const word = toolCommand(table);
  if (!word) return nothing;
  const action = actionOf(table, word);
  return html`<button
    type="button"
    part="button"
    class="button ${onlyAction(table) === action ? 'first' : ''}"
    data-action=${action}
    title=${table.gamePanelWords?.book?.[action] ?? nothing}
    ?disabled=${!offers(table, word)}
    @click=${() => table.play({type: word})}
  >
    ${icon(word === 'redeal' ? 'redeal' : 'lastTrick')}<span>${table.gameWords.deeds[action]}</span>
  </button>`;
}

/** The buttons that answer the question, beside its text. */
export function answersView(table: PatienceHost): TemplateResult {
  const {gameWords, gamePanelWords, picked} = table;
  const button = (action: ActionName, act: () => void, first = true): TemplateResult =>
    html`<button
      type="button"
      part="button"
      class="button ${first ? 'first' : ''}"
      data-action=${action}
      title=${table.gamePanelWords?.book?.[action] ?? nothing}
      @click=${act}
    >
      ${gameWords.deeds[action]}
    </button>`;
  const examined = picked !== null && compile(table.view!.options).pile(picked)?.group.examine;
  return html`${
    gamePanelWords && table.canGoHome()
      ? html`<button
          type="button"
          class="button first"
          data-action="home"
          @click=${() => table.withFeatures((features) => features.run('home'))}
        >
          ${gamePanelWords.allHome}
        </button>`
      : nothing
  }${(['refill', 'leave'] as const).map((word) =>
    offers(table, word) ? button(word, () => table.play({type: word})) : nothing,
  )}${offers(table, 'rescue') ? button('rescue', () => void table.open('rescue')) : nothing}${
    offers(table, 'next') && nextOf(table) === 'card'
      ? button('on', () => table.withFeatures((features) => features.run('on')), false)
      : nothing
  }${examined ? button('look', () => void table.open('look', picked), false) : nothing}${
    table.ahead.length ? button('redo', () => table.redo(), false) : nothing
  }`;
}
