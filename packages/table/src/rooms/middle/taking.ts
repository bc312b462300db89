import {rankOf, type Card} from '@quinola/cards';
import {partsOf, type Capture, type MoveLike} from '@quinola/play';
import {html, type ReactiveController, type ReactiveControllerHost, type TemplateResult} from 'lit';
import {answer, type AnswerHost} from '../../asks/answers.js';
import type {Ask, CaptureAsk} from '../../asks/ask.js';
import type {Announcer} from '../../controllers/announcer.js';
import type {HandModel} from '../../hand.js';
import type {KitPanelWords, KitRoomWords} from '../../strings.js';
import type {Taking} from './taking-model.js';

/** What taking cards needs of its table. */
export interface TakingHost extends AnswerHost, ReactiveControllerHost {
  readonly words: KitRoomWords;
  readonly panelWords: KitPanelWords | null;
  readonly shadowRoot: ShadowRoot | null;
  readonly match: {readonly step: string};
  at: Card | null;
  chosen: Card | null;
  note: {readonly card: Card; readonly text: string} | null;
}

type Capturing = MoveLike & Capture;
type Laying = MoveLike & {readonly card: Card};

const isCapture = (move: MoveLike): move is Capturing => Array.isArray((move as Partial<Capture>).take);
const NOTHING: readonly Card[] = [];

/**
 * The card of the hand that the visitor has chosen, and the cards of the table that it is to take. The most is prepared; a touch on
 * a card of the table adds or drops its set, and what no longer fits is put back. A second touch on the card plays it.
 */
export class TakingController implements ReactiveController, Taking {
  #card: Card | null = null;
  #take: readonly Card[] = NOTHING;
  /** The step of the match for which they were chosen. */
  #step = '';

  /** @param asked the current decision of the game */
  constructor(
    private readonly table: TakingHost,
    private readonly announcer: Pick<Announcer, 'say'>,
    private readonly asked: () => Ask | null,
  ) {
    table.addController(this);
  }

  hostConnected(): void {
    this.table.shadowRoot!.addEventListener('keydown', this.#pressed);
  }

  hostDisconnected(): void {
    this.table.shadowRoot!.removeEventListener('keydown', this.#pressed);
  }

  /** The current decision; `null` if cards are not asked for. */
  get ask(): CaptureAsk | null {
    const ask = this.asked();
    return ask?.kind === 'capture' ? ask : null;
  }

  /** The chosen card; `null` if there is none. */
  get card(): Card | null {
    return this.ask && this.#step === this.table.match.step ? this.#card : null;
  }

  /** What it is to take. */
  get take(): readonly Card[] {
    return this.card ? this.#take : NOTHING;
  }

  /** Every capture of a card, the best first. */
  #captures(card: Card): readonly Capturing[] {
    const {moves, worth = ({take}: Capture) => take.length} = this.ask!;
    return moves
      .filter((move): move is Capturing => isCapture(move) && move.card === card)
      .toSorted((one, other) => worth(other) - worth(one));
  }

  /** The move that lays a card down; absent where it may not be. */
  #laying(card: Card): MoveLike | undefined {
    return this.ask!.moves.find((move) => !isCapture(move) && (move as Laying).card === card);
  }

  /** The move for what is chosen. */
  #move(): MoveLike | undefined {
    const {card, take} = this;
    if (card === null) return undefined;
    return take.length ? this.#captures(card).find((one) => isSame(one.take, take)) : this.#laying(card);
  }

  /** The sets of which the capture is made that is prepared. */
  get #parts(): readonly (readonly Card[])[] {
    return this.take.length ? partsOf(this.take, this.#sets(this.card!)) : [];
  }

  /** The sets that a card may take alone; where all of the table must be taken at once, that is one. */
  #sets(card: Card): readonly (readonly Card[])[] {
    const sets = this.ask!.sets(card);
    const whole = this.#captures(card).map(({take}) => take);
    return partsOf(whole[0] ?? [], sets).length ? sets : whole;
  }

  /** The number of the set in which a card of the table is to be taken; −1: none. */
  setOf(card: Card): number {
    return this.#parts.findIndex((set) => set.includes(card));
  }

  /** What stands below that set: `7+2+A`. */
  tabOf(card: Card): string | undefined {
    const set = this.#parts[this.setOf(card)];
    return set && this.#short(set);
  }

  #short(set: readonly Card[]): string {
    return set.map((card) => this.table.words.rank(rankOf(card))).join('+');
  }

  /** Whether the chosen card cannot take a card of the table in any way. */
  isAway(card: Card): boolean {
    return this.card !== null && !this.#captures(this.card).some(({take}) => take.includes(card));
  }

  /** Whether a card of the table is advised. */
  isHinted(card: Card): boolean {
    const hint = this.ask && this.table.context?.hint?.move;
    return Boolean(hint && isCapture(hint) && hint.take.includes(card));
  }

  /** The accessible name of a card of the table while something is chosen; `null` otherwise. */
  nameOf(card: Card): string | null {
    if (this.card === null) return null;
    const {asks} = this.table.panelWords!;
    const name = this.table.words.card(card);
    if (this.take.includes(card)) return asks.isChosen(name);
    return (this.isAway(card) ? asks.mayNotChoose : asks.mayChoose)(name);
  }

  /** Touches a card of the table: adds or drops its set. Without a chosen card, the first of the hand that takes it is chosen. */
  touch(card: Card): void {
    const {take} = this;
    if (this.card === null) {
      const [most] = this.ask!.moves.filter(
        (move): move is Capturing => isCapture(move) && move.take.includes(card),
      ).toSorted((one, other) => one.take.length - other.take.length);
      if (most) this.#choose(most.card, most.take);
      else this.#refuse(card);
      return;
    }
    const parts = this.#parts;
    if (take.includes(card)) {
      this.#choose(this.card, parts.filter((set) => !set.includes(card)).flat());
      return;
    }
    // Of the captures with this card, that which keeps most of what was chosen, and adds least.
    const [best] = this.#captures(this.card)
      .filter((one) => one.take.includes(card))
      .toSorted((one, other) => fits(other.take, take) - fits(one.take, take));
    if (best) this.#choose(this.card, best.take);
    else this.#refuse(card);
  }

  /** Says that a card of the table cannot be taken, to the eye and to the ear; what is chosen stays so. */
  #refuse(card: Card): void {
    const {table} = this;
    const {words, panelWords} = table;
    const {asks} = panelWords!;
    const name = words.card(card);
    const text = this.card === null ? asks.notTaken(name) : asks.takesNot(words.card(this.card), name);
    table.note = {card, text};
    this.announcer.say(text);
    table.requestUpdate();
  }

  /** Chooses a card with what it is to take, and says so. */
  #choose(card: Card, take: readonly Card[]): void {
    const {table} = this;
    this.#card = card;
    this.#take = take;
    this.#step = table.match.step;
    table.at = card;
    table.note = null;
    this.announcer.say(this.sentence(card, take));
    table.requestUpdate();
  }

  /** What a card takes, in one sentence. */
  sentence(card: Card, take: readonly Card[]): string {
    const {words, panelWords} = this.table;
    const {asks} = panelWords!;
    if (!take.length) return asks.takesNothing(words.card(card));
    const lying = this.table.shadowRoot!.querySelectorAll('.middle [data-card]').length;
    const sets = partsOf(take, this.#sets(card)).map((set) => set.map(words.card));
    return asks.takes(words.card(card), sets, take.length === lying);
  }

  /** A touch on a card of the hand: the first chooses it, the second plays it; to drag it is to mean it. */
  #tap(card: Card): void {
    const {table} = this;
    const isMeant = this.card === card || table.chosen === card;
    table.chosen = null;
    if (this.card !== card) this.#choose(card, this.#captures(card)[0]?.take ?? NOTHING);
    if (!isMeant) return;
    // A card that can neither take this nor be laid down is refused by the rules, which say why.
    const move = this.#move() ?? this.#captures(card)[0] ?? {type: 'LAY', card};
    table.play(move);
  }

  /** The hand while a card is asked for. */
  hand(model: HandModel): HandModel | null {
    if (!this.ask) return null;
    const {words, panelWords} = this.table;
    const chosen = this.card;
    const hinted = this.table.context?.hint?.move as {readonly card?: Card} | undefined;
    return {
      ...model,
      asked: true,
      lawful: (card) => chosen === null || card === chosen,
      chosen: null,
      picked: (card) => card === chosen,
      hinted: hinted?.card ?? null,
      name: (card) => (card === chosen ? panelWords!.onceMore : words.mayPlay)(words.card(card)),
      tap: (card) => this.#tap(card),
    };
  }

  answers(): TemplateResult | null {
    const {table, card, take} = this;
    const {asks} = table.panelWords!;
    if (card === null) return null;
    const move = this.#move();
    const laying = this.#laying(card);
    return html`${
      take.length && move
        ? answer(table, {
            label: asks.take(
              this.#parts.map((set) => this.#short(set)),
              take.length,
            ),
            move,
            first: true,
          })
        : ''
    }
    ${laying ? answer(table, {label: asks.lay, move: laying, first: !take.length}) : ''}`;
  }

  /** The arrow keys go from one way of taking to the next, and to laying the card down. */
  readonly #pressed = (pressed: Event): void => {
    const {key, ctrlKey, altKey, metaKey} = pressed as KeyboardEvent;
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    const touched = (pressed.composedPath()[0] as HTMLElement).closest<HTMLElement>('[data-card]');
    const card = touched?.closest('.hand')
      ? touched.dataset['card']
      : touched?.closest('.middle') && this.card;
    if (!step || !card || !this.ask || ctrlKey || altKey || metaKey) return;
    pressed.preventDefault();
    const ways = [...this.#captures(card).map(({take}) => take), ...(this.#laying(card) ? [NOTHING] : [])];
    const here = this.card === card ? ways.findIndex((take) => isSame(take, this.take)) : -1;
    this.#choose(
      card,
      ways[(Math.max(here, step < 0 ? 0 : -1) + step + ways.length) % ways.length] ?? NOTHING,
    );
  };
}

const isSame = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));

/** How many cards of what was chosen a capture keeps, less those that it adds. */
const fits = (take: readonly Card[], chosen: readonly Card[]): number =>
  take.reduce((sum, card) => sum + (chosen.includes(card) ? 4 : -1), 0);
