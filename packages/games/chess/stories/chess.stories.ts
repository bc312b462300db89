import type {ChessTable} from '@quinola/chess';
import '@quinola/chess/define.js';
import type {Meta} from '@storybook/web-components-vite';
import {
  open,
  playOf,
  type Step,
  tableMeta,
  type TableArgs,
  type TableStory,
} from '@quinola/testing/stories/table-stories.js';

/** The chessboard in the states of a game. */
const meta: Meta<TableArgs> = {...tableMeta('chess-table', {}), title: 'Chess table'};
export default meta;

/** The king's pawn goes two steps, and is answered. */
const opened: Step = async (table) => {
  table.play({type: 'MOVE', from: 'e2', to: 'e4'} as {type: string});
  while (!table.tag('visitor')) await new Promise(requestAnimationFrame);
};

export const Begun: TableStory = {};
/** A man is picked up: where he may go is marked, and the last move. */
export const Picked: TableStory = {
  play: playOf('chess-table', [
    opened,
    (table) => table.shadowRoot!.querySelector<HTMLElement>('[data-square=f1]')!.click(),
  ]),
};
/** Looking back at the first move, with the buttons that walk on. */
export const LookedBack: TableStory = {
  play: playOf('chess-table', [
    opened,
    (table) => {
      (table as unknown as ChessTable).walked = 1;
    },
  ]),
};
export const OnAPhone: TableStory = {args: {width: 320}};
export const Night: TableStory = {args: {theme: 'night'}};
export const Wood: TableStory = {args: {men: 'wood'}};
export const Print: TableStory = {args: {men: 'print'}};
/** Two idle pawns, and trays of lost men. */
export const Idle: TableStory = {args: {fen: 'rnbqkbnr/8/8/8/8/4K3/8/p1p4R w - - 0 1'}};
export const Black: TableStory = {args: {white: 'second', 'first-move': 'black'}};
export const Rules: TableStory = {play: playOf('chess-table', [open('rules')])};
export const Score: TableStory = {play: playOf('chess-table', [open('score')])};
export const Copying: TableStory = {play: playOf('chess-table', [open('copyGame')])};
