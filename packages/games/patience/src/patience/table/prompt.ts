import {cardBack, type LayoutSays} from '@quinola/table';
import {html, nothing} from 'lit';
import type {PatienceHost} from './host.js';
import {compile, founded} from '../rules/index.js';
import {visibleQuestion} from './questions.js';
import {answersView, onlyAction} from './actions.js';
import {topOf} from './pile-names.js';
import {carriesOf, isHome} from './ways.js';

/** The largest number of playable cards that are named. */
const NAMED = 2;

/** What can be done now, in one line. */
function promptOf(table: PatienceHost): string {
  const {view, gameWords, picked, gamePanelWords} = table;
  const {prompts, deeds} = gameWords;
  if (table.tag('over')) return gamePanelWords?.[view!.won ? 'cameOut' : 'stuck'] ?? '';
  const carries = carriesOf(table.moves());
  const name = (pile: string): string => topOf(table, pile);
  const {rested} = table.board;
  const held = picked !== null && carries.some(({from}) => from === picked) ? name(picked) : '';
  const takes = !held && rested !== null ? table.takes(rested) : '';
  if (takes) return takes;
  if (held) return prompts.lay(held[0]!.toUpperCase() + held.slice(1));
  const home = new Set(carries.filter(isHome).map(({from}) => from));
  if (home.size) return prompts.home(home.size, home.size > NAMED ? [] : [...new Set([...home].map(name))]);
  const others = new Set(carries.map(({from}) => from));
  if (others.size) return prompts.move(others.size);
  const word = onlyAction(table);
  return word ? prompts.only(deeds[word]) : '';
}

/** The line that says what can be done, or why something cannot; the buttons that answer it; and the progress. */
export function saysOf(table: PatienceHost): LayoutSays {
  const {view} = table.context!;
  const {gameWords} = table;
  const game = compile(view.options);
  const {redeal} = game.def;
  const size = game.def.win.flatMap((id) => game.pilesOf(id)).reduce((sum, pile) => sum + pile.size, 0);
  const left = redeal && !view.won ? redeal.times - view.redeals : null;
  return {
    prompt: (table.note?.text ?? visibleQuestion(table)) || promptOf(table),
    actions: answersView(table),
    progress: html`${gameWords.founded(founded(view), size)}${
      left === null
        ? nothing
        : html`<span class="redeals"> · ${gameWords.redealsLeft(left)}</span
            >${Array.from({length: left}, cardBack)}`
    }`,
  };
}
