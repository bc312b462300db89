import {isChoice, type MoveLike} from '@quinola/play';
import type {Thought} from '@quinola/opponents';
import type {MaximGame, Reading, TestedMaxims} from './tested-maxims.js';

/** What was found about one maxim. */
export interface Findings {
  /** How often its sentence was given as a reason. */
  given: number;
  /** In how many positions its sentence fitted, and in how many it did not. */
  fits: number;
  fitsNot: number;
  /** Where it said something else than it did, and where it was silent though its sentence fitted; the first few of each. */
  readonly wrong: string[];
  readonly silent: string[];
}

/** How many faults of a kind are told of a maxim. */
const TOLD = 3;

const note = (list: string[], fault: () => string): void => {
  if (list.length < TOLD) list.push(fault());
};

type AnyReading = Reading<unknown, MoveLike>;

/** A maxim, and a list of them, of which nothing is known but that they fit each other. */
interface AskedMaxim {
  readonly id: string;
  readonly bars?: boolean;
  readonly when: (facts: unknown, open: readonly unknown[]) => boolean;
  readonly suggest: (facts: unknown, open: readonly unknown[]) => readonly unknown[];
}
interface AskedBook {
  readonly maxims: readonly AskedMaxim[];
  readonly judged: (
    view: unknown,
    moves: readonly unknown[],
  ) => {readonly facts: unknown; readonly open: readonly unknown[]} | null;
  readonly moveOf: (choice: unknown) => MoveLike;
}

/** Compares what maxims do in positions with what their sentences say. */
export class Tally {
  readonly #found = new Map<string, Findings>();

  readonly #readings: Readonly<Record<string, AnyReading>>;
  readonly #books: readonly AskedBook[];

  constructor(readonly kind: MaximGame) {
    // Their types are those of the game, which this does not know.
    const {readings, books} = kind.maxims as unknown as TestedMaxims<unknown, MoveLike>;
    this.#readings = readings;
    this.#books = books as readonly AskedBook[];
    for (const id of Object.keys(readings))
      this.#found.set(id, {given: 0, fits: 0, fitsNot: 0, wrong: [], silent: []});
  }

  /** What was found about the maxim of a sentence. */
  of(id: string): Findings {
    return this.#found.get(id)!;
  }

  #readingOf(id: string): readonly [string, AnyReading | undefined] {
    const short = this.kind.reasons.shortId(id);
    return [short, this.#readings[short]];
  }

  /** Counts in a position which sentences fit. */
  position(view: unknown): void {
    for (const [id, {when}] of Object.entries(this.#readings)) {
      const found = this.of(id);
      if (when(view)) found.fits++;
      else found.fitsNot++;
    }
  }

  /** Checks the reasons that were given for a move. @param trusts whether they are true of what the player remembers */
  thought(view: unknown, {move, because}: Thought<MoveLike | null>, where: string, trusts = true): void {
    if (!move || !because) return;
    const {maxim, then, over = []} = because;
    for (const id of [maxim, then]) {
      if (id === undefined) continue;
      const [short, reading] = this.#readingOf(id);
      if (!reading) throw new RangeError(`no reading of “${short}”, which is given as a reason`);
      const found = this.of(short);
      found.given++;
      if (!trusts) continue;
      if (!reading.when(view))
        note(found.wrong, () => `given for ${told(move)} where its sentence does not fit: ${where}`);
      else if (!reading.asks(move, view, id))
        note(found.wrong, () => `given for ${told(move)}, which its sentence does not ask for: ${where}`);
    }
    for (const id of trusts ? over : []) {
      const [short, reading] = this.#readingOf(id);
      if (reading?.when(view) && reading.asks(move, view))
        note(
          this.of(short).wrong,
          () => `said to want another move than ${told(move)}, for which its sentence asks: ${where}`,
        );
    }
  }

  /** Asks every maxim of a list alone: it must speak where its sentence fits, and there only. */
  alone(view: unknown, moves: readonly unknown[], where: string): void {
    for (const book of this.#books) {
      const judged = book.judged(view, moves);
      if (!judged || judged.open.length < 2) continue;
      for (const maxim of book.maxims) this.#alone(maxim, book, judged, view, where);
    }
  }

  #alone(
    {id, when, suggest, bars = false}: AskedMaxim,
    {moveOf}: AskedBook,
    {facts, open}: {readonly facts: unknown; readonly open: readonly unknown[]},
    view: unknown,
    where: string,
  ): void {
    const [short, reading] = this.#readingOf(id);
    if (!reading) throw new RangeError(`no reading of “${short}”, a maxim of the book`);
    const found = this.of(short);
    const named = when(facts, open) ? open.filter((one) => suggest(facts, open).includes(one)) : [];
    const speaks = named.length > 0 && (!bars || named.length < open.length);
    const asks = (one: unknown): boolean => reading.asks(moveOf(one), view);
    if (speaks) {
      const wrong = named.find((one) => asks(one) === bars);
      if (!reading.when(view)) note(found.wrong, () => `speaks where its sentence does not fit: ${where}`);
      else if (wrong !== undefined)
        note(
          found.wrong,
          () => `${bars ? 'bars' : 'suggests'} ${told(wrong)}, its sentence does not: ${where}`,
        );
    } else if (!reading.silent && reading.when(view)) {
      const good = open.filter(asks);
      if (bars ? good.length > 0 && good.length < open.length : good.length > 0)
        note(
          found.silent,
          () => `is silent, its sentence asks for ${told(bars ? 'others' : good[0])}: ${where}`,
        );
    }
  }
}

/** A move or choice in short. */
const told = (move: unknown): string => (typeof move === 'string' ? move : JSON.stringify(move));

/** Whether a player is offered something to choose. */
export const hasChoice = (moves: readonly unknown[]): boolean =>
  moves.length > 1 || moves.some((one) => isChoice(one as MoveLike));
