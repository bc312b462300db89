import type {Glossary} from '@quinola/table';

/** German: the terms of Tarok-ombre. */
export const terms: Glossary = {
  tre: [
    'a Tre',
    'drei Karten dürfen verlangt werden: das niedrigste Spiel alter Art, nicht gespielt. Wer es sagt, behält die Hand.',
  ],
  due: [
    'a Due',
    'zwei Karten dürfen verlangt werden: nach alter Art ein Spiel; nach neuer wird es nicht gespielt und behält nur die Hand.',
  ],
  uno: ['a Uno', 'eine Karte darf verlangt werden.'],
  solo: ['Solo', 'keine Karte darf verlangt werden: das höchste und teuerste Spiel.'],
  hand: [
    'die Hand|behält die Hand',
    'das Recht zu halten, was ein Späterer bietet: Der frühere in der Reihe hat es.',
  ],
  hold: ['halte|halten|hält', 'das Spiel übernehmen, das ein Späterer genannt hat, ohne höher zu gehen.'],
  forehand: ['Vorhand', 'wer links vom Geber sitzt: Er spricht zuerst und spielt zuerst aus.'],
  unseen: ['ungesehen', 'gesagt, ohne die Karten angesehen zu haben.'],
  declarer: ['Spieler|dem Spieler', 'wer gegen die zwei anderen spielt: Er braucht 40 der 78 Punkte.'],
  enemy: ['gemeinsamer Feind', 'wer das Spiel macht, gegen die zwei anderen: Er braucht 40 der 78 Punkte.'],
  asked: [
    'verlangen|verlangt',
    'vor dem Spiel eine Zählkarte nennen: Wer sie hat, gibt sie gegen eine andere her.',
  ],
  remis: ['remis|stehendes Spiel', '39 Punkte: weder gewonnen noch verloren, niemand zahlt.'],
  tout: ['Tout', 'alle 25 Stiche: statt des Spiels mit dem Zehnfachen bezahlt.'],
  marks: ['Marke|Marken', 'womit bezahlt wird: die Zählmarken des Spiels.'],
  over: ['Abstand von 39', 'jeder Punkt über oder unter 39 wird neben dem Spiel bezahlt.'],
  thrown: ['zusammengeworfen', 'niemand spielt: Der nächste gibt, und die Vorhand wird dafür bezahlt.'],
};
