import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {VoiceController} from '../controllers/voice.js';
import type {Settings} from '../settings.js';
import {formStyles} from '../styles/forms.js';
import {sheet} from './sheet.js';
type Choice = readonly [value: string, text: string];

function select(
  table: AnyTable,
  label: string,
  key: 'confirm' | 'obvious' | 'indices' | 'suits' | 'figures' | 'pace',
  choices: readonly Choice[],
): TemplateResult {
  const now = table.settings.get(key) ?? choices[0]![0];
  return html`<label
    ><span>${label}</span
    ><select
      @change=${({target}: Event) => {
        table.settings.change({[key]: (target as HTMLSelectElement).value} as Partial<Settings>);
      }}
    >
      ${choices.map(([value, text]) => html`<option value=${value} ?selected=${value === now}>${text}</option>`)}
    </select></label
  >`;
}

function check(label: string, isOn: boolean, set: (isOn: boolean) => void): TemplateResult {
  return html`<label
    ><span>${label}</span
    ><input
      type="checkbox"
      .checked=${isOn}
      @change=${({target}: Event) => set((target as HTMLInputElement).checked)}
  /></label>`;
}

/** The visitor's settings, kept for every table of the page. */
export function render(table: AnyTable): TemplateResult {
  table.adopt(formStyles);
  const more = table.panelWords!;
  const {context} = table;
  const words = table.panelWords!;
  // Games for one have no opponents to name and no second tap: any move can be taken back.
  const others = context!.players.length > 1;
  const rename =
    (player: number) =>
    ({target}: Event) => {
      const names = context!.players.map(({name}) => name);
      names[player] = (target as HTMLInputElement).value.trim() || names[player]!;
      table.settings.change({names});
      table.match.takePlayers();
    };
  return sheet(table, {
    title: more.settings,
    body: html` ${select(table, words.pace, 'pace', [
      ['calm', words.paceCalm],
      ['slow', words.paceSlow],
      ['quick', words.paceQuick],
      ['none', words.paceNone],
    ])}
    ${
      others
        ? html`${select(table, words.confirm, 'confirm', [
            ['auto', words.confirmAuto],
            ['always', words.confirmAlways],
            ['never', words.confirmNever],
          ])}${select(table, words.obvious, 'obvious', [
            ['ask', words.obviousAsk],
            ['last', words.obviousLast],
            ['all', words.obviousAll],
          ])}`
        : nothing
    }
    ${select(table, words.indices, 'indices', [
      ['auto', words.indicesAuto],
      ['corner', words.indicesCorner],
      ['none', words.indicesNone],
    ])}
    ${select(table, words.suits, 'suits', [
      ...(table.hasGermanSuits ? [['german', words.suitsGerman] as const] : []),
      ['two-colour', words.suitsTwo],
      ['four-colour', words.suitsFour],
    ])}
    ${select(table, words.figures, 'figures', [
      ['single', words.figuresSingle],
      ['double', words.figuresDouble],
    ])}
    ${check(words.sound, table.features!.sound.isOn, (sound) => table.settings.change({sound}))}
    ${
      VoiceController.isThere
        ? check(words.voice, table.features!.voice.isOn, (voice) => table.settings.change({voice}))
        : nothing
    }
    ${others ? html`<p><b>${words.opponents}</b></p>` : nothing}
    ${context?.players.map(({kind, name}, player) =>
      kind === 'visitor'
        ? ''
        : html`<label
            ><span>${words.name(player)}</span>
            <input .value=${name} maxlength="24" autocomplete="off" @change=${rename(player)}
          /></label>`,
    )}`,
  });
}
