// npm run match -- whist --rules vienna-1834 --seats book,greedy,book,greedy --deals 1000 --seed S [--whole]
//   [--from 500] : the deals from number 500 on, so that a long match can be played in parts
//   [--score 8-3] [--calls master,book,master,book] : from another score; who decides about the call at eight
// npm run match -- tarok|tarok-deux|tarok-ombre [--manner new] --seats book,greedy,greedy
// plays duplicate matches between opponents and prints the mean with its 95 % confidence interval.
import {performance} from 'node:perf_hooks';
import {parseArgs} from 'node:util';
import {bookPlayer} from '../../games/whist/src/maxims/player.js';
import {cardMaxims} from '../../games/whist/src/maxims/schools.js';
import {searchingBrain} from '../../games/whist/src/search/master.js';
import {
  duplicates,
  kindOf,
  rounds,
  type Estimate,
  type Kind,
  type OnDeal,
  type Range,
  type RoundContest,
} from '../../opponents/cli/contest.js';
import {TAROK_CONTESTS} from '../../games/tarok/cli/contest.js';
import {whistContest} from '../../games/whist/cli/contest.js';

/**
 * Of whist alone: `unlent` is `book` who goes by no maxim of the other book, `unweighted` is `master` who takes every imagined
 * deal as it comes. Of tarok alone: `prelude` searches up to the first lead only.
 */
const KINDS = ['random', 'greedy', 'novice', 'book', 'unlent', 'teacher', 'master', 'unweighted', 'prelude'];
const CALLS = ['never', 'book', 'master'];
const RULES = ['vienna-1834', 'warsaw'];

/** A match that is ready: how many sit down, what is counted, and how it is played. */
interface Ready {
  readonly seats: number;
  readonly unit: string;
  readonly name: string;
  readonly what: string;
  play(kinds: readonly Kind[], deals: Range, seed: string, onDeal: OnDeal): Estimate;
}

const {
  positionals: [game = ''],
  values,
} = given();

/** What the command was given; what it does not know it says in one line. */
function given() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        rules: {type: 'string', default: 'vienna-1834'},
        manner: {type: 'string', default: 'old'},
        seats: {type: 'string'},
        deals: {type: 'string', default: '1000'},
        from: {type: 'string', default: '0'},
        seed: {type: 'string', default: 'match'},
        whole: {type: 'boolean', default: false},
        score: {type: 'string', default: '0-0'},
        calls: {type: 'string'},
      },
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

/** The games that can be contested, by name. */
const GAMES: Readonly<Record<string, () => Ready>> = {
  whist() {
    const {rules, whole, score} = values;
    const terms = {rules, whole, score: score.split('-').map(Number) as [number, number]};
    const pay = whole ? 'fishes' : 'tricks';
    const brain = searchingBrain({pay}),
      unweighted = searchingBrain({pay, candidates: 1});
    const unlent = bookPlayer({
      maxims: (school) => cardMaxims(school).filter(({provenance}) => provenance !== 'borrowed'),
    });
    const contest = whistContest(terms, {
      game: 'whist',
      choose(question) {
        if (question.level === 'unlent') return unlent.choose({...question, level: 'book'});
        return question.level === 'unweighted'
          ? unweighted.choose({...question, level: 'master'})
          : brain.choose(question);
      },
    });
    return {
      seats: 4,
      unit: contest.unit,
      name: `whist ${rules}${score === '0-0' ? '' : ` from ${score}`}`,
      what: `duplicate ${whole ? 'rubbers' : 'deals'}`,
      play: (...how) => duplicates(contest, ...how),
    };
  },
  tarok: () => round('tarok', TAROK_CONTESTS.tarok()),
  'tarok-deux': () => round('tarok-deux', TAROK_CONTESTS['tarok-deux']()),
  'tarok-ombre': () =>
    round(`tarok-ombre ${values.manner}`, TAROK_CONTESTS['tarok-ombre'](values.manner as 'old' | 'new')),
};

function round(name: string, contest: RoundContest): Ready {
  return {
    seats: contest.players,
    unit: contest.unit,
    name,
    what: 'deals in all seats',
    play: (...how) => rounds(contest, ...how),
  };
}

const match = GAMES[game]?.();
/** The first plays by the book, for himself or with his partner; all others are greedy. */
const usual =
  match?.seats === 4
    ? ['book', 'greedy', 'book', 'greedy']
    : ['book', 'greedy', 'greedy'].slice(0, match?.seats);
const words = values.seats ?? usual.join();
const calls = values.calls?.split(',');
const kinds = words.split(',').map((word, seat) => ({...kindOf(word), ...(calls && {calls: calls[seat]!})}));
const count = Number(values.deals),
  from = Number(values.from);
const wrong = !match
  ? `Which game? ${Object.keys(GAMES).join(', ')}`
  : kinds.length !== match.seats
    ? `${match.seats} seats are wanted: --seats ${usual.join()}`
    : kinds.find(({level}) => !KINDS.includes(level))
      ? `Kinds of players are ${KINDS.join(', ')}`
      : !(Number.isInteger(count) && count > 0 && Number.isInteger(from) && from >= 0)
        ? 'How many deals? --deals 1000 [--from 0]'
        : !RULES.includes(values.rules)
          ? `Which rules? ${RULES.join(', ')}`
          : !['old', 'new'].includes(values.manner)
            ? 'Which manner? old, new'
            : !/^\d-\d$/.test(values.score)
              ? 'Which score? --score 8-3'
              : calls && !(calls.length === 4 && calls.every((one) => CALLS.includes(one)))
                ? `Who calls? Four of ${CALLS.join(', ')}`
                : null;
if (wrong) {
  console.error(wrong);
  process.exitCode = 2;
} else {
  report(match!);
}

function report({unit, name, what, play}: Ready): void {
  const start = performance.now();
  let told = start;
  const sign = (value: number): string => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(3);
  // One deal says nothing of how far off it is.
  const inWords = ({mean, margin, count: n}: Estimate): string =>
    `${sign(mean)} ± ${n > 1 ? margin.toFixed(3) : '?'}`;
  const estimate = play(kinds, {from, count}, values.seed, (soFar) => {
    const now = performance.now(),
      {count: done} = soFar;
    if (now - told < 2000 || done === count) return;
    told = now;
    console.error(
      `${done} of ${count} ${what}, ${inWords(soFar)} so far, ${Math.round((((now - start) / done) * (count - done)) / 1000)} s left`,
    );
  });
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${name}, seats ${words}${calls ? `, calls ${values.calls}` : ''}, ${count} ${what}${from ? ` from ${from}` : ''}, seed ${values.seed}`,
  );
  console.log(`${words.split(',')[0]!}: ${inWords(estimate)} ${unit} (95 %), ${seconds.toFixed(1)} s`);
}
