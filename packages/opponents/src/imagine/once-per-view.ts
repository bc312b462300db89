/**
 * Remembers what was made of a view, so that it is made only once: a view never changes, and opponents need the same result of it
 * many times.
 *
 * @example
 * export const imaginerFor = oncePerView((view: View): Imaginer => imagineHands(knownIn(view)));
 */
export function oncePerView<View extends object, Made extends object>(
  make: (view: View) => Made,
): (view: View) => Made {
  const made = new WeakMap<View, Made>();
  return (view) => {
    let found = made.get(view);
    if (!found) made.set(view, (found = make(view)));
    return found;
  };
}
