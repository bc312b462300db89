import type {Who} from '@quinola/table';
import {sv as kit} from '@quinola/table/strings/sv.js';
import type {WhistRoomWords} from '../types.js';

export const {card, suit} = kit;
/** A person who is the object: *av dig, av Karolina*. */
export const object = (who: Who): string => (who.you ? 'dig' : who.name);
export const side = (ours: boolean | null, we: string, they: string, one: string): string =>
  ours === null ? one : ours ? we : they;

/** Swedish: the room of a whist table. */
export const sv: WhistRoomWords = {
  title: 'Whist',
  subtitle: {
    'vienna-1834': 'efter den wienska handledningen från 1834',
    warsaw: 'efter Warszawas ”Gra Wista”, omkring 1820',
  },
  sides: ['Vi', 'De'],
  pairs: ['Syd, Nord', 'Väst, Öst'],
  trump: (sign) => `trumf: ${suit(sign)}`,
  points: (n) => `${n} poäng`,

  dummy: 'Träkarlen',
};
