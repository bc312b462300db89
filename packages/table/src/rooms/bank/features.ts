import {respondFeatures, type RespondHost} from '../../asks/responding.js';
import {moveCards, notePlaces} from '../../card-travel.js';
import type {GameFeatures} from '../../game-features.js';
import {BendingController, type BendHost} from './bending.js';
import {coinsTravel, type CoinHost} from './coins-travel.js';
import {StakingController, type StakingHost} from './staking.js';
import {bankLaterStyles} from './styles-later.js';

/** What a bank room adds to the features of its game, which asks by `StakeAsk` and `RespondAsk`. */
export function bankFeatures(
  table: StakingHost & RespondHost & CoinHost & BendHost,
): Required<Pick<GameFeatures, 'staking' | 'responding' | 'styles' | 'travelEnds' | 'animate'>> {
  const {responding, styles} = respondFeatures(table);
  new BendingController(table);
  return {
    responding,
    staking: (announcer, asked) => new StakingController(table, announcer, asked),
    styles: [...styles, bankLaterStyles],
    travelEnds: () => [null, 'b'],
    animate(ms) {
      const places = notePlaces(table.shadowRoot!);
      return () => {
        // Whatever is dealt or drawn comes from the pack.
        moveCards(table.shadowRoot!, places, ms, null, 'b');
        coinsTravel(table, ms);
      };
    },
  };
}
