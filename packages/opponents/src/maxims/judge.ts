import type {Random} from '@quinola/cards';
import type {Because} from '@quinola/play';

/**
 * One piece of a book's advice, as data. It fires if its condition holds and it suggests something; its suggestion narrows the
 * choices that are still open.
 */
export interface Maxim<Facts, Choice> {
  /** Book, section and rule, e.g. `game.book.17.V.2`. */
  readonly id: string;
  /** Priority, from 1, applied first, to 10, applied if nothing else fired. */
  readonly rank: number;
  /** Whether the situation is the one the book speaks of. */
  readonly when: (facts: Facts, open: readonly Choice[]) => boolean;
  /** The choices that the book suggests, among the open ones or any; empty for none. */
  readonly suggest: (facts: Facts, open: readonly Choice[]) => readonly Choice[];
  /**
   * All choices that its sentence allows, where `suggest` names the best of them: another one of these is not chosen against it.
   * Absent: those that it suggests.
   */
  readonly allows?: (facts: Facts, open: readonly Choice[]) => readonly Choice[];
  /** Whether it is from the book, borrowed from another book, or the engine's own. */
  readonly provenance: 'book' | 'borrowed' | 'engine';
  /** Whether the suggestion must *not* be chosen as long as anything else is left. */
  readonly bars?: boolean;
  /** Whether a beginner knows it, whatever its priority: what follows from a rule of the game, or what nobody forgets. */
  readonly common?: boolean;
  /** For a finesse: it fires with a probability of one in this number. */
  readonly chance?: number;
}

/** A choice and the maxims behind it. */
export interface Verdict<Choice> {
  readonly choice: Choice;
  /** Absent when there was nothing to choose. */
  readonly because?: Because;
}

/** How finesses fire: by chance from the opponent's own seed, never (a teacher), or always (to set an example). */
export type Finesses = Random | 'never' | 'always';

/** Maxims in the order of judgement; within one rank the order of the data stays, the more specific first. */
export function inOrder<M extends {readonly rank: number}>(...lists: readonly (readonly M[])[]): M[] {
  return lists.flat().sort((a, b) => a.rank - b.rank);
}

/** The maxims of another book, marked as borrowed. */
export function borrowed<Facts, Choice>(maxims: readonly Maxim<Facts, Choice>[]): Maxim<Facts, Choice>[] {
  return maxims.map((maxim) => (maxim.provenance === 'book' ? {...maxim, provenance: 'borrowed'} : maxim));
}

/**
 * Judges a position by the maxims of a book. The first that fires is the reason of the choice; where it leaves
 * several choices open, those after it decide among them, and the first of these is named as `then`. A maxim
 * that would have chosen otherwise is named in `over`.
 * @param maxims in the order of judgement, see {@linkcode inOrder}
 * @param lawful at least one choice, all different; the first is taken when every maxim is silent
 */
export function judge<Facts, Choice>(
  maxims: readonly Maxim<Facts, Choice>[],
  facts: Facts,
  lawful: readonly Choice[],
  finesses: Finesses = 'never',
): Verdict<Choice> {
  let open = lawful;
  let reason: Maxim<Facts, Choice> | undefined;
  let then: string | undefined;
  let over: string | undefined;
  if (lawful.length > 1) {
    for (const maxim of maxims) {
      const choosing = open.length > 1;
      // After the choice, look for one maxim that would have chosen differently, with all choices open to it.
      const scope = choosing ? open : lawful;
      if (!choosing && (over || maxim.bars || maxim.chance || maxim.rank > 9)) continue;
      if (!maxim.when(facts, scope) || (maxim.chance && !fires(maxim.chance, finesses))) continue;
      const suggested = maxim.suggest(facts, scope);
      const left = scope.filter((choice) => suggested.includes(choice) !== (maxim.bars ?? false));
      const allowed = (): readonly Choice[] => maxim.allows?.(facts, lawful) ?? [];
      if (!choosing) {
        if (left.length && !left.includes(open[0]!) && !allowed().includes(open[0]!)) over = maxim.id;
      } else if (left.length && (left.length < open.length || !(maxim.bars || reason))) {
        if (!reason) reason = maxim;
        else then ??= maxim.id;
        open = left;
      } else if (!left.length && suggested.length && !maxim.bars && reason) {
        if (!open.some((choice) => allowed().includes(choice))) over ??= maxim.id;
      }
    }
  }
  const choice = open[0]!;
  if (!reason) return {choice};
  const because: Because = {
    maxim: reason.id,
    provenance: reason.provenance,
    ...(then ? {then} : {}),
    ...(over ? {over: [over]} : {}),
  };
  return {choice, because};
}

function fires(chance: number, finesses: Finesses): boolean {
  return typeof finesses === 'string' ? finesses === 'always' : finesses.below(chance) === 0;
}
