import type {PatienceRoomWords} from '../types.js';

const cards = (count: number): string => (count === 1 ? 'Ett kort' : `${count} kort`);

/** Swedish: the room of a patience table. */
export const sv: PatienceRoomWords = {
  titles: {
    'la-belle-lucie': 'Den sköna Lucie',
    'house-in-the-wood': 'Huset i skogen',
    'house-on-the-hill': 'Huset på kullen',
    hemispheres: 'Halvkloten (Le Cadran)',
    fifteen: 'Femton',
    'salic-law': 'Saliska lagen',
    'four-corners': 'De fyra hörnen',
    windmill: 'Väderkvarnen',
    shah: 'Shahen',
    blockade: 'Blockaden',
    clock: 'Klockan',
  },
  deeds: {
    turn: 'Vänd ett kort',
    refill: 'Fyll platserna',
    card: 'Nästa kort',
    row: 'Nästa rad',
    circle: 'Nästa krets',
    leave: 'Låt ligga',
    redeal: 'Lägg ut på nytt',
    rescue: 'Rädda',
    on: 'Fortsätt lägga ut',
    redo: 'Gör om draget',
    show: 'Vad får flyttas?',
    look: 'Se igenom',
  },
  prompts: {
    home: (count, names) =>
      `${cards(count)} passar på en grundhög${names.length ? `: ${names.join(', ')}` : ''}`,
    move: (count) => `${cards(count)} får flyttas till en annan hög`,
    lay: (card) => `${card}: välj en av de ljusa platserna`,
    only: (deed) => `Inget passar: ${deed.toLowerCase()}`,
  },
  founded: (count, total) => `${count} av ${total} kort på grundhögarna`,
  redealsLeft: (times) =>
    times
      ? `får läggas ut på nytt ${times === 1 ? 'en gång' : times === 2 ? 'två gånger' : `${times} gånger`}`
      : 'får inte läggas ut på nytt',
};
