import type {SessionWords, Who} from '@quinola/table';

// The words that all tables of the family have, each in its own manner.

/** What they say before the first move. */
export interface FamilyRoomWords {
  readonly title: string;
  readonly subtitle: string;
  /** The games by their ids. */
  readonly games: Readonly<Record<string, string>>;
  /** The paper of a game: whose it is. */
  readonly gameOf: (who: Who, game: string) => string;
  readonly inDish: string;
  /** After the bêtes that wait. */
  readonly wait: string;
  /** The dish for those who cannot see it. */
  readonly dish: (amount: number, waiting: readonly number[]) => string;
  /** Trumps from the highest, for those who cannot see the strip. */
  readonly trumps: (names: readonly string[]) => string;
  /** Marks of seats. */
  readonly ombre: string;
  readonly defends: string;
  readonly eldest: string;
  readonly yourTurn: {
    readonly draw: string;
    readonly bid: string;
    /** A trump is led, and the only ones in hand are higher matadors, which need not follow. */
    readonly heldBack: string;
    readonly followTrumps: string;
    readonly freeTrumps: string;
  };
}

/** What they say in their panels and about happenings. */
export interface FamilyPanelWords extends SessionWords {
  // The bidding.
  readonly answerAsk: (who: Who, game: string) => string;
  readonly overbidAsk: (who: Who, game: string) => string;
  readonly dishOnly: string;
  readonly lackAces: string;
  readonly passed: (who: Who) => string;
  readonly bid: (who: Who, game: string) => string;
  readonly held: (who: Who, game: string) => string;
  /** What a player says in it. */
  readonly words: {readonly pass: string; readonly hold: string};
  readonly head: SessionWords['head'] & {readonly tricks: string; readonly each: string};
  /** What a game is paid for. */
  readonly parts: {
    readonly game: string;
    readonly matadors: (count: number) => string;
    readonly premiers: string;
    readonly vole: string;
  };
}
