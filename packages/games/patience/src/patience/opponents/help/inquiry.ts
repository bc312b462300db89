import {PATIENCES} from '../../rules/games/index.js';
import {patienceNamed} from '../../rules/games/known.js';
import type {PatienceHost} from '../../table/host.js';
import {wholeOf} from '@quinola/table';
import type {PatienceMove, PatienceState} from '../../rules/index.js';
import type {Patience} from '../../rules/schema.js';
import {inquire, type Answer} from '../solver/inquiry.js';
import {failed, solverOf} from './host.js';
import {playHelperMove, movesMade} from './helper-moves.js';
import type {InquiryWithData} from './taught.js';

/** What a table has asked the solver, and what is known so far. */
export interface Asking {
  /** The moves made before the question was asked, plus those of the shown solution since then. */
  readonly at: string;
  readonly looked: boolean;
  answer: Answer | null;
  running: boolean;
  readonly stop: () => void;
  /** The remaining moves of the solution being shown. */
  way: readonly PatienceMove[] | null;
}

const asked = new WeakMap<PatienceHost, Asking>();

/** The data of a patience that is not one of the book's. */
const addedNamed = (id: string): Patience | undefined =>
  PATIENCES.some((def) => def.id === id) ? undefined : patienceNamed(id);

/** The question that is still valid for this table; none once other moves have been made. */
export function askingOf(table: PatienceHost): Asking | null {
  const asking = asked.get(table);
  if (!asking || movesMade(table) !== asking.at) return null;
  return asking;
}

/** The hidden cards, and what any redeal will bring. */
function hiddenAt(table: PatienceHost): NonNullable<InquiryWithData['look']> {
  const {state, record, seed} = wholeOf(table);
  return {stock: (state as PatienceState).stock, seed: record.seed ?? seed};
}

/**
 * Asks the solver whether the game can still come out.
 * @param look whether it may use hidden cards; otherwise it uses the view alone
 */
export async function ask(table: PatienceHost, look: boolean): Promise<void> {
  asked.get(table)?.stop();
  const {view} = table.context!;
  const stopper = new AbortController();
  const asking: Asking = {
    at: movesMade(table),
    looked: look,
    answer: null,
    running: true,
    way: null,
    stop: () => {
      asking.running = false;
      stopper.abort();
      table.requestUpdate();
    },
  };
  asked.set(table, asking);
  try {
    const about: InquiryWithData = {
      view,
      look: look ? hiddenAt(table) : undefined,
      def: addedNamed(view.options.game),
    };
    for await (const answer of inquire(solverOf(table), about, stopper.signal)) {
      if (!asking.running || !table.isConnected) break;
      asking.answer = answer;
      table.requestUpdate();
    }
  } catch (error) {
    if (!stopper.signal.aborted && table.isConnected) failed(table, error, () => ask(table, look));
  }
  asking.running = false;
  table.requestUpdate();
}

/** Makes the next move of the solution that was found. */
export function playSolutionMove(table: PatienceHost): void {
  const asking = askingOf(table);
  const way = asking?.way ?? (asking?.answer?.comesOut === 'yes' ? asking.answer.line : null);
  const [next, ...rest] = way ?? [];
  if (!asking || !next || !playHelperMove(table, next)) return;
  // Shuffles happen automatically, now or a little later; the solution lists only the player's moves.
  asked.set(table, {...asking, at: movesMade(table), way: rest});
}
