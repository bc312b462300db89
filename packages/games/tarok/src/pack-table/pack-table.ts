import type {Card} from '@quinola/cards';
import {loadTaroks, type CourtPack, type Ink} from '@quinola/faces';
import type {Happening, MoveLike, Seat, Choice} from '@quinola/play';
import {
  HandTable,
  placesAround,
  trickStyles,
  type HandModel,
  type KitRoomWords,
  type LanguageCode,
  type Look,
  type Place,
  type Tool,
  type Who,
} from '@quinola/table';
import {html, type PropertyValues, type TemplateResult} from 'lit';
import {buriable, isKing, isMatador, layableCards, sorted} from '../pack/index.js';
import {loadPackRoomWords} from './language.js';
import type {PackView} from './pack-view.js';
import {en} from './strings/en.js';
import type {PackPanelWords, PackRoomWords} from './strings.js';
import {packStyles} from './styles.js';

/**
 * A table on which the 78 cards are played: its places, its sorted hand, and the three cards that are laid away. The
 * element of a game adds its rules, its words and its room.
 */
export abstract class PackTable<
  State,
  View extends PackView,
  Move extends MoveLike,
  Options,
  H extends Happening,
  C extends Choice = never,
> extends HandTable<State, View, Move, Options, H, C> {
  static override readonly styles = [...HandTable.styles, ...trickStyles, packStyles];

  protected override readonly tools: readonly Tool[] = ['hint', 'why', 'last'];

  /** @internal */
  packWords: PackRoomWords = en;
  /** @internal The other words; there with the service. */
  packPanelWords: PackPanelWords | null = null;
  /** @internal The cards that the visitor is about to lay away, in the order in which he chose them. */
  aside: readonly Card[] = [];

  /** On which hand of the visitor the next in turn sits. */
  protected abstract readonly goesTo: 'left' | 'right';
  /** Whether the Pagat may be buried with the only two other taroks. */
  protected readonly mayBury: boolean = false;
  /** The first words of the game itself. */
  protected abstract readonly gameWords: {readonly title: string};
  /** Which of its manners is played. */
  protected abstract get subtitle(): string;
  /** Fetches the first words of the game itself. */
  protected abstract loadGameRoomWords(code: LanguageCode): Promise<void>;

  protected override tableName(): string {
    return `${this.gameWords.title}, ${this.subtitle}`;
  }

  protected override heading(): TemplateResult {
    return html`${this.gameWords.title} <i>${this.subtitle}</i>`;
  }

  protected override async loadRoomWords(code: LanguageCode): Promise<Partial<KitRoomWords>> {
    [this.packWords] = await Promise.all([loadPackRoomWords(code), this.loadGameRoomWords(code)]);
    return this.packWords.cards;
  }

  override loadCourts(): Promise<CourtPack> {
    return loadTaroks();
  }

  /** @internal Of 25 cards in a hand hardly more is seen than the corners: they are marked, unless the visitor has chosen otherwise. */
  override look(): Look {
    return {...super.look(), corner: this.word('indices') !== 'none'};
  }

  /** @internal Two packs are used in turn. */
  override get backInk(): Ink {
    return (this.view?.deal ?? 1) % 2 ? 'red' : 'blue';
  }

  /** @internal Whoever sits in a seat. */
  whoSits(seat: Seat): Who {
    const player = this.view?.seats[seat] ?? -1;
    return player < 0 ? {name: '', you: false} : this.who(player);
  }

  /** @internal How many sit at the table. */
  get size(): number {
    return this.context?.players.length ?? 3;
  }

  /** @internal Where a seat is as the visitor sees it. A watcher looks from the first seat. */
  placeOf(seat: Seat): Place {
    const {size} = this;
    return placesAround(size, this.goesTo)[(seat - Math.max(0, this.view!.seat) + size) % size]!;
  }

  /** @internal Whether the visitor now chooses the three cards of the Skat. */
  get laying(): boolean {
    return this.tag('visitor') && this.context!.turn.phase === 'skat';
  }

  /** The cards that may be chosen for the Skat. */
  private get free(): readonly Card[] {
    const {hand} = this.view!;
    return [...layableCards(hand), ...((this.mayBury && buriable(hand)) || [])];
  }

  protected override handCards(): readonly Card[] {
    return sorted((this.view?.hand ?? []).filter((card) => !this.aside.includes(card)));
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.aside.length && !this.laying) this.aside = [];
  }

  protected override handModel(look: Look): HandModel {
    const model = super.handModel(look);
    const {packPanelWords} = this;
    if (!this.laying) return model;
    const free = new Set(this.free);
    const hinted = (this.context!.hint?.move as {cards?: readonly Card[]} | undefined)?.cards;
    return {
      ...model,
      asked: true,
      lawful: (card) => free.has(card),
      hinted: hinted?.find((card) => !this.aside.includes(card)) ?? null,
      name: (card) =>
        (free.has(card) ? packPanelWords?.mayLay : packPanelWords?.mayNotLay)?.(card) ??
        this.words.card(card),
      tap: (card) => this.layAside(card),
    };
  }

  /** Puts a card to the three that will be laid away, or says why it may not lie there. */
  private layAside(card: Card): void {
    this.at = card;
    this.note = null;
    if (this.aside.length < 3 && this.free.includes(card)) {
      this.aside = [...this.aside, card];
      this.ask((service) => service.say(this.packPanelWords!.laidAside(card, this.aside.length)));
    } else {
      const reason =
        this.aside.length === 3
          ? 'not-three-cards-from-hand'
          : isKing(card)
            ? 'king'
            : isMatador(card)
              ? 'matador'
              : 'tarok';
      this.ask((service) => {
        const text = this.packPanelWords!.refusals[`skat-${reason}`]!({card});
        this.note = {card, text};
        service.say(text);
        this.requestUpdate();
      });
    }
    this.requestUpdate();
  }

  /** @internal Takes a card up again that was to be laid away. */
  takeUp(card: Card): void {
    this.aside = this.aside.filter((other) => other !== card);
    this.at = card;
    this.note = null;
    this.ask((service) => {
      service.say(this.packPanelWords!.takenUp(card));
      void this.updateComplete.then(() => service.focus.onHand(card));
    });
    this.requestUpdate();
  }
}
