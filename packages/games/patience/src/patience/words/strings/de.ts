import type {PatienceRoomWords} from '../types.js';

const cards = (count: number): string => (count === 1 ? 'Eine Karte darf' : `${count} Karten dürfen`);

/** German: the room of a patience table. */
export const de: PatienceRoomWords = {
  titles: {
    'la-belle-lucie': 'Die schöne Lucie',
    'house-in-the-wood': 'Das Haus im Walde',
    'house-on-the-hill': 'Das Haus auf dem Hügel',
    hemispheres: 'Die Hemisphären (Le Cadran)',
    fifteen: 'Fünfzehn',
    'salic-law': 'Das Salische Gesetz',
    'four-corners': 'Die vier Ecken',
    windmill: 'Die Windmühle',
    shah: 'Der Schah',
    blockade: 'Die Blockade',
    clock: 'Die Uhr',
  },
  deeds: {
    turn: 'Karte aufdecken',
    refill: 'Lücken füllen',
    card: 'Nächste Karte',
    row: 'Nächste Reihe',
    circle: 'Nächster Kreis',
    leave: 'Liegen lassen',
    redeal: 'Neu auslegen',
    rescue: 'Retten',
    on: 'Weiter auslegen',
    redo: 'Wiederholen',
    show: 'Was ist frei?',
    look: 'Durchsehen',
  },
  prompts: {
    home: (count, names) =>
      `${cards(count)} auf einen Grundstapel${names.length ? `: ${names.join(', ')}` : ''}`,
    move: (count) => `${cards(count)} auf einen anderen Stapel`,
    lay: (card) => `${card}: einen der hellen Plätze dafür wählen`,
    only: (deed) => `Nichts passt: ${deed}`,
  },
  founded: (count, total) => `${count} von ${total} Karten auf den Grundstapeln`,
  redealsLeft: (times) =>
    times
      ? `noch ${times === 1 ? 'einmal' : times === 2 ? 'zweimal' : `${times}-mal`} neu auszulegen`
      : 'nicht mehr neu auszulegen',
};
