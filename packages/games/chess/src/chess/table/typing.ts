import type {ChessHost} from './host.js';
import {
  chess,
  isFielding,
  LETTERS,
  boardOf,
  squareOf,
  type ChessMove,
  type ChessView,
} from '../rules/index.js';

// Moves that are typed, as they are written down: `e2e4`, `Nf3`, `exd5`, `O-O`. A capital is a man, a small letter a file.

/** What may be typed. */
const SIGN = /^[a-hNBRQKOx1-8+#=-]$/;

/** A lawful move with all ways to write it, signs left out. */
interface Spelled {
  readonly move: ChessMove;
  readonly spellings: readonly string[];
}

/** What the moves of a view are written like. */
export function spelledMoves(view: ChessView): readonly Spelled[] {
  const {men} = boardOf(view.fen, isFielding(view));
  const moves: readonly ChessMove[] = chess.moves(view);
  return moves.flatMap((move): Spelled[] => {
    if (move.type !== 'MOVE') return [];
    const {from, to} = move;
    const letter = LETTERS[men[squareOf(from)]! & 7]!;
    const name = letter === 'P' ? '' : letter;
    const castles = letter === 'K' && from[0] === 'e' && (to[0] === 'g' || to[0] === 'c');
    return [
      {
        move,
        spellings: [
          from + to,
          ...['', from[0]!, from[1]!, from].map((start) => name + start + to),
          ...(castles ? [to[0] === 'g' ? 'OO' : 'OOO'] : []),
        ],
      },
    ];
  });
}

/** What comes of what was typed: a move; else whether it may become one, and whether several men can make it. */
type Read = {readonly move: ChessMove} | {readonly isOpen: boolean; readonly several: boolean};

/** Reads what was typed. @param isDone whether it is all, so that a longer way to write another move does not count */
export function readTyped(spellings: readonly Spelled[], typed: string, isDone: boolean): Read {
  const plain = typed.replace(/[^a-hNBRQKO1-8]/g, '');
  const whole = spellings.filter((one) => one.spellings.includes(plain));
  const isOpen = spellings.some((one) =>
    one.spellings.some((text) => text.startsWith(plain) && text.length > plain.length),
  );
  const [first, second] = whole;
  return first && !second && (isDone || !isOpen)
    ? {move: first.move}
    : {isOpen: isOpen && !isDone, several: whole.length > 1};
}

/** The tables whose keys are already being listened to. */
const listening = new WeakSet<ChessHost>();

/** Lets moves be typed at a table. @param say says something to a screen reader */
export function typing(table: ChessHost): void {
  // Only once: changing the language makes the features again.
  if (listening.has(table)) return;
  listening.add(table);
  let typed = '';
  /** When it was typed: what is typed later begins anew. */
  let view = table.view;
  const show = (text: string): void => {
    table.note = text ? {card: '', text} : null;
    if (text) table.withFeatures(({announcer}) => announcer.say(text));
  };
  const read = (isDone: boolean): void => {
    const texts = table.gamePanelWords!;
    const found = readTyped(spelledMoves(table.view!), typed, isDone);
    if ('move' in found) {
      typed = '';
      table.note = null;
      table.play(found.move);
    } else if (found.isOpen) show(texts.typed.so(typed));
    else {
      show(found.several ? texts.typed.several(typed) : texts.typed.none(typed));
      typed = '';
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    const {key} = event;
    const [at] = event.composedPath() as HTMLElement[];
    // An advice stands beside the board; it is there to be followed.
    const isCovered = table.opened !== null && table.opened.id !== 'why';
    const isElsewhere =
      table.nohotkeys || isCovered || table.walked !== null || at!.matches('input, select, textarea');
    if (isElsewhere || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (!table.tag('visitor') || table.context!.turn.phase !== 'playing.move') return;
    if (view !== table.view) typed = '';
    view = table.view;
    const isSign = SIGN.test(key) && (typed !== '' || /[a-hNBRQKO]/.test(key));
    if (!isSign && (typed === '' || !/^(Enter|Escape|Backspace)$/.test(key))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isSign) typed += key;
    else typed = key === 'Backspace' ? typed.slice(0, -1) : key === 'Escape' ? '' : typed;
    if (typed === '') show('');
    else read(key === 'Enter');
    table.requestUpdate();
  };
  table.renderRoot.addEventListener('keydown', (event) => onKey(event as KeyboardEvent), {capture: true});
}
