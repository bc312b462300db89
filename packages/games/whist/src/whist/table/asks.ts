import {signPath} from '@quinola/faces';
import {suitSign, type Answer, type Ask, type DeclareAsk} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {whist, type WhistMove, type WhistView} from '../rules/game.js';
import type {WhistHost} from './host.js';
import * as strict from './strict.js';

/**
 * The label of a move on its button.
 * @param view before the move
 */
export function labelOf(
  table: WhistHost,
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

/** The question of a phase: its title and sentence. */
function questionOf(table: WhistHost, moves: readonly WhistMove[]): readonly [title: string, text: string] {
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
        : // All players whose side could call are asked; only one who may call is told what he holds.
          moves.some(({type}) => type === 'CALL')
          ? texts.callAsk
          : '',
  ];
}

/** The buttons for what the visitor is asked besides the cards to play. */
function declareAsk(table: WhistHost, moves: readonly WhistMove[]): DeclareAsk {
  const {view, turn, asked: rights} = table.context!;
  const texts = table.gamePanelWords!;
  // During play a revoke is claimed from the menu, so that nobody is asked at every card.
  const asked = moves.filter(
    ({type}) =>
      type !== 'PLAY' && type !== 'LAY_DOWN' && (type !== 'CLAIM_REVOKE' || turn.phase !== 'playing.trick'),
  );
  const right = rights.includes(view.player);
  const early = right && moves.some(({type}) => type === 'PLAY');
  const [title, question] = questionOf(table, asked);
  const silence: Answer[] = right
    ? [{label: early ? texts.wait : texts.silent, act: () => table.match.send({type: 'PASS_RIGHT'})}]
    : moves.length > asked.length
      ? [{label: texts.silent, act: () => dismissQuestion(table)}]
      : [];
  return {
    kind: 'declare',
    title,
    question,
    onStage: turn.phase === 'dealing.eldestNamesTrump',
    answers: [...asked.map((move, i) => ({label: labelOf(table, move), move, first: !i})), ...silence],
  };
}

/** In one's own turn silence is not a move: the question disappears, and a card is played. */
function dismissQuestion(table: WhistHost): void {
  table.silentAt = table.match.step;
  table.requestUpdate();
}

/** What the visitor is asked besides the cards to play. */
export function askOf(table: WhistHost): Ask | null {
  const context = table.context!;
  const moves = whist.moves(context.view);
  // An optional right is asked about even if it is only the right to play early.
  if (context.turn.must !== context.view.player) return declareAsk(table, moves);
  if (moves[0]?.type === 'CUT') return {kind: 'panel', id: 'ceremony'};
  const plays = moves.some(({type}) => type === 'PLAY');
  const called = moves.some(({type}) => type === 'CALL' || type === 'SHOW');
  return plays && (!called || table.silentAt === table.match.step) ? null : declareAsk(table, moves);
}
