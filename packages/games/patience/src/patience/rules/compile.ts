import {OptionsError} from '@quinola/play';
import {patienceNamed} from './games/known.js';
import type {Group, Patience, Phase} from './schema.js';
import {withOptions} from './options.js';
import type {PatienceOptions, Position} from './types.js';

/** One pile of a patience. */
export interface Pile {
  readonly id: string;
  readonly group: Group;
  readonly index: number;
  /** Cards when full; 0 for all but foundations. */
  readonly size: number;
  /** The suit of its base, if each place has its own suit. */
  readonly suit: string | null;
  /** Piles that block this one while they hold a card. */
  readonly barredBy: readonly string[];
}

/** A patience with its options applied, and its piles by name. */
export interface Compiled {
  readonly def: Patience;
  /** All piles but the stock, in the order of the data. */
  readonly piles: readonly Pile[];
  readonly pile: (id: string) => Pile | undefined;
  /** Piles of a group, of all groups with this prefix (`row*`), or the one pile of that name. */
  readonly pilesOf: (name: string) => readonly Pile[];
}

const compiled = new Map<string, Compiled>();

/**
 * The patience selected by the options.
 * @throws OptionsError if they select none, or it does not know one of them
 */
export function compile(options: PatienceOptions): Compiled {
  const key = JSON.stringify(options);
  const known = compiled.get(key);
  if (known) return known;
  const def = patienceNamed(options.game);
  if (!def) throw new OptionsError('unknown-patience', {game: options.game});
  const fresh = withPiles(withOptions(def, options));
  compiled.set(key, fresh);
  return fresh;
}

function withPiles(def: Patience): Compiled {
  const group = (id: string): Group | undefined => def.groups.find((one) => one.id === id);
  const barredBy = (start: Group, index: number): string[] => {
    const ids: string[] = [];
    for (let id = start.blockedBy; id !== undefined; id = group(id)?.blockedBy) ids.push(`${id}.${index}`);
    return ids;
  };
  const piles = def.groups
    .filter(({role}) => role !== 'stock')
    .flatMap((one): Pile[] =>
      Array.from({length: one.n}, (_, index) => ({
        id: one.role === 'talon' ? one.id : `${one.id}.${index}`,
        group: one,
        index,
        size: typeof one.size === 'object' ? one.size[index]! : (one.size ?? 0),
        suit: one.base?.suit === 'each' ? 'SHDC'[Math.floor((index * 4) / one.n)]! : null,
        barredBy: barredBy(one, index),
      })),
    );
  const byId = new Map(piles.map((pile) => [pile.id, pile]));
  const groups = new Map<string, readonly Pile[]>();
  const pilesOf = (name: string): readonly Pile[] => {
    const known = groups.get(name);
    if (known) return known;
    const start = name.endsWith('*') ? name.slice(0, -1) : null;
    const named = piles.filter((pile) =>
      start === null ? pile.group.id === name || pile.id === name : pile.group.id.startsWith(start),
    );
    groups.set(name, named);
    return named;
  };
  return {def, piles, pile: (id) => byId.get(id), pilesOf: pilesOf};
}

/** The phase whose moves are legal now: the program's, or the one that continues during a deal. */
export function phaseOf({def}: Compiled, {step}: Position): Phase | null {
  const now = def.program[step];
  if (!now) return null;
  if ('phase' in now) return def.phases[now.phase]!;
  return now.deal === 'stream' ? def.phases[now.during]! : null;
}
