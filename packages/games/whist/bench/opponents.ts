// npm run bench -- opponents : imagined deals and choices per second of processor time, and how often the mask form of
// the book agrees with the book.
import {imaginer, judge, putHands, SUIT_SLOTS, TRICKS} from '@quinola/opponents';
import {FRENCH_52, randomFrom, shuffled} from '@quinola/cards';
import {factsOf} from '../src/whist/opponents/maxims/facts.js';
import {cardMaxims} from '../src/whist/opponents/maxims/schools.js';
import {WHIST} from '../src/whist/opponents/masks/cards.js';
import {tableOf} from '../src/whist/opponents/masks/from-view.js';
import {imaginedHands} from '../src/whist/rules/imagined-hands.js';
import {bookCard} from '../src/whist/opponents/masks/policy.js';
import {playCard} from '../src/whist/opponents/masks/table.js';
import {formatPosition, whist, whistOptions, type WhistView} from '../src/whist/rules/index.js';
import {lawfulPlays} from '../src/whist/rules/playing.js';
import {searchingBrain} from '../src/whist/opponents/search/master.js';
import {likelyDeals} from '../src/whist/opponents/search/likelihood.js';
import {imagining, seconds} from '@quinola/testing/bench/imagining.js';

export const name = 'opponents';

/** Every view of some deals in which there is a choice of cards, played by the book. */
function viewsOf(deals: number, school: string): WhistView[] {
  const maxims = cardMaxims(school);
  const views: WhistView[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const pack = shuffled(FRENCH_52.cards, randomFrom(`bench ${deal}`));
    const hands = [0, 1, 2, 3].map((seat) => pack.slice(seat * 13, seat * 13 + 13));
    const turnUp = hands[0]!.at(-1)!;
    let state = whist.start(
      whistOptions({
        deal: formatPosition({
          hands,
          dealer: 0,
          trump: turnUp[1]!,
          turnUp,
          score: [0, 0],
          games: [],
          preference: null,
          leader: 1,
          trick: [],
          tricks: [0, 0],
        }),
      }),
    );
    while (!state.table.lastDeal) {
      const by = whist.turn(state).must as number;
      const view = whist.view(state, by) as WhistView;
      const open = lawfulPlays(view);
      if (open.length > 1) views.push(view);
      state = whist.play(state, by, {type: 'PLAY', card: judge(maxims, factsOf(view), open).choice}).state;
    }
  }
  return views;
}

/** Prints the speed of imagining, of the mask policy and of each level, and the agreement. */
export function run(): void {
  const whole = [0x1fff, 0x1fff, 0x1fff, 0x1fff];
  imagining(
    'nothing known',
    imaginer({suits: 4, known: new Int32Array(16), hidden: whole, room: [13, 13, 13, 13]}).deal,
  );
  const views = viewsOf(300, 'leitfaden');
  imagining('at the first lead', imaginedHands(views[0]!).deal);
  const voids = views.find((view) => view.tricks.length === 6)!;
  imagining('after six tricks, with the voids', imaginedHands(voids).deal);
  imagining('the same, weighted', likelyDeals(voids, imaginedHands(voids)), 3000);

  const hands = new Int32Array(4 * SUIT_SLOTS),
    start = tableOf(views[0]!),
    table = start.slice(),
    random = randomFrom('play-outs');
  const {deal} = imaginedHands(views[0]!);
  let cards = 0;
  const time = seconds(() => {
    for (let i = 0; i < 20_000; i++) {
      table.set(start);
      deal(random, hands);
      putHands(table, hands);
      for (; table[TRICKS]! < 13; cards++) playCard(table, bookCard(table));
    }
  });
  console.log(
    `mask form of the book: ${Math.round((time / cards) * 1e9)} ns a card, play-out and imagining with it`,
  );

  for (const school of ['leitfaden', 'hoyle']) {
    const maxims = cardMaxims(school);
    const seen = viewsOf(260, school);
    const same = seen.filter(
      (view) =>
        judge(maxims, factsOf(view), lawfulPlays(view)).choice === WHIST.cardOf(bookCard(tableOf(view))),
    ).length;
    console.log(
      `mask form agrees with ${school.padEnd(10)}${((100 * same) / seen.length).toFixed(1)} % of ${seen.length} positions with a choice`,
    );
  }

  const brain = searchingBrain();
  for (const [level, every, deals] of [
    ['novice', 2],
    ['book', 2],
    ['master', 20, 20],
    ['master', 20, 96],
    ['master', 60, 400],
  ] as const) {
    const asked = views.filter((_, i) => i % every === 0).slice(0, 600);
    const times = asked
      .map(
        (view, i) =>
          seconds(() =>
            brain.choose({
              game: 'whist',
              view,
              moves: whist.moves(view),
              level,
              seed: `${i}`,
              ...(deals && {deals}),
            }),
          ) * 1000,
      )
      .sort((a, b) => a - b);
    const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
    console.log(
      `${`${level} ${deals ?? ''}`.padEnd(12)}${Math.round(1000 / mean)
        .toString()
        .padStart(7)} choices a second, ms: mean ${mean.toFixed(2)}, p95 ${times[
        Math.floor(times.length * 0.95)
      ]!.toFixed(1)}, longest ${times.at(-1)!.toFixed(1)}`,
    );
  }
}
