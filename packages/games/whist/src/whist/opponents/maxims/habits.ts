import {cheapest, book, free, highest, leading, ofSuit, type CardMaxim} from './advice.js';
import {master, P} from './facts.js';

const m = book('whist.engine.', 'engine');

/** How often a beginner follows a bad habit: one time in three. */
const often = {chance: 3} as const;

/** Figures of plain suits that a higher card can still beat. */
const exposed: CardMaxim['suggest'] = (f, open) =>
  open.filter((card) => card[1] !== f.T && 'KQJ'.includes(card[0]!) && !master(f, card));

/** Typical beginners' mistakes: never on partner's trick, and always something a person might try. */
export const habits: readonly CardMaxim[] = [
  m(
    'figure',
    1,
    (f, open) => leading(f) && exposed(f, open).length > 0,
    (f, open) => highest(exposed(f, open)),
    often,
  ),
  m(
    'early',
    1,
    (f, open) => free(f) && f.best!.by !== P && ofSuit(open, f.T).length > 0,
    (f, open) => cheapest(f, ofSuit(open, f.T)),
    often,
  ),
];
