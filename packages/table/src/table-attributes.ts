import {LitElement, type PropertyDeclaration, type PropertyDeclarations} from 'lit';
import type {Back} from '@quinola/faces';
import type {AttributeWord, Levels} from './attributes.js';
import {TableErrorEvent} from './events.js';

/** What a script sets as a property in place of the text that would stand in the attribute. */
function asText(value: unknown): unknown {
  if (value === true) return 'yes';
  return typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : value === false
      ? null
      : value;
}

/**
 * What every table documents: its attributes, events, parts, slots and properties of style. The manifest, the READMEs and the
 * types say it of each element; an element documents only what it adds or says otherwise, and names after `@without` what
 * means nothing at it.
 *
 * @attr {novice|book|master} level - How well the opponents play: one word, or one for each player.
 * @attr {number|watcher} seat - Which player the visitor is, from 0; `watcher` looks on.
 * @attr {string} lesson - A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`.
 * @attr {string} seed - Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`.
 * @attr {string} names - Names of the players, divided by commas.
 * @attr {short|full} ceremony - `full` plays out what comes before the first move.
 * @attr {salon|biedermeier|manuscript|night|plain} theme - The looks.
 * @attr {two-colour|four-colour} suits - A colour for each suit.
 * @attr {single|double} figures - Standing figures, or two-headed ones.
 * @attr {auto|corner|none} indices - Rank and suit in the corners.
 * @attr {tarotee|diaper} back - The pattern of the backs.
 * @attr {calm|slow|quick|none} pace - How fast things go.
 * @attr {auto|always|never} confirm - Whether a card is tapped twice; `auto`: under a finger, where cards lie close.
 * @attr {auto|interaction} reveal - `interaction`: the game begins when the visitor asks for it.
 * @attr {string} persist - A key under which the match is kept over reloads.
 * @attr {boolean} undo - Whether a decision may be taken back.
 * @attr {boolean} autoplay - The machines play by themselves, to be looked at.
 * @attr {boolean} kiosk - For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds.
 * @attr {boolean} sound - Sounds of cards and counters; none unless set, and the visitor may set it otherwise.
 * @attr {boolean} share - A link to the deal may be copied, and a `seed` in the page's address is taken.
 * @attr {boolean} nohotkeys - No letter keys but those of the cards.
 * @attr {boolean} nocopy - The menu does not offer the lines that put this table into another page.
 * @attr {boolean} nostorage - Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there.
 * @attr {string} lang - Language: the page's unless set, if the game speaks it.
 *
 * @fires {BeforeMoveEvent} quinola-before-move - Before a move of the visitor; `preventDefault()` holds it back.
 * @fires {MoveEvent} quinola-move - After any move, as the visitor saw it.
 * @fires {DealEvent} quinola-deal - A new deal lies before the players.
 * @fires {TrickEvent} quinola-trick - A trick was won.
 * @fires {ScoreEvent} quinola-score - A deal, or what comes after some deals, was settled.
 * @fires {OverEvent} quinola-over - The session is over; the whole record is there.
 * @fires {PanelEvent} quinola-panel - A panel was opened or closed.
 * @fires {LanguageEvent} quinola-language - The table speaks another language.
 * @fires {LessonEvent} quinola-lesson - A lesson has begun, has come to another step, or is left.
 * @fires {KioskEvent} quinola-kiosk - At a kiosk somebody has begun, or what he has set is forgotten.
 * @fires {TimeEvent} quinola-time - A match has ended or was left: how long it was played.
 * @fires {TableErrorEvent} quinola-error - Something could not be read or done; `code` says what.
 *
 * @csspart felt - The whole table.
 * @csspart prompt - The line that says whose turn it is and what is asked.
 * @csspart toolbar - The row of buttons.
 * @csspart hand - The visitor's cards.
 * @csspart card - A card.
 * @csspart trick - The cards on the table.
 * @csspart seat - A player: his silhouette with the backs he holds, his name, what he has won.
 * @csspart score - The papers with the score.
 * @csspart dialog - A sheet of paper over the table.
 * @csspart menu - The menu, which is a `dialog` too.
 * @csspart button - A button: of the toolbar, of a sheet, of a message.
 * @csspart notice - A message on the table.
 * @csspart invitation - At a kiosk, the button over the whole table while nobody plays.
 * @csspart lesson - What a lesson says.
 *
 * @slot - What is shown before the script runs, or where it cannot.
 * @slot brand - A mark of the page's own, where the table waits for who begins: before `reveal="interaction"` is answered, and on the screen of a kiosk.
 * @slot title - Instead of the table's title.
 * @slot rules - Before the rules page.
 *
 * @cssstate waiting - No match has begun.
 * @cssstate visitor - The visitor is asked for something.
 * @cssstate thinking - An opponent thinks.
 * @cssstate over - The match is over.
 *
 * @cssprop [--quinola-felt=#2f5c46] - The baize; `--quinola-felt-deep` towards its edges.
 * @cssprop [--quinola-felt-deep=#234636] - The baize towards the edges.
 * @cssprop [--quinola-edge=#4a2c1d] - The wooden edge of a wide table.
 * @cssprop [--quinola-gilt=#c9a75a] - Hairlines and marks.
 * @cssprop [--quinola-ink=#f4ecd8] - Words on the baize.
 * @cssprop [--quinola-button=#0003] - Buttons, names and the line of the turn on the baize.
 * @cssprop [--quinola-paper=#f8f1e0] - Cards and sheets.
 * @cssprop [--quinola-paper-ink=#2a211b] - Words on paper.
 * @cssprop [--quinola-accent=#8f2a20] - Titles and chosen buttons on paper.
 * @cssprop [--quinola-red=#b5301f] - Hearts, diamonds and the red stencil.
 * @cssprop [--quinola-black=#221c18] - Spades, clubs and key lines.
 * @cssprop [--quinola-blue=#3b5d82] - The blue stencil.
 * @cssprop [--quinola-ochre=#cc9a3c] - The ochre stencil.
 * @cssprop [--quinola-green=#5f7a56] - The green stencil.
 * @cssprop [--quinola-grey=#a5a294] - The grey stencil.
 * @cssprop [--quinola-flesh=#f0d6b5] - Faces and hands.
 * @cssprop [--quinola-back=#9c3a2e] - The backs.
 * @cssprop [--quinola-card-back=none] - Drawn over the backs: any CSS `background`, such as `center / cover url(back.svg)`. An image
 *   for every back cannot come through a slot, which shows its content once.
 * @cssprop [--quinola-card-width=min(9.4cqw, 16cqh)] - Width of a card in the hand, upright `min(17.2cqw, 11.6cqh)`, of the table's own
 *   box; a page may ask for up to 15 % more, as long as each card keeps its strip.
 * @cssprop [--quinola-font=ui-serif, Georgia, serif] - The letters.
 * @cssprop [--quinola-focus=#f2c14e] - The ring of what has the focus.
 */
export abstract class TableAttributes extends LitElement {
  static override readonly properties: PropertyDeclarations = {
    level: {},
    seat: {},
    seed: {},
    deal: {},
    lesson: {reflect: false},
    names: {},
    ceremony: {},
    theme: {},
    suits: {},
    figures: {},
    indices: {},
    pace: {},
    confirm: {},
    reveal: {},
    persist: {},
    back: {},
    autoplay: {type: Boolean},
    kiosk: {type: Boolean},
    undoable: {type: Boolean, attribute: 'undo', reflect: false},
    sound: {type: Boolean},
    share: {type: Boolean},
    nohotkeys: {type: Boolean},
    nocopy: {type: Boolean},
    nostorage: {type: Boolean},
  };

  /** What a script or a framework sets as a property stands in the attribute too: styles look for it there, and whoever copies the tag. */
  static override createProperty(name: PropertyKey, options?: PropertyDeclaration): void {
    super.createProperty(name, {reflect: true, ...options});
  }

  /** What has no text that it could stand for is not taken; only a lesson may be an object. */
  protected static override getPropertyDescriptor(
    name: PropertyKey,
    key: string | symbol,
    options: PropertyDeclaration,
  ): PropertyDescriptor | undefined {
    const usual = super.getPropertyDescriptor(name, key, options);
    if (!usual?.set || name === 'lesson') return usual;
    const isText = !options.type;
    return {
      ...usual,
      set(this: TableAttributes, value: unknown) {
        const isOdd = value !== null && ['object', 'function', 'symbol'].includes(typeof value);
        if (isOdd) this.dispatchEvent(new TableErrorEvent('bad-call', {name: String(name)}));
        else usual.set!.call(this, isText ? asText(value) : value);
      },
    };
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  declare level: Levels | null;
  declare seat: string | null;
  declare seed: string | null;
  declare deal: string | null;
  /** A lesson: an address beside the page, the id of one of the game's own, or the document itself. */
  declare lesson: string | object | null;
  declare names: string | null;
  declare ceremony: AttributeWord<'ceremony'> | null;
  declare theme: AttributeWord<'theme'> | null;
  declare suits: AttributeWord<'suits'> | null;
  declare figures: AttributeWord<'figures'> | null;
  declare indices: AttributeWord<'indices'> | null;
  declare pace: AttributeWord<'pace'> | null;
  declare confirm: AttributeWord<'confirm'> | null;
  declare reveal: AttributeWord<'reveal'> | null;
  declare persist: string | null;
  declare back: Back | null;
  declare autoplay: boolean;
  declare kiosk: boolean;
  declare undoable: boolean;
  declare sound: boolean;
  declare share: boolean;
  declare nohotkeys: boolean;
  declare nocopy: boolean;
  declare nostorage: boolean;
}
