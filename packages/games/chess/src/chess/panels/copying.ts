import {choice, copyField, sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {lettersOf, START, type ChessView} from '../rules/index.js';
import type {ChessHost} from '../table/host.js';

/** What a result is in PGN. */
function resultOf({lastDeal, deal}: ChessView): string {
  if (lastDeal?.deal !== deal) return '*';
  const {winner, white} = lastDeal;
  return winner === null ? '1/2-1/2' : winner === white ? '1-0' : '0-1';
}

/** The running game in PGN. Idle pawns are unknown to it: their moves read as plain ones. */
export function pgnOf(view: ChessView, names: readonly string[]): string {
  const {line, start, white, deal} = view;
  const result = resultOf(view);
  const tags = [
    ['Event', 'Quinola'],
    ['Round', String(deal)],
    ['White', names[white] ?? '?'],
    ['Black', names[1 - white] ?? '?'],
    ['Result', result],
    ...(start === START
      ? []
      : [
          ['SetUp', '1'],
          ['FEN', start],
        ]),
  ].map(([tag, value]) => `[${tag} "${value!.replaceAll('"', "'")}"]`);
  const first = Number(start.split(' ')[5]);
  const offset = line[0]?.side ?? 0;
  const moves = line.map(({san, side}, nth) => {
    const number = first + Math.floor((nth + offset) / 2);
    return side === 0 ? `${number}. ${san}` : nth === 0 ? `${number}... ${san}` : san;
  });
  return `${tags.join('\n')}\n\n${[...moves, result].join(' ')}\n`;
}

/** The board as text, for a letter. */
export function diagramOf(fen: string): string {
  const signs: Readonly<Record<string, string>> = {
    K: '♔',
    Q: '♕',
    R: '♖',
    B: '♗',
    N: '♘',
    P: '♙',
    k: '♚',
    q: '♛',
    r: '♜',
    b: '♝',
    n: '♞',
    p: '♟',
  };
  const letters = lettersOf(fen);
  const rows = Array.from({length: 8}, (_, row) =>
    [
      8 - row,
      ...letters
        .slice(row * 8, row * 8 + 8)
        .map((letter, file) => signs[letter] ?? ((row + file) % 2 ? '▒' : '·')),
    ].join(' '),
  );
  return [...rows, '  a b c d e f g h'].join('\n');
}

const KINDS = ['diagram', 'position', 'game'] as const;

/** What has come of copying, of which text. */
interface Copied {
  readonly kind: (typeof KINDS)[number];
  readonly said: string;
}

/** The panel with game, position and diagram to copy. */
export function render(table: ChessHost, about: unknown): TemplateResult {
  const {view, gamePanelWords, panelWords} = table;
  const {copies, copy} = gamePanelWords!;
  const done = about as Copied | undefined;
  const texts = {
    position: view!.fen,
    game: pgnOf(
      view!,
      [0, 1].map((player) => table.who(player).name),
    ),
    diagram: diagramOf(view!.fen),
  };
  const take = async (kind: Copied['kind']): Promise<void> => {
    const said = await copyField(table, table.renderRoot.querySelector(`.sheet [name=${kind}]`)!);
    if (table.opened?.id === 'copyGame') table.features!.panels.turnTo('copyGame', {kind, said});
  };
  return sheet(table, {
    title: copy,
    body: html`${KINDS.map(
      (kind) =>
        html`<p>
          <label
            >${copies[kind]}<textarea
              readonly
              name=${kind}
              rows=${kind === 'position' ? 2 : 9}
              cols="34"
              .value=${texts[kind]}
            ></textarea>
          </label>
          ${choice(panelWords!.copy, () => void take(kind))} ${done?.kind === kind ? done.said : nothing}
        </p>`,
    )}`,
  });
}
