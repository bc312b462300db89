import {faceOf} from '@quinola/cards';
import {courts, type CourtPack} from '../courts/index.js';
import {framed} from '../courts/frame.js';
import {print} from '../courts/plate.js';
import {scripts as shared} from '../courts/scripts.js';
import {whole, type Drawing, type Layer} from '../drawing.js';
import {signPath} from '../signs.js';
import {birds} from './birds.js';
import {comedians} from './comedians.js';
import {knights} from './knights.js';
import {lands} from './lands.js';
import {lozenges, panels} from './panels.js';
import {horse} from './horse.js';
import {scenery} from './scenery.js';
import {woods} from './woods.js';

const SCRIPTS: Readonly<Record<string, string>> = {...comedians, ...woods, ...birds, ...lands, ...knights};
const PARTS = {...shared, ...scenery, ...horse};

const NAMES: Readonly<Record<string, string>> = {
  T1: 'Hanswurst',
  T2: 'hare',
  T3: 'fox',
  T4: 'cock',
  T5: 'owl',
  T6: 'goat',
  T7: 'peacock',
  T8: 'pointer',
  T9: 'boar',
  T10: 'crane',
  T11: 'stag',
  T12: 'bear',
  T13: 'ostrich',
  T14: 'dromedary',
  T15: 'horse',
  T16: 'leopard',
  T17: 'rhinoceros',
  T18: 'elephant',
  T19: 'unicorn',
  T20: 'eagle',
  T21: 'lion',
  SK: 'Harlequin',
  NS: 'lancer',
  NH: 'cavalier',
  ND: 'hetman',
  NC: 'falconer',
};

/** The arm that is raised when a knight is cut at the waist, where his lance would be separated from his hand. */
const RAISED: Readonly<Record<string, string>> = {NS: '|\n&hold.er 78 124'};

/** Knights who ride to the right. */
const TURNED = 'NC';

const drawn = new Map<string, Drawing>();

/** What surrounds and covers the picture. */
function furniture(face: string, indexed: boolean): readonly Layer[] {
  if (face[0] === 'T') return panels(Number(face.slice(1)), indexed);
  const knight = face[0] === 'N';
  const frame = framed(indexed && knight);
  if (knight) return indexed ? frame : [...frame, {ink: 'suit', d: signPath(face[1]!, 32, 36)}];
  return indexed ? [...frame, ...lozenges()] : frame;
}

/**
 * The figures of the tarok pack: the courts of the French pack, four mounted knights, and 22 pictures in the style
 * of the animal packs. A numbered tarok has its numeral at head and foot, with `indexed` in two corners; Sky has none,
 * and has the lozenges of his dress there instead. The names of pictures are English words, for captions.
 */
export const taroks: CourtPack = {
  cards: [...courts.cards, ...Object.keys(NAMES)],
  name: (card) => NAMES[faceOf(card)] ?? courts.name(card),
  draw: (card, indexed, double) => whole(taroks.steps(card, indexed, double)),
  *steps(card, indexed = false, double = false) {
    const face = faceOf(card);
    const script = SCRIPTS[face];
    if (!script) return yield* courts.steps(card, indexed, double);
    const raised = double ? RAISED[face] : undefined;
    const id = [face, indexed, raised].join();
    let drawing = drawn.get(id);
    if (!drawing)
      drawn.set(
        id,
        (drawing = [
          ...(yield* print(raised ? `${script}\n${raised}` : script, PARTS, TURNED.includes(face))),
          ...furniture(face, indexed),
        ]),
      );
    return drawing;
  },
};
