import {choice, formStyles, sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {announceable, tarok, type AnnouncedClass} from '../rules/game.js';
import type {TarokHost} from '../table/host.js';

/** What the visitor is holding back, by table and step of the match. */
const withheld = new WeakMap<
  TarokHost,
  {readonly step: string; readonly classes: ReadonlySet<AnnouncedClass>}
>();

/** The announcing dialogue: everything the hand holds is proposed, with its worth; what is not announced is lost. */
export function render(table: TarokHost): TemplateResult {
  table.adopt(formStyles);
  const texts = table.gamePanelWords!;
  const {view} = table.context!;
  const {step} = table.match;
  const found = announceable(view.hand, view.options);
  const back = withheld.get(table)?.step === step ? withheld.get(table)!.classes : new Set<AnnouncedClass>();
  const classes = found.map((one) => one.class).filter((name) => !back.has(name));
  const total = found.reduce((sum, one) => (back.has(one.class) ? sum : sum + one.item.points), 0);
  const turn = (name: AnnouncedClass) => (): void => {
    const next = new Set(back);
    if (!next.delete(name)) next.add(name);
    withheld.set(table, {step, classes: next});
    table.requestUpdate();
  };
  const mayTakeBack = tarok.refusal(view, {type: 'TAKE_BACK'}) === null;
  return sheet(table, {
    title: texts.announceTitle,
    own: true,
    onStage: 'asks',
    body: html`<p>${found.length ? texts.announceAsk : texts.nothingHeld}</p>
      <div class="classes">
        ${found.map(
          (one) =>
            html`<label
              ><input type="checkbox" .checked=${!back.has(one.class)} @change=${turn(one.class)} /><span
                >${texts.item(one.item)}</span
              ><b>${one.item.points}</b></label
            >`,
        )}
      </div>`,
    foot: [
      ...(mayTakeBack ? [choice(texts.takeBack, () => table.play({type: 'TAKE_BACK'}))] : []),
      classes.length
        ? choice(texts.announce(total), () => table.play({type: 'ANNOUNCE', classes}), true)
        : choice(texts.nothing, () => table.play({type: 'ANNOUNCE', classes: []}), true),
    ],
  });
}
