import type {Glossary} from '@quinola/table';

/** German: the terms of Ombre. */
export const terms: Glossary = {
  ombre: ['L’Hombre-Spieler|Hombre', '„der Mann“: wer das Spiel gegen alle anderen spielt.'],
  favourite: ['Favorite|Favoritfarbe', 'die Farbe dieses Spiels, die als Trumpf doppelt zählt.'],
  matadors: [
    'Matador|Matadore',
    'Spadille, Manille und Basta, die drei höchsten Trümpfe; beim Zahlen auch die lückenlos folgenden.',
  ],
  talon: ['Talon', 'die Karten, die beim Geben übrig bleiben: Von oben wird getauscht.'],
  bonus: [
    'Prämie|Prämien',
    'was neben dem Spiel selbst bezahlt wird: für Matadore, die ersten Stiche und die Vole. Im Buch heißen sie Honneurs.',
  ],
  bete: ['Bete|Beten', 'was der Verlierer in den Teller setzt: so viel, wie er gezogen hätte.'],
  remise: ['Remis|Remise', 'durch Gleichstand verloren: Jemand hat so viele Stiche wie der Hombre.'],
  codille: ['Codille', 'ganz verloren: Ein anderer hat mehr Stiche als der Hombre.'],
  vole: ['Vole', 'alle Stiche.'],
  tournee: ['Tournée', 'ein Spiel, in dem eine aufgedeckte Karte des Talons Trumpf macht.'],
  obscur: ['Obscur', 'ein Spiel, in dem fast das ganze Blatt neu aus dem Talon kommt.'],
  casco: ['Casco|Großes Casco', 'Tournée für den, der beide schwarzen Asse zeigt.'],
  solo: ['Solo', 'ein Spiel, in dem der Hombre nicht tauscht.'],
  eldest: ['Vorhand', 'der Spieler rechts vom Geber: Er spricht zuerst und spielt zuerst aus.'],
};
