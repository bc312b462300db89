/** The public interface of every table, as documented in the READMEs. */
export interface PublicTable extends HTMLElement {
  record: unknown;
  readonly view: PublicView | null;
  seats: readonly unknown[];
  start(): Promise<void>;
  restart(seed?: string): Promise<void>;
  play(move: object, meant?: string): boolean;
  hint(): void;
  undo(): void;
  openPanel(name: string): Promise<boolean>;
}

/** The common fields of views of games with a hand. */
export interface PublicView {
  readonly hand?: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

/** A record as it is documented. */
export interface PublicRecord {
  readonly format: string;
  readonly game: string;
  readonly seed?: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Readonly<Record<string, unknown>>[];
  readonly moves: readonly {
    readonly by: number | 'chance';
    readonly move: {readonly type: string; readonly card?: string; readonly pack?: readonly string[]};
    readonly because?: object;
    readonly undone?: unknown;
  }[];
}
