// How the built files (dist/cdn) fetch each other. What imports a module that a browser remembers as failed fails for ever too
// (see fetch-file.ts), so they import nothing by themselves: what a file needs is fetched beside it, each by an import() of its
// own, and the file waits until it has come (see build/fetch-parts.js).
import {fetchFile} from './fetch-file.js';

/** What the built files of a folder share. @param folder its address, with a slash at its end */
function partsOf(folder: string) {
  const asked: Record<string, Promise<void> | undefined> = {};
  const there: Record<string, Promise<unknown>> = {};
  const arrive: Record<string, (module: unknown) => void> = {};

  /** The module of a file, once it has come, at whichever try. */
  const need = (name: string): Promise<unknown> =>
    (there[name] ??= new Promise((resolve) => (arrive[name] = resolve)));

  async function ask(name: string): Promise<void> {
    try {
      arrive[name]!(await fetchFile(folder + name));
    } catch (cause) {
      asked[name] = undefined;
      // Not all browsers say which file it was.
      throw Object.assign(new Error(`${name}: ${(cause as Error).message}`, {cause}), {file: name});
    }
  }

  /**
   * Fetches a file, and at the same time those that it needs.
   * @throws for the first that could not be fetched; the others come all the same, and a further call fetches what is missing
   */
  async function fetchPart(...names: readonly string[]): Promise<unknown> {
    const [module] = names.map(need);
    await Promise.all(names.map((name) => (asked[name] ??= ask(name))));
    return module;
  }

  return {need, fetchPart};
}

const folder = new URL('.', import.meta.url).href;
const page = globalThis as unknown as Record<symbol, Record<string, ReturnType<typeof partsOf>>>;

/** Fetches files of the folder from which this script has come; copies in others, so other versions too, share nothing with it. */
export const {fetchPart} = ((page[Symbol.for('quinola')] ??= {})[folder] ??= partsOf(folder));
