import type {SiteWords} from './en.js';

/** German. */
export const words: SiteWords = {
  languages: 'Sprache',
  onThisPage: 'Auf dieser Seite',
  house: 'Quinola',
  skipTable: 'Zum Tisch',
  skipText: 'Zum Text',

  homeTitle: 'Quinola: Kartenspiele von vor zweihundert Jahren',
  homeDescription:
    'Spielen Sie die Kartenspiele der Jahre 1800 bis 1840 im Browser, nach den Regeln der alten Bücher, oder setzen Sie mit einer Zeile HTML einen Tisch auf Ihre eigene Seite.',
  subtitle: 'Kartenspiele von vor zweihundert Jahren',
  navGames: 'Die Spiele',
  navPage: 'Für Ihre Seite',
  another: 'Ein anderes Spiel wählen',
  putOnPage: 'Einen Tisch auf Ihre Seite setzen',

  fairTitle: 'Ehrliches Spiel',
  fairSeat:
    'Ein Gegner weiß nur, was ein Spieler auf seinem Platz wissen darf: sein Blatt, die gespielten Karten und was gesagt wurde. Ihre Karten und den Kartenstoß sieht er nie. Das ist kein Versprechen, sondern die Bauart des Tisches: Der Teil, der denkt, bekommt nichts anderes; zwei Spiele, die von seinem Platz aus gleich aussehen, beantwortet er mit derselben Karte.',
  fairHidden:
    'Die Karten der anderen stehen weder in der Seite noch in dem, was der Tisch ihr mitteilt, bis sie gespielt sind. Fragen Sie, warum eine Karte gespielt wurde, so nennt der Tisch die Regel des Buches, die dahintersteht. Gegeben und gerichtet wird aber in Ihrem eigenen Browser, der also alle Blätter im Speicher hat: Wer will, kann sie mit dem Werkzeug eines Programmierers dort ausgraben.',
  fairDeal:
    'Ehe jemand spielt, wird ein ganzes Kartenspiel gemischt, nach einer Zahl oder einem Wort, das Sie lesen, aufheben und weitergeben können: Dasselbe Wort gibt immer dieselben Karten. Nichts wird Ihnen zuliebe oder zuleide gegeben. Ist ein Spielabend vorbei, können Sie seine Aufzeichnung sichern (Menü, <em>Aufzeichnung des Spiels</em>). Darin steht jedes Mischen und jeder Zug; jeder kann alles noch einmal geben und spielen lassen und sehen, dass es mit rechten Dingen zuging.',
  fairBrowser:
    'Alles geschieht in Ihrem Browser. Der Tisch sendet nichts; soll er sich ein laufendes Spiel merken, so tut er es im Speicher Ihres eigenen Browsers.',

  booksTitle: 'Die fünf Quellen',
  bookVienna:
    'Wien, Carl Gerold, 1834. Ein kleiner Ratgeber ohne Verfasser für alle, die ihrem Partner nicht zur Last fallen wollen.',
  bookFive: 'die erste von fünf Abhandlungen in einem polnischen Spielbuch ohne Ort und Jahr, um 1820.',
  bookTalisman: 'Stockholm, A. Gadelius, 1819. Ein schwedisches Spielbuch, dessen Titel Glück verspricht.',
  bookSolitary: 'ein russisches Buch ohne Verfassernamen, nach Lady Cadogan, 1874.',
  bookSoldiers:
    'die Kartenspiele der Soldaten des Herzogtums Warschau, wie sie ein Verein erzählt, der das 12. Infanterieregiment darstellt.',
  booksNote:
    'Alle Regeln sind mit eigenen Worten erzählt, daneben steht das Wort des Buches. Wo ein Buch schweigt oder der Druck verdorben ist, sagt der Tisch, wie er entschieden hat und warum.',

  footFree: 'ist freie Software (MIT); die Karten sind eigene Zeichnungen unter derselben Lizenz.',
  footSite:
    'Für Ihre Seite: <a href="promises.html">worauf Sie sich verlassen können</a>, <a href="events.html">die Ereignisse</a>, <a href="changes.html">die Änderungen</a>.',
  footEnglish: 'Die Seiten für Entwickler sind auf Englisch.',

  navTag: 'Für Ihre Seite',
  navOptions: 'Optionen',
  navRules: 'Regeln',
  navOpponents: 'Gegner',
  navSources: 'Quellen',
  loading:
    'Der Tisch wird geladen, oder JavaScript ist ausgeschaltet. Die <a href="#rules">Regeln</a> stehen unten.',
  loadingHome:
    'Ein Tisch wird geladen, oder JavaScript ist ausgeschaltet. Die <a href="{{id}}.html#rules">Regeln</a> lassen sich auch so lesen.',
  optionsTitle: 'Optionen zum Probieren',
  theGame: 'Das Spiel',
  theLooks: 'Aussehen',
  changeNote: 'Ein anderes Aussehen zeigt sich sofort. Eine Änderung am Spiel beginnt ein neues.',
  rulesTitle: 'Die Regeln',
  rulesInEnglish: 'Diese Regeln gibt es auf Englisch.',
  rulesChart:
    '<a href="how-{{id}}.html">Wie das Spiel verläuft</a>, gezeichnet nach dem Ablaufplan des Tisches; <a href="api-{{tag}}.html">alles, was das Tag versteht</a>.',
  ownWords:
    'Mit eigenen Worten. Wörter des Buches sind unterstrichen: Zeigen Sie darauf, oder gehen Sie mit Tab hin, und Sie sehen, was sie bedeuten.',
  opponentsTitle: 'Ihre Gegner',
  sourcesTitle: 'Quellen',
  sourceTitle: 'Quelle',

  takeTitle: 'Für Ihre Seite',
  takeButton: 'Diesen Tisch auf Ihre Seite setzen',
  takeThis: 'Diese Zeilen ergeben den Tisch oben, mit den Optionen, die Sie gewählt haben.',
  takeSingle:
    'Soll Ihre Seite auf einer einzigen Datei ruhen, die sich prüfen lässt, so nehmen Sie dieses Skript. Es spielt mit einem Doppelklick auch von der Festplatte, und der Hash bindet den Browser an genau diese Fassung:',
  takeLoader:
    'Auf einer Seite mit vielen Tischen nehmen Sie stattdessen den Lader, <code>cdn/quinola.js</code>: Er holt jeden Tisch erst, wenn er in die Nähe des Fensters kommt. <a href="embedding.html">Mehr über Tische auf Ihrer Seite</a>.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  marked: 'Markiert: bitte selbst kopieren',

  seed: 'Zahl oder Wort für die Karten (seed)',
  anyWords: 'beliebige Wörter',
  options: {
    undo: ['Zurücknehmen', 'erlaubt', 'nicht erlaubt'],
    share: ['Link zu einem Spiel', 'lässt sich kopieren', 'wird nicht angeboten'],
    persist: ['Wenn Sie die Seite verlassen, ist das Spiel', 'zu Ende', 'aufgehoben'],
    lang: ['Sprache', 'die der Seite'],
    theme: ['Stil', 'Salon', 'Biedermeier', 'Handschrift', 'Nacht', 'schlicht'],
    suits: ['Farben', 'zweifarbig', 'vierfarbig'],
    figures: ['Bildkarten', 'stehend', 'mit zwei Köpfen'],
    pace: ['Tempo', 'ruhig', 'langsam', 'rasch', 'ohne Warten'],
    indices: ['Zeichen in den Ecken', 'immer', 'nie'],
    level: ['Gegner', 'nach dem Buch', 'Anfänger', 'Meister'],
  },

  embedTitle: 'Ein Spieltisch für Ihre eigene Seite · Quinola',
  embedDescription:
    'Eine Zeile HTML setzt einen spielbaren Kartentisch der Jahre 1800 bis 1840 auf die Seite eines Museums, in den Unterricht oder in einen Blog.',
  embedOr: 'ein Tisch in einem Tag',
  embedSubtitle: 'Die Spieltische von vor zweihundert Jahren,<br>auf jeder Seite des Webs',
  embedImprint: 'nach alten Büchern aus Wien, Polen, Stockholm und Russland',
  knave: 'Der Herzbube in ganzer Gestalt, nach Art einer Pariser Karte um 1816',
  knaveCaption:
    'Der Herzbube: In einem der Spiele ist er die <em>Quinola</em>, die den ganzen Einsatz gewinnt oder verliert.',
  whatTitle: 'Was es ist',
  whatLead:
    'Quinola sind Tische für die Kartenspiele, die vor zweihundert Jahren in Salons, Kaffeehäusern und Feldlagern wirklich gespielt wurden. Jeder Tisch ist ein einziges HTML-Tag. Setzen Sie es auf eine Seite, und wer sie besucht, kann sich setzen und sofort spielen, gegen Gegner, die das Spiel aus seinem eigenen Buch kennen.',
  museums: 'Für Museen',
  museumsText:
    'Ein Spieltisch in der Vitrine ist stumm. Daneben, auf der Seite zum Schild oder auf einem Bildschirm im Raum, lässt sich spielen, was daran gespielt wurde: mit den Marken, den Höflichkeiten und den Wörtern der Zeit, auf Deutsch, Englisch, Polnisch, Russisch oder Schwedisch. Die Karten sind eigene Zeichnungen nach Blättern von etwa 1816.',
  teachers: 'Für den Unterricht',
  teachersText:
    'Fragen Sie bei jeder Karte: Warum diese? Der Tisch antwortet mit der Regel des alten Buches, die dahintersteht. Eine ganze Klasse kann dieselben Karten bekommen; ein beendetes Spiel lässt sich Karte für Karte durchgehen und mit dem Rat des Buches vergleichen.',
  blogs: 'Für Blogs und Websites',
  blogsText:
    'Ein Beitrag über Jane Austens Abende oder über polnische Offiziere am Kartentisch kann mit dem Spiel selbst enden. Kein Konto, kein Server, kein Cookie. Der Tisch behält sein Aussehen, folgt der Sprache der Seite und ihren hellen oder dunklen Farben und passt in 280 Pixel Breite.',
  oneTag: 'Ein Tag',
  oneTagText:
    'Kopieren Sie diese zwei Zeilen in eine Seite. Die erste holt den Tisch, einmal für die Seite; die zweite ist der Tisch, so oft Sie wollen. Legen Sie die Dateien aus <code>cdn/</code> auf Ihre eigene Website oder auf eine, der Sie trauen.',
  oneTagFallback:
    'Was Sie in das Tag schreiben, ist zu sehen, bis der Tisch geladen ist, und überall, wo er nicht laden kann: ein Bild, die Regeln in Kürze, ein Link. Probieren Sie die Optionen auf <a href="{{id}}.html#options">der Seite eines Tisches</a>, oder sehen Sie <a href="examples/">Seiten, die einen haben</a>: <a href="examples/blog.html">ein Blog</a>, <a href="examples/museum.html">vier Tische in einem Museum</a>, <a href="examples/strict-csp.html">eine Seite mit strengen Sicherheitsregeln</a>, <a href="examples/iframe-sandbox.html">ein abgeschotteter Rahmen</a>, <a href="examples/standalone.html">eine einzige Datei, von der Festplatte gespielt</a>.',
  oneTagMore:
    'Für alle, die die Seite bauen (auf Englisch): <a href="api-{{tag}}.html">alles, was ein Tag versteht</a>, <a href="promises.html">worauf Sie sich verlassen können</a>, <a href="events.html">die Ereignisse</a>, <a href="changes.html">die Änderungen</a>, <a href="authors.html">wo man eine Lektion schreibt</a>.',
};
