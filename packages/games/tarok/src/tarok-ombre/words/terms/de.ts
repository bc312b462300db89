import type {Glossary} from '@quinola/table';

/** German: the terms of Tarok-ombre. */
export const terms: Glossary = {
  tre: [
    'a Tre',
    'drei Karten verlangen: das niedrigste Spiel alter Art. Es wird nicht gespielt, erlaubt aber, ein Gebot zu übernehmen.',
  ],
  due: [
    'a Due',
    'zwei Karten verlangen: nach alter Art ein Spiel; nach neuer erlaubt es nur, ein späteres Gebot zu übernehmen.',
  ],
  uno: ['a Uno', 'eine Karte darf verlangt werden.'],
  solo: ['Solo', 'keine Karte darf verlangt werden: das höchste und teuerste Spiel.'],
  hand: [
    'sprachen früher|Gebot übernehmen',
    'wer früher sprach, darf das Spiel übernehmen, das ein Späterer bietet. Im Buch heißt das die Hand.',
  ],
  hold: [
    'übernehme|übernehmen|übernimmt',
    'das Spiel übernehmen, das ein Späterer genannt hat, ohne höher zu gehen.',
  ],
  forehand: ['Vorhand', 'wer links vom Geber sitzt: Er spricht zuerst und spielt zuerst aus.'],
  unseen: ['ungesehen', 'gesagt, ohne die Karten angesehen zu haben.'],
  declarer: ['Spieler|dem Spieler', 'wer gegen die zwei anderen spielt: Er braucht 40 der 78 Punkte.'],
  enemy: [
    'spielt allein',
    'gegen die zwei anderen: Er braucht 40 der 78 Punkte. Im Buch ist er der gemeinsame Feind.',
  ],
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
