import {squaresShape, type LayoutSource, type PilePlan} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {NewGameHost} from './host.js';
import {newGame, SIDE, type NewGameMove} from '../rules/index.js';

const SHAPE = squaresShape({columns: SIDE, rows: SIDE});

/** What stands on a field, by the player whose it is; the same list each time. */
const STONES = [['●'], ['○']] as const;
const NONE: readonly string[] = [];

/** The fields of the board. */
const fieldsOf = (table: NewGameHost): readonly PilePlan[] =>
  table.context!.view.fields.map((player, index) => ({
    id: String(index),
    index,
    group: 'board',
    kind: 'square',
    pieces: STONES[player] ?? NONE,
    classes: (index + Math.floor(index / SIDE)) % 2 ? 'dark' : '',
  }));

const stoneView = (stone: string): TemplateResult =>
  html`<svg viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="30" fill=${stone === '●' ? '#222' : '#f4e9d0'} stroke="#000"></circle>
  </svg>`;

/** Whose stones are which, for the line beside that of the turn. */
export const stonesOf = (table: NewGameHost): TemplateResult =>
  html`${STONES.map(([stone], player) => html`<span>${stoneView(stone)}${table.who(player).name}</span> `)}`;

/** The room: the kit draws it. Where men go from field to field, `ways` say so instead of `turns`. */
export const roomSource = (table: NewGameHost): LayoutSource => ({
  shape: () => SHAPE,
  piles: () => fieldsOf(table),
  ask: () => ({
    kind: 'place',
    ways: [],
    turns: Object.fromEntries(
      (newGame.moves(table.view!) as readonly NewGameMove[]).flatMap((move) =>
        move.type === 'PLACE' ? [[String(move.at), move]] : [],
      ),
    ),
  }),
  title: () => table.gameWords.places['board'] ?? '',
  draw: stoneView,
});
