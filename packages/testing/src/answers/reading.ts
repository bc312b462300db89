/** A value whose fields report when they are read. */
export interface Watched<T> {
  readonly value: T;
  /** The paths of all fields that have not been read, as `score.us` or `calls[2].seat`. */
  readonly unread: () => readonly string[];
}

/**
 * Wraps a value to record which of its fields are read. Objects are watched field by field, also inside lists; a list without
 * objects (cards, numbers) counts as one field.
 *
 * The fields of the value itself must be read by name: copying or listing them (`{...given}`) would read all of them without
 * using any, and throws a TypeError. Objects further down may be listed, because many are maps (piles by name, cards by
 * player).
 */
export function watched<T extends object>(value: T): Watched<T> {
  const root = watch(value, '', true);
  return {value: root.proxy as T, unread: root.unread};
}

interface Node {
  readonly proxy: object;
  readonly unread: () => readonly string[];
}

/** Watches one object or list, and everything reachable through it. */
function watch(target: object, path: string, isRoot = false): Node {
  const read = new Set<string>();
  const children = new Map<string, Node>();
  const pathTo = (key: string): string =>
    Array.isArray(target) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
  const proxy = new Proxy(target, {
    get(from, key) {
      const found: unknown = Reflect.get(from, key);
      if (typeof key !== 'string' || !Object.hasOwn(from, key)) return found;
      read.add(key);
      if (!holdsObjects(found)) return found;
      const child = children.get(key) ?? watch(found, pathTo(key));
      children.set(key, child);
      return child.proxy;
    },
    ownKeys(from) {
      if (isRoot) throw new TypeError('its fields must be read by name, not copied');
      return Reflect.ownKeys(from);
    },
  });
  const unread = (): readonly string[] =>
    Object.keys(target).flatMap((key) =>
      read.has(key) ? (children.get(key)?.unread() ?? []) : [pathTo(key)],
    );
  return {proxy, unread};
}

/** Whether a value is an object with fields, or a list that contains one. */
function holdsObjects(value: unknown): value is object {
  if (Array.isArray(value)) return value.some(holdsObjects);
  return typeof value === 'object' && value !== null;
}
