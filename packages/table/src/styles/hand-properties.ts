/** Numbers of a hand and its cards that concern nothing within them, with their first values. */
const OWN = {
  '--quinola-j': '0',
  '--quinola-m': '1',
  '--quinola-r': '0',
  '--quinola-a': '0',
  '--quinola-rows': '1',
  '--quinola-longest': '1',
};

let registered = false;

/**
 * Tells the browser which numbers of a hand are not inherited, and that a card's width is a length: it then sees that the
 * width is as before although the number of cards is not. Without this all looks the same, and takes longer. A document can
 * be told once only; another copy may have done so.
 */
export function registerHandProperties(): void {
  if (registered || typeof CSS === 'undefined' || !('registerProperty' in CSS)) return;
  registered = true;
  try {
    for (const [name, initialValue] of Object.entries(OWN))
      CSS.registerProperty({name, syntax: '<number>', inherits: false, initialValue});
    CSS.registerProperty({
      name: '--quinola-hand-card',
      syntax: '<length>',
      inherits: true,
      initialValue: '0px',
    });
  } catch {
    // Another copy of the kit has registered it already.
  }
}
