import {book, cheapest, follows, free, leading, lowest, ofSuit} from './advice.js';

const m = book('whist.engine.', 'engine');

/** What is played when neither book has advice (the engine's own rules, marked as such). */
export const fallback = [
  // A card that only a trump can beat.
  m(
    'ruff',
    10,
    (f) => free(f) && f.best!.by !== 2,
    (f, open) => cheapest(f, ofSuit(open, f.T)),
  ),
  m('discard', 10, free, (f, open) => {
    const idle = lowest(open.filter((card) => card[1] !== f.T));
    return idle.length ? idle : lowest(open);
  }),
  m('lowest', 10, follows, (_, open) => lowest(open)),
  m('low', 10, leading, (_, open) => lowest(open)),
];
