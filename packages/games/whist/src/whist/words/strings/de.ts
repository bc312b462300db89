import type {Who} from '@quinola/table';
import {de as kit} from '@quinola/table/strings/de.js';
import type {WhistRoomWords} from '../types.js';

export const {suit} = kit;
/** A person and what he does; the visitor is spoken to as *Sie*. */
export const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const side = (ours: boolean | null, we: string, they: string, one: string): string =>
  ours === null ? one : ours ? we : they;

/** What the dummy is called as a player. */
export const DUMMY = 'Der Strohmann';

/** German: the room of a whist table. */
export const de: WhistRoomWords = {
  title: 'Whist',
  subtitle: {'vienna-1834': 'nach dem Wiener Leitfaden von 1834', warsaw: 'nach dem Warschauer Wist um 1820'},
  sides: ['Wir', 'Gegner'],
  pairs: ['Süd, Nord', 'West, Ost'],
  trump: (sign) => `Trumpf: ${suit(sign)}`,
  points: (n) => count(n, 'Punkt', 'Punkte'),

  dummy: DUMMY,
};
