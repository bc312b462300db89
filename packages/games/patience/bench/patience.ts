// npm run bench -- patience : how often the solver wins each patience: `thoughtful` with the order of the stock and later
// shuffles known, `honest` from the open cards alone (skipped if all cards are open). The numbers of positions are the same on every
// machine; seconds are processor time.
//   QUINOLA_GAMES=shah,clock   QUINOLA_DEALS=20   QUINOLA_FIRST=0   QUINOLA_NODES=…   QUINOLA_SIGHT=thoughtful|honest
import {randomFrom, type Random} from '@quinola/cards';
import {patience, PATIENCES} from '../src/patience/index.js';
import {playHonestly, searchFrom, tacticsOf} from '../src/patience/opponents/solver/index.js';

export const name = 'patience';

const {QUINOLA_DEALS = '20', QUINOLA_FIRST = '0', QUINOLA_NODES, QUINOLA_GAMES, QUINOLA_SIGHT} = process.env;
const DEALS = Number(QUINOLA_DEALS),
  FIRST = Number(QUINOLA_FIRST);
const GAMES = QUINOLA_GAMES?.split(',');

interface Outcome {
  readonly won: boolean;
  /** Whether it is proved lost: in thoughtful play from the first card, in honest play from the last position. */
  readonly lost: boolean;
  readonly nodes: number;
}

const SIGHTS: Readonly<
  Record<string, (game: string, chance: (nth: number) => Random, nodes: number) => Outcome>
> = {
  thoughtful(game, chance, nodes) {
    const start = patience.start({game});
    const search = searchFrom(patience.play(start, 'chance', patience.chance(start, chance(1))).state, {
      chance,
    });
    if (!search) return {won: false, lost: false, nodes: 0};
    const found = search.step(nodes);
    return {won: found.outcome === 'comes-out', lost: found.outcome === 'cannot', nodes: found.nodes};
  },
  honest: (game, chance, nodes) => playHonestly(patience.start({game}), chance, nodes),
};

/** Whether all cards are open from the start and never shuffled again, so that thoughtful and honest play are the same. */
function isOpen(game: string): boolean {
  const start = patience.start({game});
  const {stock} = patience.play(start, 'chance', patience.chance(start, randomFrom('open#1'))).state;
  return stock.length === 0 && !PATIENCES.find(({id}) => id === game)!.redeal?.shuffle;
}

/** The 95 % Wilson confidence interval of a rate. */
function interval(won: number, all: number): readonly [number, number] {
  const z = 1.96,
    rate = won / all,
    middle = (rate + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half = (z / (1 + (z * z) / all)) * Math.sqrt((rate * (1 - rate)) / all + (z * z) / (4 * all * all));
  return [middle - half, middle + half];
}

/** The counts of one bench over some deals of a game. */
class Tally {
  deals = 0;
  won = 0;
  lost = 0;
  nodes = 0;
  seconds = 0;
  longest = 0;

  add({won, lost, nodes}: Outcome, seconds: number): void {
    this.deals++;
    this.won += Number(won);
    this.lost += Number(lost);
    this.nodes += nodes;
    this.seconds += seconds;
    this.longest = Math.max(this.longest, seconds);
  }

  row(game: string, sight: string): string {
    const {deals, won, lost, nodes, seconds, longest} = this;
    const percent = interval(won, deals)
      .map((rate) => (100 * rate).toFixed(0))
      .join('-');
    return [
      game.padEnd(20),
      sight.padEnd(12),
      String(deals).padStart(5),
      String(won).padStart(6),
      ((100 * won) / deals).toFixed(1).padStart(7),
      percent.padStart(8),
      String(lost).padStart(6),
      (nodes / deals).toFixed(0).padStart(12),
      (seconds / deals).toFixed(2).padStart(8),
      longest.toFixed(1).padStart(11),
    ].join('');
  }
}

/** Processor time of this process so far, in seconds. */
function worked(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Prints deals, wins with their interval, proofs of loss, positions and seconds per deal, for each game. */
export function run(): void {
  console.log(
    'game                sight       deals   won      %    95 %  lost  nodes/deal  s/deal  longest s',
  );
  for (const {id} of PATIENCES.filter((game) => !GAMES || GAMES.includes(game.id))) {
    for (const [sight, play] of Object.entries(SIGHTS)) {
      if ((QUINOLA_SIGHT !== undefined && QUINOLA_SIGHT !== sight) || (sight === 'honest' && isOpen(id)))
        continue;
      const tally = new Tally();
      for (let i = FIRST; i < FIRST + DEALS; i++) {
        const before = worked();
        const outcome = play(
          id,
          (nth) => randomFrom(`bench ${i}#${nth}`),
          Number(QUINOLA_NODES ?? tacticsOf(id).nodes),
        );
        tally.add(outcome, worked() - before);
        if (process.stderr.isTTY) process.stderr.write(`\r${tally.row(id, sight)}`);
      }
      console.log(`${process.stderr.isTTY ? '\r' : ''}${tally.row(id, sight)}`);
    }
  }
}
