import type {Glossary} from '@quinola/table';

/** German: the terms of Quadrille and Cinquille. */
export const terms: Glossary = {
  ombre: ['Hombre', '„der Mann“: wer das Spiel spielt, mit einem Partner oder allein.'],
  partner: ['Partner', 'wer den gerufenen König hat: Er gewinnt und verliert mit dem Hombre.'],
  called: [
    'gerufen*|rufen|ruft',
    'ein König wird genannt: Wer ihn hat, ist der Partner und zeigt es erst, wenn er ihn spielt.',
  ],
  mediateur: [
    'Médiateur',
    'ein Spiel allein, mit einem König, den ein anderer gegen eine Karte hergeben muss.',
  ],
  matadors: [
    'Matador|Matadore',
    'Spadille, Manille und Basta, die drei höchsten Trümpfe; beim Zahlen auch die lückenlos folgenden.',
  ],
  bonus: [
    'Prämie|Prämien',
    'was neben dem Spiel selbst bezahlt wird: für Matadore, die ersten Stiche und die Vole. Im Buch heißen sie Honneurs.',
  ],
  bete: ['Bete|Beten', 'was die Verlierer in den Teller setzen: so viel, wie sie gezogen hätten.'],
  remise: ['Remis|Remise', 'durch Gleichstand verloren: Jede Seite hat die Hälfte der Stiche.'],
  codille: ['Codille', 'ganz verloren: Die andere Seite hat mehr Stiche und zieht den Teller.'],
  vole: ['Vole', 'alle Stiche.'],
  delices: [
    'Délices',
    'ein anderer sticht das erste Ausspiel in der Farbe des hergegebenen Königs und wird dafür bezahlt.',
  ],
  casco: [
    'Casco|Großes Casco',
    'ein Spiel mit beiden schwarzen Assen: Wer den gerufenen König hat, nennt Trumpf.',
  ],
  forced: ['Spadille forcée', 'alle haben gepasst: Wer Spadille hat, das Pik-Ass, muss spielen.'],
  solo: ['Solo', 'ein Spiel allein, ohne Hilfe.'],
  eldest: ['Vorhand', 'der Spieler rechts vom Geber: Er spricht zuerst und spielt zuerst aus.'],
};
