import {book, cheapest, follows, free, lowest, ofSuit, plain} from './advice.js';

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
  m(
    'lead',
    10,
    () => true,
    (f, open) => {
      const suit = plain(f).find((longest) => ofSuit(open, longest).length);
      return lowest(suit ? ofSuit(open, suit) : open);
    },
  ),
];
