import type {PatienceRoomWords} from '../types.js';

/** Polish: the room of a patience table. */
export const pl: PatienceRoomWords = {
  titles: {
    'la-belle-lucie': 'Piękna Łucja',
    'house-in-the-wood': 'Dom w lesie',
    'house-on-the-hill': 'Dom na wzgórzu',
    hemispheres: 'Półkule (Le Cadran)',
    fifteen: 'Piętnaście',
    'salic-law': 'Prawo salickie',
    'four-corners': 'Cztery kąty',
    windmill: 'Wiatrak',
    shah: 'Szach',
    blockade: 'Blokada',
    clock: 'Zegar',
  },
  deeds: {
    turn: 'Odkryj kartę',
    refill: 'Zapełnij miejsca',
    card: 'Następna karta',
    row: 'Następny rząd',
    circle: 'Następny krąg',
    leave: 'Zostaw',
    redeal: 'Rozłóż na nowo',
    rescue: 'Ratunek',
    on: 'Rozkładaj dalej',
    redo: 'Ponów',
    show: 'Co można ruszyć?',
    look: 'Przejrzyj',
  },
  prompts: {
    home: (count, names) => `Na stos może iść: ${names.length ? names.join(', ') : `kart ${count}`}`,
    move: (count) => `Można przełożyć na inną kupkę: kart ${count}`,
    lay: (card) => `${card}: wybierz dla niej jedno z jasnych miejsc`,
    only: (deed) => `Nic nie pasuje: ${deed.toLowerCase()}`,
  },
  founded: (count, total) => `na stosach: ${count} z ${total}`,
  redealsLeft: (times) =>
    times
      ? `można rozłożyć na nowo: ${times} ${times === 1 ? 'raz' : 'razy'}`
      : 'nie można już rozłożyć na nowo',
};
