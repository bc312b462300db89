import type {PackPanelWords} from '../types.js';
import {first, count, does, to, suit, card, the} from './de.js';

/** German: their panels, and what is said of what happens. */
export const panels: PackPanelWords = {
  played: (who, face) => `${does(who, 'spielen', 'spielt')} ${the(face)}.`,
  skize: 'Ich entschuldige mich mit dem Sküs.',
  trickWon: (who) => `Der Stich gehört ${to(who)}.`,
  trick: (trick) => `${trick}. Stich`,
  dealtBy: (dealer) => `${does(dealer, 'haben', 'hat')} gegeben.`,
  skatLaid: (who) => `${does(who, 'legen', 'legt')} den Skat.`,
  ownSkat: (cards) => `In Ihrem Skat: ${cards.map(card).join(', ')}`,
  refusals: {
    'must-follow': ({suit: sign = ''}) => `Sie haben ${suit(String(sign))}: Sie müssen bedienen.`,
    'must-tarok': () => 'Sie können nicht bedienen: Sie müssen Tarock zugeben.',
    'not-your-turn': () => 'Sie sind nicht an der Reihe.',
    'not-held': ({card: face = ''}) => `${first(the(String(face), 'nom'))} ist nicht in Ihrem Blatt.`,
    'skat-king': () => 'Ein König darf nicht weggelegt werden.',
    'skat-matador': () => 'Sküs, XXI und Pagat dürfen nicht weggelegt werden.',
    'skat-tarok': () => 'Ein Tarock darf nicht weggelegt werden.',
    'skat-not-three-cards-from-hand': () => 'Genau drei Karten Ihres Blattes kommen in den Skat.',
    'not-now': () => 'Das geht jetzt nicht.',
  },

  drawTitle: 'Um die Plätze ziehen',
  drawAsk: 'Drei Karten bezeichnen die Plätze. Wer das Tarock zieht, sitzt zuerst und gibt zuerst.',
  drawCard: (place) => `${place}. Karte von links`,
  drew: (who, face) => `${does(who, 'ziehen', 'zieht')} ${the(face)}.`,
  seated: (dealer) => `${does(dealer, 'geben', 'gibt')} zuerst.`,
  shuffles: (who) => `${does(who, 'mischen', 'mischt')}.`,
  cutAsk: 'Heben Sie ab.',
  cutPlace: 'Wo abgehoben wird',
  cut: 'Hier abheben',
  cutBy: (who) => `${does(who, 'heben', 'hebt')} ab.`,

  skyKept: (who) =>
    `${does(who, 'spielen', 'spielt')} den Sküs und ${who.you ? 'behalten' : 'behält'} ihn; dafür ist eine leere Karte zu geben.`,
  skyLost: (who, by) =>
    `Der Sküs kam zu spät: ${does(who, 'verlieren', 'verliert')} ihn an ${by.you ? 'Sie' : by.name}.`,
  owed: (from, by) => `${does(from, 'schulden', 'schuldet')} ${to(by)} für den Sküs eine leere Karte.`,
  skyLimit: (tricks) =>
    tricks
      ? `Der Sküs ist noch ${count(tricks, 'Stich', 'Stiche')} lang sicher.`
      : 'Jetzt oder nie: Nach diesem Stich ist der Sküs verloren.',
  yourLast: 'Sie sind an der Reihe: die letzte Karte.',

  keyLines: [
    ['N', 'zum nächsten Cavall'],
    ['T', 'zum nächsten Tarock oder Zehner'],
  ],
  orderTitle: 'Rang der Karten',
  orderAsk:
    'Von der höchsten zur niedrigsten; in den roten Farben stehen die Zahlkarten umgekehrt. Klein darunter, was eine Karte zählt.',

  countTitle: 'Das Zählen',
  packet: (at, total) => `Päckchen ${at} von ${total}`,
  nextPacket: 'Nächstes Päckchen',
  skip: 'Überspringen',
  counts: (who, n) => `${who}: ${n}`,
  packetRules: [
    'drei leere Karten zusammen: 1 Punkt',
    'eine Zählkarte mit zwei leeren: ihr Wert',
    'zwei Zählkarten mit einer leeren: ihre Summe weniger 1',
    'drei Zählkarten: ihre Summe weniger 2',
  ],
  skatTurned: (who, cards) =>
    `${who.you ? 'Ihr Skat' : `Skat von ${who.name}`}: ${cards.map(card).join(', ')}.`,
  exchanged: (from, by, face, kept) =>
    face
      ? `${does(from, 'geben', 'gibt')} ${to(by)} ${the(face)} für ${the(kept)}.`
      : `${does(from, 'haben', 'hat')} keine leere Karte zu geben.`,

  counted: (best, deals, better) =>
    `Am besten in ${best} von ${deals} gedachten ${deals === 1 ? 'Verteilung' : 'Verteilungen'}${
      better
        ? `; im Mittel bringt die Karte ${better.margin.toFixed(1).replace('.', ',')} mehr als ${the(better.next, 'nom')}`
        : ''
    }.`,

  dealTitle: (deal) => `${deal}. Spiel`,
  deal: 'Spiel',
  total: 'Zusammen',
  stop: 'Hier aufhören',
  askStop: 'Was bezahlt ist, bleibt bezahlt; das laufende Spiel zählt nicht. Den Abend beenden?',
  another: 'Noch ein Spielabend',
};
