import type {TwentyOneGallery} from './en.js';

/** Polish: the page of twenty-one. */
export const words: TwentyOneGallery = {
  pageTitle: 'Oczko, polskie dwadzieścia jeden',
  description:
    'Zagraj w oczko z bankiem albo o pulę: duża albo mała talia, perskie oczko, na niby, z przeciwnikami, którzy myślą w twojej przeglądarce.',
  name: 'Oczko',
  lead: 'z bankiem albo o pulę, na niby',
  inside: 'As liczy jedenaście, król cztery: jeszcze karta czy dość?',
  more: 'Więcej o oczku',
  tile: 'Karta czy dość? Z bankiem albo o pulę, z szansami policzonymi dokładnie. Dla dwóch do sześciu osób, na niby.',
  options: {
    mode: ['Gra się', 'z bankiem', 'o pulę'],
    pack: ['Talia', 'duża, 52 karty', 'mała, 24 karty'],
    players: ['Gracze', 'czterech', 'dwóch', 'trzech', 'pięciu', 'sześciu'],
    rounds: ['Kolejki', 'sześć', 'trzy', 'dwanaście'],
    'initial-cards': ['Przed stawkami', 'po jednej karcie', 'po dwie karty'],
    'banker-rule': ['Bankier', 'dobiera do 15, od 17 stoi', 'dobiera, jak chce'],
    'persian-pays': ['Perskie oczko płaci', 'raz', 'dwa razy', 'trzy razy'],
    'five-pictures': ['Pięć figur', 'nic nie znaczy', 'wygrywa od razu'],
    'bank-passes': ['Bank', 'zostaje', 'przechodzi do tego, kto go rozbije', 'idzie po kolei'],
    'show-odds': ['Szanse', 'stół podaje na prośbę', 'stół podaje zawsze'],
  },
  opponentsBook:
    'Grają tak, jak gra się w domach, i według tego, co można policzyć. Jako <em>mistrzowie</em> liczą dokładnie: każdą kartę, która może jeszcze przyjść, z bankiem albo w grze o pulę, w której nikt sam nie może grać lepiej. Naciśnij <em>Dlaczego?</em>, a stół powie, co rozstrzygnęło.',
  opponentsFair:
    'Przeciwnicy wiedzą tylko to, co wolno wiedzieć na ich miejscu: znają swoje karty, to, co leży lub leżało odkryte, i to, co powiedziano. Część, która myśli, nie dostaje nic więcej, więc nie może podglądać.',
  source:
    'strona polskich rekonstruktorów, która opisuje tylko jedno rozdanie; bank, stawki i pula są takie jak w grze domowej.',
};
