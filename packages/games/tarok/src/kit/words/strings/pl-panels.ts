import type {Who} from '@quinola/table';
import {first, plural} from '@quinola/table/strings/pl.js';
import type {PackPanelWords} from '../types.js';
import {ofSuit, card, the} from './pl.js';

const does = (who: Who, you: string, other: string): string =>
  who.you ? first(you) : `${who.name} ${other}`;
/** Who gets a card, without bending the name. */
const gets = (who: Who): string => (who.you ? 'dostajesz ją ty' : `dostaje ją ${who.name}`);

/** Polish: their panels, and what is said of what happens. */
export const panels: PackPanelWords = {
  played: (who, face) => `${does(who, 'grasz', 'gra')} ${the(face)}.`,
  skize: 'Wymawiam się Sky.',
  trickWon: (who) => `${does(who, 'bierzesz', 'bierze')} lewę.`,
  trick: (trick) => `Lewa ${trick}`,
  dealtBy: (dealer) => `${does(dealer, 'rozdajesz', 'rozdaje')}.`,
  skatLaid: (who) => `${does(who, 'kładziesz', 'kładzie')} Skata.`,
  ownSkat: (cards) => `W twoim Skacie: ${cards.map(card).join(', ')}`,
  refusals: {
    'must-follow': ({suit: sign = ''}) => `Musisz dołożyć do ${ofSuit(String(sign))}: masz je w ręku.`,
    'must-tarok': () => 'Nie masz tej maści: musisz tarokować.',
    'not-your-turn': () => 'To nie twoja kolej.',
    'not-held': ({card: face = ''}) => `Nie masz w ręku takiej karty: ${card(String(face))}.`,
    'skat-king': () => 'Króla nie wolno odłożyć.',
    'skat-matador': () => 'Sky, XXI i Pagata nie wolno odłożyć.',
    'skat-tarok': () => 'Taroka nie wolno odłożyć.',
    'skat-not-three-cards-from-hand': () => 'Do Skata idą dokładnie trzy karty z ręki.',
    'not-now': () => 'Teraz nie można tego zrobić.',
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
  cutBy: (who) => `${does(who, 'zdejmujesz', 'zdejmuje')} karty.`,

  skyKept: (who) =>
    `${does(who, 'grasz Sky i zatrzymujesz', 'gra Sky i zatrzymuje')} go; należy się za niego próżna karta.`,
  skyLost: (who, to) =>
    `Sky przyszedł za późno: ${who.you ? 'tracisz go' : `traci go ${who.name}`}, ${to.you ? 'bierzesz ty' : `bierze ${to.name}`}.`,
  owed: (from, to) => `${does(from, 'masz', 'ma')} oddać za Sky próżną kartę; ${gets(to)}.`,
  skyLimit: (tricks) =>
    tricks
      ? `Sky jest bezpieczny jeszcze przez ${plural(tricks, 'lewę', 'lewy', 'lew')}.`
      : 'Teraz albo nigdy: po tej lewie Sky przepadnie.',
  yourLast: 'Twoja kolej: zagraj ostatnią kartę.',

  keyLines: [
    ['N', 'do następnego kawala'],
    ['T', 'do następnego taroka albo dziesiątki'],
  ],
  orderTitle: 'Porządek kart',
  orderAsk:
    'Od najwyższej do najniższej; w maściach czerwonych blotki idą odwrotnie. Mała cyfra u dołu: ile karta liczy.',

  countTitle: 'Liczenie',
  packet: (at, total) => `Paczka ${at} z ${total}`,
  nextPacket: 'Dalej',
  skip: 'Pomiń',
  counts: (who, n) => `${who}: ${n}`,
  packetRules: [
    'trzy próżne karty razem: 1 punkt',
    'jedna liczbowa z dwiema próżnymi: jej wartość',
    'dwie liczbowe z jedną próżną: ich suma mniej 1',
    'trzy liczbowe: ich suma mniej 2',
  ],
  skatTurned: (who, cards) =>
    `${who.you ? 'Twój Skat' : `Skat (${who.name})`}: ${cards.map(card).join(', ')}.`,
  exchanged: (from, to, face, kept) =>
    face
      ? `${does(from, 'oddajesz', 'oddaje')} za ${the(kept)} kartę: ${card(face)}; ${gets(to)}.`
      : `${does(from, 'nie masz', 'nie ma')} próżnej karty do oddania.`,

  counted: (best, deals, better) =>
    `Najlepsza w ${best} z ${plural(deals, 'pomyślanego rozdania', 'pomyślanych rozdań', 'pomyślanych rozdań')}${
      better
        ? `; średnio przynosi o ${better.margin.toFixed(1).replace('.', ',')} więcej niż ${card(better.next)}`
        : ''
    }.`,

  dealTitle: (deal) => `Rozdanie ${deal}`,
  deal: 'Rozdanie',
  total: 'Razem',
  stop: 'Zakończ wieczór tutaj',
  askStop: 'Co zapłacono, zostaje zapłacone; trwające rozdanie się nie liczy. Zakończyć wieczór?',
  another: 'Jeszcze jeden wieczór',
};
