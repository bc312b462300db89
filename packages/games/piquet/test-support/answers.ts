import type {Card} from '@quinola/cards';
import type {PiquetOptions} from '../src/piquet/rules/index.js';
import {claims} from './answers-claims.js';
import {dealing} from './answers-dealing.js';
import {played} from './answers-playing.js';
import {settling} from './answers-settling.js';

type Cards = readonly Card[];

/** A runner for each kind of known answer of a file, which has a rule set of its own. */
const runnersOf = (own: PiquetOptions['rules']) => ({
  ...claims(own),
  ...played(own),
  ...dealing(own),
  ...settling(own),
});

/** What pieces of an answer mean for the treatise, and for the page with what stands beside it. */
export const treatise = {runners: runnersOf('treatise-1820'), compare};
export const page = {runners: runnersOf('modern'), compare};

/** Cards of a set have no order, and sequences and sets are the same in whatever order they are listed. */
function compare(field: string, expected: unknown, actual: Readonly<Record<string, unknown>>) {
  const set = (cards: unknown): string => [...(cards as readonly string[])].sort().join();
  const lists = (all: unknown): string => (all as readonly Cards[]).map(set).sort().join(' ');
  if (field === 'sequences') return lists(expected) === lists(actual.sequences);
  if (field !== 'sets' && field !== 'sequence') return undefined;
  const one = expected as
    | {readonly list?: unknown; readonly winner?: unknown; readonly points?: unknown}
    | number;
  const other = actual[field] as typeof one;
  if (typeof one === 'number' || typeof other === 'number' || Array.isArray(one)) return undefined;
  return (
    one.winner === other.winner &&
    one.points === other.points &&
    (one.list === undefined || lists(one.list) === lists(other.list))
  );
}
