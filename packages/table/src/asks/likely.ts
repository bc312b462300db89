import type {LikelyBid, ThinkerQuestion} from '@quinola/chart';
import {offered, type Choice, type Game, type Happening, type MoveLike, type Player} from '@quinola/play';
import type {Missing} from '../controllers/missing.js';
import type {Chooser} from '../hosts.js';

/** What looking for likely games needs of its table. */
interface LikelyHost<View, Move extends MoveLike, H extends Happening, C extends Choice> {
  readonly game: Pick<Game<unknown, View, Move, unknown, H, C>, 'id' | 'moves'>;
  readonly context: {readonly view: View & {readonly player: Player | 'watcher'}} | null;
  readonly match: {readonly decision: string};
  readonly missing: Pick<Missing, 'fetch'>;
  requestUpdate(): void;
}

/**
 * The games that the visitor's hand can reasonably make, for the panel of the auction. The opponents of the game are asked, who know
 * no more than his view; they answer with their bid and what else they thought of (`Thought.likely`).
 */
export class LikelyBids<
  View,
  Move extends MoveLike,
  H extends Happening,
  C extends Choice,
  Table extends LikelyHost<View, Move, H, C>,
> {
  #decision = '';
  #found: readonly LikelyBid[] | null | undefined = null;

  /** @param load fetches the module that asks the opponents */
  constructor(
    private readonly table: Table,
    private readonly load: () => Promise<{readonly choose: Chooser<Table>}>,
  ) {}

  /** Those of the visitor's present decision; `null` while they are looked for, `undefined` where nobody could be asked. */
  get bids(): readonly LikelyBid[] | null | undefined {
    const {decision} = this.table.match;
    if (decision !== this.#decision) {
      this.#decision = decision;
      this.#found = null;
      void this.#look(decision);
    }
    return this.#found;
  }

  async #look(decision: string): Promise<void> {
    const {table} = this;
    const {choose} = await table.missing.fetch('opponents', () =>
      this.load().catch((error: unknown) => {
        // All games are shown meanwhile: he need not wait for what only helps him to choose.
        this.#tell(decision, undefined);
        throw error;
      }),
    );
    if (decision === this.#decision) this.#tell(decision, await this.#ask(choose));
  }

  #tell(decision: string, found: readonly LikelyBid[] | undefined): void {
    if (decision !== this.#decision) return;
    this.#found = found;
    this.table.requestUpdate();
  }

  /** What the opponents answer; nothing if they cannot. */
  async #ask(choose: Chooser<Table>): Promise<readonly LikelyBid[] | undefined> {
    const {table} = this;
    const {view} = table.context!;
    const question: ThinkerQuestion = {
      game: table.game.id,
      view,
      moves: offered<View, Move>(table.game as never, view) as ThinkerQuestion['moves'],
      level: 'book',
      seed: 'likely',
      likely: true,
      player: Number(view.player),
    };
    try {
      return (await choose(table, question, new AbortController().signal)).likely;
    } catch {
      return undefined;
    }
  }
}
