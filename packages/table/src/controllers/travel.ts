import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {moveCards, notePlaces, type CardPlaces} from '../card-travel.js';
import type {Place} from '../places.js';

/** What the travel of cards needs of its table. */
export interface TravelHost extends ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
  readonly context: {readonly pace: {readonly travel: number}} | null;
  readonly match: {readonly step: string};
  tag(...names: readonly string[]): boolean;
}

/** What a game provides for the animation of its cards. */
export interface TravelGame {
  /** The place that wins the trick, and the place of the dealer. */
  travelEnds(): readonly [to: Place | null, from: Place | null];
  /** An animation of the game's own: called before an update, returns a function to call after it. */
  animate?(ms: number): () => void;
}

/** Animates cards that a step of the match has moved. */
export class TravelController implements ReactiveController {
  /** The step that was last drawn. */
  #drawn = '';
  #places: CardPlaces | null = null;
  #animate: (() => void) | undefined;

  constructor(
    private readonly host: TravelHost,
    private readonly game: TravelGame,
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    const {context, shadowRoot, match} = this.host;
    this.#places = null;
    this.#animate = undefined;
    if (!context) return;
    const {pace} = context;
    const step = `${match.step}${this.host.tag('travel')}${this.host.tag('gather')}`;
    if (pace.travel && step !== this.#drawn) {
      this.#places = notePlaces(shadowRoot!);
      this.#animate = this.game.animate?.(pace.travel);
    }
    this.#drawn = step;
  }

  hostUpdated(): void {
    const {host} = this;
    if (this.#animate) this.#animate();
    else if (this.#places && host.context)
      moveCards(host.shadowRoot!, this.#places, host.context.pace.travel, ...this.game.travelEnds());
  }
}
