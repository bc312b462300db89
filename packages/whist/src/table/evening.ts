import {suitSign} from '@quinola/table';
import {signPath} from '@quinola/faces';
import {html, type TemplateResult} from 'lit';
import {whist} from '../rules/core.js';
import type {WhistHappening, WhistMove} from '../rules/types.js';
import type {WhistEvening} from '../strings.js';
import type {WhistTable} from '../whist-table.js';
import {loadEvening} from './language.js';

/** A move as it stands on a button. */
export type Label = string | TemplateResult;

/**
 * What a table asks and says where the evening is shown in full, under strict etiquette, with the dummy, and in a company
 * of five.
 */
export interface Evening {
  readonly words: WhistEvening;
  /** What a move is called on its button; `null` of one that every table knows. */
  label(move: WhistMove): Label | null;
  /** The question of a phase: its title and its sentence; `null` of one that every table asks. */
  question(moves: readonly WhistMove[]): readonly [title: string, text: string] | null;
  /** What is said of a happening; `null` where nothing need be said. */
  tell(happening: WhistHappening): string | null;
  /** What strict etiquette lets a player say wrongly, beside the cards. */
  wrongs(): readonly (readonly [text: string, move: WhistMove])[];
}

function labelOf(table: WhistTable, texts: WhistEvening, move: WhistMove): Label | null {
  switch (move.type) {
    case 'CHOOSE_SEAT': return texts.seat(move.seat);
    case 'CHOOSE_PACK': return texts.pack[move.colour];
    case 'THROW_OVER': return texts.throwOver;
    case 'ACCEPT_DEAL': return texts.acceptDeal;
    case 'REDEAL': return texts.redeal;
    case 'NAME_TRUMP': return html`${suitSign(signPath(move.suit, 0, 0), move.suit)} ${table.words.suit(move.suit)}`;
    case 'LOOK': return texts.look;
    case 'VOID_DEAL': return texts.voidDeal;
    case 'STAND': return texts.stand;
    case 'CLAIM_REVOKE': return texts.claimRevoke(table.whoSits(move.seat), move.trick);
    case 'APPLY_PENALTY': return texts.applyPenalty(move.deduct, move.add);
    case 'HONOURS': return texts.announce;
    case 'CALL_CARD': return texts.callCard(move.card);
    case 'DEMAND': return texts.demand[move.what];
    case 'NAME_SUIT': return texts.nameSuit(move.suit);
    case 'WAIVE': return texts.waive;
    default: return null;
  }
}

function questionOf(table: WhistTable, texts: WhistEvening, moves: readonly WhistMove[]): readonly [title: string, text: string] | null {
  const {view: {fault}, turn: {phase}} = table.context!;
  const {title} = table.text;
  switch (phase) {
    case 'cutting.seating': return [texts.drawTitle, texts.seatAsk];
    case 'preparing.choosePack': return [title, texts.packAsk];
    case 'dealing.irregular': case 'dealing.turnUp': {
      const accident = fault?.accident;
      return [title, accident ? texts.accident[accident.kind](accident.by === null ? null : table.whoSits(accident.by), accident.card ?? null) : texts.faultAsk];
    }
    case 'dealing.eldestNamesTrump': return [title, texts.trumpAsk];
    case 'playing.looking': return [title, texts.lookAsk];
    case 'playing.callFault': return [title, texts.faultAsk];
    case 'playing.etiquette': return [title, texts.etiquetteAsk];
    case 'settlingDeal.penalties': return [title, moves.some(({type}) => type === 'HONOURS') ? texts.announceAsk : texts.penaltyAsk];
    default: return null;
  }
}

function tellingOf(table: WhistTable, texts: WhistEvening, happening: WhistHappening): string | null {
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'drawn': return texts.drew(table.who(happening.player), happening.card);
    case 'redraw': return texts.redraw(happening.players.map((player) => table.who(player)));
    case 'pack-chosen': return texts.packChosen(who(happening.seat), happening.colour);
    case 'cut': return texts.cutBy(who(happening.seat), happening.withCard);
    case 'thrown-over': return texts.thrownOver(who(happening.seat), happening.times);
    case 'trump-named': return texts.trumpNamed(who(happening.seat), happening.suit);
    case 'deal-voided': return texts.dealVoided;
    case 'deal-passed': return texts.dealPassed;
    case 'dummy-open': return texts.dummyOpen(who(happening.seat));
    case 'revoke-claimed': return texts.revokeClaimed(who(happening.by), who(happening.seat), happening.proved);
    case 'penalty': return texts.penalty(table.isOurs(happening.side), happening.deduct, happening.add);
    case 'demanded':
      return texts.demanded(who(happening.by), who(happening.of), happening.what, happening.card ?? null, happening.suit ?? null);
    default: return null;
  }
}

function wrongsAt({context, at}: WhistTable, texts: WhistEvening): readonly (readonly [text: string, move: WhistMove])[] {
  const all: readonly (readonly [text: string, move: WhistMove])[] = [
    [texts.wrongCall, {type: 'CALL'}], [texts.wrongAnswer, {type: 'ANSWER', yes: true}],
    // The card that was pointed at last.
    ...(at ? [[texts.drop(at), {type: 'DROP', card: at}] as const] : []),
  ];
  return all.filter(([, move]) => whist.refusal(context!.view, move)?.breach);
}

/** Fetches it for a table, in the table's language. */
export async function eveningOf(table: WhistTable): Promise<Evening> {
  const words = await loadEvening(table.code);
  return {
    words,
    label: (move) => labelOf(table, words, move),
    question: (moves) => questionOf(table, words, moves),
    tell: (happening) => tellingOf(table, words, happening),
    wrongs: () => wrongsAt(table, words),
  };
}
