import {FRENCH_52} from '@quinola/cards';
import {HANDS, SUIT_SLOTS} from '@quinola/opponents';
import {dealTable, playCard} from '../../kit/opponents/table.js';
import {cardsOf, gameOf, inTurn, isMisere, type ViraView} from '../rules/index.js';
import {MASKS} from './imagine.js';

/** The deal as a view shows it, the players numbered from the forehand: what was played is played again. */
export function tableOf(view: ViraView): Int32Array {
  const {declarer, trump, game, tricks, trick, seat, hand, faced} = view;
  const order = inTurn(view);
  const t = dealTable({
    pack: FRENCH_52,
    seats: 3,
    leader: order.indexOf(tricks[0]?.leader ?? trick[0]?.seat ?? view.leader),
    declarer: order.indexOf(declarer),
    trump: isMisere(view) ? -1 : MASKS.suits.indexOf(trump!),
    size: cardsOf(view),
    open: view.exposed.includes(declarer) || gameOf(game!).open === 'royale',
    ends: 2,
  });
  for (const {card} of [...tricks.flatMap(({cards}) => cards), ...trick]) playCard(t, MASKS.numberOf(card));
  const put = (one: number, cards: readonly string[]): void => {
    for (const card of cards) MASKS.put(t.subarray(HANDS + order.indexOf(one) * SUIT_SLOTS), card);
  };
  put(seat, hand);
  for (const open of faced) if (open.seat !== seat) put(open.seat, open.cards);
  return t;
}
