/** A table of the registry. */
export interface ListedTable {
  readonly tag: string;
  /** The languages it speaks, English first. */
  readonly languages: readonly string[];
  readonly tried: TestSettings;
}

interface Games {
  readonly games: readonly ListedTable[];
}

/** What the tests try at a table. */
interface TestSettings {
  /** Attributes of a session as short as its rules allow. */
  readonly session?: string;
  /** Panels beside those that every table has. */
  readonly panels: readonly string[];
  /** Whether a deal ends with a sheet. */
  readonly sheets: boolean;
  /** Attributes of tables whose rules, opponents or looks are not the usual ones. */
  readonly unusual: readonly string[];
}

/** Reads a JSON file below the root of the project. */
export async function json<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (answer.ok) return answer.json() as Promise<T>;
  throw new Error(
    path.startsWith('/dist/')
      ? `${path} is not there, and this test opens built files: run node build/build.mjs first.`
      : `${path} is not there.`,
  );
}

const {games: listed} = await json<Games>('/packages/testing/src/registry/games.json');
/** What each built file imports at once. */
export const graph =
  await json<Record<string, {readonly part?: string; readonly imports: readonly string[]}>>(
    '/dist/graph.json',
  );
/** Integrity hashes of the built files. */
export const hashes = await json<Record<string, string>>('/dist/cdn/integrity.json');

/** All tables of the registry. */
export const tables = listed;
