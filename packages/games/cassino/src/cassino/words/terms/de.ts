import type {Glossary} from '@quinola/table';

/** German: the terms of Cassino. */
export const terms: Glossary = {
  round: [
    'Runde',
    'vier Karten für jeden; sind sie gespielt, gibt es wieder vier, bis das Paket zu Ende ist.',
  ],
  lay: ['hinlegen', 'offen zu den Karten auf dem Tisch legen, wo ein anderer sie nehmen kann.'],
  clearing: [
    'abgeräumt|Abräumen|Abgeräumt|räumt|räumen',
    'die letzten Karten vom Tisch nehmen: ein Punkt, sofort angeschrieben.',
  ],
  sweep: ['Sweep', 'wer zuletzt nahm, bekommt den Rest; ein Bild als letzte Karte des Gebers nimmt alles.'],
  lurch: [
    'Bredouille',
    'ein verlorenes Spiel mit weniger als fünf Punkten, zu dritt sieben: es kostet doppelt.',
  ],
  setOff: [
    'Abzug',
    'die kleinere Punktzahl wird von der größeren abgezogen, nur der Rest wird angeschrieben.',
  ],
  great: ['großes Cassino', 'die Karo-Zehn, zwei Punkte wert; im Spiel eine Zehn wie jede andere.'],
  little: ['kleines Cassino', 'die Pik-Zwei, einen Punkt wert; im Spiel eine Zwei wie jede andere.'],
  court: ['Bild', 'König, Dame oder Bube: Sie haben keine Zahl und nehmen nur ihresgleichen.'],
  stake: ['Einsatz|Einsätzen', 'was jeder Verlierer für ein Spiel zahlt; in der Bredouille zwei.'],
};
