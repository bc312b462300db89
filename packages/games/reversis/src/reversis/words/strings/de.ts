import type {ReversisRoomWords} from '../types.js';

/** German: the room of Reversis. */
export const de: ReversisRoomWords = {
  title: 'Reversis',
  subtitle: 'mit der Quinola, Schweden 1819',
  round: (number) => `Runde ${number}`,
  own: (who, points) => `${who.you ? 'Sie' : who.name}: ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
  sum: (jettons) => `${jettons < 0 ? '−' : '+'}${Math.abs(jettons)} gesamt`,
  points: (points) => (points ? `${points} ${points === 1 ? 'Punkt' : 'Punkte'}` : 'keine Punkte'),
  inPannier: 'im Korb',
  wait: 'warten',
  pannier: (amount, waiting) =>
    `Im Korb: ${amount} Jetons${waiting.length ? `; wartende Beten: ${waiting.join(', ')}` : ''}`,
  best: 'sitzt am besten',
  worst: 'sitzt schlecht',
  all: 'alle Stiche',
  undertakes: 'Reversis angesagt',
  guarded: (hearts) => (hearts ? `Quinola, durch ${hearts} Herz gedeckt` : 'Quinola, ungedeckt'),
  yourTurn: {
    exchange: 'Sie sind dran: eine Karte tauschen oder alle behalten',
    layAway: 'Sie sind dran: eine von zwölf Karten weglegen',
    chosen: (name) => `Sie sind dran: ${name} soll weg`,
    fourAces: 'Sie sind dran: Sie hatten alle vier Asse, jede Karte ist erlaubt',
    claim: 'Vor dem Abheben: fordern Sie, was Ihnen zusteht',
    draw: 'Sie sind dran: ziehen Sie eine Zehn um Ihren Platz',
  },
};
