import type {Card} from '@quinola/cards';
import {whole, type Drawing, type Layer, type Steps} from '../drawing.js';
import {signPath} from '../signs.js';
import {lettering} from './letters.js';
import {framed} from './frame.js';
import {print} from './plate.js';
import {scripts} from './scripts.js';

/** The drawn courts of one pack. */
export interface CourtPack {
  /** The cards drawn here. */
  readonly cards: readonly Card[];
  /**
   * The standing figure with its frame and name; the same array each time it is asked for.
   * @param indexed for cards with corner indices: without the large suit sign, and with the upper left corner free
   * @param double for two heads (see `halve`): the figure holds what it carries above the waist
   * @throws RangeError for a card that is no court of this pack
   */
  draw(card: Card, indexed?: boolean, double?: boolean): Drawing;
  /** The same in small steps, so that a page stays responsive: a figure takes up to 20 ms. */
  steps(card: Card, indexed?: boolean, double?: boolean): Steps;
  /** Who or what a figure shows; for a court the name lettered on the card. */
  name(card: Card): string;
}

const NAMES: Readonly<Record<string, string>> = {
  KS: 'David',
  QS: 'Pallas',
  JS: 'Hogier',
  KH: 'Charles',
  QH: 'Judith',
  JH: 'Lahire',
  KD: 'Cesar',
  QD: 'Rachel',
  JD: 'Hector',
  KC: 'Alexandre',
  QC: 'Argine',
  JC: 'Lancelot',
};

/** Positions of names that do not fit at the upper right. */
const NAME_AT: Readonly<Record<string, readonly [number, number]>> = {
  JS: [8, 122],
  JH: [192.5, 60],
  KD: [192.5, 68],
  QC: [192.5, 66],
  JC: [192.5, 50],
};

/** Arms that are raised when a figure is cut at the waist, where a staff would be separated from its hand. */
const RAISED: Readonly<Record<string, string>> = {
  KS: '&hold.bw 70 124',
  JS: '&hold.rw 72 124',
  JH: '&hold.ow -70 124 -1',
  KD: '&hold.fo 70 124',
  KC: '&hold.bw 70 124',
  QC: '&hold.bw 68 124',
  JC: '&hold.kw 72 124',
};

const drawn = new Map<string, Drawing>();

function nameOf(card: Card): string {
  const name = NAMES[card.slice(0, 2)];
  if (!name) throw new RangeError(`no court ${card}`);
  return name;
}

/** The courts of the French pack in the manner of a Paris pack of about 1816. */
export const courts: CourtPack = {
  cards: Object.keys(NAMES),
  name: nameOf,
  draw: (card, indexed, double) => whole(courts.steps(card, indexed, double)),
  *steps(card, indexed = false, double = false) {
    const name = nameOf(card);
    const face = card.slice(0, 2);
    const raised = double ? RAISED[face] : undefined;
    const id = [face, indexed, raised].join();
    let drawing = drawn.get(id);
    if (!drawing) {
      // Lahire carries his sign on the right and his halberd on the left, where an index would cover it.
      const turned = indexed && face === 'JH';
      const [x, y] = NAME_AT[face] ?? [192.5, 14];
      const [thick, thin] = lettering(name, ...(turned ? ([8, 122] as const) : ([x, y] as const)));
      const sign: Layer = {ink: 'suit', d: signPath(face[1]!, face === 'JH' ? 168 : 32, 36)};
      drawing = [
        ...(yield* print(
          raised ? scripts[face]!.replace('@', `|\n${raised}\n|\n@`) : scripts[face]!,
          scripts,
          turned,
        )),
        ...framed(indexed),
        {ink: 'key', d: thick, line: 1.5, part: 'name'},
        {ink: 'key', d: thin, line: 0.7, part: 'name'},
        ...(indexed ? [] : [sign]),
      ];
      drawn.set(id, drawing);
    }
    return drawing;
  },
};
