// npm run bench -- imagining : the time to imagine deals that agree with what was announced.
import {randomFrom} from '@quinola/cards';
import {listed} from '@quinola/play';
import {imagining, seconds} from '@quinola/testing/bench/imagining.js';
import {dealerOf} from '../src/tarok/opponents/imagine/dealer.js';
import {tarok, tarokOptions, type TarokView} from '../src/tarok/rules/index.js';

export const name = 'imagining';

/** The views at the first lead of some deals of Tarok, after everybody has announced all he can. */
function tarokViewsOf(deals: number): TarokView[] {
  return Array.from({length: deals}, (_, deal) => {
    const random = randomFrom(`bench ${deal}`);
    let state = tarok.start(tarokOptions());
    while (tarok.turn(state).phase !== 'playing.trick') {
      const by = tarok.turn(state).must!;
      state = tarok.play(
        state,
        by,
        by === 'chance' ? tarok.chance(state, random) : [...listed(tarok, tarok.view(state, by))][0]!,
      ).state;
    }
    return tarok.view(state, tarok.turn(state).must as number);
  });
}

/** Prints the time of the preparation, and the speed of imagining after it. */
export function run(): void {
  const told = tarokViewsOf(400).filter(({announced, seat}) =>
    announced.some(
      (said, index) => index !== seat && said?.items.some(({kind}) => kind.startsWith('cavalry')),
    ),
  );
  const times = told.map((view) => seconds(() => dealerOf({...view})) * 1000);
  console.log(
    `preparing Tarok where others announced cavalries, ms: mean ${(times.reduce((sum, ms) => sum + ms, 0) / times.length).toFixed(2)}, longest ${Math.max(
      ...times,
    ).toFixed(1)}`,
  );
  imagining('so prepared', dealerOf(told[0]!).deal);
}
