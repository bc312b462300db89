import {suitSign, type HandModel} from '@quinola/table';
import {signPath} from '@quinola/faces';
import {html, type TemplateResult} from 'lit';
import type {WhistHappening, WhistMove, WhistView} from '../rules/types.js';
import type {WhistEvening} from '../strings.js';
import type {WhistTable} from '../whist-table.js';
import {dummyHandView, dummyStyles} from './dummy-hand.js';
import {loadEvening} from './language.js';
import * as strict from './strict.js';

/** A move as it stands on a button. */
export type Label = string | TemplateResult;

/**
 * What a table asks and says where the evening is shown in full, under strict etiquette, with the dummy, and in a company
 * of five.
 */
export interface Evening {
  readonly words: WhistEvening;
  /** What a move is called on its button; `null` of one that every table knows. */
  label(move: WhistMove, view?: WhistView): Label | null;
  /** The question of a phase: its title and its sentence; `null` of one that every table asks. */
  question(): readonly [title: string, text: string] | null;
  /** What is said of a happening; `null` where nothing need be said. */
  tell(happening: WhistHappening): string | null;
  /** Whether cards are drawn, or lie as they were drawn while it is told who sits where. */
  isDrawing(): boolean;
  /** For whom the table waits before the cards are dealt; `null` where it waits for nobody. */
  waits(): string | null;
  /** What has been asked of the card that the visitor plays; `null` where it is free. */
  bond(): string | null;
  /** The dummy's open hand, beside the own; `null` where none lies open. */
  dummyHand(own: HandModel): TemplateResult | null;
  /** What would be wrong with a move that may be made all the same, by the reason of its refusal. */
  breach(reason: string): string;
  /** Lines of the menu that only strict etiquette has. */
  items(moves: readonly WhistMove[]): readonly TemplateResult[];
  /** The sheet on which a revoke is claimed. */
  revokes(): TemplateResult;
}

function labelOf(table: WhistTable, texts: WhistEvening, move: WhistMove, view: WhistView): Label | null {
  switch (move.type) {
    case 'CHOOSE_PACK':
      return texts.pack[move.colour];
    case 'THROW_OVER':
      return texts.throwOver;
    case 'ACCEPT_DEAL':
      return texts.acceptDeal;
    case 'REDEAL':
      return texts.redeal;
    case 'NAME_TRUMP':
      return html`${suitSign(signPath(move.suit, 0, 0), move.suit)} ${table.words.suit(move.suit)}`;
    case 'LOOK':
      return texts.look;
    default:
      return strict.labelOf(table, texts, move, view);
  }
}

function questionOf(table: WhistTable, texts: WhistEvening): readonly [title: string, text: string] | null {
  const {
    turn: {phase},
  } = table.context!;
  const {title} = table.text;
  switch (phase) {
    case 'preparing.choosePack':
      return [title, texts.packAsk];
    case 'dealing.eldestNamesTrump':
      return [title, texts.trumpAsk];
    case 'playing.looking':
      return [title, texts.lookAsk];
    default:
      return strict.questionOf(table, texts);
  }
}

function tellingOf(table: WhistTable, texts: WhistEvening, happening: WhistHappening): string | null {
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'drawn':
      return texts.drew(
        happening.dummy ? {name: table.text.dummy, you: false} : table.who(happening.player),
        happening.card,
      );
    case 'redraw':
      return texts.redraw(happening.players.map((player) => table.who(player)));
    case 'ordered':
      return texts.ordered(happening.order.map((player) => table.who(player)));
    case 'seated':
      return happening.out === null ? null : texts.sitsOut(table.who(happening.out));
    // Of every deal it is said only where it is shown.
    case 'shuffled':
      return table.context!.ceremony === 'full' ? texts.shuffles(who(happening.seat)) : null;
    case 'pack-chosen':
      return texts.packChosen(who(happening.seat), happening.colour);
    case 'cut':
      return texts.cutBy(who(happening.seat), happening.withCard);
    case 'thrown-over':
      return texts.thrownOver(who(happening.seat), happening.times);
    case 'dummy-open':
      return texts.dummyOpen(who(happening.seat));
    default:
      return strict.tellingOf(table, texts, happening);
  }
}

function isDrawing(table: WhistTable): boolean {
  const {
    ceremony,
    view: {draw, turn},
    happened,
  } = table.context!;
  return (
    ceremony === 'full' &&
    draw !== null &&
    (turn.phase.startsWith('cutting') ||
      (!table.tag('visitor') && happened.some(({type}) => type === 'seated')))
  );
}

/** What is to be done in the phases before the cards are dealt. */
const TO_DO: Readonly<Record<string, keyof WhistEvening['waitsTo']>> = {
  'cutting.drawing': 'draw',
  'cutting.redrawing': 'draw',
  'cutting.seating': 'seat',
  'preparing.choosePack': 'pack',
  'preparing.packCut': 'cut',
};

function waitsAt(table: WhistTable, texts: WhistEvening): string | null {
  const {phase, must} = table.context!.turn;
  const what = TO_DO[phase];
  return what && typeof must === 'number' ? texts.waitsTo[what](table.who(must)) : null;
}

/** Fetches it for a table, in the table's language. */
export async function eveningOf(table: WhistTable): Promise<Evening> {
  const words = await loadEvening(table.code);
  table.adopt(dummyStyles);
  return {
    words,
    label: (move, view = table.view!) => labelOf(table, words, move, view),
    question: () => questionOf(table, words),
    tell: (happening) => tellingOf(table, words, happening),
    isDrawing: () => isDrawing(table),
    waits: () => waitsAt(table, words),
    bond: () => strict.bondOf(table, words),
    dummyHand: (own) => dummyHandView(table, own),
    breach: (reason) => words.breaches[reason] ?? words.breaches['other']!,
    items: (moves) => strict.items(table, words, moves),
    revokes: () => strict.revokes(table, words),
  };
}
