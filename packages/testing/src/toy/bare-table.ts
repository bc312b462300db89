import type {Thinker} from '@quinola/chart';
import type {Choice, Happening} from '@quinola/play';
import {html, LitElement, type TemplateResult} from 'lit';
import {testedToy} from './machine.js';
import {toy, toyOptions} from './game.js';
import type {ToyHappening, ToyMove, ToyOptions, ToyState, ToyView} from './types.js';
import {
  attributeOptions,
  GameTable,
  hand,
  HandController,
  handStyles,
  prompt,
  type GameFeatures,
  type SeatPlayer,
} from '@quinola/table';
import {until} from '../wait.js';

/** The toy's own features. Tests may add their own. */
function bareFeatures(table: BareTable): GameFeatures {
  return {
    styles: [],
    panels: {
      score: () =>
        Promise.resolve({render: () => html`<section class="sheet" tabindex="-1">score</section>`}),
      settled: () =>
        Promise.resolve({render: () => html`<section class="sheet small" tabindex="-1">settled</section>`}),
      lacking: () => Promise.reject(new Error('offline')),
    },
    autoPanel: () => (table.tag('sheet', 'over') ? 'settled' : null),
    travelEnds: () => [null, null],
    status: () => `status ${table.context!.turn.phase}`,
    refusal: ({reason}) => `refused: ${reason}`,
    tell: (happening: Happening) => `told ${happening.type}`,
    eventOf: () => null,
    keys: {z: 'score'},
    attributeWords: {memory: ['kind', 'period']},
  };
}

/**
 * A table of the toy game, for tests of the kit: three players, hands of five, an auction, tricks. It draws its prompt, the
 * visitor's hand, and nothing else.
 */
export class BareTable extends GameTable<ToyState, ToyView, ToyMove, ToyOptions, ToyHappening, Choice> {
  static override readonly styles = [...GameTable.styles, handStyles];

  /** How the opponents choose; the first offered move unless a test says otherwise. */
  thinker: Thinker = {
    choose: ({view}) => Promise.resolve({move: anyToyMove(view as ToyView)}),
  };
  /** Awaited before the features are loaded; with it a test can delay them or make them fail. */
  beforeFeatures = (): Promise<void> => Promise.resolve();
  override readonly hand = new HandController<ToyView, ToyMove>(this, {
    cards: () => this.view?.hand ?? [],
    move: (card) => ({type: 'PLAY', card}),
  });

  override gameWords = {title: 'Toy'};
  protected override readonly description = this.describe({
    game: toy,
    profile: testedToy.profile,
    machine: () => testedToy.machine,
    options: attributeOptions(this, toyOptions),
    players: 3,
    words: {room: {en: () => ({title: 'Toy'})}, panels: {en: () => ({})}},
    thinker: {choose: (question, signal) => this.thinker.choose(question, signal)},
    features: async () => {
      await this.beforeFeatures();
      return () => bareFeatures(this);
    },
    room: (look) =>
      html`${prompt(this.context!.turn.phase, this.tag('visitor'))}${hand(this.hand.model(look))}`,
  });
}
customElements.define('bare-table', BareTable);

/** A bid if one is possible, otherwise the first offered move; of a choice of cards, as few as allowed. */
export function anyToyMove(view: ToyView): ToyMove {
  const offers = toy.moves(view);
  const offer = offers.find((one) => 'type' in one && one.type === 'BID') ?? offers[0]!;
  return 'choose' in offer
    ? ({type: offer.choose, cards: offer.from.slice(0, offer.least)} as ToyMove)
    : offer;
}

/** A player function of the page that makes that move. */
export const anyPlayer: Exclude<SeatPlayer<ToyView, ToyMove, ToyMove | Choice>, string> = (view) =>
  anyToyMove(view);

/** How a table of the toy game is put into the page. */
export interface BareVisit {
  readonly set?: Partial<BareTable>;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly place?: Element;
}

/** A table of the toy game without delays: player functions of the page, no animations, always the same deal. */
export function bareTable({set, attributes = {}, place = document.body}: BareVisit = {}): BareTable {
  const table = document.createElement('bare-table') as BareTable;
  Object.assign(table, {pace: 'none', seed: 'a test', seats: ['visitor', anyPlayer, anyPlayer], ...set});
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  place.append(table);
  return table;
}

/** Removes all toy tables and what they have stored. To be called after each test. */
export async function takeAway(): Promise<void> {
  for (const table of document.querySelectorAll('bare-table')) table.remove();
  await new Promise((go) => setTimeout(go));
  localStorage.clear();
}

/** Plays for the visitor until a condition holds. */
export function playUntil(table: BareTable, condition: () => unknown): Promise<unknown> {
  return until(
    () => {
      if (condition()) return true;
      if (table.tag('visitor')) table.play(anyToyMove(table.view!));
      else if (table.tag('sheet')) table.match.send({type: 'ACKNOWLEDGE'});
      return false;
    },
    `never: ${condition}`,
    0,
  );
}

/** Plays until the visitor is to play a card, at a table whose features are loaded. */
export async function cardTurn(table: BareTable): Promise<void> {
  await table.whole();
  await playUntil(table, () => {
    const {turn, view} = table.context ?? {};
    return (
      table.features && table.tag('visitor') && turn?.phase === 'playing.trick' && turn.must === view?.player
    );
  });
  await table.updateComplete;
}

/** A custom element that is no table: a controller's host with only what the controller needs. */
export class HostElement extends LitElement {
  protected override render(): TemplateResult {
    return html`<div role="log"></div>`;
  }
}

let hosts = 0;

/** Puts a host element with these properties into the page. */
export async function hostWith<Properties extends object>(
  properties: Properties,
  draw?: () => TemplateResult,
): Promise<HostElement & Properties> {
  class Host extends HostElement {
    protected override render(): TemplateResult {
      return draw ? draw() : super.render();
    }
  }
  customElements.define(`host-${hosts++}`, Host);
  const host = Object.assign(new Host(), properties);
  document.body.append(host);
  await host.updateComplete;
  return host;
}
