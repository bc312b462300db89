import type {Card} from '@quinola/cards';
import type {Thinker} from '@quinola/chart';
import type {Ink} from '@quinola/faces';
import {isChoice, listed, sample, situationOf, winning, type Choice} from '@quinola/play';
import {
  drawRoom,
  figureOf,
  GameTable,
  HandController,
  handStyles,
  trickLaterStyles,
  trickStyles,
  travelEndsIn,
  type Ask,
  type GameFeatures,
  type CardLook,
  type RoomPlan,
} from '@quinola/table';
import {randomFrom} from '@quinola/cards';
import {html, type TemplateResult} from 'lit';
import {kitMachine, kitProfile} from '../../chart/test-support/kit-toy.js';
import {toy, TOY_AUCTION, toyOptions} from '../../play/test-support/toy.js';
import type {
  ToyHappening,
  ToyMove,
  ToyOptions,
  ToyState,
  ToyView,
} from '../../play/test-support/toy-types.js';

const SEATS = 3;

/** The bids of the toy game as a ladder. */
const BIDS = {
  tricks: {name: 'Most tricks', needs: 'more than each other', pays: 1, short: 'most'},
  points: {name: 'Most points', needs: 'more than half', pays: 2},
  all: {name: 'All tricks', needs: 'all five', pays: 4, short: 'all'},
} as const;

/** A table of the toy game for tests of the kit: three players bid, one names the trump, all may exchange, five tricks. */
export class ToyTable extends GameTable<ToyState, ToyView, ToyMove, ToyOptions, ToyHappening, Choice> {
  static override readonly styles = [...GameTable.styles, handStyles, ...trickStyles];
  override readonly game = toy;
  override readonly profile = kitProfile;
  override readonly backInk: Ink = 'red';
  protected override readonly machine = () => kitMachine;
  protected override readonly thinker: Thinker = {
    choose: ({view, seed}) =>
      Promise.resolve({move: sample(toy, view as ToyView, randomFrom(seed)) as ToyMove}),
  };

  override readonly hand = new HandController<ToyView, ToyMove>(this, {
    cards: () => this.view?.hand ?? [],
    move: (card) => ({type: 'PLAY', card}),
  });

  /** What a test asks instead of the game, in any phase. */
  asked: Ask | null = null;

  override gameWords = {title: 'Toy'};
  override readonly wordSources = {room: {en: () => ({title: 'Toy'})}, panels: {en: () => ({})}};

  protected override importFeatures(): Promise<() => GameFeatures> {
    return Promise.resolve(() => ({
      styles: [trickLaterStyles],
      panels: {},
      autoPanel: () => null,
      asks: () => this.asked ?? askOf(this),
      travelEnds: () => travelEndsIn(this, this.plan),
      status: () => this.statusLine,
      refusal: ({reason}) => reason,
      tell: ({type}) => type,
      eventOf: () => null,
    }));
  }

  protected override usualOptions(): ToyOptions {
    return toyOptions({});
  }

  protected override readOptions(): ToyOptions {
    return toyOptions({});
  }

  protected override playersFor(): number {
    return SEATS;
  }

  private get statusLine(): string {
    const {view, turn} = this.context!;
    if (!this.tag('visitor'))
      return typeof turn.must === 'number' ? `${this.who(turn.must).name} is asked` : '';
    return turn.phase === 'bidding'
      ? (this.panelWords?.asks.yourWord(situationOf(view.auction), true) ?? '')
      : `Your turn: ${turn.phase}`;
  }

  get plan(): RoomPlan {
    const {view, turn} = this.context!;
    const {seat, dealer, counts, trick, trump, tricksWon, seats} = view;
    return {
      size: SEATS,
      seat,
      dealer,
      counts,
      trick,
      best: (cards) => winning({trump, strength: (card: Card) => 'JQKA'.indexOf(card[0]!)}, cards),
      due: (of) => turn.must === seats[of],
      won: (of) => tricksWon[of] ?? 0,
      score: html`<div class="score many" part="score">
        ${[0, 1, 2].map(
          (of) =>
            html`<div class="tally">
              <p><b>${this.whoSits(of).name}</b><strong>${tricksWon[of]}</strong></p>
            </div>`,
        )}
      </div>`,
      status: this.statusLine,
    };
  }

  protected override room(look: CardLook): TemplateResult {
    return drawRoom(this, this.plan, look, this.hand.model(look));
  }
}

/** What the toy game asks the visitor. */
function askOf(table: ToyTable): Ask | null {
  const {view, turn} = table.context!;
  const moves = toy.moves(view);
  const first = listed(toy, view)[Symbol.iterator]().next().value as ToyMove;
  switch (turn.phase) {
    case 'drawing.seats':
    case 'dealing.packCut':
      return {kind: 'declare', title: turn.phase, answers: [{label: 'Go on', move: first}]};
    case 'bidding':
      return {
        kind: 'auction',
        rungs: TOY_AUCTION.rungs,
        auction: view.auction,
        whose: (by) => ({who: table.whoSits(by), figure: figureOf(table, table.plan, by)}),
        words: ({id}) => BIDS[id as keyof typeof BIDS],
        groups: {tricks: {name: 'Tricks'}},
        bid: ({id}) =>
          moves.find(
            (move) =>
              !isChoice(move) &&
              ((move.type === 'BID' && move.bid === id) ||
                (move.type === 'HOLD' && view.auction.high?.bid === id)),
          ) as ToyMove | null,
        answers: [{label: table.panelWords!.asks.pass, move: {type: 'PASS'}}],
      };
    case 'naming':
      return {
        kind: 'declare',
        title: 'Trump',
        question: 'Which suit is trump?',
        onStage: true,
        answers: (moves as readonly ToyMove[]).flatMap((move) =>
          move.type === 'NAME_TRUMP' ? [{label: table.words.suit(move.suit), move}] : [],
        ),
      };
    case 'exchange':
      return {
        kind: 'chooseCards',
        title: 'Exchange',
        choice: moves.find((move) => isChoice(move))!,
        why: () => (view.taken ? 'The card aside is gone.' : null),
        done: (cards) => (cards.length ? `Exchange ${cards.length}` : 'Keep all'),
      };
    default:
      return null;
  }
}
