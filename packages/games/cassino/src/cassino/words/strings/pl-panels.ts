import type {Who} from '@quinola/table';
import {card, first, plural} from '@quinola/table/strings/pl.js';
import type {CassinoPanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const points = (number: number): string => plural(number, 'punkt', 'punkty', 'punktów');
const cards = (number: number): string => plural(number, 'kartę', 'karty', 'kart');
const list = (faces: readonly string[]): string =>
  faces.length < 2
    ? faces.map(card).join('')
    : `${faces.slice(0, -1).map(card).join(', ')} i ${card(faces.at(-1)!)}`;

/** Polish: panels of Cassino, and what happens. */
export const panels: CassinoPanelWords = {
  cutAsk: 'Twoje miejsce jest po prawej ręce rozdającego: przełóż karty.',
  cutPlace: 'Gdzie przełożyć',
  cut: 'Przełóż',
  turnTitle: 'Karty stołowe',
  turnAsk: 'Rozdający może je odkrywać po jednej albo wszystkie naraz.',
  turnCards: (number) => (number === 1 ? 'Odkryj jedną' : `Odkryj ${number} naraz`),
  drawTitle: 'Miejsca',
  drawAsk: 'Każdy ciągnie kartę. Najniższa rozdaje; z czterech dwie najniższe grają razem.',
  drawCard: (place) => `Ciągnij kartę ${place}`,
  drew: (who, face) => `${v(who, 'ciągniesz', 'ciągnie')}: ${card(face)}.`,
  seated: (dealer) => `${v(dealer, 'rozdajesz', 'rozdaje')} pierwszy raz.`,
  dealt: (dealer) => `${v(dealer, 'rozdajesz', 'rozdaje')} każdemu cztery karty.`,
  cutBy: (who) => `${v(who, 'przekładasz', 'przekłada')} karty.`,
  onTable: (faces) => `Na stole: ${list(faces)}.`,
  played: (who, face) => `${v(who, 'grasz', 'gra')}: ${card(face)}.`,
  laid: (who, face) => `${v(who, 'dokładasz', 'dokłada')}: ${card(face)}.`,
  took: (who, face, taken) => `${v(who, 'zabierasz', 'zabiera')} kartą ${card(face)}: ${list(taken)}.`,
  tookShort: (who, face, number) => `${v(who, 'zabierasz', 'zabiera')} ${cards(number)}: ${card(face)}`,
  cleared: (who) => `${v(who, 'sprzątasz', 'sprząta')} stół: jeden punkt.`,
  swept: (who, number) =>
    `Sweep: ${who.you ? 'zabierasz' : `${who.name} zabiera`} ${plural(number, 'ostatnią kartę', 'ostatnie karty', 'ostatnich kart')}.`,
  trickWon: (who) => `${v(who, 'zabierasz', 'zabiera')} te karty.`,
  marks: (party, number, isSetOff) => `${party.name}: ${points(number)}${isSetOff ? ' po odtrąceniu' : ''}.`,
  nobodyMarks: 'Punkty są równe: nikt nic nie znaczy.',
  nobodyHasMore: 'Nikt nie ma więcej punktów niż dwaj pozostali razem: nikt nic nie znaczy.',
  wins: (party, {by}) => `${party.name}: gra wygrana${by === 'clearing' ? ' sprzątnięciem stołu' : ''}.`,
  lurched: (party) => `${party.name}: Lurch, przegrana podwójna.`,
  party: (name) => (name === 'we' ? {name: 'My', you: true} : {name: 'Oni', you: true}),
  items: {
    great: 'Kasino wielkie',
    little: 'Kasino małe',
    cards: 'większość kart',
    spades: 'większość pików',
    AS: 'as pik',
    AC: 'as trefl',
    AH: 'as kier',
    AD: 'as karo',
  },
  itemsHead: 'Obliczenie',
  outOf: (number) => `(${number})`,
  sum: 'Punkty',
  setOff: 'Po odtrąceniu',
  untilWon: 'Zapisane do wygrania gry',
  clearing: 'Sprzątnięcia stołu',
  stand: 'Stan gry',
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
  askStop: 'Partia kończy się tutaj; gra niewygrana nikomu się nie liczy.',
  counted: (best, deals, better) =>
    deals === 1
      ? 'Żadna karta nie jest już zakryta: obliczono to do końca.'
      : `Najlepsze w ${best} z ${deals} wyobrażonych rozdań${better ? `, o ${better.margin.toFixed(1)} punktu lepsze od następnego` : ''}.`,
  adviseTake: (face, taken) => `${first(card(face))}: zabierz ${list(taken)}`,
  adviseLay: (face) => `${first(card(face))}: dołóż`,
  refusals: {
    'not-now': () => 'Teraz tego zrobić nie można.',
    'not-your-turn': () => 'To nie twoja kolej.',
    'not-held': () => 'Nie masz tej karty.',
    'not-on-the-table': () => 'Tej karty nie ma na stole.',
    'not-to-take': () => 'Ta karta tamtych nie zabiera.',
    'must-take': () => 'Ta karta może coś zabrać, więc tutaj dołożyć jej nie wolno.',
    sweeps: () => 'Ostatnia karta rozdającego jest figurą: zabiera wszystko, co leży.',
    over: () => 'Partia jest skończona.',
  },
};
