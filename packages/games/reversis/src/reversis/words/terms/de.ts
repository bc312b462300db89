import type {Glossary} from '@quinola/table';

/** German: the terms of Reversis. */
export const terms: Glossary = {
  quinola: ['Quinola', 'der Herzbube: im Stich ein Bube wie die anderen, aber an ihm hängt der Korb.'],
  pannier: ['Korb', 'der Korb mit den Einsätzen: Wer die Quinola abwirft, gewinnt ihn.'],
  bete: [
    'Bete|Beten',
    'so viel, wie im Korb liegt: Das setzt, wer die Quinola in ihrer eigenen Farbe spielen musste.',
  ],
  party: ['Partie', 'was der mit den meisten Punkten dem mit den wenigsten zahlt: zwei Fische.'],
  reversis: ['Reversis', 'alle elf Stiche: Wer die ersten neun gemacht hat, hat es unternommen.'],
  undertaken: [
    'unternehmen|unternimmt|Reversis angesagt',
    'neun Stiche sind in einer Hand: Nun müssen es alle elf werden.',
  ],
  given: [
    'abgeworfen|gegeben',
    'auf eine andere Farbe geworfen, weil die ausgespielte fehlte: so wird man eine Karte am besten los.',
  ],
  forced: [
    'forciert',
    'durch Ausspielen ihrer Farbe herausgeholt: Wer sie hatte, zahlt dem, der ausspielte.',
  ],
  gorged: ['gorgiert', 'als allerletzte Karte ausgespielt.'],
  bonne: ['à la bonne', 'im letzten Stich, beim Reversis in den letzten zwei: Es wird doppelt bezahlt.'],
  guarded: [
    'gedeckt|ungedeckt',
    'andere Herzen, die statt der Quinola gespielt werden können, solange Herz ausgespielt wird.',
  ],
  talon: ['Talon', 'die drei Karten, die beim Geben übrig bleiben: Jeder darf dort eine Karte tauschen.'],
  best: ['sitzt am besten', 'gewinnt, wo andere ebenso viele Punkte und Stiche haben: der Geber.'],
  worst: ['sitzt schlecht', 'zahlt, wo andere ebenso viele Punkte und Stiche haben: rechts vom Geber.'],
  round: ['Runde|Runden', 'jeder hat einmal gegeben: Von der Zehn wird ein Zeichen abgerissen.'],
  jettons: ['Jetons', 'die Spielmarken; zehn davon, oder fünf, sind eine Fische.'],
};
