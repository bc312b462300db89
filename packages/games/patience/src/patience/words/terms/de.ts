import type {Glossary} from '@quinola/table';

/** German: the terms of patience. */
export const terms: Glossary = {
  home: [
    'abgelegt|abgelegt werden|ablegen|auf einen Grundstapel',
    'auf einen Grundstapel gelegt werden, von dem keine Karte zurückkehrt.',
  ],
  foundation: [
    'Grundstapel|Grundstapeln|Grundstapels',
    'die Stapel, auf denen die Patience gebaut wird: vom Ass auf- oder vom König abwärts.',
  ],
  elsewhere: [
    'auf einen anderen Stapel|angelegt|angelegt werden|anlegen|legen Sie abwärts an',
    'als Mariage an die nächste Karte ihrer Farbe legen.',
  ],
  marry: ['Mariage|Mariagen', 'eine Karte, die auf die nächste ihrer Farbe gelegt wird.'],
  again: [
    'neu ausgelegt|neu auslegen|noch einmal auslegen|Neu auslegen',
    'geht nichts mehr, werden die Karten gesammelt, gemischt und neu gelegt.',
  ],
  out: ['aufgegangen|aufgehen|geht auf', 'das fertige Bild ist erreicht: Die Patience ist gewonnen.'],
  fan: ['Fächer|Fächers|Fächern', 'einige Karten übereinander gefächert: Nur die oberste ist frei.'],
  lane: ['Gasse|Gassen', 'der leere Platz einer aufgeräumten Reihe: Jede freie Karte darf hinein.'],
  talon: ['Talon|Talons', 'Karten, die nicht passten und beiseite liegen, bis sie dran sind.'],
  pack: ['Stoß|Kartenstoß|Spiel|Päckchen', 'die Karten, die noch nicht gegeben sind.'],
  rescue: ['Retten', 'der eine erlaubte Bruch der Regeln: Ass und König aus der sechsten Reihe nehmen.'],
  packet: ['Paket|Pakete|Pakets|Paketen', 'Karten, die aufeinander liegen: Nur die oberste ist frei.'],
  bare: [
    'bloßen König|bloße Könige|bloßer König|bloß',
    'ein König ohne andere Karten: Jede oberste Karte darf auf ihn.',
  ],
  sail: ['Flügel|Flügeln|Flügels', 'die acht Karten um die Mitte der Windmühle.'],
  ray: [
    'Strahl|Strahls|Strahlen',
    'eine Linie des Sterns, von innen nach außen: Nur die äußerste Karte ist frei.',
  ],
  grace: [
    'Gnade',
    'eine große Erleichterung: Eine äußere Karte geht auf den innersten Platz eines offenen Strahls.',
  ],
  fill: [
    'Plätze füllen|gefüllt|füllen|leeren Plätze',
    'ein leerer Platz bekommt eine neue Karte, ehe es weitergeht.',
  ],
};
