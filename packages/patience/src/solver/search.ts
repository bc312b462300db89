import {patience, type PatienceMove, type PatienceState} from '../rules/index.js';
import {isFull, keyOf, layOf, layoutOf, type Lay, type Layout} from './layout.js';
import {BestFirst} from './queue.js';
import {after, stepsOf, worthOf, type Step} from './steps.js';

/** What a search has found out. */
export interface Finding {
  /**
   * `comes-out`: the moves end in the finished picture, replayed by the rules. `cannot`: every way was tried, with the
   * cards as they lie (another laying out apart). `unknown`: neither is proved yet.
   */
  readonly outcome: 'comes-out' | 'cannot' | 'unknown';
  /** To the end, or to the position with most cards founded so far. */
  readonly moves: readonly PatienceMove[];
  /** Cards founded after those moves. */
  readonly founded: number;
  readonly nodes: number;
}

/** A search that goes on in steps, so that its caller can show progress, or let it be. */
export interface Search {
  /** Looks at so many positions more, fewer when it is done. */
  step(nodes: number): Finding;
}

interface Node {
  readonly lay: Lay;
  readonly parent: Node | null;
  readonly step: Step | null;
}

/** Searches an open layout for a way to the end; `null` for a game or a stage that it cannot search. */
export function searchFrom(state: PatienceState): Search | null {
  const layout = layoutOf(state);
  if (!layout) return null;
  const root: Node = {lay: layOf(state, layout), parent: null, step: null};
  const queue = new BestFirst<Node>();
  const seen = new Set([keyOf(layout, root.lay)]);
  const foundedIn = ({counts}: Lay): number => counts.reduce((sum, count) => sum + count, 0);
  let best = root;
  let won = isFull(layout, root.lay);
  let nodes = 0;
  queue.push(root, 0);
  const spread = (node: Node): void => {
    nodes++;
    for (const step of stepsOf(layout, node.lay)) {
      const lay = after(layout, node.lay, step);
      const key = keyOf(layout, lay);
      if (seen.has(key)) continue;
      seen.add(key);
      const next: Node = {lay, parent: node, step};
      if (foundedIn(lay) > foundedIn(best.lay)) best = next;
      if (isFull(layout, lay)) {
        won = true;
        return;
      }
      queue.push(next, worthOf(layout, lay));
    }
  };
  return {
    step(more) {
      for (let i = 0; i < more && !won; i++) {
        const node = queue.pop();
        if (!node) break;
        spread(node);
      }
      const moves = lineTo(layout, best);
      const proved = won && replays(state, moves);
      const exhausted = !won && queue.size === 0 && !(layout.rescue && root.lay.counts.every((count) => count === 0));
      return {
        outcome: proved ? 'comes-out' : exhausted ? 'cannot' : 'unknown', moves, founded: foundedIn(best.lay), nodes,
      };
    },
  };
}

/** The moves from the root of a search to a node, as the rules name them. */
function lineTo({packets, places}: Layout, node: Node): PatienceMove[] {
  const moves: PatienceMove[] = [];
  for (let at: Node | null = node; at?.step; at = at.parent) {
    const {way, from, to} = at.step;
    moves.push({type: way, from: packets[from]!, to: way === 'play' ? places[to]!.id : packets[to]!});
  }
  return moves.reverse();
}

/** Whether the rules themselves come out by these moves. @throws MoveError when a move is not lawful */
function replays(state: PatienceState, moves: readonly PatienceMove[]): boolean {
  return moves.reduce((now, move) => patience.play(now, 0, move).state, state).won;
}
