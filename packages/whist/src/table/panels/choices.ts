import {choice, sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {whist, type WhistMove} from '../../rules/core.js';
import type {WhistTable} from '../../whist-table.js';
import type {Label} from '../evening.js';

/** What a move is called on its button, and where it is told. */
export function labelOf(table: WhistTable, move: WhistMove): Label {
  const texts = table.texts!;
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
    default:
      return table.evening?.label(move) ?? move.type;
  }
}

/** The question of a phase: its title and its sentence. */
function questionOf(table: WhistTable, moves: readonly WhistMove[]): readonly [title: string, text: string] {
  const rare = table.evening?.question();
  if (rare) return rare;
  const texts = table.texts!;
  const {
    view: {calls},
    turn,
  } = table.context!;
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
  if (about === 'revoke') return table.evening!.revokes();
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
        ${right ? choice(early ? table.evening!.words.wait : table.texts!.silent, () => table.joined.send({type: 'PASS_RIGHT'})) : moves.length > asked.length ? choice(table.texts!.silent, hush) : nothing}
      </div>`,
  });
}
