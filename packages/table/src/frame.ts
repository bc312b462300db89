import {ICON_BOX, icons, type IconName} from '@quinola/faces/icons.js';
import {html, nothing, svg, type TemplateResult} from 'lit';
import type {LessonsController} from './controllers/lessons.js';
import type {Message} from './message.js';
import type {TableFeatures} from './features.js';
import type {Tool} from './keys.js';
import {placeBefore, type FirstVisit} from './lesson/first-visit.js';
import type {KitPanelWords, KitRoomWords} from './strings.js';
import {windowOf} from './window-of.js';

const ICONS: Readonly<Record<Tool, IconName>> = {
  menu: 'menu',
  hint: 'advice',
  why: 'why',
  last: 'lastTrick',
  undo: 'takeBack',
};

/** An icon, sized by the font of its button. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 ${ICON_BOX} ${ICON_BOX}" aria-hidden="true">
    ${svg`<path d=${icons[name]}></path>`}
  </svg>`;
}

/** What the frame reads of its table. */
export interface FrameHost extends FirstVisit {
  readonly code: string;
  readonly words: KitRoomWords;
  readonly panelWords: KitPanelWords | null;
  readonly kiosk: boolean;
  readonly undoable: boolean;
  /** Tooltips of buttons. */
  readonly tips: Readonly<Partial<Record<Tool, string>>> | undefined;
  readonly context: (FirstVisit['context'] & {readonly canUndo: boolean}) | null;
  readonly message: Message | null;
  readonly features: TableFeatures | null;
  readonly lessons: LessonsController;
  readonly match: {send(event: {readonly type: 'HURRY'}): void};
  tag(...names: readonly string[]): boolean;
  start(): Promise<void>;
  withFeatures(use: (features: TableFeatures) => unknown): void;
}

/** What a game draws in the frame. */
export interface FrameParts {
  /** The accessible name of the table. */
  readonly name: string;
  /** Classes of the felt. */
  readonly classes: string;
  heading(): TemplateResult;
  room(): TemplateResult;
  readonly tools: readonly Tool[];
  ownTools(): TemplateResult | typeof nothing;
}

/** In a frame of another page the table's height comes from its width. */
function framed(table: Element): string {
  const shownIn = windowOf(table) as Window | undefined;
  return shownIn?.parent === shownIn ? '' : 'framed';
}

/** The placeholder until the table is drawn, in a box of the same size, so that nothing jumps. */
export function frameBefore(table: Element): TemplateResult {
  return html`<div class="q ${framed(table)}">
    <div class="coming"><i class="probe"></i><slot></slot></div>
  </div>`;
}

/** Draws the frame of a table with the game's content. */
export function frame(table: FrameHost, parts: FrameParts): TemplateResult {
  const {context, message, features, words} = table;
  const lesson = table.lessons.current;
  return html`<div
    class="q ${framed(table)} ${parts.classes}"
    part="felt"
    lang=${table.code}
    translate="no"
    role="group"
    aria-label=${parts.name}
  >
    <div class="frame">
      <i class="probe"></i>
      ${
        context
          ? html`<div class="room" tabindex="-1" @click=${(event: Event) => endPause(table, event)}>
                <div class="title">
                  <slot name="title">${parts.heading()}</slot>${screenButton(table)}${features?.kiosk?.bar()}
                </div>
                ${parts.room()}
                <div class="air"></div>
                ${features?.panels.view()}${lesson ? lesson.note() : features ? features.offer() : placeBefore(table)}
              </div>
              <div class="tools" part="toolbar">
                ${lesson ? lesson.tools(() => ownTools(table, parts)) : ownTools(table, parts)}${toolButton(table, 'menu')}
              </div>`
          : html`<div class="front">
              <slot name="brand"></slot><slot></slot
              ><button part="button" class="button" @click=${() => table.start()}>${words.start}</button>
            </div>`
      }${message ? html`<p class="message" part="notice" role="alert">${said(table, message)}</p>` : nothing}
    </div>
    <div class="vh" role="log" aria-live="polite"></div>
  </div>`;
}

/** What a message says, with its buttons. Before the features are there only their absence can be said. */
const said = ({features}: FrameHost, message: Message): TemplateResult =>
  features?.messages.view(message) ??
  html`<span>${message.text}</span
    ><button part="button" class="button" @click=${message.mend?.act}>${message.mend?.text}</button>`;

/** The buttons beside the menu. */
function ownTools(table: FrameHost, parts: FrameParts): TemplateResult {
  const tools: readonly Tool[] = table.undoable ? [...parts.tools, 'undo'] : parts.tools;
  return html`${tools.map((tool) => toolButton(table, tool))}${parts.ownTools()}`;
}

/**
 * A tap on the felt ends a delay: a card animation, a full trick on display, a call on display, an opponent's thinking time. What is
 * left of the trick goes faster.
 */
function endPause(table: FrameHost, {target}: Event): void {
  if (
    table.tag('travel', 'gather', 'speak', 'tell', 'opponent') &&
    !(target as Element).closest('button, a, .sheet')
  )
    table.match.send({type: 'HURRY'});
}

/** Full screen, as an icon in the title's corner. It is in the menu too, for where no title is shown; a kiosk fills its screen anyway. */
function screenButton({panelWords, kiosk, features}: FrameHost): TemplateResult | typeof nothing {
  if (!panelWords || kiosk || !features) return nothing;
  const {screen} = features;
  const {isOn} = screen;
  const text = isOn ? panelWords.leaveFullScreen : panelWords.fullScreen;
  return html`<button class="screen" aria-label=${text} title=${text} @click=${() => screen.set(!isOn)}>
    ${icon(isOn ? 'leaveFullScreen' : 'fullScreen')}
  </button>`;
}

/** A button of the toolbar; pressed before the features are there it waits for them. */
function toolButton(table: FrameHost, tool: Tool): TemplateResult {
  const isOff = (tool === 'hint' && !table.tag('visitor')) || (tool === 'undo' && !table.context!.canUndo);
  return html`<button
    part="button"
    class="button"
    title=${table.tips?.[tool] ?? nothing}
    ?disabled=${isOff}
    @click=${() => table.withFeatures((features) => features.run(tool))}
  >
    ${icon(ICONS[tool])}<span>${table.words[tool]}</span>
  </button>`;
}
