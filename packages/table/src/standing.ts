import type {Card} from '@quinola/cards';
import type {KitPanelWords, KitRoomWords} from './strings.js';

/** What {@linkcode standingOf} needs of a table. */
interface StandingTable {
  readonly renderRoot: ParentNode;
  readonly words: Pick<KitRoomWords, 'card'>;
  readonly panelWords: Pick<KitPanelWords, 'canPlay'> | null;
  readonly game: {moves(view: unknown): readonly object[]};
  readonly view: unknown;
  hands(): readonly (readonly Card[])[];
  tag(...names: readonly string[]): boolean;
}

/** The words of an element for who does not see it: its name, or else its text. */
const wordsOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.querySelector('.vh')?.textContent ?? element.textContent)
    .trim()
    .replace(/\s+/g, ' ');

/** The cards of the visitor's hand that he may play now. */
function playable(table: StandingTable): readonly Card[] {
  const moves = table.tag('visitor') ? table.game.moves(table.view) : [];
  const lawful = new Set(moves.map((move) => (move as {card?: Card}).card));
  return table.hands().flatMap((cards) => cards.filter((card) => lawful.has(card)));
}

/**
 * How the table stands, for who asks for it by ear: what lies on it, what the visitor can play, the score. What is drawn is read
 * there, so that it says the same.
 * @param turn the line that says whose turn it is
 */
export function standingOf(table: StandingTable, turn: string): string[] {
  const {renderRoot, words, panelWords} = table;
  const all = (from: ParentNode, what: string): string[] =>
    [...from.querySelectorAll(what)].map(wordsOf).filter(Boolean);
  const lists = [...renderRoot.querySelectorAll('[part~="trick"], [part~="middle"]')].map((list) => {
    const cards = all(list, 'li:not([aria-hidden])');
    return cards.length ? `${list.getAttribute('aria-label')}: ${cards.join(', ')}.` : '';
  });
  const cards = playable(table);
  return [
    turn,
    ...lists,
    cards.length ? panelWords!.canPlay(cards.map((card) => words.card(card))) : '',
    all(renderRoot, '[part~="score"] [aria-label], [part~="score"]:not(:has([aria-label]))').join(', '),
  ].filter(Boolean);
}
