import type {PatienceGallery} from './en.js';

/** Polish. */
export const words: PatienceGallery = {
  pageTitle: 'Pasjans, jedenaście gier z 1874 roku',
  description:
    'Ułóż jedenaście pasjansów według książki Lady Cadogan z 1874 roku: Piękną Łucję, Prawo salickie, Wiatrak, Szacha i ich siostry.',
  name: 'Pasjans',
  lead: 'jedenaście gier według książki Lady Adelaide Cadogan z 1874 roku',
  inside: 'Jeden gracz, jedna lub dwie talie i obraz do ułożenia.',
  more: 'Więcej o pasjansach',
  tile: 'Piękna Łucja, Dom na wzgórzu i dziewięć sióstr. Dla jednego gracza.',
  eleven: 'Jedenaście pasjansów',
  ownPage: 'Ułóż go na osobnej stronie, z opcjami i gotowym obrazem',
  attributes:
    'Dwa wiersze stawiają stół na każdej stronie. <code>daily</code> daje wszystkim tego samego dnia te same karty; <code>strict</code> jest dla tych, którzy niczego nie cofają.',
  sourcesText:
    'Gry, ich kolejność i reguły pochodzą z <cite lang="en">Illustrated Games of Patience</cite> (1874), czytanych wraz z rosyjskim przekładem pierwszej serii. Tablice rosyjskiego egzemplarza zaginęły: układy odtworzono ze słów. Komputer szuka dróg do końca w twojej własnej przeglądarce i uczciwie mówi, kiedy musi w tym celu zajrzeć do talii.',

  gameTitle: '{{title}}, pasjans z 1874 roku',
  gameDescription:
    '{{title}}: pasjans według książki Lady Cadogan z 1874 roku, z regułami, źródłem i gotowym obrazem.',
  gameLead: 'pasjans według Lady Adelaide Cadogan, 1874',
  finished: 'Gotowy obraz.',
  finishedLabel: '{{title}}: gotowy obraz',
  gameSource:
    '<cite lang="en">Illustrated Games of Patience</cite> Lady Adelaide Cadogan, 1874, czytane wraz z rosyjskim przekładem pierwszej serii, <cite lang="ru">Двадцать четыре основные пасьянса съ двадцатью таблицами</cite>, wiersze {{lines}} naszego egzemplarza. Tablice zaginęły: układ odtworzono ze słów.',
  options: {
    strict: ['Cofanie', 'ile razy chcesz', 'nigdy: dotknięta karta musi się ruszyć'],
    daily: ['Rozdanie', 'za każdym razem inne', 'rozdanie dnia'],
    persist: ['Trwająca gra', 'zostaje zapamiętana', 'kończy się ze stroną'],
    figures: ['Figury', 'dwugłowe', 'stojące'],
    redeals: ['Rozkładanie na nowo', 'dwa razy', 'raz', 'nigdy'],
    redealWhen: ['Kiedy rozkłada się na nowo', 'w każdej chwili', 'tylko gdy nic innego nie można zrobić'],
    modern: ['Reguły', 'jak w książce', 'jak w późniejszych książkach'],
    spaceFill: ['Pustą ścieżkę zapełnia się', 'z układu i z talonu', 'tylko z układu'],
    rescue: ['Ratowanie asa i króla', 'dozwolone', 'niedozwolone'],
    rescueWhen: ['Ratuje się', 'gdy nie można zacząć żadnego stosu', 'gdy nic innego nie można ruszyć'],
    dealPlay: ['Podczas rozkładania można zagrać', 'kartę właśnie położoną', 'każdą wierzchnią kartę'],
    marriageSuit: ['Karty łączy się (mariaż)', 'w kolorze', 'w dowolnym kolorze'],
    transferGuard: ['Z króla na środek', 'tylko gdy uwalnia to inną kartę', 'w każdej chwili'],
    fillSource: ['Puste miejsca biorą karty', 'skąd chcesz', 'najpierw z talonu'],
    talonMarries: ['Karty z talonu', 'można łączyć z innymi', 'nie można ich łączyć'],
    rowWhen: ['Kiedy kładzie się nowy rząd', 'w każdej chwili', 'tylko gdy nic innego nie można zrobić'],
    refill: ['Puste miejsca zapełnia się', 'wszystkie razem', 'od razu'],
    wrapMarriages: ['Król na asa', 'nie w kręgu', 'także w kręgu'],
    shortPacketMarry: ['Kupki, którym brakuje kart', 'mogą przyjmować karty', 'nie przyjmują kart'],
  },
};
