import type {Card} from '@quinola/cards';
import {greedyCard} from '@quinola/opponents';
import {playOf, type PlayMove, type Seat} from '@quinola/play';
import {roundContest, type SeatedView} from '@quinola/testing/contests/rounds.js';
import {followed, lawful, TAROK_TRICKS, type SkyLed} from '../src/kit/rules/index.js';
import {tarokOmbre, tarokOmbreOptions} from '../src/tarok-ombre/rules/index.js';
import {masterOmbreBrain} from '../src/tarok-ombre/opponents/search/master.js';
import {tarok, tarokOptions} from '../src/tarok/rules/index.js';
import {masterTarokBrain} from '../src/tarok/opponents/search/master.js';

/** What the views of the three games have in common. */
interface TrickView extends SeatedView {
  readonly hand: readonly Card[];
  readonly trick: readonly {readonly seat: Seat; readonly card: Card}[];
  readonly options: {readonly skyLed: SkyLed};
  readonly declarer?: Seat;
}

function greedy({hand, trick, seat, turn, declarer, options}: TrickView): PlayMove | null {
  if (turn.phase !== 'playing.trick') return null;
  const open = lawful(hand, followed(trick, options.skyLed));
  const side = (seat: Seat): boolean => seat === declarer;
  return playOf(
    greedyCard({
      rules: TAROK_TRICKS,
      hand: open,
      trick,
      friend: (other) => declarer !== undefined && other !== seat && side(other) === side(seat),
    }),
  );
}

/** One deal of Tarok en trois, one party en deux, one deal of Tarok-ombre in the old or the new manner, in the game's own money. */
export const TAROK_CONTESTS = {
  tarok: () =>
    roundContest({
      game: tarok,
      brain: masterTarokBrain({}),
      options: tarokOptions({deals: 1}),
      players: 3,
      greedy,
      unit: 'chips a deal',
    }),
  'tarok-deux': () =>
    roundContest({
      game: tarok,
      brain: masterTarokBrain({}),
      options: tarokOptions({players: 2, parties: 1}),
      players: 2,
      greedy,
      unit: 'groszy a party',
    }),
  'tarok-ombre': (manner: 'old' | 'new') =>
    roundContest({
      game: tarokOmbre,
      brain: masterOmbreBrain({}),
      options: tarokOmbreOptions({manner, deals: 1}),
      players: 3,
      greedy,
      unit: 'marks a deal',
    }),
};
