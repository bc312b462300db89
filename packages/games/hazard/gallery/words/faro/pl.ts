import type {FaroGallery} from './en.js';

/** Polish: the page of faro. */
export const words: FaroGallery = {
  pageTitle: 'Faraon z salonów',
  description:
    'Zagraj w faraona przeciw bankowi, na niby: stawiaj na karty, załamuj róg karty, która wygrała, od jednego dukata do trzydziestu dwóch, z szansami policzonymi dokładnie.',
  name: 'Faraon',
  lead: 'przeciw bankowi, na niby',
  inside: 'Lewa wygrywa, prawa przegrywa: bierzesz czy na parol?',
  more: 'Więcej o faraonie',
  tile: 'Lewa wygrywa, prawa przegrywa, a zagięty róg gra o dwa razy tyle. Poniter albo bankier, od jednego do sześciu poniterów, na niby, z szansami policzonymi dokładnie.',
  options: {
    rules: ['Gra się', 'jak rekonstruktorzy', 'jak w salonach'],
    seats: ['Poniterzy', 'trzej', 'jeden', 'dwaj', 'czterej', 'pięciu', 'sześciu'],
    banker: ['Bank', 'trzyma stół', 'jest twój'],
    drawings: ['Ciągnięcia', 'pięć', 'jedno', 'trzy', 'dziesięć'],
    'corners-visual': ['Rogi', 'zagina się', 'odrywa się'],
    'show-odds': ['Zysk banku', 'nie jest pokazany', 'jest pokazany'],
  },
  opponentsBook:
    'Poniterzy mają trzy usposobienia: jeden bierze, co wygra, drugi gra dalej raz, trzeci do ostatniego rogu. Jako <em>mistrzowie</em> liczą: przy stole tej strony stawiają jak najmniej, w salonie czekają na kartę, która nic nie kosztuje. Naciśnij <em>Dlaczego?</em>, a stół powie, co rozstrzygnęło.',
  opponentsFair:
    'Przeciwnicy wiedzą tylko to, co wolno wiedzieć na ich miejscu: znają swoje karty, to, co leży lub leżało odkryte, i to, co powiedziano. Część, która myśli, nic nie wie o talii, zanim się ją wyciągnie, więc nie może podglądać.',
  source: 'strona polskich rekonstruktorów o faraonie; sposób salonów jest z czasów około 1800 roku.',
};
