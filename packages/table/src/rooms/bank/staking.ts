import {thingsOf, type NamesThings} from '@quinola/play';
import {html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult} from 'lit';
import {answer, type AnswerHost} from '../../asks/answers.js';
import {sameMove, type Ask, type StakeAsk, type StakeOffer} from '../../asks/ask.js';
import type {Announcer} from '../../controllers/announcer.js';
import type {KitPanelWords, KitRoomWords} from '../../strings.js';
import {coins} from './coins.js';
import {StakeDragging} from './stake-dragging.js';
import type {Staking} from './staking-model.js';

/** What staking needs of its table. */
export interface StakingHost extends AnswerHost, ReactiveControllerHost {
  readonly words: KitRoomWords;
  readonly panelWords: KitPanelWords | null;
  readonly shadowRoot: ShadowRoot | null;
  readonly game: NamesThings;
  readonly match: {readonly decision: string};
  note: object | null;
}

/** How far the keys of a whole page change an amount, in its steps. */
const PAGE = 5;

/**
 * The stake that the visitor is about to lay. Nothing is laid before he says so: by a second touch on its place, or by the button;
 * what lies there can be changed or taken back until he is done. Others who stake meanwhile change nothing of it.
 */
export class StakingController implements ReactiveController, Staking {
  #place: string | null = null;
  #amount = 0;
  /** The decision for which they were chosen. */
  #decision = '';
  #dragging: StakeDragging | null = null;

  /** @param asked the current decision of the game */
  constructor(
    private readonly table: StakingHost,
    private readonly announcer: Pick<Announcer, 'say'>,
    private readonly asked: () => Ask | null,
  ) {
    table.addController(this);
  }

  hostConnected(): void {
    const root = this.table.shadowRoot!;
    root.addEventListener('keydown', this.#pressed);
    this.#dragging = new StakeDragging(root, {
      canDrag: (place) => this.ask !== null && (place === null || this.#lies(place) > 0),
      drop: (from, to) => this.#drop(from, to),
    });
  }

  hostDisconnected(): void {
    this.table.shadowRoot!.removeEventListener('keydown', this.#pressed);
    this.#dragging?.close();
  }

  get ask(): StakeAsk | null {
    const ask = this.asked();
    return ask?.kind === 'stake' ? ask : null;
  }

  /** Where one place only is open, it is chosen from the start. */
  get place(): string | null {
    const {ask} = this;
    if (!ask) return null;
    if (this.#place !== null && this.#decision === this.table.match.decision && this.isOpen(this.#place))
      return this.#place;
    return ask.offers.length === 1 ? ask.offers[0]!.place : null;
  }

  get amount(): number {
    const {place} = this;
    const offer = this.#offer(place);
    if (!offer) return 0;
    const isKept = place === this.#place && this.#decision === this.table.match.decision;
    return isKept && offer.amounts.includes(this.#amount) ? this.#amount : this.#usual(offer);
  }

  #offer(place: string | null): StakeOffer | undefined {
    return this.ask?.offers.find((offer) => offer.place === place);
  }

  #lies(place: string): number {
    return this.#offer(place)?.current ?? 0;
  }

  /** What is prepared for a place at first: what is advised, what lies there, or the least. */
  #usual(offer: StakeOffer): number {
    const {hint} = this.table.context ?? {hint: null};
    return (
      offer.amounts.find((amount) => sameMove(this.ask!.lay(offer.place, amount), hint?.move)) ??
      (offer.current || offer.usual || offer.amounts.find((amount) => amount > 0)!)
    );
  }

  isOpen(place: string): boolean {
    return this.#offer(place) !== undefined;
  }

  isHinted(place: string): boolean {
    const hint = this.ask && this.table.context?.hint?.move;
    return Boolean(hint && thingsOf(hint, this.table.game).includes(place));
  }

  touch(place: string): void {
    if (!this.isOpen(place)) return;
    if (this.place === place) this.#lay(place, this.amount);
    else this.#choose(place, this.#usual(this.#offer(place)!));
  }

  /** Chooses a place with an amount for it, and says so. */
  #choose(place: string, amount: number): void {
    const {table} = this;
    this.#place = place;
    this.#amount = amount;
    this.#decision = table.match.decision;
    table.note = null;
    this.announcer.say(table.panelWords!.asks.stake.prepared(amount, this.#named(place)));
    table.requestUpdate();
  }

  /** The name of a place, where there is a choice. */
  #named(place: string): string {
    return this.ask!.offers.length > 1 ? this.#offer(place)!.name : '';
  }

  #lay(place: string, amount: number): void {
    this.#place = null;
    this.table.play(this.ask!.lay(place, amount));
  }

  /** A larger or smaller stake, among those that may be laid. */
  #step(steps: number): void {
    const {place} = this;
    const offer = this.#offer(place);
    if (!offer) return;
    const {amounts} = offer;
    const at = amounts.indexOf(this.amount) + steps;
    this.#choose(place!, amounts[Math.max(0, Math.min(amounts.length - 1, at))]!);
  }

  /**
   * A stake was dragged.
   * @param from the place where it lay; `null`: it is the one that is prepared
   * @param to where it was let go; `null`: on no place, so it is taken back
   */
  #drop(from: string | null, to: string | null): void {
    if (from === to || (to !== null && !this.isOpen(to))) return;
    const amount = from === null ? this.amount || this.#usual(this.#offer(to!)!) : this.#lies(from);
    if (from !== null && this.#offer(from)!.amounts.includes(0)) this.#lay(from, 0);
    if (to !== null && this.#offer(to)?.amounts.includes(amount)) this.#lay(to, amount);
  }

  answers(): TemplateResult | null {
    const {table, ask, place, amount} = this;
    if (!ask) return null;
    const {stake} = table.panelWords!.asks;
    const offer = this.#offer(place);
    return html`<div class="answers staking" role="group" aria-label=${ask.title}>
      ${this.#turns(ask)}
      ${
        offer
          ? html`<span class="amount">
              ${this.#stepper('−', stake.less, -1, amount <= offer.amounts[0]!)}
              <b
                role="spinbutton"
                tabindex="0"
                aria-label=${stake.amount}
                aria-valuenow=${amount}
                aria-valuemin=${offer.amounts[0]!}
                aria-valuemax=${offer.amounts.at(-1)!}
                data-staked="own"
                >${coins(amount)}<span>${amount}</span></b
              >
              ${this.#stepper('+', stake.more, 1, amount >= offer.amounts.at(-1)!)}
            </span>`
          : nothing
      }
      ${
        offer && amount !== offer.current
          ? answer(table, {
              label: amount ? stake.lay(amount, this.#named(place!)) : stake.takeBack,
              move: ask.lay(place!, amount),
              act: () => this.#lay(place!, amount),
              first: true,
            })
          : nothing
      }
      ${(ask.answers ?? []).map((one) => answer(table, one))}
    </div>`;
  }

  /** The buttons by which other places are shown. */
  #turns({turns = []}: StakeAsk): readonly TemplateResult[] {
    return turns.map(
      ({label, name, isShown, act}) =>
        html`<button
          type="button"
          part="button"
          class="button turn"
          aria-label=${name}
          aria-pressed=${isShown}
          @click=${act}
        >
          ${label}
        </button>`,
    );
  }

  #stepper(sign: string, name: string, step: number, isOff: boolean): TemplateResult {
    return html`<button
      type="button"
      part="button"
      class="button step"
      aria-label=${name}
      ?disabled=${isOff}
      @click=${() => this.#step(step)}
    >
      ${sign}
    </button>`;
  }

  /** On a place, and on the amount: up and down change the stake; on a place left and right go to the next, Delete takes it back. */
  readonly #pressed = (pressed: Event): void => {
    const event = pressed as KeyboardEvent;
    const {key, ctrlKey, altKey, metaKey} = event;
    const at = event.composedPath()[0] as HTMLElement;
    const place = at.closest<HTMLElement>('.places [data-place]')?.dataset['place'];
    if (!this.ask || ctrlKey || altKey || metaKey || (!place && !at.matches('[role="spinbutton"]'))) return;
    const steps = {ArrowUp: 1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE, Home: -Infinity, End: Infinity}[
      key
    ];
    if (steps !== undefined) {
      if (place !== undefined && this.place !== place && this.isOpen(place)) this.touch(place);
      else this.#step(steps);
    } else if (place !== undefined && (key === 'ArrowLeft' || key === 'ArrowRight'))
      this.#go(at, key === 'ArrowLeft' ? -1 : 1);
    else if ((key === 'Delete' || key === 'Backspace') && place !== undefined && this.#lies(place))
      this.#drop(place, null);
    else if (key === 'Enter' && place === undefined) this.#lay(this.place!, this.amount);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** To the next place on which may be staked. */
  #go(at: HTMLElement, step: 1 | -1): void {
    const all = [...this.table.shadowRoot!.querySelectorAll<HTMLElement>('.places button[data-place]')];
    const next = all[all.indexOf(at) + step];
    next?.focus({preventScroll: true});
  }
}
