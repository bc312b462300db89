import {rankOf, suitOf, type Card} from '@quinola/cards';

/** A command of a key or a button: advice, take-back, or the name of a panel to open. */
export type Command = 'hint' | 'undo' | (string & {});

/** The tool buttons of a table, by their commands. */
export type Tool = Command & ('menu' | 'hint' | 'why' | 'last' | 'undo');

/** The action of a key: a command, or moving the focus to a card. */
export type KeyAction = Command | {readonly to: Card};

const COMMANDS: Readonly<Record<string, KeyAction>> = {
  i: 'hint',
  w: 'why',
  l: 'last',
  u: 'undo',
  r: 'rules',
  m: 'menu',
  n: 'standing',
  '?': 'keys',
  Escape: 'close',
};

/**
 * The letter or digit that stands on a key of the usual Latin keyboard, for layouts that have another one there: Russian or Greek
 * letters, or the signs on the digits of French keyboards.
 * @returns `null` where the key has a Latin letter or a digit of its own
 */
function letterByPlace({key, code, shiftKey}: KeyboardEvent): string | null {
  if (key.length !== 1 || /[a-z0-9]/i.test(key)) return null;
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? (shiftKey ? null : (digit ?? null));
}

/** Whether a key goes to what one writes or chooses in: a field of the table, or one that the page has put into a slot. */
export function isForField(event: Event): boolean {
  const target = event.composedPath()[0] as HTMLElement;
  return target.matches('input, select, textarea') || target.isContentEditable;
}

/**
 * Reads a key pressed at the table.
 * @param cards the hand as shown
 * @param at the card that has the focus, if one has
 * @param own letters with another meaning in this game
 * @returns `null` for a key that the table does not handle
 */
export function actionOf(
  event: KeyboardEvent,
  cards: readonly Card[],
  at: Card | null,
  own: Readonly<Record<string, Command>> = {},
): KeyAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  if (isForField(event)) return event.key === 'Escape' ? 'close' : null;
  const {key} = event;
  const here = at ? cards.indexOf(at) : -1;
  const go = (index: number): KeyAction | null => {
    const card = cards[Math.max(0, Math.min(cards.length - 1, index))];
    return card ? {to: card} : null;
  };
  if (here >= 0) {
    if (key === 'ArrowRight' || key === 'ArrowLeft') return go(here + (key === 'ArrowRight' ? 1 : -1));
    if (key === 'Home') return go(0);
    if (key === 'End') return go(cards.length - 1);
  }
  const meant = (name: string): KeyAction | null => {
    const letter = name === '1' || name === '0' ? 'T' : name.toUpperCase();
    // On French keyboards digits are shifted.
    if (letter.length === 1 && (!event.shiftKey || /\d/.test(name))) {
      const after = [...cards.slice(here + 1), ...cards.slice(0, here + 1)];
      const next = after.find((card) => rankOf(card) === letter || suitOf(card) === letter);
      if (next) return {to: next};
    }
    return own[name] ?? COMMANDS[name] ?? null;
  };
  const name = key.length === 1 ? key.toLowerCase() : key;
  const byPlace = letterByPlace(event);
  return meant(name) ?? (byPlace === null ? null : meant(byPlace));
}
