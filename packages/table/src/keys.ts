import {rankOf, suitOf, type Card} from '@quinola/cards';

/** A command of a key or a button: advice, take-back, or the name of a panel to open. */
export type Command = 'hint' | 'undo' | (string & {});

/** The action of a key: a command, or moving the focus to a card. */
export type KeyAction = Command | {readonly to: Card};

const COMMANDS: Readonly<Record<string, KeyAction>> = {
  i: 'hint',
  w: 'why',
  l: 'last',
  u: 'undo',
  r: 'rules',
  m: 'menu',
  '?': 'keys',
  Escape: 'close',
};

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
  const target = event.composedPath()[0];
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
    return event.key === 'Escape' ? 'close' : null;
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
  const letter = key === '1' || key === '0' ? 'T' : key.toUpperCase();
  if (letter.length === 1 && !event.shiftKey) {
    const after = [...cards.slice(here + 1), ...cards.slice(0, here + 1)];
    const next = after.find((card) => rankOf(card) === letter || suitOf(card) === letter);
    if (next) return {to: next};
  }
  const name = key.length === 1 ? key.toLowerCase() : key;
  return own[name] ?? COMMANDS[name] ?? null;
}
