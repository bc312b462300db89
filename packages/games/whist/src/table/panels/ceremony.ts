import {choice, drawn, formStyles, sheet, spread} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {whist, type WhistMove, type WhistView} from '../../rules/game.js';
import type {WhistPanelWords} from '../../strings.js';
import type {WhistTable} from '../../whist-table.js';
import {waitsAt} from '../status.js';

/** What the cards on the table decide. */
function drawnFor({draw, turn, options, rubber}: WhistView): keyof WhistPanelWords['draws'] {
  const {purpose, taken, draws} = draw!;
  // Cards drawn for the dummy order stay until the pack is spread again.
  const isOrder =
    purpose === 'order' || (turn.phase === 'cutting.spreading' && draws.length > 0 && !taken.length);
  if (isOrder) return options.table === 'five' ? 'five' : 'dummy';
  // The second of three rubbers pairs other players (Vienna §1).
  return purpose === 'deal'
    ? 'deal'
    : options.rules === 'vienna-1834' && rubber % 3 === 2
      ? 'anew'
      : 'partners';
}

/** What the visitor is asked while cards are drawn, or whom the table is waiting for. */
function askOf(table: WhistTable, move: WhistMove | undefined): string | null {
  const {view, turn} = table.context!;
  const words = table.gamePanelWords!;
  switch (move?.type) {
    case 'DRAW':
      return view.draw!.drawing[0]! < view.players ? words.drawAsk : words.drawForDummy;
    case 'CHOOSE_SEAT':
      return words.seatAsk;
    default:
      return turn.must === view.player ? null : waitsAt(table);
  }
}

/** The draw: the spread pack, and the cards before those who drew them until all are seated. */
function draw(table: WhistTable, moves: readonly WhistMove[]): TemplateResult {
  const {view} = table.context!;
  const texts = table.gamePanelWords!;
  const {size, taken, draws, drawing} = view.draw!;
  const look = table.look();
  const [title, rule] = texts.draws[drawnFor(view)];
  const drawers = Array.from({length: Math.max(4, view.players)}, (_, drawer) => drawer).filter(
    (drawer) => draws[drawer]?.length || drawing.includes(drawer),
  );
  const seats = moves.flatMap((move) =>
    move.type === 'CHOOSE_SEAT' ? [choice(texts.seat(move.seat), () => table.play(move))] : [],
  );
  return sheet(table, {
    title,
    own: true,
    body: html`<p>${rule}</p>
      <p>${[table.features!.announcer.news(), askOf(table, moves[0])].filter(Boolean).join(' ')}</p>
      <div class="cards">
        ${drawers.map((drawer) =>
          drawn(
            draws[drawer] ?? [],
            drawer < view.players ? table.who(drawer).name : table.gameWords.dummy,
            table.words.card,
            look,
          ),
        )}
      </div>
      ${
        drawing.length
          ? spread({
              size,
              taken,
              mayDraw: moves[0]?.type === 'DRAW',
              name: texts.drawCard,
              draw: (index) => table.play({type: 'DRAW', index}),
            })
          : nothing
      }`,
    ...(seats.length && {foot: seats}),
  });
}

/** The pack waiting to be cut. */
function cut(table: WhistTable, moves: readonly WhistMove[]): TemplateResult {
  const texts = table.gamePanelWords!;
  const place = (): number => Number(table.renderRoot.querySelector<HTMLInputElement>('.cut')?.value ?? 26);
  const others = moves.filter(({type}) => type === 'THROW_OVER');
  return sheet(table, {
    title: texts.cutAsk,
    own: true,
    small: true,
    body: html`<label
      ><span>${texts.cutPlace}</span><input class="cut" type="range" min="1" max="51" value="26"
    /></label>`,
    foot: [
      choice(texts.cut, () => table.play({type: 'CUT', index: place()}), true),
      ...(moves.some(({type}) => type === 'CUT_WITH_CARD')
        ? [choice(texts.cutWithCard, () => table.play({type: 'CUT_WITH_CARD', index: place()}))]
        : []),
      ...others.map((move) => choice(texts.throwOver, () => table.play(move))),
    ],
  });
}

/** What happens before a deal in the full ceremony: everyone draws and sits down, and the visitor cuts. */
export function render(table: WhistTable): TemplateResult {
  table.adopt(formStyles);
  const moves = whist.moves(table.context!.view);
  return moves[0]?.type === 'CUT' ? cut(table, moves) : draw(table, moves);
}
