import registry from '../registry/games.json' with {type: 'json'};

/** What a test of a built table reads of its game in the registry. */
export interface RegisteredTable {
  readonly id: string;
  readonly tag: string;
  readonly title: string;
  /** Its position in lists of games. */
  readonly order: number;
  /** The kind of room that its table is. */
  readonly room: string;
  readonly seats: readonly number[];
  /** The languages it speaks, English first. */
  readonly languages: readonly string[];
  readonly tried: {
    /** Attributes of a session as short as its rules allow. */
    readonly session?: string;
    /** Attributes that change the layout of the room. */
    readonly rooms?: readonly string[];
  };
}

const games: readonly RegisteredTable[] = registry.games;

/** A game of the registry. @throws when no game has this id */
export function registered(id: string): RegisteredTable {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`No registered game is called ${id}.`);
  return game;
}

/** Whether its table has players beside the visitor. */
export const hasOthers = ({seats}: RegisteredTable): boolean => Math.max(...seats) > 1;

/** Loads the built table of a game into this page. */
export async function defineBuilt({tag}: RegisteredTable): Promise<void> {
  const file = `/dist/cdn/${tag}.js`;
  if (!(await fetch(file, {method: 'HEAD'})).ok)
    throw new Error(`${file} is not there, and this test opens built files: run node build/build.mjs first.`);
  await import(location.origin + file);
}
