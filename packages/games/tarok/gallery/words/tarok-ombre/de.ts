import type {TarokOmbreGallery} from './en.js';

/** German. */
export const words: TarokOmbreGallery = {
  pageTitle: 'Tarock-l’Hombre, Warschau um 1820',
  description:
    'Spielen Sie Tarock-l’Hombre um 1820, nach alter oder neuer Art: einer gegen zwei, mit 78 Karten, gegen Gegner, die dem Buch folgen.',
  name: 'Tarock-l’Hombre',
  lead: 'einer gegen zwei mit den 78 Karten des Tarocks, wie man um 1820 in Polen spielte',
  inside: 'Drei Spieler, und einer von ihnen spielt gegen die beiden anderen.',
  more: 'Mehr über Tarock-l’Hombre',
  tile: 'Einer gegen zwei, mit Bieten wie beim L’Hombre; nach <a href="tarok-ombre.html">alter</a> und nach <a href="tarok-ombre.html?manner=new">neuer Art</a>.',
  options: {
    manner: ['Art', 'alte: der Geber nimmt drei Karten', 'neue: der Spieler nimmt drei Karten'],
    deals: ['Spiele', 'sechs', '1', '3', '12', 'bis ich aufhöre'],
    'play-tre': [
      'A Tre, das niedrigste Gebot',
      'erlaubt nur, ein Gebot zu übernehmen',
      'ist ein Spiel und wird gespielt',
    ],
    'tout-adds-points': [
      'Alle 25 Stiche (Tout) werden bezahlt',
      'zu einem eigenen Preis',
      'und die Punkte dazu',
    ],
    'remis-pays': ['Bei genau 39 Punkten', 'zahlt niemand', 'zahlt der Spieler das Spiel'],
    'forehand-may-pass': ['Wer zuerst spricht', 'muss das niedrigste Gebot sagen', 'darf passen'],
    'loss-tariff': ['Ein verlorenes Spiel kostet', 'seinen Preis und die Punkte', 'nur seinen Preis'],
    'tout-with-sky': ['Tout mit dem Sküs in der Hand', 'ist nicht möglich', 'braucht die 24 anderen Stiche'],
    'sky-limit': ['Der Sküs', 'geht nie verloren', 'geht in den letzten drei Stichen verloren'],
    ceremony: ['Vor dem Geben', 'gleich zu den Karten', 'ziehen, abheben, ungesehen bieten'],
  },
  rulesOmbre: 'Tarock-l’Hombre, um 1820',
  opponentsBook:
    'Sie bieten, verlangen Karten, legen weg und spielen nach den Grundsätzen des Buches. Drücken Sie <em>Warum?</em>, und der Tisch nennt den Grundsatz, der den Ausschlag gab, mit seinem Artikel.',
  opponentsFair:
    'Ihre Gegner wissen nur, was man auf ihrem Platz wissen darf: ihre Karten, was gesagt wurde, welche Karten verlangt wurden und wer sie gab. Der Teil, der denkt, bekommt nichts anderes und kann also nicht spicken.',
  source:
    'von Faber, die vierte von fünf Abhandlungen in einem polnischen Spielbuch ohne Ort und Jahr, um 1820. Regeln, Preise und Grundsätze beider Arten.',
};
