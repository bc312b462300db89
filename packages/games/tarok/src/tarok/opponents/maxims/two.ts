import {isTarok, suit} from '../../../kit/rules/index.js';
import {bars} from '@quinola/opponents';
import {m, type CardMaxim} from './advice.js';
import {figuresIn} from './facts.js';

/** What differs with two players: figures win when the other player leads their suits (l. 6905-6918). */
export const deuxMaxims: readonly CardMaxim[] = [
  m(
    '-en-deux.masc-bez-figur',
    5,
    (f) => f.players === 2 && f.leading && (!f.hunting || f.unreachable) && !f.saving,
    (f, open) => open.filter((card) => !isTarok(card) && !figuresIn(f, suit(card)).length),
  ),
  m(
    '-en-deux.niech-zadaie',
    8,
    (f) => f.players === 2 && f.leading,
    (f, open) => open.filter((card) => !isTarok(card) && figuresIn(f, suit(card)).length > 0),
    bars,
  ),
];
