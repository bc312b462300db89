import {cardBack} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {PatienceTable} from '../patience-table.js';
import {compile, founded, type PatienceMove} from '../rules/index.js';
import type {Deed} from '../strings.js';
import {questionSeen} from './asked.js';

/** What the word `next` asks for: the next card of a stream, circle or row. */
function nextOf(table: PatienceTable): Deed {
  const {def} = compile(table.view!.options);
  const step = def.program[table.view!.step]!;
  const following = def.program[table.view!.step + 1];
  if ('deal' in step) return 'card';
  return following && 'to' in following && following.to.startsWith('ring') ? 'circle' : 'row';
}

/** The buttons and the line below the layout. */
export function deedsView(table: PatienceTable): TemplateResult {
  const {view} = table.context!;
  const {gameWords} = table;
  const {def} = compile(view.options);
  const moves = table.moves();
  const button = (deed: Deed, act: () => void, first = false): TemplateResult =>
    html`<button
      type="button"
      class="button ${first ? 'first' : ''}"
      data-deed=${deed}
      title=${table.gamePanelWords?.book?.[deed] ?? nothing}
      @click=${act}
    >
      ${gameWords.deeds[deed]}
    </button>`;
  const word = (type: PatienceMove['type'], deed: Deed, first = true): TemplateResult | typeof nothing =>
    moves.some((move) => move.type === type)
      ? button(deed, () => table.play({type} as PatienceMove), first)
      : nothing;
  const next = nextOf(table);
  const size = def.win
    .flatMap((id) => compile(view.options).of(id))
    .reduce((sum, pile) => sum + pile.size, 0);
  const redeals = def.redeal && !view.won ? def.redeal.times - view.redeals : null;
  return html`<div class="deeds">
      ${word('turn', 'turn')}${word('refill', 'refill')}${word('leave', 'leave')}${word('next', next)}${
        next === 'card' && moves.some(({type}) => type === 'next')
          ? button('on', () => table.ask((service) => service.act('on')))
          : nothing
      }${
        moves.some(({type}) => type === 'rescue')
          ? button('rescue', () => void table.open('rescue'), true)
          : nothing
      }${word(
        'redeal',
        'redeal',
        moves.length === 1,
      )}${table.picked && compile(view.options).pile(table.picked)?.group.examine ? button('look', () => void table.open('look', table.picked)) : nothing}${button(
        'show',
        () => table.show(),
      )}${table.ahead.length ? button('redo', () => table.redo()) : nothing}
    </div>
    <p part="prompt" class="status">
      ${
        (table.note?.text ?? questionSeen(table)) ||
        html`${gameWords.founded(founded(view), size)}${
          redeals === null
            ? nothing
            : html` · ${gameWords.redealsLeft(redeals)}${Array.from({length: redeals}, cardBack)}`
        }`
      }
    </p>`;
}
