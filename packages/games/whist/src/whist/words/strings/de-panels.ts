import type {Who} from '@quinola/table';
import {theCard} from '@quinola/table/strings/de.js';
import type {Marked, WhistPanelWords} from '../types.js';
import {suit, does, count, side, DUMMY} from './de.js';

const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const fishes = (n: number): string => count(n, 'Fisch', 'Fische');

const marks = (
  who: string,
  verbs: readonly [string, string],
  {trickPoints, honourPoints, score}: Marked,
): string => {
  const parts = [
    trickPoints && `${trickPoints} durch Stiche`,
    honourPoints && `${honourPoints} durch Honneurs`,
  ].filter(Boolean);
  return `${who} ${verbs[0]} ${parts.length ? parts.join(' und ') : 'nichts'} und ${verbs[1]} auf ${score}.`;
};
const ofWhom = (who: Who): string =>
  who.you ? 'von Ihnen' : who.name === DUMMY ? 'vom Strohmann' : `von ${who.name}`;

const COLOUR = {red: 'rote', blue: 'blaue'};

/** Fishes in the dative: *mit 2 Fischen*. */
function fishesWith(n: number): string {
  return count(n, 'Fisch', 'Fischen');
}

/** German: panels of a whist table, and what is said of what happens. */
export const panels: WhistPanelWords = {
  games: (n) => `${count(n, 'Partie', 'Partien')} gewonnen`,
  dummyTurn: 'Sie spielen für den Strohmann.',
  yourChoice: 'Sie entscheiden.',

  played: (who, face) => `${does(who, 'spielen', 'spielt')} ${theCard(face)}.`,
  trickWon: (who, ours) =>
    `${does(who, 'machen', 'macht')} den Stich${who.you ? '' : side(ours, ' für Ihre Partei', ' für die Gegner', '')}.`,
  dealt: (dealer, trump, partner) =>
    `${does(dealer, 'haben', 'hat')} gegeben, Trumpf ist ${suit(trump)}.${partner ? ` ${partner.name} spielt mit Ihnen.` : ''}`,
  turnUpTaken: (who) => `${does(who, 'nehmen', 'nimmt')} die aufgeschlagene Karte auf.`,
  words: {
    call: 'Ich rufe! Können Sie antworten?',
    yes: 'Ja.',
    no: 'Nein.',
    show: 'Ich zeige vor.',
    silent: '…',
  },
  called: (who) => `${does(who, 'rufen', 'ruft')}: Hat der Partner ein Honneur?`,
  answered: (who, yes) => `${does(who, 'sagen', 'sagt')} ${yes ? 'Ja' : 'Nein'}.`,
  shown: (who, cards) =>
    `${does(who, 'zeigen', 'zeigt')} ${cards.map((face) => theCard(face)).join(', ')} vor.`,

  refusals: {
    'must-follow': ({suit: sign = ''}) => `Sie haben ${suit(String(sign))}: Sie müssen bedienen.`,
    'not-your-turn': () => 'Sie sind nicht an der Reihe.',
    'not-held': ({card: face = ''}) => `${first(theCard(String(face), 'nom'))} ist nicht in Ihrem Blatt.`,
    'not-certain': () => 'Nicht jeder übrige Stich ist Ihnen sicher.',
    'answer-truly': () => 'Die Antwort muss wahr sein.',
    'not-now': () => 'Das geht jetzt nicht.',
  },

  draws: {
    partners: [
      'Ziehen um die Parteien',
      'Die zwei niedrigsten spielen zusammen; das Ass ist die niedrigste Karte.',
    ],
    anew: [
      'Ziehen um die Parteien',
      'Die zwei niedrigsten spielen zusammen, wenn sie es zuvor nicht schon taten; das Ass ist die niedrigste Karte.',
    ],
    five: [
      'Ziehen um die Reihenfolge',
      'Die höchste Karte setzt zuerst aus, die niedrigste gibt zuerst; das Ass ist die niedrigste.',
    ],
    dummy: [
      'Ziehen um den Strohmann',
      'Die niedrigste Karte bekommt den Strohmann zuerst, die höchste zuletzt; das Ass ist die niedrigste.',
    ],
    deal: ['Ziehen um das Geben', 'Die niedrigste Karte gibt zuerst; das Ass ist die niedrigste.'],
  },
  drawAsk: 'Ziehen Sie eine Karte aus dem aufgefächerten Spiel.',
  drawForDummy: 'Ziehen Sie eine Karte für den Strohmann.',
  drawCard: (place) => `Karte ${place} des Fächers`,
  drew: (who, face) => `${does(who, 'ziehen', 'zieht')} ${theCard(face)}.`,
  redraw: (names) =>
    `Gleiche Karten: Noch einmal ${names.length === 1 && !names[0]!.you ? 'zieht' : 'ziehen'} ${names.map((who) => who.name).join(', ')}.`,
  seated: (partner, dealer) =>
    `${partner ? `${partner.name} spielt mit Ihnen. ` : ''}${does(dealer, 'geben', 'gibt')} zuerst.`,
  ordered: ([one, two, three]) =>
    `Mit dem Strohmann ${one!.you ? 'spielen' : 'spielt'} zuerst ${one!.name}, dann ${two!.name}, zuletzt ${three!.name}.`,
  sitsOut: (who) => `${does(who, 'setzen', 'setzt')} aus.`,
  seatAsk: 'Wählen Sie Ihren Platz.',
  seat: (seat) => ['Süd', 'West', 'Nord', 'Ost'][seat] ?? String(seat),
  packAsk: 'Mit welchem Kartenspiel spielt Ihre Partei?',
  pack: {red: 'Das rote Kartenspiel', blue: 'Das blaue Kartenspiel'},
  packChosen: (who, colour) => `${does(who, 'wählen', 'wählt')} das ${COLOUR[colour]} Kartenspiel.`,
  shuffles: (who) => `${does(who, 'mischen', 'mischt')}.`,
  waitsTo: {
    draw: (who) => `Nun ${who.you ? 'ziehen' : 'zieht'} ${who.name}.`,
    seat: (who) => `Nun ${who.you ? 'wählen' : 'wählt'} ${who.name} einen Platz.`,
    pack: (who) => `Nun ${who.you ? 'wählen' : 'wählt'} ${who.name} ein Kartenspiel.`,
    cut: (who) => `Nun ${who.you ? 'heben' : 'hebt'} ${who.name} ab.`,
  },
  cutAsk: 'Heben Sie ab.',
  cut: 'Hier abheben',
  cutPlace: 'Wo abheben?',
  cutWithCard: 'Mit einer Karte des anderen Spiels abheben',
  throwOver: 'Das Abheben verwerfen: noch einmal mischen',
  cutBy: (who, withCard) =>
    `${does(who, 'heben', 'hebt')} ${withCard ? 'mit einer Karte des anderen Spiels ' : ''}ab.`,
  thrownOver: (who, times) =>
    `${does(who, 'verwerfen', 'verwirft')} das Abheben${times > 1 ? ' zum zweiten Mal' : ''}.`,
  accident: {
    exposed: (who, face) => {
      const what = face ? theCard(face) : 'eine Karte';
      return who
        ? `${does(who, 'haben', 'hat')} beim Geben ${what} sehen lassen.`
        : `Beim Geben ließ der Zufall ${what} sehen.`;
    },
    faced: () => 'Eine Karte liegt offen im Spiel.',
    misdeal: (who) =>
      who
        ? `${does(who, 'haben', 'hat')} sich vergeben.`
        : 'Eine Karte fehlte oder kam aus dem anderen Spiel: Es ist ohne Schuld falsch gegeben worden.',
    'hidden-turn-up': (who) =>
      `${who ? does(who, 'haben', 'hat') : 'Der Geber hat'} die letzte Karte nicht aufgeschlagen.`,
    'looked-at': (who) =>
      `${who ? does(who, 'haben', 'hat') : 'Der Geber hat'} die letzte Karte vor der Zeit angesehen.`,
  },
  acceptDeal: 'Das Spiel gelten lassen',
  redeal: 'Noch einmal geben',
  dealAccepted: (who) => `${does(who, 'lassen', 'lässt')} das Spiel gelten.`,
  dealVoided: 'Das Spiel gilt nicht; derselbe Geber gibt noch einmal.',
  dealPassed: 'Das Geben geht nach links weiter.',
  trumpAsk: 'Der Geber hat seine Karte verdeckt: Sie bestimmen den Trumpf.',
  trumpNamed: (who, sign) => `${does(who, 'bestimmen', 'bestimmt')}: ${suit(sign)} ist Trumpf.`,
  lookAsk: 'Sie spielen mit dem Strohmann: Sehen Sie sich die Hand an, die das Buch Sie zuerst sehen lässt.',
  look: 'Die Hand aufnehmen',
  dummyOpen: (who) => `${who.name}: Die Karten des Strohmanns liegen auf.`,

  callTitle: 'Ihre Partei hat acht Punkte',
  callAsk:
    'Sie haben zwei Honneurs. Den Partner nach einem dritten fragen? Ein Ja gewinnt die Partie auf der Stelle; ein Nein sagt allen, wie die Honneurs liegen.',
  showAsk: 'Sie haben drei Honneurs oder mehr. Vorgezeigt gewinnen sie die Partie auf der Stelle.',
  call: 'Ich rufe!',
  show: 'Honneurs vorzeigen',
  silent: 'Schweigen',
  answerAsk: (who) => `${does(who, 'fragen', 'fragt')}, ob Sie ein Honneur haben.`,
  answerYes: 'Ja',
  answerNo: 'Nein',

  bothBooks: 'Beide Bücher fragen',
  layDown: 'Karten auflegen: Der Rest gehört Ihnen',
  laidDown: (who, good) =>
    `${does(who, 'legen', 'legt')} die Karten auf; ${good ? 'der Rest ist gut' : 'der Anspruch hält nicht stand'}.`,
  stop: 'Den Abend hier beenden',
  askStop: 'Der Robber ist nicht zu Ende: Bezahlt wird der Stand bis jetzt. Den Abend beenden?',
  faultAsk: (who) =>
    `${does(who, 'haben', 'hat')} unerlaubt gerufen. Sie dürfen das Spiel für ungültig erklären.`,
  falseYes: (who) =>
    `${does(who, 'haben', 'hat')} ohne Honneur mit Ja geantwortet. Sie dürfen das Spiel für ungültig erklären.`,
  falseYesChosen: (who) =>
    `${does(who, 'haben', 'hat')} mit Ja geantwortet, doch die Honneurs fehlen. Sie haben die Wahl: neu geben, oder das Spiel gilt.`,
  voidDeal: 'Das Spiel für ungültig erklären',
  stand: 'Gelten lassen',
  claimed: (who) =>
    `${does(who, 'legen', 'legt')} die Karten auf und ${who.you ? 'verlangen' : 'verlangt'} den Rest.`,
  rest: 'Der Rest gehört mir.',
  laidAt: (trick) => `Vom ${trick}. Stich an wurde der Rest durch Auflegen genommen.`,
  claimAsk: (who) =>
    `${who.name} verlangt alle übrigen Stiche. Räumen Sie sie ein, oder spielen Sie weiter: Dann liegen diese Karten offen, und Ihre Partei darf bestimmen, welche gespielt wird.`,
  playOn: 'Weiterspielen und über diese Karten bestimmen',
  grant: 'Den Rest einräumen',
  claimMet: (who, granted) =>
    granted
      ? `${does(who, 'räumen', 'räumt')} den Rest ein.`
      : `${does(who, 'räumen', 'räumt')} den Rest nicht ein: Mit offenen Karten wird weitergespielt.`,
  claims: 'Ansprüche und Fehler',
  claimRest: 'Den Rest verlangen',
  askClaim:
    'Der Rest gehört Ihnen nicht sicher. Ihre Karten werden offen liegen, und die anderen dürfen weiterspielen und bestimmen, welche Sie spielen. Auflegen?',
  open: 'offen',
  liesOpen: (who, face) => `${who.name}: ${theCard(face, 'nom')} liegt offen.`,
  revoke: 'Renonce!',
  claimRevoke: (who, trick) => `${who.name} hat im ${trick}. Stich nicht bedient`,
  revokeClaimed: (by, player, proved) =>
    `${does(by, 'rügen', 'rügt')} eine Renonce ${ofWhom(player)}: ${proved ? 'zu Recht' : 'zu Unrecht'}.`,
  revokeAsk: 'Alle Karten sind gespielt. Hat jemand Renonce gemacht? Nur jetzt kann sie noch gerügt werden.',
  penaltyAsk: 'Eine erwiesene Renonce kostet drei Punkte. Wie nehmen Sie sie?',
  applyPenalty: (deduct, add) =>
    !add
      ? 'Den Gegnern drei abnehmen'
      : !deduct
        ? 'Uns drei gutschreiben'
        : `Den Gegnern ${deduct} abnehmen, uns ${add} gutschreiben`,
  penalty: (ours, deduct, add) =>
    `Strafe${side(ours, ' gegen uns', ' gegen die anderen', '')}: ${[deduct && `${deduct} abgenommen`, add && `${add} der Gegenseite zugerechnet`].filter(Boolean).join(', ')}.`,
  etiquetteAsk: {
    'open-cards': (who) =>
      `${who.name} ist an der Reihe, und es liegen Karten offen. Verlangen Sie eine davon?`,
    'led-out-of-turn': (who) =>
      `${who.name} hat vor der Zeit ausgespielt. Sie dürfen die Farbe nennen, die Ihr Partner ausspielt.`,
    'revoke-noticed': (who) =>
      `${who.name} nimmt eine Renonce zurück. Sie dürfen eine Karte der Farbe verlangen.`,
    'played-before-turn': (who) =>
      `${who.name} hat vor der Zeit gespielt. Sie dürfen dem anderen Gegner verbieten, den Stich zu nehmen.`,
  },
  bounds: {
    'wrong-hand': () => 'Die andere Hand ist an der Reihe.',
    'bound-card': ({card: face = ''}) => `Nicht ${theCard(String(face))}: Verlangt ist eine andere Karte.`,
    'bound-suit': () => 'Verlangt ist eine andere Farbe.',
    'bound-highest': () => 'Verlangt ist Ihre höchste Karte der Farbe.',
    'bound-lowest': () => 'Verlangt ist Ihre niedrigste Karte der Farbe.',
    'bound-not-win': () => 'Sie müssen diesen Stich laufen lassen.',
  },
  askedCard: (face) => `Verlangt ist ${theCard(face, 'nom')}.`,
  askedSuit: (sign) => `Verlangt ist, ${suit(sign)} auszuspielen.`,
  breaches: {
    'must-follow': 'Das wäre eine Renonce; wer sie bemerkt, kann die Strafe fordern.',
    'out-of-turn': 'Sie sind nicht an der Reihe: Die Karte läge offen und könnte verlangt werden.',
    'card-dropped': 'Die Karte läge offen und könnte verlangt werden.',
    'answer-truly': 'Sie haben kein Honneur: Das Ja wäre falsch.',
    other: 'Ihre Partei darf jetzt nicht rufen: Die anderen könnten das Spiel für ungültig erklären.',
  },
  earlyTitle: 'Eine Karte fiel zu früh',
  earlyAsk:
    'Der Partner des Ausspielenden hat vor der Zeit zugegeben: Sie dürfen nun vor Ihrem eigenen Partner spielen.',
  wait: 'Auf den Partner warten',
  wrongCall: 'Unerlaubt rufen',
  wrongAnswer: 'Ohne Honneur mit Ja antworten',
  drop: (face) => `${first(theCard(face))} fallen lassen`,
  callCard: (face) => `${first(theCard(face))} verlangen`,
  demand: {
    highest: 'Die höchste Karte der Farbe',
    lowest: 'Die niedrigste Karte der Farbe',
    'not-win': 'Den Stich nicht nehmen',
  },
  nameSuit: (sign) => `${suit(sign)} ausspielen`,
  waive: 'Nichts verlangen',
  demanded: (by, player, what, face, sign) => {
    const wish =
      {
        highest: 'die höchste Karte der Farbe',
        lowest: 'die niedrigste Karte der Farbe',
        'not-win': 'eine Karte, die nicht sticht',
      }[what] ?? 'diese Karte';
    return `${does(by, 'verlangen', 'verlangt')} ${ofWhom(player)} ${face ? theCard(face) : sign ? suit(sign) : wish}.`;
  },

  announceAsk: 'Ihre Partei hat Honneurs. Sie zählen nur, wenn sie jetzt angesagt werden.',
  announce: 'Honneurs ansagen',
  announced: (who, announced) =>
    announced
      ? `${does(who, 'sagen', 'sagt')} die Honneurs an.`
      : 'Die Honneurs werden nicht angesagt: Sie zählen nicht.',

  deal: 'Spiel',
  dealTitle: (deal) => `Spiel ${deal}`,
  head: {
    tricks: 'Stiche',
    honours: 'Honneurs',
    score: 'Stand',
    marked: 'Geschrieben',
    rubber: 'Robber',
    game: 'Partie',
    total: 'Zusammen',
    won: 'Gewinner',
    penalties: 'Strafen',
  },
  dealScored: (ours, theirs) =>
    `${marks('Wir', ['schreiben', 'stehen'], ours)} ${marks('Die Gegner', ['schreiben', 'stehen'], theirs)}`,
  slam: (ours, size) =>
    `${size === 'great' ? 'Groß-Schlemm' : 'Klein-Schlemm'}${side(ours, ' für uns', ' für die Gegner', '')}.`,
  byCall: 'Durch Rufen auf acht gewonnen: Die Karten werden nicht ausgespielt.',
  doubled: 'Die bevorzugte Farbe war Trumpf: Alles zählte doppelt.',
  levels: ['einfach', 'doppelt', 'dreifach', 'vierfach'],
  gameWon: (ours, level, loserScore) =>
    `${side(ours, 'Wir gewinnen', 'Die Gegner gewinnen', 'Die Sieger gewinnen')} die Partie ${level}: Die Verlierer haben ${loserScore}.`,
  rubberTitle: (rubber) => `Robber ${rubber}`,
  rubberNet: (net, finished) =>
    `${finished ? 'Der Robber ist abgerechnet' : 'Der Robber ist abgebrochen'}${net === null ? '.' : net === 0 ? ': Niemand zahlt.' : net > 0 ? `: Jeder von uns erhält ${fishes(net)}.` : `: Jeder von uns zahlt ${fishes(-net)}.`}`,
  bonus: 'für den Robber',
  slams: 'für Schlemms',
  called8: 'durch Rufen',
  trickNumber: (trick) => `Stich ${trick}`,
  fishes,
  counted: (best, deals, better) =>
    `Am besten in ${best} von ${deals} gedachten ${deals === 1 ? 'Verteilung' : 'Verteilungen'}${
      better
        ? `; im Mittel bringt die Karte ${better.margin.toFixed(1).replace('.', ',')} ${better.unit === 'fishes' ? 'Fische' : 'Stiche'} mehr als ${theCard(better.next, 'nom')}`
        : ''
    }.`,
  sessionTitle: 'Der Spielabend ist zu Ende',
  sessionOver: (n) =>
    n === null
      ? 'Die Rechnung ist gemacht.'
      : n === 0
        ? 'Sie stehen ohne Gewinn und Verlust auf.'
        : n > 0
          ? `Sie stehen mit ${fishesWith(n)} Gewinn auf.`
          : `Sie stehen mit ${fishesWith(-n)} Verlust auf.`,
  ledgerForms: ['Nach Robbern', 'Gewinnende Paare', 'Laufender Stand'],
  noRubber: 'Noch ist kein Robber zu Ende gespielt.',
  another: 'Noch ein Spielabend',
};
