import type {KitPanelWords} from '../strings.js';
import {theCard} from './de.js';

/** German: panels, messages, and what is said during play. */
export const panels: KitPanelWords = {
  onceMore: (name) => `${name}, gewählt: noch einmal zum Ausspielen`,
  again: 'noch einmal tippen',
  thinks: (who) => `${who.name} ${who.you ? 'überlegen' : 'überlegt'}`,
  led: 'ausgespielt',
  highest: 'höchste',
  yours: 'Ihre',
  holdsTrick: (who, best, over, full) =>
    `${who.you ? 'Sie' : who.name} ${full ? (who.you ? 'nehmen' : 'nimmt') : who.you ? 'halten' : 'hält'} den Stich: ${best}${
      over ? ` vor ${over}` : ''
    }`,
  rules: 'Regeln',
  menuGroups: {game: 'Spiel', help: 'Hilfe', look: 'Ansicht', page: 'Für Ihre Seite'},
  theme: 'Stil',
  themes: {
    salon: 'Salon',
    biedermeier: 'Biedermeier',
    manuscript: 'Handschrift',
    night: 'Nacht',
    plain: 'Schlicht',
  },
  language: 'Sprache',
  strength: 'Spielstärke',
  levels: {novice: 'Anfänger', book: 'nach dem Buch', master: 'Meister', mixed: 'gemischt'},
  chart: 'Wie das Spiel geht',
  close: 'Schließen',
  fullScreen: 'Ganzer Bildschirm',
  leaveFullScreen: 'Ganzen Bildschirm verlassen',
  goOn: 'Weiter',

  played: 'Wer hat was gespielt?',
  settings: 'Einstellungen',
  keys: 'Tasten',
  finish: 'Dieses Spiel für mich zu Ende spielen',
  pause: 'Pause',
  resume: 'Weiterspielen',
  newDeal: 'Dieselben Karten noch einmal',
  newMatch: 'Neuer Spielabend',
  askNew: 'Der laufende Spielabend geht verloren. Einen neuen beginnen?',
  replay: 'Nachspielen',
  record: 'Aufzeichnung des Spiels',
  save: 'Aufzeichnung speichern',
  load: 'Aufzeichnung öffnen',
  askLoad: 'Das laufende Spiel geht verloren. Die Aufzeichnung öffnen?',
  link: 'Link zu diesen Karten kopieren',
  linkFirst: 'Link zu den Karten dieses Abends kopieren, vom ersten Spiel an',
  curtain: 'Nächster Spieler',
  handOver: (name) => `${name} ist am Zug. Geben Sie das Gerät weiter und sehen Sie nicht hin.`,
  iAm: (name) => `Ich bin ${name}`,
  linkCode: 'Der Link als QR-Code',
  copied: 'Der Link ist kopiert.',
  copyTag: 'Diesen Tisch auf Ihre Seite setzen',
  copyAs: 'Kopieren als',
  snippets: {
    tag: 'Tag',
    file: 'Tag und einzelne Datei',
    frame: 'Rahmen (iframe)',
    wordpress: 'WordPress-Shortcode',
  },
  sameDeal: 'Mit denselben Karten',
  sameFirst: 'Mit den Karten dieses Abends, vom ersten Spiel an',
  copy: 'Kopieren',
  copiedText: 'Kopiert.',
  copyByHand: 'Der Browser erlaubt es nicht: Der Text ist markiert, kopieren Sie ihn selbst.',
  tableHere: 'Hier steht ein Kartentisch; er braucht JavaScript und einen neueren Browser.',
  kept: 'In diesem Browser gespeichert',
  keptNothing: 'Es ist nichts gespeichert.',
  keptMatch: (key) => `Ein Spiel („${key}“)`,
  keptCount: 'Ihre Ergebnisse',
  erase: 'Alles löschen',
  erased: 'Gelöscht.',
  asks: {
    mayChoose: (name) => `${name}, kann gewählt werden`,
    mayNotChoose: (name) => `${name}, kann nicht gewählt werden`,
    isChosen: (name) => `${name}, gewählt: noch einmal, um sie zurückzunehmen`,
    count: (chosen, least, most) =>
      least === most
        ? `${chosen} von ${most} gewählt`
        : `${chosen} gewählt, ${least ? `${least} bis ${most}` : `höchstens ${most}`}`,
    nowChosen: (name, count) => `${name}: ${count}.`,
    putBack: (name) => `${name} zurückgenommen.`,
    enough: (most) => `Mehr als ${most} dürfen es nicht sein: Nehmen Sie erst eine Karte zurück.`,
    auction: 'Das Reizen',
    pass: 'Passe',
    hold: (bid) => `Ich halte ${bid}`,
    holds: (who) => (who.you ? 'Sie halten das Spiel' : `${who.name} hält das Spiel`),
    pays: (pays) => `je ${pays}`,
    advised: 'empfohlen',
    ladderKeys: ['↑ ↓, Pos1, Ende', 'beim Bieten: zu einem höheren oder niedrigeren Spiel'],
    outbid: (names, more) => `Überboten: ${names.join(', ')}${more ? ` und ${more} weitere` : ''}`,
    yourWord: (situation, pass) =>
      situation === 'opening'
        ? `Ihr Wort: ${pass ? 'bieten oder passen' : 'bieten'}`
        : situation === 'answering'
          ? `Ihr Wort: ${pass ? 'halten, höher bieten oder passen' : 'halten oder höher bieten'}`
          : `Ihr Wort: ${pass ? 'höher bieten oder passen' : 'höher bieten'}`,
  },
  chartWords: {
    intro:
      'So spielt dieser Tisch: Die Kästen sind die Schritte, die Pfeile führen zu dem, was folgen kann. Der Schritt, bei dem Sie sind, ist hervorgehoben.',
    here: 'jetzt hier',
    leads: 'führt zu',
    again: 'noch einmal hierher',
    always: 'Jederzeit',
    larger: 'Größer',
    smaller: 'Kleiner',
    print: 'Drucken',
    kinds: {
      asking: 'jemand wird gefragt',
      chance: 'der Zufall entscheidet',
      sheet: 'ein Bogen liegt auf dem Tisch',
      deciding: 'mehrere Wege',
      over: 'das Ende',
    },
    beats: {
      visitor: 'Sie sind an der Reihe',
      opponent: 'ein Mitspieler überlegt',
      travel: 'Karten wandern',
      speak: 'ein Wort wird gesagt',
      gather: 'der Stich wird eingezogen',
      tell: 'es wird gesagt, was die Runde gebracht hat',
      open: 'der Bogen wird gelesen',
    },
    events: {
      ACKNOWLEDGE: 'weiter',
      STOP: 'den Abend beenden',
      UNDO: 'zurücknehmen',
      FINISH_DEAL: 'das Spiel zu Ende spielen lassen',
      PAUSE: 'Pause machen',
      RESUME: 'weiterspielen',
      SET_PACE: 'das Tempo einstellen',
      SET_PLAYERS: 'die Spieler ändern',
      DISMISS_HINT: 'den Rat weglegen',
    },
  },
  stillThere: 'Sind Sie noch da? Berühren Sie den Tisch, um weiterzuspielen, sonst beginnt ein neues Spiel.',
  score: 'Spielstand',
  breach: 'Gegen die Regeln',
  askBreach: 'Wollen Sie es trotzdem tun?',
  yes: 'Ja',
  no: 'Nein',

  confirm: 'Zum Ausspielen',
  confirmAuto: 'zweimal tippen, wo Karten dicht liegen',
  confirmAlways: 'immer zweimal tippen',
  confirmNever: 'immer einmal tippen',
  indices: 'Zeichen in den Ecken',
  indicesAuto: 'auf kleinen Karten',
  indicesCorner: 'immer',
  indicesNone: 'nie',
  suits: 'Farbzeichen',
  suitsTwo: 'zweifarbig',
  suitsFour: 'vierfarbig',
  figures: 'Bildkarten',
  figuresSingle: 'stehend',
  figuresDouble: 'doppelköpfig',
  pace: 'Tempo',
  paceSlow: 'langsam',
  paceCalm: 'gemächlich',
  paceQuick: 'rasch',
  paceNone: 'ohne Warten',
  sound: 'Geräusche von Karten und Marken',
  opponents: 'Die anderen Spieler',
  name: (player) => `Name von Spieler ${player + 1}`,

  lesson: {
    title: 'Lektionen',
    guides: 'Geführte Spiele',
    problems: 'Aufgaben aus dem Buch',
    showHow: 'Zeig mir, wie es geht',
    minutes: (minutes) => (minutes === 1 ? 'etwa eine Minute' : `etwa ${minutes} Minuten`),
    offer: (minutes) =>
      `Zum ersten Mal hier? Ein geführtes Spiel zeigt in etwa ${minutes} Minuten, wie es geht.`,
    noThanks: 'Nein, danke',
    at: (step, of) => `${step} von ${of}`,
    back: 'Zurück',
    next: 'Weiter',
    skip: 'Überspringen',
    solution: 'Lösung zeigen',
    again: 'Noch einmal',
    leave: 'Verlassen',
    playOn: 'Weiterspielen',
    count: 'Zur Abrechnung',
    further: (title) => `Weiter: ${title}`,
    right: 'Richtig.',
    other:
      'Das ist erlaubt, aber hier war etwas anderes gefragt. Nehmen Sie es zurück, oder spielen Sie so weiter.',
  },
  takeOver: 'Hier weiterspielen',
  setAside: 'Beiseitelegen und dieses Spiel behalten',
  recordErrors: {
    'not-a-record': () => 'Das ist keine Aufzeichnung eines Spiels.',
    'other-format': () => 'Diese Art von Aufzeichnung kann der Tisch nicht lesen.',
    'other-game': () => 'Das ist die Aufzeichnung eines anderen Spiels.',
    'broken-file': () =>
      'Diese Aufzeichnung ist beschädigt: Einer ihrer Züge ist nicht möglich. Das laufende Spiel geht weiter.',
    'broken-move': () =>
      'Diese Aufzeichnung ist beschädigt: Einer ihrer Züge ist nicht möglich. Sie bleibt, wie sie ist.',
    'running-deal': () =>
      'Diese Aufzeichnung entstand mitten in einem Spiel und verschweigt die verdeckten Karten; damit lässt sich nicht weiterspielen.',
    'kept-elsewhere': () =>
      'Dieses Spiel wird in einem anderen Tab gespielt; was Sie hier spielen, wird nicht aufbewahrt.',
    'kept-broken': () =>
      'Das hier aufbewahrte Spiel ist nicht lesbar. Es bleibt, wie es ist; was Sie jetzt spielen, wird nicht aufbewahrt.',
    'not-kept': () => 'Diese Seite kann das Spiel nicht speichern; es endet, wenn Sie gehen.',
    options: () => 'Die Aufzeichnung hat Einstellungen, die dieser Tisch nicht kennt.',
  },

  keyMap: [
    ['← →', 'zur nächsten Karte'],
    ['Pos1, Ende', 'zur ersten, zur letzten Karte'],
    ['Eingabe, Leertaste', 'die Karte ausspielen'],
    ['A K Q J T 9 … 2', 'zur nächsten Karte dieses Ranges (Q Dame, J Bube, T Zehn)'],
    ['S H D C', 'zu Pik, Herz, Karo, Treff'],
    ['I', 'Rat'],
    ['W', 'Warum diese Karte?'],
    ['L', 'letzten Stich nachsehen'],
    ['U', 'zurücknehmen'],
    ['R', 'Regeln'],
    ['M', 'Menü'],
    ['?', 'diese Liste'],
    ['Esc', 'schließen'],
  ],

  step: (at, of) => `Karte ${at} von ${of}`,
  back: 'Vorige Karte',
  forth: 'Nächste Karte',
  noReason: 'Zu dieser Karte ist kein Grund vermerkt.',
  yields: 'Dagegen spricht:',
  nothingYet: 'Es ist noch nichts gespielt.',
  takenBack: 'Zurückgenommen.',
  counted: (best, deals, better) =>
    `Am besten in ${best} von ${deals} gedachten Verteilungen${
      better
        ? `; im Mittel bringt die Karte ${better.margin.toFixed(1).replace('.', ',')} mehr als ${theCard(better.next, 'nom')}`
        : ''
    }.`,

  errors: {
    'unknown-value': ({name = '', value = ''}) =>
      `„${value}“ ist für „${name}“ nicht möglich; es gilt die übliche Einstellung.`,
    opponent: () => 'Ein Gegner fand keine Karte.',
    advice: () => 'Es ließ sich kein Rat finden.',
    'unknown-option': ({option = ''}) => `Der Tisch kennt die Einstellung „${option}“ nicht.`,
    'bad-number': ({option = '', value = '', least = '', most = ''}) =>
      `„${option}“ muss eine Zahl von ${least} bis ${most} sein, nicht „${value}“.`,
    excluded: ({option = '', against = ''}) =>
      `„${option}“ und „${against}“ gehen nicht zusammen; es gelten die üblichen Einstellungen.`,
    'bad-deal': () => 'Die Karten, die diese Seite vorgibt, sind nicht lesbar; sie werden zufällig gegeben.',
    'bad-lesson': ({path = ''}) =>
      `Die Lektion kann nicht gelesen werden (bei „${path}“); hier ist ein gewöhnliches Spiel.`,
    failed: () => 'Etwas ist schiefgegangen, und das Spiel ist stehen geblieben.',
  },
};
