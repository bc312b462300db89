import {OptionsError} from './game.js';

/** Chapters of a game's rules that are fetched when a match needs them; Node has them from the start. */
export interface Chapters<Parts> {
  /** Makes chapters known; once there, they stay. */
  provide(parts: Partial<Parts>): void;
  /** Whether a chapter is there. */
  has(name: keyof Parts): boolean;
  /** A chapter. @throws RangeError when it was not provided: then nothing can be played that needs it. */
  part<Name extends keyof Parts>(name: Name): Parts[Name];
  /** Fetches those of some chapters that are missing. @throws OptionsError `no-module` when they can't be had */
  fetched(...names: readonly (keyof Parts)[]): Promise<void>;
}

/**
 * The chapters of a game's rules, each by the way to fetch it.
 * @param came is told of chapters that are there now
 */
export function chapters<Parts extends object>(
  ways: {readonly [Name in keyof Parts]: () => Promise<Pick<Parts, Name>>},
  came?: (parts: Partial<Parts>) => void,
): Chapters<Parts> {
  const present: Partial<Parts> = {};
  const provide = (parts: Partial<Parts>): void => {
    Object.assign(present, parts);
    came?.(parts);
  };
  const has = (name: keyof Parts): boolean => present[name] !== undefined;
  return {
    provide,
    has,
    part(name) {
      const found = present[name];
      if (!found) throw new RangeError(`the rules' part ${String(name)} has not been fetched`);
      return found;
    },
    async fetched(...names) {
      try {
        await Promise.all(
          names
            .filter((name) => !has(name))
            .map(async (name) => provide((await ways[name]()) as Partial<Parts>)),
        );
      } catch {
        throw new OptionsError('no-module');
      }
    },
  };
}
