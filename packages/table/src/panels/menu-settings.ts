import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {ATTRIBUTE_WORDS, type Level} from '../attributes.js';
import {languageOf} from '../language.js';
import {LANGUAGES} from '../languages.js';
import type {PaceName} from '../settings.js';

/** What is set in the menu itself: what visitors set most. All else is set on the sheet of settings. */

type Line = TemplateResult | typeof nothing;

/** A line with a choice, as it stands in the menu. */
function selectLine(
  label: string,
  now: string,
  values: readonly (readonly [value: string, text: string])[],
  choose: (value: string) => void,
): TemplateResult {
  return html`<label
    ><span>${label}</span
    ><select @change=${({target}: Event) => choose((target as HTMLSelectElement).value)}>
      ${values.map(([value, text]) => html`<option value=${value} ?selected=${value === now}>${text}</option>`)}
    </select></label
  >`;
}

/** How well the opponents play, from the next card on; nothing where nobody but the page and the visitor play, or in a lesson. */
export function strengthLine(table: AnyTable): Line {
  const {strength, levels} = table.panelWords!;
  const opponents = (table.context?.players ?? []).filter(({kind}) => kind === 'opponent');
  if (!opponents.length || table.lessons.current) return nothing;
  const [now, ...others] = new Set(opponents.map(({level}) => level as Level));
  const isMixed = others.length > 0;
  const known = (['novice', 'book', 'master'] as const).map((level) => [level, levels[level]] as const);
  return selectLine(
    strength,
    isMixed ? 'mixed' : now!,
    isMixed ? [['mixed', levels.mixed], ...known] : known,
    (level) => {
      if (level === 'mixed') return;
      table.settings.change({level: level as Level});
      table.match.takePlayers();
    },
  );
}

/** The languages that the game speaks. A kiosk has buttons for them at its head. */
function languageLine(table: AnyTable): Line {
  const spoken = LANGUAGES.filter(([code]) => code in table.wordSources.room);
  return table.kiosk || spoken.length < 2
    ? nothing
    : selectLine(table.panelWords!.language, table.code, spoken, (code) => {
        table.settings.choose('languages', languageOf(table), code);
        void table.language.take();
      });
}

/** What is seen and heard. */
export function lookLines(table: AnyTable): readonly Line[] {
  const {settings, panelWords} = table;
  const words = panelWords!;
  return [
    selectLine(
      words.theme,
      table.styling.theme,
      ATTRIBUTE_WORDS.theme.map((theme) => [theme, words.themes[theme]]),
      (theme) => settings.choose('themes', table.theme || 'salon', theme),
    ),
    languageLine(table),
    selectLine(
      words.pace,
      settings.get('pace') ?? 'calm',
      [
        ['calm', words.paceCalm],
        ['slow', words.paceSlow],
        ['quick', words.paceQuick],
        ['none', words.paceNone],
      ],
      (pace) => settings.change({pace: pace as PaceName}),
    ),
    html`<label
      ><span>${words.sound}</span
      ><input
        type="checkbox"
        .checked=${table.features!.sound.isOn}
        @change=${({target}: Event) => settings.change({sound: (target as HTMLInputElement).checked})}
    /></label>`,
  ];
}
