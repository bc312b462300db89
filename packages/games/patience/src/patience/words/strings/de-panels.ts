import type {PatiencePanelWords} from '../types.js';

const NOUNS: Readonly<Record<string, string>> = {
  fans: 'Fächer',
  columns: 'Spalte',
  corners: 'Ecke',
  left: 'linkes Paket',
  right: 'rechtes Paket',
  sails: 'Flügel',
  angles: 'Winkel',
  centre: 'Mitte',
  circle: 'Paket',
  hours: 'Stunde',
  row: 'Platz',
  ring: 'Platz',
  queens: 'Dame',
  shah: 'Schah',
  stock: 'Stoß',
  talon: 'Talon',
  foundation: 'Grundstapel',
  packet: 'Paket',
  display: 'Bild',
  kingPacket: 'Königspaket',
};
const cards = (count: number): string => `${count} ${count === 1 ? 'Karte' : 'Karten'}`;
const or = (list: readonly string[]): string =>
  list.length > 1 ? `${list.slice(0, -1).join(', ')} oder ${list.at(-1)!}` : (list[0] ?? '');

/** German: panels of a patience table, and what is said of what happens. */
export const panels: PatiencePanelWords = {
  pile({id, role, n}, index) {
    const [, group = id, number] = /^(row|ring)(\d)$/.exec(id) ?? [];
    const noun =
      (role === 'packet' && group === 'kings' ? NOUNS['kingPacket'] : NOUNS[group]) ?? NOUNS[role]!;
    return n === 1
      ? noun
      : `${noun} ${index + 1}${number ? ` ${group === 'row' ? 'der Reihe' : 'des Kreises'} ${number}` : ''}`;
  },
  lies: (card, pile) => `${card}, ${pile}`,
  empty: (pile) => `${pile}, leer`,
  hidden: (pile, count) => `${pile}, ${cards(count)}`,

  goes: (places) =>
    `, geht ${or(places.map((place) => (place === 'auf den Grundstapel' ? place : `zu: ${place}`)))}`,
  toFoundation: 'auf den Grundstapel',
  picked: ', aufgenommen',
  pileTakes: (names) =>
    names.length ? `Nimmt: ${names.join(', ')}` : 'Dieser Stapel nimmt jetzt keine Karte',
  takes: (card) => `, nimmt ${card}`,
  moved: (card, way, onto) =>
    way === 'turn'
      ? `Aufgedeckt: ${card}.`
      : way === 'base' || way === 'play' || way === 'rescue'
        ? `Abgelegt: ${card}.`
        : `${card} geht zu: ${onto}.`,
  gathered: 'Die Karten sind eingesammelt.',
  asked: {
    laying: 'Decken Sie die nächste Karte auf, oder legen Sie ab, was passt.',
    falling: 'Die eben gelegte Karte dürfen Sie ablegen oder liegen lassen.',
    refilling: 'Ein Platz ist leer: Wählen Sie die Karte, die ihn füllt.',
    must: 'Nutzen Sie nun die Karte, die dieser Zug befreit hat.',
  },
  ledOut: 'Den Weg zum Ende hat der Helfer gezeigt; darum zählt sie nicht zu denen, die Sie gewonnen haben.',
  allHome: 'Alle passenden ablegen',
  cameOut: 'Die Patience ist aufgegangen',
  stuck: 'Es geht nichts mehr',
  stuckText:
    'Die Patience ist nicht aufgegangen. Sie können Züge zurücknehmen oder nach einem Weg fragen, den Sie übersehen haben.',
  refusals: {
    'not-now': () => 'Das geht jetzt nicht.',
    'does-not-fit': () => 'Sie passt dort nicht hin.',
    covered: () => 'Diese Karte ist von anderen bedeckt.',
    'no-card': () => 'Da liegt keine Karte.',
    'fill-first': () => 'Füllen Sie zuerst die Lücken.',
    'still-dealing': () => 'Es wird noch ausgelegt.',
    'use-the-transfer': () => 'Nutzen Sie zuerst die Karte, die Ihr letzter Zug befreit hat.',
    'not-stuck': () => 'Erst wenn sonst nichts mehr geht.',
    'no-redeal': () => 'Es darf nicht neu ausgelegt werden.',
    over: () => 'Das Spiel ist aus.',
    'other-cards': () => 'Diese Karte liegt nicht auf dem Stapel.',
    'not-your-turn': () => 'Warten Sie, bis die Karten gegeben sind.',
  },

  another: 'Neues Spiel',
  again: 'Dieses Spiel von vorn',
  named: 'Ein Spiel nach Namen wählen',
  namedText: 'Beliebige Worte genügen: Dieselben Worte legen für alle dieselben Karten aus.',
  name: 'Worte',
  begin: 'Auslegen',
  proven: 'Ein Spiel, das aufgeht',
  trying: (nth) => `Das ${nth}. Spiel wird probiert …`,
  provenText: 'Der Helfer kann in dieser Patience keines suchen.',
  difficulty: (turns) => (turns < 12 ? 'ein leichtes' : turns < 30 ? 'eines zum Nachdenken' : 'ein schweres'),
  games: 'Eine andere Patience',
  goal: 'Das fertige Bild',
  goalText: 'So sieht es aus, wenn sie aufgegangen ist.',
  askAnother: 'Das laufende Spiel geht verloren. Ein neues beginnen?',
  rescueText:
    'Kein Grundstapel lässt sich beginnen: Ein Ass und ein König dürfen aus der sechsten Reihe genommen werden. Welche?',
  lookText: 'Die unterste Karte zuerst.',

  inquiry: 'Kann sie noch aufgehen?',
  inquiryText: 'Ein Helfer in Ihrem Browser versucht von hier aus alle Wege.',
  lookIn: 'In den Stoß sehen',
  lookInText:
    'Um es sicher zu wissen, muss der Helfer Karten ansehen, die Sie nicht sehen, und rät dann auch nach ihnen.',
  withoutLooking: 'Nur mit den Karten, die Sie sehen',
  searching: (nodes, most) =>
    `${nodes.toLocaleString('de')} von höchstens ${most.toLocaleString('de')} Stellungen angesehen …`,
  stop: 'Anhalten',
  canCome: 'Ja: Sie kann aufgehen.',
  cannotCome: 'Nein: Alle Wege sind versucht, keiner führt ans Ende.',
  unknown: 'Nicht bekannt: Der Helfer hat keinen Weg gefunden, aber nicht alle versucht.',
  showWay: 'Einen Weg zeigen',
  nextOfWay: 'Nächster Zug des Weges',
  wayLeft: (moves) => `${moves} ${moves === 1 ? 'Zug' : 'Züge'} bis ans Ende.`,

  statistics: 'Ihre Spiele',
  played: 'gespielt',
  came: 'auf\u00adge\u00adgangen',
  best: 'kürzes\u00adter Weg',
  bestLine: (moves) => `${moves} ${moves === 1 ? 'Zug' : 'Züge'}`,
  erase: 'Löschen',
  exported: 'Speichern',
  nothingPlayed: 'Noch ist nichts gespielt.',
  local: 'Sie liegen nur in diesem Browser.',
  adviceNone: 'Es bleibt nur, einen Zug zurückzunehmen.',
  patienceKeys: [
    ['← → ↑ ↓', 'zum nächsten Stapel'],
    ['Eingabe, Leertaste', 'aufnehmen, hinlegen; zweimal: auf den Grundstapel oder den einzigen Platz'],
    ['Esc', 'loslassen, schließen'],
    ['P', 'Karte aufdecken, nächste Karte oder Reihe'],
    ['F', 'was ist frei?'],
    ['X, L', 'Paket durchsehen'],
    ['U', 'zurücknehmen'],
    ['Y', 'wiederholen'],
    ['I, W', 'Rat'],
    ['H', 'alle passenden ablegen'],
    ['C', 'kann sie noch aufgehen?'],
    ['G', 'das fertige Bild'],
    ['R', 'Regeln'],
    ['M', 'Menü'],
    ['?', 'diese Liste'],
  ],
};
