import {layoutRoom, type CardLook, type LayoutSource, type PilePlan} from '@quinola/table';
import type {TemplateResult} from 'lit';
import type {PatienceHost} from './host.js';
import {compile, type Compiled} from '../rules/index.js';
import type {Group} from '../rules/schema.js';
import {nameOf} from './pile-names.js';
import {saysOf} from './prompt.js';
import {isRescued} from './questions.js';
import {placesOf} from './ways.js';

/** What an empty foundation is waiting for. */
function waitsFor({def}: Compiled, {base, id}: Group, index: number, rank: CardLook['rank']): string {
  if (!base || base.rank === 'preset') return '';
  const suit =
    base.suit === 'each'
      ? '♠♥♦♣'[Math.floor((index * 4) / def.groups.find((group) => group.id === id)!.n)]!
      : '';
  return rank(base.rank) + suit;
}

/** The piles as they lie. */
function pilesOf(table: PatienceHost): readonly PilePlan[] {
  const {view} = table.context!;
  const game = compile(view.options);
  const {rank} = table.words;
  const pile = (group: Group, index: number): PilePlan => {
    const id = nameOf(group, index);
    const about = {id, group: group.id, index};
    if (id === 'stock') return {...about, pieces: [], hidden: view.stock, turned: true, classes: group.role};
    const pieces = view.piles[id] ?? [];
    const isBarred = game.pile(id)?.barredBy.some((other) => view.piles[other]?.length);
    return {
      ...about,
      pieces,
      mark: waitsFor(game, group, index, rank),
      count: group.id.startsWith('row') && pieces.length > 1 ? pieces.length : null,
      classes: `${group.role}${isBarred ? ' barred' : ''}${isRescued(table, id) ? ' rescued' : ''}`,
    };
  };
  return game.def.groups.flatMap((group) => Array.from({length: group.n}, (_, index) => pile(group, index)));
}

/** The room of a patience, for the kit. */
export const roomSource = (table: PatienceHost): LayoutSource => ({
  shape: () => compile(table.context!.view.options).def,
  piles: () => pilesOf(table),
  ask: () => placesOf(table.view!, table.moves()),
  title: () => table.called,
  classes: () => `g-${table.view!.options.game}${table.shows ? ' shows' : ''}`,
  isBound: () => table.strict,
});

/** Draws the room: the layout, and what can be done. */
export const roomOf = (table: PatienceHost, look: CardLook): TemplateResult =>
  layoutRoom(table.board, look, saysOf(table));
