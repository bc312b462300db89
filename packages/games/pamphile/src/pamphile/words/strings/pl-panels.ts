import type {Who} from '@quinola/table';
import {card, plural} from '@quinola/table/strings/pl.js';
import type {PamphilePanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const points = (number: number): string => plural(number, 'punkt', 'punkty', 'punktów');
const cards = (number: number): string => plural(number, 'kartę', 'karty', 'kart');
const list = (faces: readonly string[]): string =>
  faces.length < 2
    ? faces.map(card).join('')
    : `${faces.slice(0, -1).map(card).join(', ')} i ${card(faces.at(-1)!)}`;
const suits = {
  S: ['piki', 'pików'],
  H: ['kiery', 'kierów'],
  C: ['trefle', 'trefli'],
  D: ['kara', 'kar'],
} as const;
const suit = (one: string, form = 0): string => suits[one as keyof typeof suits][form]!;

/** Polish: panels of Pamphile, and what happens. */
export const panels: PamphilePanelWords = {
  cutAsk: 'Twoje miejsce jest po prawej ręce rozdającego: przełóż karty.',
  cutPlace: 'Gdzie przełożyć',
  cut: 'Przełóż',
  wordTitle: 'Grasz czy pasujesz',
  play: 'Gram',
  playExchanging: (number) => (number ? `Gram, wymieniam ${number}` : 'Wymieniam'),
  pass: 'Pasuję',
  callTitle: 'Mucha?',
  callAsk: 'Pięć kart jednego koloru wygrywa rozdanie, jeśli się je zawoła.',
  call: 'Mucha!',
  silent: 'Milczę',
  emptyTalon: 'Talon się skończył: nie ma czego wymienić.',
  drawTitle: 'Kto rozdaje',
  drawAsk: 'Każdy ciągnie kartę. Najniższa rozdaje.',
  drawCard: (place) => `Ciągnij kartę ${place}`,
  drew: (who, face) => `${v(who, 'ciągniesz', 'ciągnie')}: ${card(face)}.`,
  seated: (dealer) => `${v(dealer, 'rozdajesz', 'rozdaje')} pierwszy raz.`,
  cutBy: (who) => `${v(who, 'przekładasz', 'przekłada')} karty.`,
  dealt: (dealer) => `${v(dealer, 'rozdajesz', 'rozdaje')} każdemu pięć kart.`,
  turnedUp: (face, trump) => `Pod talonem leży ${card(face)}: atutem są ${suit(trump)}.`,
  declared: (who) => `${v(who, 'grasz', 'gra')}.`,
  passed: (who) => `${v(who, 'pasujesz', 'pasuje')}.`,
  exchanged: (who, number) => `${v(who, 'wymieniasz', 'wymienia')} ${cards(number)}.`,
  discarded: (faces) => `Odrzucone: ${list(faces)}.`,
  drewCards: (faces) => `Wzięte z talonu: ${list(faces)}.`,
  called: (who) => `${v(who, 'wołasz', 'woła')}: mucha.`,
  mucha: (who, won) =>
    `Mucha! ${v(who, 'masz', 'ma')} pięć ${suit(won.suit, 1)}, ${plural(won.pips, 'oczko', 'oczka', 'oczek')}, i ${who.you ? 'wygrywasz' : 'wygrywa'} rozdanie.`,
  muchaCry: 'Mucha!',
  played: (who, face) => `${v(who, 'zagrywasz', 'zagrywa')}: ${card(face)}.`,
  trickWon: (who) => `${v(who, 'bierzesz', 'bierze')} lewę.`,
  gains: (who, number) =>
    number < 0
      ? `${v(who, 'tracisz', 'traci')} ${points(-number)}.`
      : `${v(who, 'zyskujesz', 'zyskuje')} ${points(number)}.`,
  nobodyGains: 'Nikt nie zyskuje punktu.',
  doubled: (who) => `${v(who, 'masz', 'ma')} pamfila: wygrane punkty liczą się podwójnie.`,
  allDoubled: 'Pamfil był w grze: wszystkie wygrane punkty liczą się podwójnie.',
  wins: (who, number) => `${v(who, 'wygrywasz', 'wygrywa')} partię: ${points(number)}.`,
  tricks: 'Lewy',
  declaration: 'Słowo',
  newCards: 'Nowe karty',
  threshold: (counted, needed) =>
    `Pewne lewy i asy: ${counted}. Jeśli spasujesz, liczą się bez ryzyka. Grać warto tyle samo tylko wtedy, gdy trzy lewy trafią się w ${needed} rozdaniach na 100.`,
  dealTitle: (deal) => `Rozdanie ${deal}`,
  deal: 'Rozdanie',
  trick: (number) => `${number}. lewa`,
  sessionTitle: 'Koniec partii',
  sessionOver: (stakes) =>
    stakes === null || stakes === 0
      ? 'Partia skończona i wszystko zapłacone.'
      : `Odchodzisz od stołu z ${stakes > 0 ? 'wygraną' : 'przegraną'}: ${plural(Math.abs(stakes), 'stawka', 'stawki', 'stawek')}.`,
  another: 'Jeszcze jedna partia',
  head: {player: 'Gracz', gain: 'Punkty'},
  stop: 'Zakończ partię',
  askStop: 'Partia kończy się tutaj; każdy płaci każdemu różnicę punktów.',
  counted: (best, deals, better) =>
    `Najlepsze w ${best} z ${deals} wyobrażonych rozdań${better ? `, o ${better.margin.toFixed(1)} lepsze od następnego` : ''}.`,
  refusals: {
    'not-now': () => 'Teraz tego zrobić nie można.',
    'not-your-turn': () => 'To nie twoja kolej.',
    'not-held': () => 'Nie masz tej karty.',
    'must-follow': () => 'Musisz dodać do koloru.',
    'must-trump': () => 'Nie masz koloru: musisz przebić atutem, jeśli możesz.',
    bound: () => 'Musisz przebić, bo możesz.',
    'choose-so-many': ({most}) => `Wymienić można od jednej do ${String(most)} kart.`,
    'not-to-choose': () => 'Nie masz tej karty.',
    'forehand-must-play': () => 'Siedzisz po lewej ręce rozdającego: musisz grać.',
    'empty-talon': () => 'Talon się skończył: nie ma czego wymienić.',
    'no-mucha': () => 'To nie jest pięć kart jednego koloru.',
    over: () => 'Partia jest skończona.',
  },
};
