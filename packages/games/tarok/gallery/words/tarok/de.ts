import type {TarokGallery} from './en.js';

/** German. */
export const words: TarokGallery = {
  pageTitle: 'Tarock zu dritt und zu zweit, Warschau um 1820',
  description:
    'Spielen Sie Tarock en trois oder en deux, wie ein polnisches Buch um 1820 es lehrt, mit 78 Karten, Pagat und Sküs, gegen Gegner, die dem Buch folgen.',
  name: 'Tarock',
  lead: 'zu dritt und zu zweit, nach einem polnischen Buch um 1820',
  inside: 'Achtundsiebzig Karten, der Pagat und der Sküs.',
  more: 'Mehr über Tarock',
  tile: 'Achtundsiebzig Karten mit eigenen Trümpfen, dem Pagat und dem Sküs; zu <a href="tarok.html">dritt</a> und zu <a href="tarok.html?players=2">zweit</a>.',
  options: {
    players: ['Spieler', 'drei: en trois', 'zwei: en deux'],
    deals: ['Spiele', 'drei', 'eines', 'sechs', 'bis ich aufhöre'],
    parties: ['Partien', 'eine', 'drei', 'bis ich aufhöre'],
    'matador-series': [
      'Angesagte Reihen von Tarocks',
      'von oben oder von unten',
      'nur von oben',
      'von oben und von unten',
    ],
    'announce-pagat-with-taroks': [
      'Tarock angesagt, der Pagat darunter',
      'wird nicht genannt',
      'wird genannt',
    ],
    pot: ['Pulle', 'keine', 'für den letzten Stich'],
    stichfrei: ['Für keinen einzigen Stich', 'nichts', '26 von jedem'],
    'pagat-accounting': ['Ein gewonnener Pagat wird bezahlt', 'einmal', 'sofort und am Ende noch einmal'],
    'king-ultimo': ['Ein König im letzten Stich', '10', '5', '20', 'nichts'],
    'announce-pagat-in-skat': ['Ein Pagat im Skat', 'bleibt geheim', 'wird angesagt'],
    'sky-led': [
      'Wird der Sküs ausgespielt',
      'müssen die anderen Tarock zugeben',
      'spielen die anderen, was sie wollen',
    ],
    target: ['Eine Partie geht bis', '100', '60', '200'],
    ceremony: ['Vor dem Geben', 'gleich zu den Karten', 'ziehen und abheben'],
  },
  rulesThree: 'Tarock en trois',
  rulesTwo: 'Tarock en deux',
  opponentsBook:
    'Sie spielen nach den Regeln und Winken der Abhandlung: wann man den Pagat jagt, wann man sich an die Könige hält, wann man eine lange Farbe immer wieder ausspielt (<em>die Peitsche</em>) und wann der Sküs einen König oder eine Dame rettet. Drücken Sie <em>Warum?</em>, und der Tisch nennt die Regel, die den Ausschlag gab. Jeder spielt für sich und hält zu einem anderen nur, solange es ihm nützt.',
  opponentsFair:
    'Ihre Gegner wissen nur, was man auf ihrem Platz wissen darf: ihr Blatt, die gespielten Karten, was angesagt wurde. Was eine Ansage verrät, dürfen sie nutzen, und nicht mehr.',
  source:
    '„von Faber“, die vierte von fünf Abhandlungen in einem polnischen Spielbuch ohne Ort und Jahr, um 1820.',
  sourceNote:
    'Die Tarocks sind eigene Zeichnungen nach Art der Tiertarocke, der ersten Tarockkarten mit französischen Farben: ein Tier oder eine Fabel zu jeder Zahl, Hanswurst als Pagat und Harlekin als Sküs.',
};
