import type {PatienceOptions} from '../rules/index.js';

/** What an answer gives: fields as the kind of answer has them. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * The options of an answer. Its `fillChoice` says whether the player chooses from where vacant places are filled; that
 * the Shah marries in the outer circle only is an option with one value, which the game need not be told.
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
