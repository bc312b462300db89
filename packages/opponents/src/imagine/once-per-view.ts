/**
 * What is made of a view, made once: a view never changes, and opponents ask for the same of it many times.
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
