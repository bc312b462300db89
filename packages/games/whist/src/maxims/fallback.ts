import {book, cheapest, follows, free, lowest, of, plain} from './advice.js';

const m = book('whist.engine.', 'engine');

/** What is played when both books are silent (the engine's own, named as such). */
export const fallback = [
  // A card that only a trump can take.
  m(
    'ruff',
    10,
    (f) => free(f) && f.best!.by !== 2,
    (f, open) => cheapest(f, of(f.T, open)),
  ),
  m('discard', 10, free, (f, open) => {
    const idle = lowest(open.filter((card) => card[1] !== f.T));
    return idle.length ? idle : lowest(open);
  }),
  m('lowest', 10, follows, (_, open) => lowest(open)),
  m(
    'lead',
    10,
    () => true,
    (f, open) => {
      const suit = plain(f).find((longest) => of(longest, open).length);
      return lowest(suit ? of(suit, open) : open);
    },
  ),
];
