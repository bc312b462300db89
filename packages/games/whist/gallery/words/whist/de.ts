import type {WhistGallery} from './en.js';

/** German. */
export const words: WhistGallery = {
  pageTitle: 'Whist, Wien 1834 und Warschau um 1820',
  description:
    'Spielen Sie einen Robber Wiener Whist von 1834 oder polnischen Wist um 1820, gegen Gegner, die dem Buch folgen.',
  name: 'Whist',
  lead: 'wie man es 1834 in Wien und um 1820 in Polen spielte',
  inside: 'Vier Spieler, dreizehn Stiche und Schweigen.',
  more: 'Mehr über Whist',
  tile: 'Vier Spieler in zwei Parteien; Schweigen, und das Rufen auf acht Punkten. Wien 1834 und Warschau um 1820.',
  options: {
    rules: ['Regeln', 'Wien, 1834', 'Warschau, um 1820'],
    table: ['Spieler', 'vier', 'fünf, einer setzt aus', 'drei und ein Strohmann'],
    honours: [
      'Honneurs (hohe Trümpfe)',
      'vier zählen',
      'fünf zählen, mit Übertrag',
      'keine zählen, Partie zu fünf',
    ],
    preference: ['Bevorzugte Farbe, zählt doppelt', 'keine', 'die zuerst aufgeschlagene'],
    'may-call-at': ['Rufen in der bevorzugten Farbe', 'auf sechs, sieben und acht', 'auf sechs, wie im Buch'],
    'loser-honours-count': ['Honneurs der Verlierer', 'verfallen', 'können die Partie verbilligen'],
    lady: ['Platz einer Dame, setzt nie aus', 'niemandes', 'Ihrer'],
    'game-levels': ['Eine Partie zählt', 'bis vierfach, Robber zu elf', 'bis doppelt, Robber zu sieben'],
    'middle-tie': ['Gleiche Karten beim Ziehen', 'der Höhere kommt dazu', 'der Niedrigere kommt dazu'],
    rubbers: ['Robber', 'wie üblich'],
    ceremony: ['Vor dem Geben', 'gleich zu den Karten', 'ziehen, Plätze, Spiele, abheben'],
    'throw-over': ['Das Abheben verwerfen', 'zweimal', 'nie'],
    etiquette: ['Fehler', 'sind ausgeschlossen', 'sind möglich, mit den Strafen des Buches'],
    accidents: ['Missgeschicke beim Geben', 'bei 3 von 100', 'keine', 'bei 20 von 100'],
    school: ['Die Gegner folgen', 'dem Buch der Regeln', 'Wien, 1834', 'Hoyle, 1742', 'beiden Büchern'],
    memory: ['Ihr Gedächtnis', 'mit Hilfe', 'allein, wie am wirklichen Tisch'],
    indices: ['Zeichen in den Ecken', 'nach Bedarf', 'immer', 'nie'],
  },
  rulesVienna: 'Wiener Whist, 1834',
  rulesWarsaw: 'Polnisches Wist, um 1820',
  opponentsBook:
    'Sie spielen nach mehr als hundert Grundsätzen des Buches, geordnet nach Gewicht: zuerst das Gesetz, dann die Stiche, die das Spiel entscheiden, dann, worum der Partner gebeten hat, und so fort bis zu den Feinheiten. Drücken Sie <em>Warum?</em>, und der Tisch nennt den Grundsatz, der den Ausschlag gab, mit seinem Paragraphen.',
  opponentsMaster:
    'Als <em>Meister</em> stellen sie sich außerdem Verteilungen vor: hundert, die zu jeder gesehenen Karte und jedem gesagten Wort passen. Die Karte des Buches verlassen sie nur, wo eine andere sicher besser ist, und die Begründung sagt, um wie viel: „die beste in 71 von 96 vorgestellten Verteilungen“. Ihr Partner spielt immer so gut er kann.',
  opponentsFair:
    'Ihre Gegner wissen nur, was man auf ihrem Platz wissen darf: dreizehn Karten, was gespielt und was gesagt wurde, wie Sie auch. Der Teil, der denkt, bekommt nichts anderes und kann also nicht spicken; und da die Grundsätze gedruckt sind, können Sie in den Karten der Gegner lesen wie diese in Ihren.',
  sourceVienna:
    'Wien, Carl Gerold, 1834. Die Regeln des Wiener Tisches, seine Grundsätze (§§ 14–17) und seine Strafen (§§ 18–20).',
  sourceWarsaw:
    'die erste von fünf Abhandlungen in einem polnischen Spielbuch ohne Ort und Jahr, um 1820. Regeln und Gesetze sind die aus Edmond Hoyles <cite lang="en">Short Treatise</cite> von 1742, über Deutschland nach Polen gekommen.',
  sourceNote:
    'So lassen sich zwei Schulen an einem Tisch vergleichen: Mit Ass, König und Dame einer Nebenfarbe spielt Hoyle das Ass aus, Wien den König.',
};
