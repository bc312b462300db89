import {numeralOf, type Card} from '@quinola/cards';
import type {Who} from '@quinola/table';
import {first, ofSuit as kitOf, pl as kit, plural, theCard} from '@quinola/table/strings/pl.js';
import {isTarok, PAGAT, SKY, strength} from '../../pack/values.js';
import type {PackLanguage} from '../strings.js';

const does = (who: Who, you: string, other: string): string => (who.you ? first(you) : `${who.name} ${other}`);
/** A person's cards, and what is done to a person, without bending the name. */
const whose = (who: Who): string => (who.you ? 'twoja strona' : who.name);

/** A suit: `kier`, `taroki`. */
export const suit = (sign: string): string => (sign === 'T' ? 'taroki' : kit.suit(sign));

/** A suit in the genitive of the plural: `kierów`, `taroków`. */
export const ofSuit = (sign: string): string => (sign === 'T' ? 'taroków' : kitOf(sign));

/** A card by name: `tarok XIV`, `Sky`, `kawal kier`. */
export function card(face: Card): string {
  if (face === SKY) return 'Sky';
  if (face === PAGAT) return 'Pagat';
  if (isTarok(face)) return `tarok ${numeralOf(strength(face))}`;
  return face[0] === 'N' ? `kawal ${kit.suit(face[1]!)}` : kit.card(face);
}

/** A card as an object: `taroka XIV`, `kawala kier`. */
export function the(face: Card): string {
  if (face === SKY) return 'Sky';
  if (face === PAGAT) return 'Pagata';
  if (isTarok(face)) return `taroka ${numeralOf(strength(face))}`;
  return face[0] === 'N' ? `kawala ${kit.suit(face[1]!)}` : theCard(face);
}

/** Polish: tables on 78 cards. */
export const pl: PackLanguage = {
  cards: {card, suit, rank: (rank) => (rank === 'N' ? 'Kw' : kit.rank(rank))},
  tricks: (n) => plural(n, 'lewa', 'lewy', 'lew'),

  yourLead: 'Twoja kolej: zadaj dowolną kartę.',
  yourFollow: (sign) => `Twoja kolej: dołóż do ${ofSuit(sign)}.`,
  yourTarok: 'Twoja kolej: musisz tarokować.',
  yourFree: 'Twoja kolej: graj, co chcesz.',
  waits: (who) => (who.you ? 'Twoja kolej.' : `Teraz gra ${who.name}.`),
  winning: (face, who) => `Bierze ${card(face)}: ${who.you ? 'ty' : who.name}.`,
  dealing: 'Trwa rozdawanie.',
  yourSkat: (left) => (left ? `Odłóż trzy karty: wybierz jeszcze ${left}.` : 'Trzy karty są wybrane.'),
  laySkat: 'Kładę Skata',
  skat: 'Skat',
  before: (who, cards) => `${who.you ? 'Przed tobą' : `Przed graczem ${who.name}`}: ${cards.map(card).join(', ')}`,

  played: (who, face) => `${does(who, 'grasz', 'gra')} ${the(face)}.`,
  skize: 'Skizuję się.',
  trickWon: (who) => `${does(who, 'bierzesz', 'bierze')} lewę.`,
  trickNumber: (trick) => `Lewa ${trick}`,
  dealtBy: (dealer) => `${does(dealer, 'rozdajesz', 'rozdaje')}.`,
  skatLaid: (who) => `${does(who, 'kładziesz', 'kładzie')} Skata.`,
  ownSkat: (cards) => `W twoim Skacie: ${cards.map(card).join(', ')}`,
  takeUp: (face) => `${first(card(face))}, w Skacie: weź z powrotem`,
  mayLay: (face) => `${first(card(face))}, można odłożyć`,
  mayNotLay: (face) => `${first(card(face))}, nie można odłożyć`,
  laidAside: (face, n) => `Odkładasz ${the(face)}, ${n} z trzech.`,
  takenUp: (face) => `Bierzesz z powrotem ${the(face)}.`,
  refusals: {
    'must-follow': ({suit: sign = ''}) => `Masz ${suit(String(sign))}: musisz dołożyć do maści.`,
    'must-tarok': () => 'Nie masz do maści: musisz tarokować.',
    'not-your-turn': () => 'To nie twoja kolej.',
    'not-held': ({card: face = ''}) => `Nie masz w ręku karty ${card(String(face))}.`,
    'skat-king': () => 'Króla nie wolno odłożyć.',
    'skat-matador': () => 'Sky, XXI i Pagata nie wolno odłożyć.',
    'skat-tarok': () => 'Taroka nie wolno odłożyć.',
    'skat-not-three-cards-from-hand': () => 'W Skacie leżą trzy karty z ręki, ani mniej, ani więcej.',
    'not-now': () => 'Teraz tego zrobić nie można.',
  },

  drawTitle: 'Ciągnienie o miejsce',
  drawAsk: 'Trzy karty oznaczają miejsca. Kto wyciągnie taroka, siada pierwszy i pierwszy rozdaje.',
  drawCard: (place) => `Karta ${place} od lewej`,
  drew: (who, face) => `${does(who, 'wyciągasz', 'wyciąga')} ${the(face)}.`,
  seated: (dealer) => `Pierwszy rozdaje: ${dealer.you ? 'ty' : dealer.name}.`,
  shuffles: (who) => `${does(who, 'tasujesz', 'tasuje')} karty.`,
  cutAsk: 'Zdejmij karty.',
  cutPlace: 'Gdzie zdjąć',
  cut: 'Zdejmuję',
  cutBy: (who) => `${does(who, 'zdejmujesz', 'zdejmuje')}.`,

  skyKept: (who) => `${does(who, 'skizujesz się', 'skizuje się')}: Sky zostaje u właściciela, należy się zań próżna karta.`,
  skyLost: (_who, by) => `Sky przyszedł za późno: bierze go ${whose(by)}.`,
  owed: (from, by) => `${does(from, 'oddasz', 'odda')} próżną kartę: bierze ${whose(by)}.`,
  skyLimit: (tricks) => (tricks ? `Sky jest bezpieczny jeszcze przez ${plural(tricks, 'lewę', 'lewy', 'lew')}.` : 'Teraz albo nigdy: po tej lewie Sky przepadnie.'),

  keyLines: [['N', 'do następnego kawala'], ['T', 'do następnego taroka albo dziesiątki']],
  orderTitle: 'Porządek kart',
  orderAsk: 'Od najwyższej do najniższej; w maściach czerwonych blotki idą odwrotnie. Małą cyfrą: ile karta liczy.',

  countTitle: 'Liczenie',
  packet: (at, of) => `Paczka ${at} z ${of}`,
  nextPacket: 'Dalej',
  skip: 'Pomiń',
  counts: (who, n) => `${who}: ${n}`,
  packetRules: ['trzy próżne karty: 1', 'jedna liczbowa: jej wartość', 'dwie: suma mniej 1', 'trzy: suma mniej 2'],
  skatTurned: (who, cards) => `${who.you ? 'Twój Skat' : `Skat, który położył gracz ${who.name}`}: ${cards.map(card).join(', ')}.`,
  exchanged: (from, by, face, kept) => (face ? `${does(from, 'oddajesz', 'oddaje')} za ${the(kept)} ${the(face)}: bierze ${whose(by)}.` : `${does(from, 'nie masz', 'nie ma')} próżnej karty do oddania.`),

  counted: (best, deals, better) => `Najlepsza w ${best} z ${plural(deals, 'pomyślanego rozdania', 'pomyślanych rozdań', 'pomyślanych rozdań')}${
    better ? `; średnio przynosi o ${better.margin.toFixed(1).replace('.', ',')} więcej niż ${card(better.next)}` : ''}.`,

  dealTitle: (deal) => `Rozdanie ${deal}`,
  deal: 'Rozdanie',
  total: 'Razem',
  stop: 'Zakończ wieczór tutaj',
  askStop: 'Co zapłacono, zostaje zapłacone; trwające rozdanie nic już nie przyniesie. Zakończyć wieczór?',
  anotherSession: 'Jeszcze jeden wieczór',
};
