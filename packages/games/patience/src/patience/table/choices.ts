import {patienceNamed} from '../rules/games/known.js';
import {compile, type PatienceOptions} from '../rules/index.js';

/**
 * Options written in an attribute: `redeals=1 redealWhen=stuck`; a name alone means `true`.
 * @throws OptionsError if the patience does not know them
 */
export function chosen(game: string, written: string): PatienceOptions {
  const {options = []} = patienceNamed(game)!;
  const set = written
    .split(/[\s;,]+/)
    .filter(Boolean)
    .map((pair) => {
      const [id = '', value = 'true'] = pair.split(/[=:]/);
      return [
        id,
        options.find((option) => option.id === id)?.values.find((one) => String(one) === value) ?? value,
      ] as const;
    });
  const all = {game, ...Object.fromEntries(set)};
  compile(all);
  return all;
}
