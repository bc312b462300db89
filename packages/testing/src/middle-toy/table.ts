import {match, over, tableSetup, type ChartProfile, shuffleCutDeal, tricks} from '@quinola/chart';
import type {Happening, MoveLike} from '@quinola/play';
import {
  drawMiddleRoom,
  GameTable,
  HandController,
  handStyles,
  travelEndsIn,
  type Ask,
  type CardLook,
  type GameFeatures,
  middleFeatures,
  middleStyles,
} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {middleToy, setsFor, type MiddleHappening, type MiddleMove, type MiddleView} from './game.js';

const profile: ChartProfile<MiddleView, MiddleHappening> = {
  beats: {dealt: {travel: 1}, laid: {travel: 1}, captured: {travel: 1, gather: 1}},
  sheets: () => [],
  dealEnds: ['counted'],
  dealt: 'dealt',
  played: 'laid',
  captured: 'captured',
};

const {table: setup, opened} = tableSetup(middleToy, profile);
const machine = setup.createMachine(
  match(opened, {
    ...shuffleCutDeal({deal: {dealing: 'playing'}}),
    ...tricks({playing: {moves: ['TAKE', 'LAY'], then: ['playing', 'finished']}}),
    finished: over(),
  }),
);

/** What the toy adds to the features of its table. */
function featuresOf(table: MiddleToyTable): GameFeatures {
  return {
    ...middleFeatures(table),
    styles: [],
    panels: {},
    autoPanel: () => null,
    asks: (): Ask | null =>
      table.context!.turn.phase === 'playing'
        ? {kind: 'capture', moves: middleToy.moves(table.view!), sets: (card) => setsFor(card, table.view!)}
        : null,
    travelEnds: () => travelEndsIn(table, {size: 2, seat: table.view!.seat}),
    status: () => 'Your turn: play',
    refusal: ({reason}) => `refused: ${reason}`,
    tell: ({type}: Happening) => `told ${type}`,
    eventOf: () => null,
  };
}

/** A table of the toy with cards in the middle, for tests of that room. */
export class MiddleToyTable extends GameTable<
  ReturnType<typeof middleToy.start>,
  MiddleView,
  MiddleMove,
  object,
  MiddleHappening
> {
  static override readonly styles = [...GameTable.styles, handStyles, ...middleStyles];

  override readonly hand = new HandController<MiddleView, MiddleMove>(this, {
    cards: () => this.view?.hand ?? [],
    move: (card) => ({type: 'LAY', card}),
  });
  override gameWords = {title: 'Toy'};
  protected override readonly description = this.describe({
    game: middleToy,
    profile,
    machine: () => machine,
    options: {usual: () => ({}), read: () => ({})},
    players: 2,
    words: {room: {en: () => ({title: 'Toy'})}, panels: {en: () => Promise.resolve({})}},
    thinker: {choose: ({moves}) => Promise.resolve({move: moves.at(-1) as MoveLike})},
    features: () => Promise.resolve(() => featuresOf(this)),
    room: (look) => this.#room(look),
  });

  #room(look: CardLook): TemplateResult {
    const {view, turn} = this.context!;
    return drawMiddleRoom(
      this,
      {
        size: 2,
        seat: view.seat,
        dealer: 1,
        counts: view.counts,
        smallHands: true,
        due: (seat) => turn.must === seat,
        won: (seat) => view.taken[seat]!,
        wonLabel: (cards) => `${cards} cards`,
        score: html`<div class="score" part="score"></div>`,
        status: turn.must === view.player ? 'Your turn: play' : '',
        middle: view.middle,
      },
      look,
      this.hand.model(look),
    );
  }
}
