import type {PatienceGallery} from './en.js';

/** German. */
export const words: PatienceGallery = {
  pageTitle: 'Patience, elf Spiele von 1874',
  description:
    'Spielen Sie elf Patiencen nach Lady Cadogans Buch von 1874: die schöne Lucie, das Salische Gesetz, die Windmühle, den Schah und ihre Schwestern.',
  name: 'Patience',
  lead: 'elf Spiele nach Lady Adelaide Cadogans Buch von 1874',
  inside: 'Ein Spieler, ein oder zwei Kartenspiele und ein Bild, das fertig werden will.',
  more: 'Mehr über Patiencen',
  tile: 'Die schöne Lucie, das Haus auf dem Hügel und neun Schwestern. Für einen Spieler.',
  eleven: 'Die elf',
  ownPage: 'Auf einer eigenen Seite spielen, mit Optionen und dem fertigen Bild',
  attributes:
    'Zwei Zeilen setzen den Tisch auf jede Seite. Mit <code>daily</code> bekommen am selben Tag alle dieselben Karten; <code>strict</code> ist für alle, die nichts zurücknehmen.',
  sourcesText:
    'Die Spiele, ihre Reihenfolge und ihre Regeln sind die der <cite lang="en">Illustrated Games of Patience</cite> (1874), gelesen mit der russischen Übersetzung der ersten Reihe. Die Tafeln des russischen Exemplars sind verloren: Das Bild ist aus den Worten wiederhergestellt. Ein Rechner sucht in Ihrem eigenen Browser nach Wegen zum Ende und sagt ehrlich, wenn er dafür in den Kartenstoß sehen muss.',

  gameTitle: '{{title}}, eine Patience von 1874',
  gameDescription:
    '{{title}}: eine Patience nach Lady Cadogans Buch von 1874, mit Regeln, Quelle und dem fertigen Bild.',
  gameLead: 'eine Patience nach Lady Adelaide Cadogan, 1874',
  finished: 'Das fertige Bild.',
  finishedLabel: '{{title}}, aufgegangen',
  gameSource:
    '<cite lang="en">Illustrated Games of Patience</cite> von Lady Adelaide Cadogan, 1874, gelesen mit der russischen Übersetzung der ersten Reihe, <cite lang="ru">Двадцать четыре основные пасьянса съ двадцатью таблицами</cite>, Zeilen {{lines}} unseres Exemplars. Die Tafeln sind verloren: Das Bild ist aus den Worten wiederhergestellt.',
  options: {
    strict: ['Zurücknehmen', 'so oft Sie wollen', 'nie: was berührt ist, wird bewegt'],
    daily: ['Karten', 'jedes Mal andere', 'die des Tages'],
    persist: ['Ein laufendes Spiel', 'bleibt erhalten', 'endet mit der Seite'],
    figures: ['Bildkarten', 'mit zwei Köpfen', 'stehend'],
    redeals: ['Neu auslegen', 'zweimal', 'einmal', 'nie'],
    redealWhen: ['Wann neu ausgelegt wird', 'jederzeit', 'nur wenn nichts anderes mehr geht'],
    modern: ['Regeln', 'wie im Buch', 'wie in späteren Büchern'],
    spaceFill: ['Eine leere Gasse wird gefüllt', 'aus Bild und Talon', 'nur aus dem Bild'],
    rescue: ['Ein Ass und einen König retten', 'erlaubt', 'nicht erlaubt'],
    rescueWhen: ['Gerettet wird', 'wenn sich kein Grundstapel beginnen lässt', 'wenn sonst nichts mehr geht'],
    dealPlay: ['Beim Auslegen spielbar', 'die eben gelegte Karte', 'jede oberste Karte'],
    marriageSuit: ['Karten werden angelegt (Mariage)', 'in der Farbe', 'in jeder Farbe'],
    transferGuard: ['Von einem König zur Mitte', 'nur wo es eine andere Karte frei macht', 'jederzeit'],
    fillSource: ['Leere Plätze nehmen Karten', 'woher Sie wollen', 'zuerst aus dem Talon'],
    talonMarries: ['Karten des Talons', 'dürfen angelegt werden', 'dürfen nicht angelegt werden'],
    rowWhen: ['Wann eine neue Reihe kommt', 'jederzeit', 'nur wenn nichts anderes mehr geht'],
    refill: ['Leere Plätze werden gefüllt', 'alle zusammen', 'sofort'],
    wrapMarriages: ['Ein König auf ein Ass', 'nicht im Kreis', 'auch im Kreis'],
    shortPacketMarry: ['Pakete, denen Karten fehlen', 'dürfen Karten annehmen', 'nehmen keine an'],
  },
};
