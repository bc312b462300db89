import type {Given} from '@quinola/testing/answers/given.js';
import type {PatienceOptions} from '../../src/patience/rules/index.js';

/**
 * The options of an answer. Its `fillChoice` says whether the player chooses the source for vacant places; that
 * the Shah marries only in the outer circle has a single value, so the game need not be told.
 */
export function optionsOf(game: string, given: Given): PatienceOptions {
  const {fillChoice, marriageRing, ...options} = (given.options ?? {}) as Record<
    string,
    string | number | boolean
  >;
  if (marriageRing !== undefined && (game !== 'shah' || marriageRing !== 'ring3'))
    throw new RangeError(`marriageRing cannot be ${marriageRing}`);
  return {
    ...options,
    ...(fillChoice !== undefined && {fillSource: fillChoice === true ? 'ask' : 'talon-first'}),
    game,
  };
}
