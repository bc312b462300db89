import {FRENCH_SUITS, suitOf, type Card} from '@quinola/cards';
import type {LayoutShape, LayoutSource, PilePlan} from '@quinola/table';
import type {NewGameHost} from './host.js';
import {newGame, type NewGameMove} from '../rules/index.js';

const RANKS = 'A23456789TJQK';

/** Where the piles lie, in units of which a card is 1.4 high: the packet, the cards turned, and below them the foundations. */
const SHAPE: LayoutShape = {
  id: 'new-game',
  table: {w: 5.2, h: 3.8},
  groups: [
    {id: 'packet', at: [1.9, 3.3].map((x) => ({x, y: 1})), spread: {dx: 0, dy: 0}},
    {id: 'foundations', at: [0.8, 2, 3.2, 4.4].map((x) => ({x, y: 2.8})), spread: {dx: 0, dy: 0}},
  ],
};

/** The cards of a foundation. */
const builtUp = (suit: string, height: number): readonly Card[] =>
  [...RANKS.slice(0, height)].map((rank) => rank + suit);

/** What lies where. */
function pilesOf(table: NewGameHost): readonly PilePlan[] {
  const {left, turned, built} = table.context!.view;
  return [
    {id: 'stock', group: 'packet', index: 0, pieces: [], hidden: left, turned: true},
    {id: 'turned', group: 'packet', index: 1, pieces: turned},
    ...FRENCH_SUITS.map((suit, index): PilePlan => ({
      id: suit,
      group: 'foundations',
      index,
      pieces: builtUp(suit, built[suit] ?? 0),
      mark: table.words.rank('A'),
    })),
  ];
}

/** The room: the kit draws it and lets its cards be moved. */
export const roomSource = (table: NewGameHost): LayoutSource => ({
  shape: () => SHAPE,
  piles: () => pilesOf(table),
  ask() {
    const moves = newGame.moves(table.view!) as readonly NewGameMove[];
    const turn = moves.find(({type}) => type === 'TURN');
    return {
      kind: 'place',
      ways: moves.flatMap((move) =>
        move.type === 'BUILD' ? [{from: 'turned', to: suitOf(move.card), move, home: true}] : [],
      ),
      ...(turn && {turns: {stock: turn}}),
      attempt: () => ({type: 'BUILD', card: table.view!.turned.at(-1)!}) as NewGameMove,
    };
  },
  title: () => table.gameWords.title,
});
