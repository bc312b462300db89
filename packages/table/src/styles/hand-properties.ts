/** Custom properties of a hand and its cards that nothing inside them uses, with their initial values. */
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
 * Registers the custom properties of a hand: the counts are not inherited, and the width of a card is a length, so that the
 * browser notices when the width stays the same although the number of cards changes. This only saves time; nothing looks
 * different. A property can be registered once per document; another copy of the kit may have done so already.
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
