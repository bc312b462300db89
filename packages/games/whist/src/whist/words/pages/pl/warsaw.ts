import type {Page} from '@quinola/table';

/** The rules of Polish wist in Polish. Source: *Gra Wista*, first treatise of a Polish book of games, c. 1820. */
export const warsaw: Page = {
  lang: 'pl',
  termLang: 'pl',
  title: 'Wist polski, ok. 1820',
  intro: [
    'Czworo graczy w dwóch towarzystwach, trzynaście lew, atu według ostatniej rozdanej karty. Partię można wygrać na czterech stopniach, a najlepszy rober bez szlemów wart jest jedenaście. ',
    'Rady, które do niego należą, to Edmond Hoyle z 1742 roku w polskim stroju.',
  ],
  sections: [
    {
      id: 'what',
      title: 'Co to za gra',
      blocks: [
        {
          p: [
            'Pierwszy traktat polskiej książki o grach, drukowanej bez daty; nazywamy go od Warszawy i datujemy na około 1820 rok. Jego ponumerowane reguły są jedna po drugiej regułami z ',
            ['Short Treatise', 'Edmond Hoyle, A Short Treatise on the Game of Whist, Londyn 1742', 'en'],
            ' Hoyle’a, które przyszły do Polski przez Niemcy.',
          ],
        },
        {
          p: 'Partnerzy siedzą naprzeciw siebie. Rozdaje się, wychodzi i dokłada w lewo, zgodnie z ruchem wskazówek zegara.',
        },
      ],
    },
    {
      id: 'pack',
      title: 'Karty',
      blocks: [
        {
          p: [
            'Jedna ',
            ['tallia', 'talia'],
            ' kart francuskich, 52 karty. W grze as jest w każdym kolorze najstarszy: A K D W 10 9 8 7 6 5 4 3 2. Przy ciągnieniu znaczy jeden. ',
            'As, król, dama i walet atu to ',
            ['honory', 'cztery najstarsze atuty; także: matadory'],
            '.',
          ],
        },
      ],
    },
    {
      id: 'draw',
      title: 'Pary i miejsca',
      blocks: [
        {
          p: [
            'Przed każdym robrem każdy ciągnie kartę. Dwie najstarsze grają razem przeciw dwóm najmłodszym; najmłodsza rozdaje. Jeśli dwie równe leżą w środku, ci dwaj ciągną powtórnie i, jak ',
            'chce drukowany przykład, starszy dołącza do najmłodszej karty. Przy trzech równych ciągną ci trzej, a karta czwartego zachowuje swoje miejsce.',
          ],
        },
        {
          note: 'Z ogólnej zasady to młodszy powinien dołączyć do najmłodszej karty. Reguły zachowują to czytanie do wyboru.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Przełożenie i rozdanie',
      blocks: [
        {
          p: [
            'Przekłada sąsiad rozdającego z prawej. Karty rozdaje się pojedynczo, od lewej ręki rozdającego, po trzynaście każdemu. Ostatnia jest rozdającego; musi ją natychmiast ',
            ['wyświęcić', 'odkryć kartę atutową'],
            ', a jej kolor jest atutowy (',
            ['trumf', 'atu'],
            ').',
          ],
        },
        {
          p: [
            'Jeśli ją schowa między swoje karty, ten, ',
            ['kto ma rękę', 'gracz z lewej rozdającego, który wychodzi'],
            ', wyznacza, co się ma święcić. Odkryta karta leży na stole, aż rozdający ',
            'zagra do pierwszej lewy; potem wolno pytać tylko o kolor.',
          ],
        },
        {p: 'Rozdawanie przechodzi w lewo.'},
      ],
    },
    {
      id: 'play',
      title: 'Rozgrywka',
      blocks: [
        {
          p: [
            'Gracz z lewej rozdającego ',
            ['zadaje', 'wychodzi'],
            '. Inni muszą ',
            ['dodawać do koloru', 'dokładać do koloru'],
            '; kto nie może, ',
            ['przybija', 'przebija atutem'],
            ' albo zrzuca, jak chce. ',
            ['Sztych', 'lewa'],
            ' bierze najstarszy atut, a bez atutów najstarsza karta zadanego koloru; kto wziął, zadaje.',
          ],
        },
        {
          note: 'Czy wolno oglądać lewy ponownie, polska książka nie mówi. Tutaj, jak w Wiedniu, wolno ostatnią i żadnej innej.',
        },
      ],
    },
    {
      id: 'call',
      title: 'Wezwanie na ośmiu',
      blocks: [
        {
          p: [
            'Strona stojąca dokładnie na ośmiu może wygrać od razu samymi honorami. Kto ma dwa honory, może ',
            ['wezwać pomocnika', 'zapytać partnera o brakujący honor'],
            ' przy swojej pierwszej karcie albo po karcie partnera, zawsze przed odwróceniem pierwszej lewy.',
          ],
        },
        {
          list: [
            'Jeśli pomocnik ma honor, obaj pokazują i partia jest wygrana; rozdania się nie rozgrywa.',
            'Jeśli nie ma, gra się dalej, a wszyscy wiedzą, że honory są podzielone.',
            'Kto sam ma trzy lub cztery honory, odkrywa je bez pytania.',
          ],
        },
        {
          note: 'Polskie prawa mówią o wezwaniu, lecz go nie opisują. Sposób wzięto z wiedeńskiego podręcznika z 1834 roku, który zgadza się z każdym z nich.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Punkty w rozdaniu',
      blocks: [
        {
          grid: {
            caption: 'Co zapisuje strona',
            head: ['', 'Punkty'],
            rows: [
              [['każda lewa ponad sześć (', ['tryk', 'lewa ponad sześć'], ')'], '1'],
              ['trzy honory u partnerów', '2'],
              ['wszystkie cztery', '4'],
            ],
          },
        },
        {
          p: [
            'Honory należą do strony, której je rozdano. Kto pierwszy zapisze dziesięć, wygrał ',
            ['partyę', 'partię do dziesięciu punktów'],
            '. Gdzie książka milczy, stół liczy po wiedeńsku: lewy przed honorami, a na dziewięciu trzeba choć jednego tryku.',
          ],
        },
        {
          figure: 'counters',
          caption: [
            'Każda strona znaczy czterema ',
            ['markami', 'żetonami'],
            ': marka na linii to 1, nad nią 3, pod nią 5. Pięć to więc jedna nad linią i dwie na linii, siedem to dwie na linii i jedna pod nią, ',
            'dziewięć to po jednej.',
          ],
        },
      ],
    },
    {
      id: 'rubber',
      title: 'Partia, rober i wypłata',
      blocks: [
        {
          grid: {
            caption: 'Wartość partii według punktów przegranych',
            head: ['Przegrani mają', 'Nazwa', 'Wartość'],
            rows: [
              ['5 do 9', [['Simple', 'pojedyncza', 'fr']], '1'],
              ['3 lub 4', [['Double', 'podwójna', 'fr']], '2'],
              ['1 lub 2', [['Triple', 'potrójna', 'fr']], '3'],
              ['nic', [['Quadruple', 'poczwórna', 'fr']], '4'],
            ],
          },
        },
        {
          p: [
            'Dwie wygrane partie kończą ',
            ['robber', 'rober: rozgrywka do dwóch wygranych partii'],
            '; wygrana robra liczy się 3. ',
            ['Wielki szlem', 'wszystkie trzynaście lew'],
            ' liczy się 6, ',
            ['mały szlem', 'dwanaście lew'],
            ' 3, której by stronie nie przypadł. Wygrani sumują swoje, a odejmują partie i szlemy przegranych.',
          ],
        },
        {
          list: [
            'Dwie poczwórne: 4 + 4 + 3 = 11, rober „na jedenaście”.',
            'Rekord z książki: pięć wielkich szlemów, dwie poczwórne, jedna pojedyncza przegrana: 30 + 8 + 3 − 1 = 40.',
          ],
        },
        {p: 'Rober przerwany wypłaca się według partii i szlemów, bez owych 3.'},
      ],
    },
    {
      id: 'variants',
      title: 'Odmiany',
      blocks: [
        {
          p: [
            'Niektórzy nie liczą partii potrójnych ani poczwórnych: z 0 do 4 punktami przegrywa się podwójnie, z 5 do 9 pojedynczo. Najlepszy rober to wtedy 2 + 2 + 3 = 7 i mówi się o robrze ',
            '„na siedem”.',
          ],
        },
      ],
    },
    {
      id: 'irregularities',
      title: 'Prawa',
      blocks: [
        {
          p: 'Ten stół nie pozwala na błędy formy. Przy ścisłej etykiecie pozwala, a wtedy działają prawa z książki.',
        },
        {
          list: [
            [
              ['Fałszywy renons', 'nie dołożyć do koloru, choć się go ma'],
              ': przeciwnicy liczą sobie trzy przed wszystkim innym, a winni nie mogą w tym rozdaniu mieć więcej niż dziewięć (prawa 2, 3).',
            ],
            'Jeśli zauważono go przed odwróceniem lewy, przeciwnicy mogą zażądać najstarszej lub najmłodszej karty zadanego koloru albo później wyzwać kartę źle pokazaną (prawo 8).',
            'Zadanie poza kolejnością: przeciwnik może później zażądać właśnie tej karty albo, mając wyjść, każe własnemu partnerowi wymienić kolor (prawo 1).',
            'Karta, która upadnie na stół tak, że ją poznano: przeciwnik może ją później wyzwać (prawo 7).',
            'Karta dodana przed kolejnością: partner winnego nie może wziąć tej lewy, jeśli da się tego uniknąć (prawa 10, 13).',
            'Partner zadającego dodaje przed przeciwnikiem, na którego przypada kolej: drugi przeciwnik może wtedy dodać przed własnym partnerem (prawo 16).',
            'Karty rzucone odkryte w mniemaniu, że partia jest wygrana: przeciwnicy mogą je wyzywać w dowolnym porządku (prawo 15).',
            'Kto jest pewien wszystkich pozostałych lew, może pokazać karty. Jeśli jednak choć jedną można przebić, przeciwnicy mogą wyzwać każdą z jego kart (prawo 17).',
            'Wezwanie nie na ośmiu, a tutaj także przy mniej niż dwóch honorach: przeciwnicy mogą się naradzić i zażądać nowego rozdania. Przy mylnej odpowiedzi wybierają między nowym rozdaniem a tym (prawa 4, 18).',
            'Karta odsłonięta przy rozdawaniu: przeciwnicy mogą zażądać nowego rozdania; jeśli to ich wina, decyduje rozdający. Karta odwrócona w talii: rozdaje się na nowo, chyba że była ostatnia (prawa 9, 11).',
            'Omyłka w rozdawaniu: ten sam rozdaje jeszcze raz. Dwanaście kart w jednej ręce, w innych jak trzeba: rozdanie ważne, a ta ręka odpowiada za swoje renonse. Czternaście w jednej: rozdanie nieważne (prawa 12, 14).',
            'Po obejrzeniu odkrytej karty nie wolno przypominać partnerowi o wezwaniu, a zapomniane honory przepadają z następną (prawa 5, 6).',
          ],
        },
      ],
    },
    {
      id: 'glossary',
      title: 'Słowa z książki',
      blocks: [
        {
          terms: [
            ['maść, kolor', 'kolor'],
            ['pomocnik, kompan', 'partner'],
            ['znak, point', 'punkt'],
            ['przed ręką, za ręką', 'kto gra wcześniej, kto później'],
            ['puścić', 'przepuścić lewę'],
            ['odrzucić', 'zrzucić kartę'],
            ['renons', 'brak kart w kolorze'],
            ['inwita', 'inwit: szóstka lub niższa z koloru z asem, królem albo damą'],
            ['fałszywa inwita', 'to samo bez żadnej z trzech figur'],
            ['impas', 'bić trzecią z kolei kartą w nadziei na lewę'],
            ['forsować', 'zadać to, co przeciwnik musi przebić'],
            ['forte-karta', 'forta: pobije ją tylko atut'],
            ['tertia major', 'as, król i dama jednego koloru'],
            ['singleton', 'jedyna karta koloru'],
            ['z pod suchy', 'dojść do stanu, który zmniejsza przegraną o stopień'],
          ],
        },
      ],
    },
    {
      id: 'sources',
      title: 'Źródło',
      blocks: [
        {
          p: [
            'Gra Wista, pierwszy traktat polskiej książki o grach bez miejsca i roku, około 1820. Zasady podano własnymi słowami. Błędy druku czytamy według Hoyle’a, ',
            'a luki wypełnia wiedeński ',
            ['Leitfaden', 'Przewodnik do samodzielnej nauki wista, Wiedeń 1834', 'de'],
            ' z 1834 roku.',
          ],
        },
      ],
    },
  ],
};
