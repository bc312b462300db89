import {OptionsError} from '@quinola/play';
import type {Patience} from './schema.js';
import type {PatienceOptions} from './types.js';

/** A patience's data with its options applied. @throws OptionsError `unknown-option`, `unknown-<option>` for an unknown value */
export function withOptions(def: Patience, options: PatienceOptions): Patience {
  let patched = def;
  for (const [id, value] of Object.entries(options)) {
    if (id === 'game' || value === undefined) continue;
    if (id === 'strict' && typeof value === 'boolean') continue;
    const option = def.options?.find((one) => one.id === id);
    if (!option) throw new OptionsError('unknown-option', {option: id});
    if (!option.values.includes(value)) throw new OptionsError(`unknown-${id}`, {value: String(value)});
    for (const [path, changed] of Object.entries(option.patch?.[String(value)] ?? {})) {
      patched = changedAt(patched, path.split('.'), changed) as Patience;
    }
  }
  return patched;
}

/** A copy of data with one value changed; a list item is addressed by id or index. */
function changedAt(data: unknown, [name, ...path]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(data)) {
    const items: readonly {readonly id?: string}[] = data;
    const at = items.findIndex((item, i) => item.id === name || String(i) === name);
    if (at < 0) throw new RangeError(`no item ${name}`);
    return items.map((item, i) => (i === at ? changedAt(item, path, value) : item));
  }
  const fields = data as Readonly<Record<string, unknown>>;
  return {...fields, [name]: changedAt(fields[name], path, value)};
}
