import {pick, type Random} from '@quinola/cards';
import type {MoveLike} from '@quinola/play';

/** Values that are invalid for any field of a move. */
const INVALID: readonly unknown[] = [
  null,
  true,
  -1,
  99,
  0.5,
  '',
  'XX',
  'constructor',
  [],
  ['XX', 'XX'],
  [null],
  {},
  {type: 'XX'},
];

/** A list with one item missing, one item doubled, or one item replaced. */
function garbledList(list: readonly unknown[], random: Random): unknown {
  const at = random.below(list.length);
  return pick(
    [
      list.filter((_, i) => i !== at),
      [...list, list[at]],
      list.map((item, i) => (i === at ? pick(INVALID, random) : item)),
    ],
    random,
  );
}

/** What might be written in place of a value to tamper with a record. */
export function garbledValue(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length && random.below(2)) return garbledList(value, random);
  if (typeof value === 'number' && random.below(2)) return value + pick([-1, 1], random);
  return pick(INVALID, random);
}

/** Invalid variants of a move: each field missing, each field with another value, an additional field, another type. */
export function garbledMoves(move: MoveLike, random: Random): readonly MoveLike[] {
  const fields = Object.keys(move).filter((field) => field !== 'type');
  const {type} = move;
  return [
    ...fields.flatMap((field) => {
      const {[field]: value, ...rest} = move as MoveLike & Readonly<Record<string, unknown>>;
      return [rest as unknown as MoveLike, {...move, [field]: garbledValue(value, random)}];
    }),
    {...move, planted: pick(INVALID, random)} as MoveLike,
    {...move, type: pick(['NONSENSE', 'constructor', '__proto__', type.toLowerCase() + type], random)},
  ];
}
