import {faceOf, type Card} from '@quinola/cards';
import {framed} from '../courts/frame.js';
import type {CourtPack} from '../courts/index.js';
import {parts as shared} from '../courts/parts.js';
import {print} from '../courts/plate.js';
import {cardBox, whole, type Drawing, type Steps} from '../drawing.js';
import {aces} from './aces.js';
import {kings} from './kings.js';
import {lady, officers} from './officers.js';
import {parts} from './parts.js';
import {signs} from './signs.js';
import {smallScript} from './small.js';

const SUITS = 'CSHD';
const SIGNS: readonly string[] = [...SUITS];
const RANKS = 'AKQJT9876';

/** Colours of the ladies of the tens: gown, bodice, hair. */
const LADIES = {C: ['g', 'r', 'o'], S: ['r', 'g', 'k'], H: ['b', 'r', 'o'], D: ['r', 'o', 'e']} as const;

/** Where the sign of a figure stands: of kings and upper officers above, where an index may take its place; of lower ones below. */
const SIGN_AT: Readonly<Record<string, string>> = {K: '-66 36', Q: '-66 36', J: '-64 262', T: '-60 102 .85'};

const PARTS = {
  ...shared,
  ...parts,
  ...signs,
  ...Object.fromEntries(
    Object.entries(LADIES).map(([suit, [gown, bodice, hair]]) => [`lady${suit}`, lady(gown, bodice, hair)]),
  ),
};

const scriptOf = ([rank = '', suit = 'C']: Card, indexed: boolean): string =>
  rank === 'A'
    ? (aces[suit] ?? '')
    : rank === 'T'
      ? `&ground\n|\n&lady${suit} 34 0`
      : (kings[rank + suit] ?? officers[rank + suit] ?? smallScript(rank + suit, indexed));

/** The signs of a card beside its figure: those of an ace, that of a figure, and the small ones of an index. */
function signScript([rank = '', suit = '']: Card, indexed: boolean): string {
  const own =
    rank === 'A'
      ? [`&${suit} 0 78 2.3`, `&${suit} 0 228 2.3 180`]
      : SIGN_AT[rank] && !(indexed && 'KQ'.includes(rank))
        ? [`&${suit} ${SIGN_AT[rank]}`]
        : [];
  return [...own, ...(indexed ? [`&${suit} -76 57 .55`, `&${suit} 76 249 .55 180`] : [])].join('\n');
}

const drawn = new Map<string, Drawing>();

/** The sign of a suit alone, around the point 0 0. */
function* signOf(suit: string): Steps {
  let drawing = drawn.get(suit);
  if (!drawing) drawn.set(suit, (drawing = yield* print(`&${suit} -${cardBox.width / 2} 0`, PARTS)));
  return drawing;
}

/** The German-suited pack of Poland: acorns (C), leaves (S), hearts and bells (D), with two officers and a lady to each suit; by its letter, the sign of a suit alone. */
export const german: CourtPack = {
  cards: [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit)),
  name: faceOf,
  draw: (card, indexed) => whole(german.steps(card, indexed)),
  *steps(card, indexed = false) {
    if (SIGNS.includes(card)) return yield* signOf(card);
    const face = faceOf(card);
    if (!german.cards.includes(face)) throw new RangeError(`no card ${card}`);
    const id = face + indexed;
    let drawing = drawn.get(id);
    if (!drawing) {
      const signs = signScript(face, indexed);
      const isFigure = 'KQJT'.includes(face[0]!);
      drawing = [
        ...(yield* print(scriptOf(face, indexed), PARTS)),
        ...(isFigure ? framed(indexed) : []),
        ...(signs ? yield* print(signs, PARTS) : []),
      ];
      drawn.set(id, drawing);
    }
    return drawing;
  },
};
