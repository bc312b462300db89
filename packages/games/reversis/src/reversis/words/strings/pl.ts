import {plural} from '@quinola/table/strings/pl.js';
import type {ReversisRoomWords} from '../types.js';

const points = (n: number): string => plural(n, 'punkt', 'punkty', 'punktów');

/** Polish: the room of Reversis. */
export const pl: ReversisRoomWords = {
  title: 'Rewersis',
  subtitle: 'z Quinolą, Szwecja 1819',
  round: (number) => `Kolejka ${number}`,
  own: (who, n) => `${who.you ? 'ty' : who.name}: ${points(n)}`,
  sum: (jettons) => `razem ${jettons < 0 ? '−' : '+'}${Math.abs(jettons)}`,
  points: (n) => (n ? points(n) : 'bez punktów'),
  inPannier: 'w koszu',
  wait: 'czeka',
  pannier: (amount, waiting) =>
    `W koszu: ${plural(amount, 'żeton', 'żetony', 'żetonów')}${waiting.length ? `; czekające bety: ${waiting.join(', ')}` : ''}`,
  best: 'wygrywa remisy',
  worst: 'przegrywa remisy',
  all: 'wszystkie lewy',
  undertakes: 'gra rewersis',
  guarded: (hearts) =>
    hearts ? `Quinola, strzeże jej ${plural(hearts, 'kier', 'kiery', 'kierów')}` : 'Quinola bez straży',
  yourTurn: {
    exchange: 'Twoja kolej: wymień kartę albo zostaw wszystkie',
    layAway: 'Twoja kolej: odłóż jedną z dwunastu kart',
    chosen: (name) => `Twoja kolej: do odłożenia ${name}`,
    fourAces: 'Twoja kolej: wszystkie asy były u ciebie, graj dowolną kartę',
    claim: 'Przed zbieraniem: upomnij się o swoje',
    draw: 'Twoja kolej: wyciągnij dziesiątkę na miejsce',
  },
};
