import {panels as pack} from '../../../kit/words/strings/pl-panels.js';
import type {Who} from '@quinola/table';
import {first, plural} from '@quinola/table/strings/pl.js';
import {card, the} from '../../../kit/words/strings/pl.js';
import type {AnnouncedItem, PieceEvent} from '../../rules/types.js';
import type {TarokPanelWords} from '../types.js';

const does = (who: Who, you: string, other: string): string =>
  who.you ? first(you) : `${who.name} ${other}`;
/** Who loses a card, and who gets it, without bending the name. */
const loses = (who: Who): string => (who.you ? 'tracisz go' : `traci go ${who.name}`);
const passes = (from: Who, to: Who): string =>
  `${loses(from)}, ${to.you ? 'dostajesz ty' : `dostaje ${to.name}`}`;
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} i ${parts.at(-1)}`;

function item({kind, n, direction, skized, pagat}: AnnouncedItem): string {
  const sky = skized ? ' ze Sky' : '';
  switch (kind) {
    case 'taroks':
      return `${plural(n, 'taroka', 'taroki', 'taroków')}${pagat === undefined ? '' : pagat ? ' z Pagatem' : ' bez Pagata'}`;
    case 'matadors':
      return `${plural(n, 'matadora', 'matadory', 'matadorów')} od ${direction === 'above' ? 'góry' : 'dołu'}`;
    case 'kings':
      return `${plural(n, 'króla', 'króle', 'królów')}`;
    case 'cavalry-whole':
      return n === 1
        ? `całą kawalerię${sky}`
        : `${plural(n, '', 'całe kawalerie', 'całych kawalerii')}${sky}`;
    case 'cavalry-half':
      return n === 1
        ? `połowę kawalerii${sky}`
        : `${plural(n, '', 'połowy kawalerii', 'połów kawalerii')}${sky}`;
  }
}

const said = (items: readonly AnnouncedItem[]): string => list(items.map(item));

function piece({event, card: face}: PieceEvent, from: Who, to: Who): string | null {
  switch (event) {
    case 'pagat-made':
    case 'king-made':
      return `${does(from, 'robisz', 'robi')} ${the(face)}.`;
    case 'pagat-made-ultimo':
    case 'king-made-ultimo':
      return `${does(from, 'bierzesz', 'bierze')} ostatnią lewę: ${card(face)} ultimo!`;
    case 'pagat-lost':
      return `Pagat padł: ${passes(from, to)}.`;
    case 'pagat-lost-ultimo':
      return `Pagat pada w ostatniej lewie: ${loses(from)}!`;
    case 'king-lost':
      return `${first(card(face))} przegrany: ${passes(from, to)}.`;
    case 'king-lost-ultimo':
      return `${first(card(face))} przegrany ultimo: ${loses(from)}!`;
    case 'pagat-in-skat':
      return `${does(from, 'masz', 'ma')} Pagata w Skacie.`;
    default:
      return null;
  }
}

/** Polish: panels of a Tarok table, and what is said of what happens. */
export const panels: TarokPanelWords = {
  ...pack,
  announceTitle: 'Zgłaszanie',
  announceAsk: 'Tyle jest warta twoja ręka. Zgłoś to teraz: później się nie liczy.',
  item,
  announce: (n) => `Zgłaszam ${n}`,
  nothing: 'Nic nie zgłaszam',
  nothingHeld: 'Nie masz w ręku nic do zgłoszenia.',
  takeBack: 'Biorę Skata z powrotem',
  tookBack: (who) => `${does(who, 'bierzesz', 'bierze')} Skata z powrotem.`,
  says: (items) => (items.length ? `Mam ${said(items)}.` : 'Nic nie mam.'),
  announcedBy: (who, items, total) =>
    items.length
      ? `${does(who, 'zgłaszasz', 'zgłasza')} ${said(items)}: ${total}.`
      : `${does(who, 'nic nie zgłaszasz', 'nic nie zgłasza')}.`,
  buried: (who) => `${does(who, 'zgłaszasz', 'zgłasza')}: Pagat leży w Skacie.`,

  piece,
  pagatOut: 'Pagat jeszcze w grze.',
  kingsOut: (kings) => `Króle jeszcze w grze: ${list(kings.map((face) => card(face).replace('król ', '')))}.`,
  ultimo: 'Ultimo: ostatnia lewa.',

  refusals: {
    ...pack.refusals,
    'announce-truly': () => 'Tego w ręku nie masz.',
  },
  drawTitleTwo: 'Kto rozdaje pierwszy?',
  drawAskTwo: 'Wyciągnij kartę z rozłożonej talii. Wyższa rozdaje pierwsza i bierze Skata.',
  redraw: 'Równe karty albo Sky: ciągnie się jeszcze raz.',
  staked: (who, chips) => `${does(who, 'kładziesz', 'kładzie')} ${chips} do pulli.`,

  layOutTitle: 'Króle i Pagat',
  layOutAsk:
    'Leżą przed tym, kto je zdobył. Król liczy 5, Pagat 10; kto ma mniej, płaci różnicę temu, kto ma więcej.',
  nothingLaid: 'ani króla, ani Pagata',
  settleTitle: (deal) => `Rozdanie ${deal}: kto komu płaci`,
  accounts: {
    honours: 'Zgłoszenia',
    direct: 'Pagat i ultimo',
    table: 'Króle i Pagat',
    cards: 'Karty, nad lub pod 26',
    pot: 'Pulla',
  },
  paid: (from, to, amount) =>
    to.you
      ? `${from.name} płaci ci ${amount}.`
      : `${does(from, 'płacisz', 'płaci')} ${amount}: dostaje ${to.name}.`,
  stichfrei: (who) =>
    `${does(who, 'nie masz', 'nie ma')} żadnej lewy i ${who.you ? 'dostajesz' : 'dostaje'} po 26 od każdego.`,
  evenCards: 'W kartach nikt nie wygrał ani nie przegrał.',
  dealNet: (net) =>
    net === null
      ? 'Rozdanie rozliczone.'
      : net === 0
        ? 'Rozdanie nic ci nie przynosi.'
        : net > 0
          ? `Rozdanie przynosi ci ${net}.`
          : `Rozdanie kosztuje cię ${-net}.`,

  pairRules: (empties) => [
    'teraz liczy się karty ze wszystkich lew, po dwie; król, XXI, Sky i Pagat liczą się po 5, dama 4, kawal 3, walet 2, wszystkie inne są próżne',
    `dwie próżne karty: ${empties}`,
    'liczbowa i próżna: jej wartość',
    'dwie liczbowe: suma mniej 1',
    'próżna karta, która zostaje: nic',
  ],
  deux: {honours: 'Zgłoszone', kings: 'Króle', pagat: 'Pagat', cards: 'Karty, liczone po dwie'},
  party: (n) => `Partia ${n}`,
  before: 'Stan przedtem',
  stands: 'Stan teraz',
  partyWon: (winner, margin, double) =>
    `${does(winner, 'wygrywasz', 'wygrywa')} partię${double ? ' podwójną' : ''}, z przewagą ${plural(margin, 'punktu', 'punktów', 'punktów')}.`,
  partyPay: (winner, party, points, pay) =>
    `Za partię ${party}, za punkty ${points}: ${winner.you ? 'dostajesz' : `${winner.name} dostaje`} ${plural(pay, 'grosz', 'grosze', 'groszy')}.`,
  noted: (points, double) =>
    double
      ? `Zapis: ${points} 2, dwójka oznacza partię podwójną.`
      : `Zapis: ${points} —, kreska oznacza partię pojedynczą.`,
  scoresNow: (lines) => `${lines.join(', ')}.`,

  sessionTitle: 'Koniec wieczoru',
  sessionOver: (n, groszy) => {
    const coins = (amount: number): string =>
      groszy ? plural(amount, 'grosz', 'grosze', 'groszy') : plural(amount, 'marka', 'marki', 'marek');
    return n === null
      ? 'Rachunki są zamknięte.'
      : n === 0
        ? 'Wstajesz bez zysku i straty.'
        : n > 0
          ? `Wstajesz z wygraną: ${coins(n)}.`
          : `Wstajesz z przegraną: ${coins(-n)}.`;
  },
  noDeal: 'Żadne rozdanie nie jest jeszcze rozliczone.',
};
