import type {Card} from '@quinola/cards';
import type {Drawing} from './drawing.js';
import {signPath} from './signs.js';

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

/** The French courts in the manner of a Paris pack of about 1816. */
export const courts: CourtPack = {
  cards: Object.keys(NAMES),
  name(card) {
    const name = NAMES[card];
    if (!name) throw new RangeError(`no court ${card}`);
    return name;
  },
  draw(card, sign = true) {
    this.name(card);
    const robe = 'M70 90L130 90L170 290L30 290Z';
    const head = 'M86 40L114 40L114 76L100 86L86 76Z';
    const crown = 'M84 40L80 18L92 30L100 14L108 30L120 18L116 40Z';
    return [
      {ink: 'red', d: robe}, {ink: 'flesh', d: head}, {ink: 'ochre', d: crown},
      {ink: 'key', d: robe + head + crown + 'M6 6L194 6L194 300L6 300Z', line: 2},
      ...(sign ? [{ink: 'suit', d: signPath(card[1]!, 34, 38)} as const] : []),
    ];
  },
};
