import type {CassinoGallery} from './en.js';

/** Polish: the page of Cassino. */
export const words: CassinoGallery = {
  pageTitle: 'Kasino, Polska, około 1820',
  description:
    'Kasino według książki gier Engelmana z około 1820 roku: zabieraj karty równe i takie, które czynią tę samą liczbę, we czterech, we trzech albo we dwóch, przeciw graczom, którzy trzymają się książki.',
  name: 'Kasino',
  lead: 'zabierz, co równe i co razem się zgadza: jak grano w Polsce około 1820',
  inside: 'Karty ręczne zabierają karty stołowe: równe, i takie, które razem tę samą liczbę czynią.',
  more: 'Więcej o Kasinie',
  tile: 'Siódemka zabiera siódemkę, a z nią czwórkę, dwójkę i asa. We czterech w dwóch partiach, we trzech, we dwóch.',
  options: {
    players: ['Graczy', 'czterech, dwóch na dwóch', 'trzech', 'dwóch'],
    games: ['Gier w partii', 'jedna', 'trzy', 'pięć'],
    'court-capture': ['Król, dama lub walet zabiera', 'wszystkie równe', 'jednego'],
    'must-capture': ['Kartę, która może zabrać,', 'wolno dołożyć', 'trzeba nią zabrać'],
    'final-clear-scores': ['Gdy ostatnia karta sprząta stół,', 'liczy się punkt', 'nic się nie liczy'],
    target3: ['We trzech gra idzie do', 'piętnastu', 'szesnastu'],
    'three-hand-setoff': ['Odtrącanie we trzech', 'nie ma', 'dwóch niższych razem'],
    markers: ['Stan gry', 'marki i cyfry', 'cyfry'],
    etiquette: ['Liczenie kart', 'widoczne', 'zakazane: ściśle'],
    ceremony: ['Przed rozdaniem', 'od razu do kart', 'ciągnienie o miejsca i przekładanie'],
  },
  rulesCassino: 'Kasino',
  opponentsBook:
    'Zabierają i dokładają według prawideł książki: który związek najlepszy, kiedy zachować asa, i kiedy wolno zostawić stół następnemu do sprzątnięcia. Naciśnij <em>Dlaczego?</em>, a stół poda prawidło, które rozstrzygnęło. Jako <em>mistrzowie</em> rozgrywają też wyobrażone rozdania do końca, a ostatnie karty zupełnie dokładnie.',
  opponentsFair:
    'Przeciwnicy wiedzą tylko to, co z ich miejsca wiedzieć wolno: swoje karty i to, co leży lub leżało odkryte. Część, która myśli, nie dostaje nic więcej, nie może więc podglądać.',
  source: 'z polskiej książki gier z około 1820 roku, zwanej Engelmana: prawa 1 do 8 i prawidła ogólne.',
};
