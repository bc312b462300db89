import {GONE} from '@quinola/opponents';
import {dealTable, masksIn, playCard} from '../../opponents/table.js';
import {isMisere, packOf, playersAt, tricksOf, type Agreed, type BostonView} from '../rules/index.js';

/** The cards of a table as bits. */
export const masksOf = (options: Pick<Agreed, 'players'>) => masksIn(packOf(options));

/** The deal as a view shows it: what was played is played again, and the viewer's own hand is in its place. */
export function tableOf(view: BostonView): Int32Array {
  const {options, declarer, helper, trump, bid, tricks, trick, exposed, aside, seat, hand, faced} = view;
  const {suits, numberOf, put} = masksOf(options);
  const t = dealTable({
    pack: packOf(options),
    seats: playersAt(view),
    leader: tricks[0]?.leader ?? trick[0]?.seat ?? view.leader,
    declarer,
    helper,
    trump: isMisere(bid!) ? -1 : suits.indexOf(trump!),
    size: tricksOf({bid}),
    open: exposed,
  });
  for (const {card} of [...tricks.flatMap(({cards}) => cards), ...trick]) playCard(t, numberOf(card));
  for (const card of hand) put(t, card, seat);
  if (faced && faced.seat !== seat) for (const card of faced.cards) put(t, card, faced.seat);
  // What the declarer has laid aside is gone as far as he knows.
  if (aside) {
    const number = numberOf(aside);
    t[GONE + (number >> 5)]! |= 1 << (number & 31);
  }
  return t;
}
