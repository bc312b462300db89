import {choice, cutSheet, spreadSheet} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {whist, type WhistMove, type WhistView} from '../rules/game.js';
import type {WhistPanelWords} from '../words/types.js';
import type {WhistHost} from '../table/host.js';
import {waitsAt} from '../table/status.js';

/** Cards of a pack. */
const PACK = 52;

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
function askOf(table: WhistHost, move: WhistMove | undefined): string | null {
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
function draw(table: WhistHost, moves: readonly WhistMove[]): TemplateResult {
  const {view} = table.context!;
  const texts = table.gamePanelWords!;
  const {size, taken, draws, drawing} = view.draw!;
  const [title, rule] = texts.draws[drawnFor(view)];
  const drawers = Array.from({length: Math.max(4, view.players)}, (_, drawer) => drawer).filter(
    (drawer) => draws[drawer]?.length || drawing.includes(drawer),
  );
  return spreadSheet(table, {
    title,
    said: [rule, [table.features!.announcer.news(), askOf(table, moves[0])].filter(Boolean).join(' ')],
    drawers: drawers.map((drawer) => ({
      name: drawer < view.players ? table.who(drawer).name : table.gameWords.dummy,
      cards: draws[drawer] ?? [],
    })),
    size,
    taken,
    mayDraw: moves[0]?.type === 'DRAW',
    isOver: !drawing.length,
    foot: moves.flatMap((move) =>
      move.type === 'CHOOSE_SEAT' ? [choice(texts.seat(move.seat), () => table.play(move))] : [],
    ),
  });
}

/** What happens before a deal in the full ceremony: everyone draws and sits down, and the visitor cuts. */
export function render(table: WhistHost): TemplateResult {
  const moves = whist.moves(table.context!.view);
  const may = (type: WhistMove['type']): boolean => moves.some((move) => move.type === type);
  if (moves[0]?.type !== 'CUT') return draw(table, moves);
  const {cutWithCard, throwOver} = table.gamePanelWords!;
  return cutSheet(table, PACK, (place) => [
    ...(may('CUT_WITH_CARD')
      ? [choice(cutWithCard, () => table.play({type: 'CUT_WITH_CARD', index: place()}))]
      : []),
    ...(may('THROW_OVER') ? [choice(throwOver, () => table.play({type: 'THROW_OVER'}))] : []),
  ]);
}
