import {signPath} from '@quinola/faces';
import {choice, sheet, suitSign} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {whist, type WhistMove, type WhistView} from '../../rules/game.js';
import type {WhistTable} from '../../whist-table.js';
import * as strict from '../strict.js';

/**
 * What a move is called on its button, and where it is told.
 * @param view before the move
 */
export function labelOf(
  table: WhistTable,
  move: WhistMove,
  view: WhistView = table.view!,
): string | TemplateResult {
  const texts = table.gamePanelWords!;
  switch (move.type) {
    case 'PLAY':
      return table.words.card(move.card);
    case 'CALL':
      return texts.call;
    case 'SHOW':
      return texts.show;
    case 'SILENT':
      return texts.silent;
    case 'ANSWER':
      return move.yes ? texts.answerYes : texts.answerNo;
    case 'LAY_DOWN':
      return texts.layDown;
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
      return strict.labelOf(table, texts, move, view) ?? move.type;
  }
}

/** The question of a phase: its title and its sentence. */
function questionOf(table: WhistTable, moves: readonly WhistMove[]): readonly [title: string, text: string] {
  const texts = table.gamePanelWords!;
  const {
    view: {calls},
    turn,
  } = table.context!;
  const {title} = table.gameWords;
  switch (turn.phase) {
    case 'preparing.choosePack':
      return [title, texts.packAsk];
    case 'dealing.eldestNamesTrump':
      return [title, texts.trumpAsk];
    case 'playing.looking':
      return [title, texts.lookAsk];
    default:
  }
  const strictly = strict.questionOf(table, texts);
  if (strictly) return strictly;
  const caller = calls.findLast(({said}) => said === 'call');
  return [
    texts.callTitle,
    turn.phase === 'playing.asked'
      ? texts.answerAsk(table.whoSits(caller?.seat ?? 0))
      : moves.some(({type}) => type === 'SHOW')
        ? texts.showAsk
        : // All whose side could call are asked; what is in the hand is told only to one who may.
          moves.some(({type}) => type === 'CALL')
          ? texts.callAsk
          : '',
  ];
}

/** What the visitor is asked beside the cards to play. */
export function render(table: WhistTable, about?: unknown): TemplateResult {
  const {view, count} = table.context!;
  const moves = whist.moves(view);
  if (about === 'revoke') return strict.revokes(table, table.gamePanelWords!);
  // In the play a revoke is claimed from the menu: nobody is asked at every card whether he saw one.
  const asked = moves.filter(
    ({type}) =>
      type !== 'PLAY' &&
      type !== 'LAY_DOWN' &&
      (type !== 'CLAIM_REVOKE' || table.context!.turn.phase !== 'playing.trick'),
  );
  const right = table.context!.asked.includes(view.player);
  const early = right && moves.some(({type}) => type === 'PLAY');
  const [title, text] = questionOf(table, asked);
  // In his own turn silence is no move: the question goes, and a card is played.
  const hush = (): void => {
    table.silentAt = count;
    table.requestUpdate();
  };
  return sheet(table, {
    title,
    own: true,
    small: true,
    body: html`${text ? html`<p>${text}</p>` : nothing}
      <div class="choices">
        ${asked.map((move, i) => choice(labelOf(table, move), () => table.play(move), !i))}
        ${right ? choice(early ? table.gamePanelWords!.wait : table.gamePanelWords!.silent, () => table.joined.send({type: 'PASS_RIGHT'})) : moves.length > asked.length ? choice(table.gamePanelWords!.silent, hush) : nothing}
      </div>`,
  });
}
