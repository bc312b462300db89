import type {TarokGallery} from './en.js';

/** Polish. */
export const words: TarokGallery = {
  pageTitle: 'Tarok we trzech i we dwóch, Warszawa ok. 1820',
  description:
    'Zagraj w taroka we trzech lub we dwóch, jak uczy polska książka z około 1820 roku: 78 kart, Pagat i Sky, przeciw graczom, którzy trzymają się książki.',
  name: 'Tarok',
  lead: 'we trzech i we dwóch, według polskiej książki z około 1820 roku',
  inside: 'Siedemdziesiąt osiem kart, Pagat i Sky.',
  more: 'Więcej o taroku',
  tile: 'Siedemdziesiąt osiem kart z własnymi atutami, Pagatem i Sky; we <a href="tarok.html">trzech</a> i we <a href="tarok.html?players=2">dwóch</a>.',
  options: {
    players: ['Gracze', 'trzech: en trois', 'dwóch: en deux'],
    deals: ['Rozdania', 'trzy', 'jedno', 'sześć', 'aż przestanę'],
    parties: ['Partie', 'jedna', 'trzy', 'aż przestanę'],
    'matador-series': ['Zgłaszane szeregi taroków', 'z góry albo z dołu', 'tylko z góry', 'z góry i z dołu'],
    'announce-pagat-with-taroks': [
      'Zgłaszanie taroków z Pagatem',
      'Pagata się nie wymienia',
      'Pagata się wymienia',
    ],
    pot: ['Pulla', 'brak', 'za ostatnią lewę'],
    stichfrei: ['Za brak lew', 'nic', '26 od każdego'],
    'pagat-accounting': ['Wygrany Pagat jest płatny', 'raz', 'od razu i jeszcze raz na końcu'],
    'king-ultimo': ['Król w ostatniej lewie', '10', '5', '20', 'nic'],
    'announce-pagat-in-skat': ['Pagat w Skacie', 'jest tajemnicą', 'jest zgłaszany'],
    'sky-led': ['Gdy ktoś wychodzi Sky, inni', 'muszą dać taroka', 'grają, co chcą'],
    target: ['Partia do', '100', '60', '200'],
    ceremony: ['Przed rozdaniem', 'od razu do kart', 'ciągnienie i przełożenie'],
  },
  rulesThree: 'Tarok we trzech',
  rulesTwo: 'Tarok we dwóch',
  opponentsBook:
    'Grają według reguł i rad rozprawy: kiedy polować na Pagata, kiedy zwrócić się ku królom, kiedy zadawać jeden długi kolor raz po raz (<em>bicz</em>), a kiedy Sky ma uratować króla lub damę. Naciśnij <em>Dlaczego?</em>, a stół poda regułę, która przeważyła. Każdy gra za siebie, a z innym trzyma tylko tak długo, jak mu się to opłaca.',
  opponentsFair:
    'Przeciwnicy wiedzą tylko tyle, ile wolno wiedzieć na ich miejscu: znają swoją rękę, zagrane karty i to, co zgłoszono. Z tego, co zdradza zgłoszenie, wolno im korzystać, i z niczego więcej.',
  source:
    '„przez Fabera”, czwarta z pięciu rozpraw w polskiej książce o grach, bez miejsca i daty, około 1820.',
  sourceNote:
    'Taroki to nasze własne rysunki na wzór taroków zwierzęcych, pierwszych kart tarokowych z francuskimi kolorami: zwierzę albo bajka przy każdej liczbie, Hanswurst jako Pagat, a Arlekin jako Sky.',
};
