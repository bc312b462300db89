import type {Card} from '@quinola/cards';
import type {Drawing} from '../drawing.js';
import {signPath} from '../signs.js';
import {figures} from './figures.js';
import {lettering} from './letters.js';
import {parts} from './parts.js';
import {print} from './plate.js';

/** The drawn courts of one pack. */
export interface CourtPack {
  /** The cards drawn here. */
  readonly cards: readonly Card[];
  /**
   * The standing figure with its frame and name.
   * @param sign without the large suit sign if false, for cards that carry corner indices
   * @throws RangeError for a card that is no court of this pack
   */
  draw(card: Card, sign?: boolean): Drawing;
  /** The person a court shows, as lettered on the card. */
  name(card: Card): string;
}

const NAMES: Readonly<Record<string, string>> = {
  KS: 'David', QS: 'Pallas', JS: 'Hogier', KH: 'Charles', QH: 'Judith', JH: 'Lahire',
  KD: 'Cesar', QD: 'Rachel', JD: 'Hector', KC: 'Alexandre', QC: 'Argine', JC: 'Lancelot',
};

/** Where a name stands that finds no room at the upper right. */
const NAME_AT: Readonly<Record<string, readonly [number, number]>> = {
  JS: [8, 280], JH: [192.5, 232], KD: [192.5, 68], QC: [192.5, 70], JC: [192.5, 64],
};

const FRAME = 'M5 5L195 5L195 301L5 301Z';

/** The French courts in the manner of a Paris pack of about 1816. */
export const courts: CourtPack = {
  cards: Object.keys(NAMES),
  name(card) {
    const name = NAMES[card.slice(0, 2)];
    if (!name) throw new RangeError(`no court ${card}`);
    return name;
  },
  draw(card, sign = true) {
    const [thick, thin] = lettering(this.name(card), ...(NAME_AT[card.slice(0, 2)] ?? [192.5, 14]));
    return [
      ...print(figures[card.slice(0, 2)] ?? '', parts),
      {ink: 'key', d: FRAME + thick, line: 1.5},
      {ink: 'key', d: thin, line: 0.7},
      ...(sign ? [{ink: 'suit', d: signPath(card[1]!, card === 'JH' ? 168 : 32, 36)} as const] : []),
    ];
  },
};
