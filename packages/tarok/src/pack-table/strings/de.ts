import {numeralOf, type Card} from '@quinola/cards';
import type {Who} from '@quinola/table';
import {de as kit, theCard} from '@quinola/table/strings/de.js';
import {isTarok, PAGAT, SKY, strength} from '../../pack/values.js';
import type {PackLanguage} from '../strings.js';

const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
/** A person to whom something is done: dative and accusative. */
const to = (who: Who): string => (who.you ? 'Ihnen' : who.name);

/** A suit: `Herz`, `Tarock`. */
export const suit = (sign: string): string => (sign === 'T' ? 'Tarock' : kit.suit(sign));

/** A card by name: `Tarock XIV`, `Sküs`, `Herz-Cavall`. */
export function card(face: Card): string {
  if (face === SKY) return 'Sküs';
  if (face === PAGAT) return 'Pagat';
  if (isTarok(face)) return `Tarock ${numeralOf(strength(face))}`;
  return face[0] === 'N' ? `${kit.suit(face[1]!)}-Cavall` : kit.card(face);
}

/** A card with its article: `der Herz-Cavall`, as an object `den Sküs`. */
export function the(face: Card, grammar: 'nom' | 'acc' = 'acc'): string {
  if (face === SKY || face === PAGAT || (!isTarok(face) && face[0] === 'N'))
    return `${grammar === 'nom' ? 'der' : 'den'} ${card(face)}`;
  return isTarok(face) ? card(face) : theCard(face, grammar);
}

/** German: tables on 78 cards. */
export const de: PackLanguage = {
  cards: {card, suit, rank: (rank) => (rank === 'N' ? 'C' : kit.rank(rank))},
  tricks: (n) => count(n, 'Stich', 'Stiche'),

  yourLead: 'Sie spielen aus, was Sie wollen.',
  yourFollow: (sign) => `Sie sind an der Reihe: ${suit(sign)} bedienen.`,
  yourTarok: 'Sie sind an der Reihe: Sie müssen Tarock zugeben.',
  yourFree: 'Sie sind an der Reihe: jede Karte ist erlaubt.',
  waits: (who) => `${does(who, 'sind', 'ist')} an der Reihe.`,
  winning: (face, who) => `${first(the(face, 'nom'))} sticht für ${who.you ? 'Sie' : who.name}.`,
  dealing: 'Die Karten werden gegeben.',
  yourSkat: (left) => (left ? `Legen Sie drei Karten weg: noch ${left}.` : 'Drei Karten sind gewählt.'),
  laySkat: 'Den Skat legen',
  skat: 'Der Skat',
  before: (who, cards) => `Vor ${to(who)}: ${cards.map(card).join(', ')}`,

  played: (who, face) => `${does(who, 'spielen', 'spielt')} ${the(face)}.`,
  skize: 'Ich sküsiere mich.',
  trickWon: (who) => `Der Stich gehört ${to(who)}.`,
  trickNumber: (trick) => `${trick}. Stich`,
  dealtBy: (dealer) => `${does(dealer, 'haben', 'hat')} gegeben.`,
  skatLaid: (who) => `${does(who, 'legen', 'legt')} den Skat.`,
  ownSkat: (cards) => `In Ihrem Skat: ${cards.map(card).join(', ')}`,
  takeUp: (face) => `${card(face)}, im Skat: wieder aufnehmen`,
  mayLay: (face) => `${card(face)}, darf weggelegt werden`,
  mayNotLay: (face) => `${card(face)}, darf nicht weggelegt werden`,
  laidAside: (face, n) => `${first(the(face, 'nom'))} weggelegt, ${n} von drei.`,
  takenUp: (face) => `${first(the(face, 'nom'))} wieder aufgenommen.`,
  refusals: {
    'must-follow': ({suit: sign = ''}) => `Sie haben ${suit(String(sign))}: Sie müssen bedienen.`,
    'must-tarok': () => 'Sie können nicht bedienen: Sie müssen Tarock zugeben.',
    'not-your-turn': () => 'Sie sind nicht an der Reihe.',
    'not-held': ({card: face = ''}) => `${first(the(String(face), 'nom'))} ist nicht in Ihrem Blatt.`,
    'skat-king': () => 'Ein König darf nicht weggelegt werden.',
    'skat-matador': () => 'Sküs, XXI und Pagat dürfen nicht weggelegt werden.',
    'skat-tarok': () => 'Ein Tarock darf nicht weggelegt werden.',
    'skat-not-three-cards-from-hand': () =>
      'Im Skat liegen drei Karten Ihres Blattes, nicht mehr und nicht weniger.',
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
    `${does(who, 'sküsieren', 'sküsiert')} sich: Der Sküs wird behalten, eine leere Karte ist dafür zu geben.`,
  skyLost: (who, by) =>
    `Der Sküs kam zu spät: ${does(who, 'verlieren', 'verliert')} ihn an ${by.you ? 'Sie' : by.name}.`,
  owed: (from, by) => `${does(from, 'schulden', 'schuldet')} ${to(by)} eine leere Karte.`,
  skyLimit: (tricks) =>
    tricks
      ? `Der Sküs ist noch ${count(tricks, 'Stich', 'Stiche')} lang sicher.`
      : 'Jetzt oder nie: Nach diesem Stich ist der Sküs verloren.',

  keyLines: [
    ['N', 'zum nächsten Cavall'],
    ['T', 'zum nächsten Tarock oder Zehner'],
  ],
  orderTitle: 'Rang der Karten',
  orderAsk:
    'Von der höchsten zur niedrigsten; in den roten Farben stehen die Zahlkarten umgekehrt. Klein darunter, was eine Karte zählt.',

  countTitle: 'Das Zählen',
  packet: (at, of) => `Päckchen ${at} von ${of}`,
  nextPacket: 'Nächstes Päckchen',
  skip: 'Überspringen',
  counts: (who, n) => `${who}: ${n}`,
  packetRules: [
    'drei leere Karten: 1',
    'eine Zählkarte: ihr Wert',
    'zwei: Summe weniger 1',
    'drei: Summe weniger 2',
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
  askStop: 'Was bezahlt ist, bleibt bezahlt; das laufende Spiel bringt nichts mehr. Aufhören?',
  anotherSession: 'Noch ein Spielabend',
};
