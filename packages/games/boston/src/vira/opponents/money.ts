import {HANDS, SUIT_SLOTS, WON} from '@quinola/opponents';
import {playedBy} from '@quinola/play';
import {classOf, honoursIn} from '../../kit/rules/suits.js';
import {HONOURS} from '../../kit/opponents/table.js';
import {accountOf, inTurn, isMisere, type ViraView} from '../rules/index.js';
import {MASKS} from './imagine.js';

/** Notes on a table what the declarer's honours count. His hand must lie there. */
export function noteHonours(view: ViraView, t: Int32Array): void {
  const {trump, declarer} = view;
  if (trump === null || isMisere(view)) return;
  const held = MASKS.cardsAt(t.subarray(HANDS + inTurn(view).indexOf(declarer) * SUIT_SLOTS), 0);
  t[HONOURS] = honoursIn([...held, ...playedBy(view, declarer)], trump);
}

/** What the end of a play-out is worth to the view's player, in Fisch. Play-outs with the same result are settled only once. */
export function moneyFor(view: ViraView): (t: Int32Array) => number {
  const {game, asMisere, trump, highest, going, lastBete: previous, again, againBete} = view;
  const {declarer, seat, options, seats} = view;
  const at = inTurn(view).indexOf(declarer);
  const isHis = seat === declarer;
  const known = new Map<number, number>();
  return (t) => {
    const key = (t[WON + at]! << 3) | t[HONOURS]!;
    let worth = known.get(key);
    if (worth !== undefined) return worth;
    const {outcome, fisch, betes} = accountOf(
      {
        game: game!,
        asMisere,
        suitClass: trump === null ? 0 : classOf(trump, highest!),
        tricks: t[WON + at]!,
        honours: t[HONOURS]!,
        laidDown: false,
        going: going.amount,
        previous,
        again,
        againBete,
      },
      options,
    );
    const drawn = outcome === 'won' && seats[declarer] !== going.owner ? going.amount : 0;
    const owed = betes.reduce((sum, size) => sum + size, 0);
    // A bête is a claim on its owner, which each of the three may draw.
    worth = isHis
      ? 2 * fisch + drawn - (2 * owed) / 3
      : -fisch - (seats[seat] === going.owner ? drawn : 0) + owed / 3;
    known.set(key, worth);
    return worth;
  };
}
