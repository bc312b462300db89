import {choice, sheet, suitSign} from '@quinola/table';
import {signPath} from '@quinola/faces';
import {html, nothing, type TemplateResult} from 'lit';
import {whist, type WhistMove} from '../../rules/core.js';
import type {WhistMore} from '../../strings.js';
import type {WhistTable} from '../../whist-table.js';

/** What a move is called on its button. */
export function labelOf(table: WhistTable, move: WhistMove): string | TemplateResult {
  const texts = table.texts!;
  switch (move.type) {
    case 'CHOOSE_SEAT': return texts.seat(move.seat);
    case 'CHOOSE_PACK': return texts.pack[move.colour];
    case 'THROW_OVER': return texts.throwOver;
    case 'ACCEPT_DEAL': return texts.acceptDeal;
    case 'REDEAL': return texts.redeal;
    case 'NAME_TRUMP': return html`${suitSign(signPath(move.suit, 0, 0), move.suit)} ${table.words.suit(move.suit)}`;
    case 'LOOK': return texts.look;
    case 'CALL': return texts.call;
    case 'SHOW': return texts.show;
    case 'SILENT': return texts.silent;
    case 'ANSWER': return move.yes ? texts.answerYes : texts.answerNo;
    case 'VOID_DEAL': return texts.voidDeal;
    case 'STAND': return texts.stand;
    case 'CLAIM_REVOKE': return texts.claimRevoke(table.whoSits(move.seat), move.trick);
    case 'APPLY_PENALTY': return texts.applyPenalty(move.deduct, move.add);
    case 'HONOURS': return texts.announce;
    case 'CALL_CARD': return texts.callCard(move.card);
    case 'DEMAND': return texts.demand[move.what];
    case 'NAME_SUIT': return texts.nameSuit(move.suit);
    case 'WAIVE': return texts.waive;
    case 'LAY_DOWN': return texts.layDown;
    default: return move.type;
  }
}

/** The question of a phase: its title and its sentence. */
function questionOf(table: WhistTable, moves: readonly WhistMove[]): readonly [title: string, text: string] {
  const texts: WhistMore = table.texts!;
  const {view, turn} = table.context!;
  const {fault} = view;
  const has = (type: WhistMove['type']): boolean => moves.some((move) => move.type === type);
  const caller = view.calls.findLast(({said}) => said === 'call');
  switch (turn.phase) {
    case 'cutting.seating': return [texts.drawTitle, texts.seatAsk];
    case 'preparing.choosePack': return [table.text.title, texts.packAsk];
    case 'dealing.irregular': case 'dealing.turnUp': {
      const accident = fault?.accident;
      return [table.text.title, accident ? texts.accident[accident.kind](accident.by === null ? null : table.whoSits(accident.by), accident.card ?? null) : texts.faultAsk];
    }
    case 'dealing.eldestNamesTrump': return [table.text.title, texts.trumpAsk];
    case 'playing.looking': return [table.text.title, texts.lookAsk];
    case 'playing.asked': return [texts.callTitle, texts.answerAsk(table.whoSits(caller?.seat ?? 0))];
    case 'playing.callFault': return [table.text.title, texts.faultAsk];
    case 'playing.etiquette': return [table.text.title, texts.etiquetteAsk];
    case 'settlingDeal.penalties': return [table.text.title, has('HONOURS') ? texts.announceAsk : texts.penaltyAsk];
    default: return [texts.callTitle, has('SHOW') ? texts.showAsk : texts.callAsk];
  }
}

/** What the visitor is asked beside the cards to play. */
export function render(table: WhistTable, about?: unknown): TemplateResult {
  const {view, count} = table.context!;
  const moves = whist.moves(view);
  if (about === 'revoke') {
    const claims = moves.filter(({type}) => type === 'CLAIM_REVOKE');
    return sheet(table, {title: table.texts!.revoke, body: html`<div class="choices">${claims.map((move) => choice(labelOf(table, move) as string, () => {
      void table.close();
      table.play(move);
    }))}</div>`});
  }
  // In the play a revoke is claimed from the menu: nobody is asked at every card whether he saw one.
  const asked = moves.filter(({type}) => type !== 'PLAY' && type !== 'LAY_DOWN' && (type !== 'CLAIM_REVOKE' || table.context!.turn.phase !== 'playing.trick'));
  const right = table.context!.asked.includes(view.player);
  const early = right && moves.some(({type}) => type === 'PLAY');
  const [title, text] = early ? [table.texts!.earlyTitle, table.texts!.earlyAsk] : questionOf(table, asked);
  // In his own turn silence is no move: the question goes, and a card is played.
  const hush = (): void => {
    table.silentAt = count;
    table.requestUpdate();
  };
  return sheet(table, {title, own: true, small: true, body: html`<p>${text}</p>
    <div class="choices">${asked.map((move, i) => html`<button type="button" class="button ${i === 0 ? 'first' : ''}" @click=${() => table.play(move)}>${labelOf(table, move)}</button>`)}
    ${right ? choice(early ? table.texts!.wait : table.texts!.silent, () => table.joined.send({type: 'PASS_RIGHT'})) : moves.length > asked.length ? choice(table.texts!.silent, hush) : nothing}</div>`});
}
