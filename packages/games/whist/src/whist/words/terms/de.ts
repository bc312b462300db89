import type {Glossary} from '@quinola/table';

/** German: the terms of whist. */
export const terms: Glossary = {
  partner: ['Partner|Partners', 'wer gegenüber sitzt: Sie gewinnen und verlieren zusammen.'],
  dummy: [
    'Strohmann|Strohmanns',
    'die tote Hand beim Whist zu dritt: Sie liegt offen, und einer spielt sie als Partner.',
  ],
  honours: [
    'Honneur|Honneurs',
    'Ass, König, Dame und Bube von Trumpf: drei einer Partei zählen 2, alle vier 4.',
  ],
  point: ['Punkt|Punkte|Punkten', 'jeder Stich über sechs ist einer; zehn sind eine Partie.'],
  call: [
    'rufe|rufen|ruft|Rufen',
    'auf acht Punkten den Partner laut nach einem dritten Honneur fragen: Ein Ja gewinnt die Partie.',
  ],
  game: [
    'Partien|Partie gewonnen|die Partie',
    'zehn Punkte. Sie ist umso mehr wert, je weniger die anderen haben.',
  ],
  rubber: ['Robber|Robbers', 'ein Wettkampf: bis eine Seite zwei Partien gewonnen hat.'],
  slam: [
    'Schlemm|Schlemms|Groß-Schlemm|Klein-Schlemm',
    'alle dreizehn Stiche, der kleine zwölf: neben den Punkten bezahlt.',
  ],
  simple: ['einfach', 'eine Partie gegen Verlierer mit fünf oder mehr Punkten: sie zählt einmal.'],
  double: ['doppelt', 'eine Partie gegen Verlierer mit wenigen Punkten: sie zählt zweimal.'],
  triple: [
    'dreifach',
    'eine Partie, die dreimal zählt: Die Verlierer haben nichts, in Warschau einen oder zwei Punkte.',
  ],
  quadruple: ['vierfach', 'eine Partie, die viermal zählt: in Warschau, wenn die Verlierer nichts haben.'],
  fishes: [
    'Fisch|Fische|Fischen',
    'die Einheit, in der ein Robber bezahlt wird: Marken in Gestalt von Fischen.',
  ],
  preference: [
    'bevorzugte Farbe|Preference',
    'die zuerst aufgeschlagene Farbe des Robbers: Wird sie wieder Trumpf, zählt alles doppelt.',
  ],
  revoke: ['Renonce|Renoncen', 'nicht bedienen, obwohl man könnte. Bewiesen kostet es drei Punkte.'],
  claim: ['beansprucht|beanspruchen|den Rest', 'die Karten hinlegen und alle übrigen Stiche nehmen.'],
  turned: [
    'aufgeschlagene Karte|aufgeschlagenen Karte',
    'die letzte Karte des Gebers: Ihre Farbe ist Trumpf.',
  ],
  misdeal: ['vergeben|falsch gegeben', 'ein falsch gegebenes Spiel: Meist wird neu gegeben.'],
  cut: [
    'heben Sie ab|heben|hebt|abheben',
    'nach dem Mischen einen Teil abnehmen und unter den anderen legen.',
  ],
  ruff: ['stechen|sticht|gestochen|überstechen', 'eine Farbe, die man nicht hat, mit Trumpf nehmen.'],
  void: ['hat die Farbe nicht', 'keine Karte einer Farbe haben.'],
  singleton: [
    'Singleton|einzelne Karte|blanke Karte|blank|blanke',
    'die einzige Karte einer Farbe im Blatt.',
  ],
  finesse: [
    'Impass',
    'die kleinere von zwei Karten spielen, in der Hoffnung, dass niemand, der später spielt, die dazwischen hat.',
  ],
  invite: [
    'Invito|Invite',
    'klein aus einer Farbe mit Figur ausspielen: Der Partner soll sie zurückbringen.',
  ],
  figure: ['Figur|Figuren', 'König, Dame oder Bube, beim Whist auch das Ass.'],
  free: [
    'freie Karte|freie Karten|dreizehnte Karte',
    'die höchste noch übrige ihrer Farbe: Nur Trumpf schlägt sie.',
  ],
};
