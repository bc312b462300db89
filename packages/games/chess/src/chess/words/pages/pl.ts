import type {Page} from '@quinola/table';

/** The rules of chess in Polish. Source: *Sposób naynowszy do nauczenia się w Szachy grać, przez Fieldinga* (about 1820). */
export const page: Page = {
  lang: 'pl',
  termLang: 'pl',
  title: 'Szachy, Polska, około 1820',
  intro:
    'Szachy, jak uczyła ich polska książeczka około 1820 roku. Bierki chodzą jak dzisiaj; inaczej jest z tym, czym staje się pion, ile wart jest pat i co trzeba powiedzieć.',
  sections: [
    {
      id: 'board',
      title: 'Szachownica',
      blocks: [
        {
          p: [
            'Szachownica, ',
            ['Arcabnica', 'szachownica'],
            ', ma 64 pola i leży tak, że każdy gracz ma w prawym rogu pole białe. Rzędy od gracza do gracza mają litery od a do h, poprzeczne liczby od 1 do 8.',
          ],
        },
        {
          p: 'Białe stoją na dwóch pierwszych rzędach poprzecznych, czarne na dwóch ostatnich: w rogach wieże, potem skoczki, potem gońce, hetmani na d1 i d8, każdy na swoim kolorze, obok królowie, z przodu piony. Kto zaczyna, książka nie mówi; tutaj białe, chyba że umówiono inaczej.',
        },
      ],
    },
    {
      id: 'men',
      title: 'Bierki',
      blocks: [
        {
          grid: {
            caption: 'Jak chodzą',
            head: ['Bierka', 'w książce', 'chodzi'],
            rows: [
              ['król', 'Król', 'o jedno pole w każdą stronę, nigdy na pole bite'],
              ['hetman', 'Hetman', 'w każdą stronę, póki droga wolna'],
              ['wieża', 'Wieża', 'prosto, póki droga wolna'],
              ['goniec', 'Laufer', 'na ukos, póki droga wolna'],
              ['skoczek', 'Skacz', 'na trzecie pole innego koloru; przeskakuje inne'],
              ['pion', 'Chłop', 'naprzód o jedno pole, z miejsca także o dwa; bije na ukos naprzód'],
            ],
          },
        },
        {
          p: 'Pion, który dwoma krokami mija nieprzyjacielskiego, może być przez niego zbity w przelocie, jakby szedł o jeden; tylko zaraz i tylko jeśli drugi chce.',
        },
        {
          p: 'Roszada: król idzie o dwa pola ku wieży, która staje na polu przez niego minionym. Nie wolno, gdy król się ruszył (a), gdy ta wieża się ruszyła (b), z szacha (c), przez pole, na którym byłby w szachu (d), gdy ktoś stoi pomiędzy (e).',
        },
      ],
    },
    {
      id: 'promotion',
      title: 'Czym staje się pion',
      blocks: [
        {
          p: 'Na ostatnim rzędzie pion staje się tym, co jego strona straciła. Gdy stracono hetmana, staje się hetmanem, bez wyboru. Gdy hetman jeszcze stoi, staje się straconą wieżą, gońcem lub skoczkiem, do wyboru. Gdy nic nie stracono, stoi próżno: ani chodzi, ani bije, aż padnie figura jego strony, której miejsce zaraz zajmuje.',
        },
        {
          note: 'Gdzie książka milczy: próżnego piona można zbić; z kilku właściciel wybiera, który zajmie miejsce; nie wolno zbić figury, której miejsce próżny pion zająłby z szachem. Dziś (promotion="modern") pion staje się każdą figurą.',
        },
      ],
    },
    {
      id: 'ends',
      title: 'Szach, mat, pat',
      blocks: [
        {
          p: 'Na szacha odpowiada się, bijąc tego, kto go daje, zasłaniając się albo odchodząc. Gdy nic nie pomaga, jest mat i gra wygrana.',
        },
        {
          p: 'Kto nie ma ruchu, a nie jest w szachu, ma pata: traci pół gry. W Anglii, mówi książka, nawet ją wygrywa (stalemate="england"); dziś nie wygrywa nikt.',
        },
        {
          p: 'Remisów książka nie zna. Stół kończy grę bez wygranej, gdy pozycja przychodzi trzeci raz albo mija pięćdziesiąt posunięć bez ruchu piona i bicia, a obaj mogą się rozejść za zgodą; safety-draws="no" to wyłącza. Według dzisiejszych prawideł (rules="modern") tych remisów się żąda, a pozycja, w której nikt nie może dać mata, kończy grę.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'Prawa',
      blocks: [
        {
          p: 'Dotkniętą bierką trzeba grać (a). Szacha niezapowiedzianego można nie zważać (d). Mat niezapowiedziany wygrywa pół gry (e). Obowiązują przy ścisłym stole (strict-etiquette="yes").',
        },
        {
          p: 'Gdy bierkę postawiono mylnie, a drugi spostrzegł to dopiero po swoim ruchu, żaden cofnąć nie może (f); gdy poszła dalej, niż wolno, od drugiego zależy, czy ją tam zostawi (g). Stół obu nie dopuszcza.',
        },
        {
          p: 'Słabszemu można dać fory: piona gońca królewskiego, skoczka, wieżę, hetmana (odds).',
        },
      ],
    },
    {
      id: 'marked',
      title: 'Oznaczony pion',
      blocks: [
        {
          p: 'Zabawa: jeden zobowiązuje się dać mata pewnym pionem (marked="g2"). Przegrywa, gdy pion padnie lub się przemieni albo mata da inna bierka. Może się też zobowiązać, że pionów bić nie będzie (spare-pawns="yes").',
        },
      ],
    },
    {
      id: 'matter',
      title: 'Co książka pokazuje',
      blocks: [
        {
          p: 'Na końcu książki są gry, pozycje, maty pod warunkiem i oznaczone piony. Wszystko, co da się odczytać albo odtworzyć z posunięć, można prześledzić lub rozwiązać (w menu, wśród zadań). Drzeworyty zaginęły, a z nimi reszta; gdyby znalazł się czytelny egzemplarz, każda rzecz ma tu swój numer.',
        },
        {
          grid: {
            caption: 'Co z tego zostało',
            head: ['Część', 'zachowane', 'zaginione'],
            rows: [
              ['Gry', '3 do 6, jak w książce', '1 i 2: zostały same nagłówki'],
              [
                'Pozycje',
                '9, 10 i 13 jak w książce; 4, 8, 11 i 12 odtworzone z posunięć; 5 i 14 to domysł, bez rozwiązania książki',
                '1, 2, 3, 6, 7 i 15',
              ],
              [
                'Szczególne maty',
                '1 i 3 jak w książce; 2, 4, 5 i pochód skoczka odtworzone; koniec pochodu jest nasz',
                'warunki, pod którymi miały być dane',
              ],
              [
                'Oznaczony pion',
                'przed gońcem od trzeciego posunięcia i przed hetmanem, odtworzone; marszałka de Saxe bez dwóch ostatnich posunięć',
                'przed wieżą i jeszcze trzy',
              ],
            ],
          },
        },
      ],
    },
  ],
};
