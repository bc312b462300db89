import type {PatiencePanelWords} from '../types.js';

/** What piles are called, with the word that says of each that it is empty. */
const NOUNS: Readonly<Record<string, readonly [noun: string, empty: 'pusty' | 'pusta' | 'puste']>> = {
  fans: ['wachlarz', 'pusty'],
  columns: ['kolumna', 'pusta'],
  corners: ['róg', 'pusty'],
  left: ['lewa kupka', 'pusta'],
  right: ['prawa kupka', 'pusta'],
  sails: ['skrzydło', 'puste'],
  angles: ['kąt', 'pusty'],
  centre: ['środek', 'pusty'],
  circle: ['kupka', 'pusta'],
  hours: ['godzina', 'pusta'],
  row: ['miejsce', 'puste'],
  ring: ['miejsce', 'puste'],
  queens: ['dama', 'pusta'],
  shah: ['szach', 'pusty'],
  stock: ['talia', 'pusta'],
  talon: ['talon', 'pusty'],
  foundation: ['stos', 'pusty'],
  packet: ['kupka', 'pusta'],
  display: ['obraz', 'pusty'],
  kingPacket: ['kupka króla', 'pusta'],
};
/** The circles and rows have numbers. */
const numbered = (id: string): readonly [group: string, number?: string] => {
  const [, group = id, number] = /^(row|ring)(\d)$/.exec(id) ?? [];
  return number ? [group, number] : [group];
};
const nounOf = ({
  id,
  role,
}: {
  readonly id: string;
  readonly role: string;
}): readonly [noun: string, empty: string] =>
  (role === 'packet' && id === 'kings' ? NOUNS['kingPacket'] : NOUNS[numbered(id)[0]]) ?? NOUNS[role]!;
const form = (count: number, one: string, few: string, many: string): string => {
  const last = count % 10,
    tens = count % 100;
  return `${count} ${count === 1 ? one : last > 1 && last < 5 && (tens < 12 || tens > 14) ? few : many}`;
};
const cards = (count: number): string => form(count, 'karta', 'karty', 'kart');
const moves = (count: number): string => form(count, 'ruch', 'ruchy', 'ruchów');
const or = (list: readonly string[]): string =>
  list.length > 1 ? `${list.slice(0, -1).join(', ')} albo ${list.at(-1)!}` : (list[0] ?? '');

/** Polish: panels of a patience table, and what is said of what happens. */
export const panels: PatiencePanelWords = {
  pile(pile, index) {
    const [group, number] = numbered(pile.id);
    const [noun] = nounOf(pile);
    return pile.n === 1
      ? noun
      : `${noun} ${index + 1}${number ? ` ${group === 'row' ? 'rzędu' : 'kręgu'} ${number}` : ''}`;
  },
  lies: (card, pile) => `${card}, ${pile}`,
  empty: (pile, group) => `${pile}, ${nounOf(group)[1]}`,
  hidden: (pile, count) => `${pile}, ${cards(count)}`,

  goes: (places) => `, idzie ${or(places.map((place) => (place === 'na stos' ? place : `do: ${place}`)))}`,
  toFoundation: 'na stos',
  picked: ', w ręku',
  pileTakes: (names) =>
    names.length ? `Przyjmuje: ${names.join(', ')}` : 'Ten stos nie przyjmuje teraz żadnej karty',
  takes: (card) => `, przyjmuje: ${card}`,
  moved: (card, way, onto) =>
    way === 'turn'
      ? `Odkryto: ${card}.`
      : way === 'base' || way === 'play' || way === 'rescue'
        ? `Na stos: ${card}.`
        : `Przełożono: ${card}, teraz: ${onto}.`,
  gathered: 'Karty zebrano.',
  asked: {
    laying: 'Odkryj następną kartę albo zagraj taką, która pasuje.',
    falling: 'Kartę właśnie położoną możesz zagrać albo zostawić.',
    refilling: 'Miejsce jest puste: wybierz kartę, która je zapełni.',
    must: 'Teraz użyj karty, którą uwolnił ten ruch.',
  },
  ledOut: 'Drogę do końca pokazał pomocnik, więc ten pasjans nie liczy się do wygranych.',
  allHome: 'Odłóż wszystkie pasujące',
  cameOut: 'Pasjans wyszedł',
  stuck: 'Nic już nie można zrobić',
  stuckText: 'Pasjans nie wyszedł. Możesz cofnąć ruchy albo zapytać o drogę, którą przeoczono.',
  refusals: {
    'not-now': () => 'Teraz tego nie można zrobić.',
    'does-not-fit': () => 'Tam nie pasuje.',
    covered: () => 'Ta karta jest przykryta innymi.',
    'no-card': () => 'Tu nie ma karty.',
    'fill-first': () => 'Najpierw zapełnij puste miejsca.',
    'still-dealing': () => 'Karty są jeszcze rozkładane.',
    'use-the-transfer': () => 'Najpierw użyj karty, którą uwolnił twój ostatni ruch.',
    'not-stuck': () => 'Dopiero gdy nic innego się nie da.',
    'no-redeal': () => 'Nie można rozłożyć kart na nowo.',
    over: () => 'Gra skończona.',
    'other-cards': () => 'Tej karty nie ma na tej kupce.',
    'not-your-turn': () => 'Poczekaj, aż karty zostaną rozdane.',
  },

  another: 'Nowe rozdanie',
  again: 'To rozdanie od początku',
  named: 'Wybierz rozdanie według nazwy',
  namedText: 'Dowolne słowa: te same słowa dają każdemu te same karty.',
  name: 'Nazwa',
  begin: 'Rozłóż',
  proven: 'Rozdanie, które wychodzi',
  trying: (nth) => `Trwa próba ${nth}. rozdania …`,
  provenText: 'W tym pasjansie pomocnik nie umie takiego szukać.',
  difficulty: (turns) => (turns < 12 ? 'łatwe' : turns < 30 ? 'do namysłu' : 'trudne'),
  games: 'Inny pasjans',
  goal: 'Gotowy obraz',
  goalText: 'Tak wygląda pasjans, który wyszedł.',
  askAnother: 'Obecna gra przepadnie. Zacząć nową?',
  rescueText:
    'Nie można zacząć żadnego stosu: wolno wyjąć jednego asa i jednego króla z szóstego rzędu. Które?',
  lookText: 'Najniższa karta pierwsza.',

  inquiry: 'Czy może jeszcze wyjść?',
  inquiryText: 'Pomocnik w twojej przeglądarce próbuje stąd wszystkich dróg.',
  lookIn: 'Zajrzyj do talii',
  lookInText:
    'Aby wiedzieć na pewno, pomocnik musi obejrzeć karty, których nie widzisz, i radzi potem według nich.',
  withoutLooking: 'Tylko z kart, które widzisz',
  searching: (nodes, most) =>
    `Obejrzane pozycje: ${nodes.toLocaleString('pl')} z najwyżej ${most.toLocaleString('pl')} …`,
  stop: 'Zatrzymaj',
  canCome: 'Tak: może wyjść.',
  cannotCome: 'Nie: wypróbowano wszystkie drogi i żadna nie prowadzi do końca.',
  unknown: 'Nie wiadomo: pomocnik nie znalazł drogi, ale nie wypróbował wszystkich.',
  showWay: 'Pokaż drogę',
  nextOfWay: 'Następny ruch drogi',
  wayLeft: (count) => `Do końca: ${moves(count)}.`,

  statistics: 'Twoje gry',
  played: 'zagrane',
  came: 'wyszły',
  best: 'najkrótsza droga',
  bestLine: moves,
  erase: 'Usuń je',
  exported: 'Zapisz je',
  nothingPlayed: 'Nic jeszcze nie zagrano.',
  local: 'Są przechowywane tylko w tej przeglądarce.',
  adviceNone: 'Zostaje tylko cofnąć ruch.',
  patienceKeys: [
    ['← → ↑ ↓', 'do następnej kupki'],
    ['Enter, spacja', 'podnieś, połóż; dwa razy: na stos lub na jedyne miejsce'],
    ['Esc', 'puść, zamknij'],
    ['P', 'odkryj kartę, następna karta lub rząd'],
    ['F', 'co można ruszyć?'],
    ['X, L', 'przejrzyj kupkę'],
    ['U', 'cofnij'],
    ['Y', 'ponów'],
    ['I, W', 'rada'],
    ['H', 'odłóż wszystkie pasujące'],
    ['C', 'czy może jeszcze wyjść?'],
    ['G', 'gotowy obraz'],
    ['R', 'zasady'],
    ['M', 'menu'],
    ['?', 'ta lista'],
  ],
};
