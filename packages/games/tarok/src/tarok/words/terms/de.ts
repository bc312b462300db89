import type {Glossary} from '@quinola/table';

/** German: the terms of Tarok for three and for two. */
export const terms: Glossary = {
  announce: [
    'Ansagen|ansagen|ansage|sagen Sie an|sagt an|angesagt',
    'vor der ersten Karte sagen, was Tarock, Matadore, Könige, Cavallerien im Blatt wert sind: So viel zahlt jeder andere.',
  ],
  cavalry: [
    'Cavallerie|Cavallerien',
    'König, Dame, Cavall und Bube einer Farbe: 10, drei davon (die halbe) 5; mit Sküs doppelt.',
  ],
  kings: [
    'Könige|Königen',
    'von sieben: vier Könige, Sküs, XXI, Pagat. Drei im Blatt werden mit 5 angesagt, jeder weitere 5.',
  ],
  home: ['heim|heimbringen|heimgebracht', 'den Stich damit gewinnen: Dann bleibt die Karte einem selbst.'],
  ultimo: ['ultimo', 'im letzten Stich: Dort werden Pagat und Könige teurer gewonnen und verloren.'],
  buried: [
    'in den Skat gelegt|im Skat liegt',
    'mit den zwei einzigen anderen Tarocken weggelegt; der Pagat gilt dann als gemacht.',
  ],
  par: [
    'über oder unter 26',
    'ein Drittel der 78 Punkte: Wer weniger hat, zahlt, was ihm fehlt, dem, der mehr hat.',
  ],
  pot: ['Pulle', 'was jeder Geber einsetzt: Pagat ultimo gewinnt sie ganz, ein König ultimo halb.'],
  direct: [
    'Pagat und ultimo',
    'sogleich bezahlt: 10 für einen verlorenen Pagat, im letzten Stich 20, für einen König dort 10.',
  ],
  table: [
    'Könige und Pagat',
    'Könige und Pagat liegen offen vor dem, der sie hat: 5 und 10, der Unterschied wird bezahlt.',
  ],
  party: [
    'Partie',
    'zu zweit: Wer 100 Punkte erreicht, gewinnt sie; doppelt, wenn der andere unter 50 steht.',
  ],
  grosz: ['Grosz|Groszy', 'die kleine Münze Polens, in der eine Partie bezahlt wird.'],
};
