// npm run match -- whist --rules vienna-1834 --seats book,greedy,book,greedy --deals 1000 --seed S [--whole]
// plays duplicate matches between opponents and prints the mean with its 95 % confidence interval.
import {performance} from 'node:perf_hooks';
import {parseArgs} from 'node:util';
import {searchingBrain} from '../../packages/whist/src/search/master.js';
import {duplicates, kindOf, type Contest} from './contest.js';
import {whistContest} from './match-whist.js';

const KINDS = ['random', 'greedy', 'novice', 'book', 'teacher', 'master'];

/** The games that can be contested, by name. */
const GAMES: Readonly<Record<string, (options: Readonly<Record<string, unknown>>, whole: boolean) => Contest>> = {
  whist: (options, whole) => whistContest(options, searchingBrain({pay: whole ? 'fishes' : 'tricks'}), whole),
};

const {positionals: [game = ''], values} = parseArgs({
  allowPositionals: true,
  options: {
    rules: {type: 'string', default: 'vienna-1834'},
    seats: {type: 'string', default: 'book,greedy,book,greedy'},
    deals: {type: 'string', default: '1000'},
    seed: {type: 'string', default: 'match'},
    whole: {type: 'boolean', default: false},
  },
});

const kinds = values.seats.split(',').map(kindOf);
const count = Number(values.deals);
const wrong = !(game in GAMES) ? `Which game? ${Object.keys(GAMES).join(', ')}`
  : kinds.length !== 4 ? 'Four seats are wanted: --seats book,greedy,book,greedy'
    : kinds.find(({level}) => !KINDS.includes(level)) ? `Kinds of players are ${KINDS.join(', ')}`
      : !(Number.isInteger(count) && count > 0) ? 'How many deals? --deals 1000' : null;
if (wrong) {
  console.error(wrong);
  process.exitCode = 2;
} else {
  report();
}

function report(): void {
  const contest = GAMES[game]!({rules: values.rules}, values.whole);
  const start = performance.now();
  let told = start;
  const {mean, margin} = duplicates(contest, kinds, count, values.seed, (done) => {
    const now = performance.now();
    if (now - told < 2000 || done === count) return;
    told = now;
    console.error(`${done} of ${count} duplicates, ${Math.round(((now - start) / done) * (count - done) / 1000)} s left`);
  });
  const sign = (value: number): string => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(3);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${game} ${values.rules}, seats ${values.seats}, ${count} duplicate ${values.whole ? 'rubbers' : 'deals'}, seed ${values.seed}`);
  console.log(`${values.seats.split(',')[0]!}: ${sign(mean)} ± ${margin.toFixed(3)} ${contest.unit} (95 %), ${seconds.toFixed(1)} s`);
}
