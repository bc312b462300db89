import type {Page} from '@quinola/table';

/** The rules of Viennese whist, 1834, in Polish. Source: *Leitfaden zum Selbstunterrichte im Whistspiele*, §§ 1–25. */
export const vienna: Page = {
  lang: 'pl',
  termLang: 'de',
  title: 'Wist wiedeński, 1834',
  intro: [
    'Czworo graczy w dwóch parach, trzynaście lew, a atu wyznacza ostatnia rozdana karta. Nie ma licytacji: dokłada się do koloru, bierze lewy i własnymi ',
    'kartami mówi partnerowi, co się ma na ręce. Nazwa gry wzywa do milczenia.',
  ],
  sections: [
    {
      id: 'what',
      title: 'Co to za gra',
      blocks: [
        {
          p: [
            'Salonowy wist wiedeńskiego biedermeieru według niewielkiego bezimiennego podręcznika, wydanego w Wiedniu przez Carla Gerolda w 1834 roku. Jest to wist „długi”: ',
            'partia toczy się do dziesięciu punktów, honory się liczą, a strona stojąca na ośmiu może o nie zapytać (',
            ['rufen', 'wezwać partnera: zapytać go głośno o honor'],
            ').',
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
            'Dwie talie francuskie po 52 karty, jedna o czerwonych, druga o niebieskich grzbietach, używane na przemian. W grze as jest najstarszy: A K D W 10 9 8 7 6 5 4 3 2. ',
            'Przy ciągnieniu o miejsca jest najmłodszy.',
          ],
        },
        {
          p: [
            'Kolor odkrytej karty jest atutowy (',
            ['Atout', 'atu'],
            '), pozostałe trzy to kolory boczne (',
            ['Farben', 'kolory'],
            '). As, król, dama i walet atu to honory (',
            ['Honneurs', 'honory: cztery najstarsze atuty'],
            ').',
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
            'Każdy ciągnie kartę z rozłożonej talii. Dwie najmłodsze grają razem przeciw dwóm najstarszym; najmłodsza rozdaje pierwsza. Powtórnie ciągną tylko ci, których równe karty ',
            'zostawiają rzecz nierozstrzygniętą.',
          ],
        },
        {
          p: [
            'Przed drugim robrem (',
            ['Robber', 'rober: rozgrywka do dwóch wygranych partii'],
            ') ciągnie się znowu. Gdyby ta sama para miała grać razem po raz drugi, młodszy z nich bierze młodszego ',
            'z przeciwników. W trzecim grają razem ci, którzy jeszcze nie grali. Po trzech robrach każdy był partnerem każdego.',
          ],
        },
        {
          p: 'Potem zajmuje się miejsca. Dama ma wybór i zachowuje miejsce przez cały wieczór. Inaczej wybiera ten, kto wyciągnął najmłodszą kartę, a jego partner siada naprzeciw; z dwóch pozostałych ten z młodszą kartą wybiera między miejscami, które zostały. Miejsca zachowuje się przez rober (§ 2).',
        },
        {
          note: 'W krótkim ceremoniale stół sam losuje, sadza i przekłada, a wynik podaje w jednym zdaniu. W pełnym robisz to sam.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Przełożenie i rozdanie',
      blocks: [
        {
          p: [
            'Pierwszy rozdający wybiera talię czerwoną albo niebieską; jego strona zachowuje ją przez całą partię. Sąsiad z prawej przekłada (',
            ['abheben, coupiren', 'przełożyć karty'],
            '). Dwa razy wolno mu przełożenie odrzucić (',
            ['umwerfen', 'odrzucić przełożenie; karty tasuje się na nowo'],
            ') i tak wymusić nowe tasowanie, albo podzielić talię kartą z drugiej (',
            ['schneiden', 'przeciąć talię wsuniętą kartą'],
            '). Książka uśmiecha się na to: robi się tak, by odmienić szczęście.',
          ],
        },
        {
          p: [
            'Rozdaje się po jednej karcie, od lewej ręki rozdającego, po trzynaście każdemu. Swoją ostatnią kartę rozdający odkrywa; jej kolor jest atutowy. Karta leży na stole, ',
            'aż rozdający zagra do pierwszej lewy; później wolno pytać o kolor, ale już nie o kartę.',
          ],
        },
        {p: 'Rozdawanie przechodzi w lewo, także z partii na partię.'},
      ],
    },
    {
      id: 'play',
      title: 'Rozgrywka',
      blocks: [
        {
          p: [
            'Wychodzi gracz z lewej rozdającego. Inni muszą dołożyć do koloru; kto go nie ma, gra, co chce, i nie musi ani przebijać, ani brać lewy (',
            ['Stich, Levée', 'lewa'],
            '). Bierze ją najstarszy atut, a bez atutów najstarsza karta zadanego koloru. Kto wziął, wychodzi.',
          ],
        },
        {
          p: [
            'Póki lewa nie jest odwrócona, można zapytać, kto co zagrał (',
            ['Wie liegt es?', '„Jak to leży?”'],
            '). Obejrzeć ponownie wolno tylko ostatnią lewę.',
          ],
        },
      ],
    },
    {
      id: 'call',
      title: 'Wezwanie na ośmiu',
      blocks: [
        {
          p: [
            'Strona stojąca dokładnie na ośmiu może wygrać od razu samymi honorami. Kto ma dwa honory, pyta przy swojej pierwszej karcie albo po karcie partnera, zawsze przed odwróceniem ',
            'pierwszej lewy: ',
            ['Ich rufe!', '„Wzywam!”'],
            ' albo ',
            ['Können Sie antworten?', '„Czy może pan odpowiedzieć?”'],
          ],
        },
        {
          list: [
            'Jeśli partner ma honor, mówi „tak” lub go pokazuje. Honory są dowiedzione i partia wygrana na miejscu; rozdania się nie rozgrywa.',
            'Jeśli nie ma, gra się dalej, a wszyscy wiedzą, że honory są podzielone.',
            [
              'Kto sam ma trzy lub cztery honory, nie pyta, tylko je pokazuje (',
              ['vorzeigen', 'pokazać honory'],
              ') i partia jest wygrana.',
            ],
          ],
        },
        {
          p: 'Wezwanie jest prawem, nie obowiązkiem. Na końcu rozdania honory liczą się jednak po lewach, a do tego czasu przeciwnicy mogą już wygrać partię.',
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
              [['każda lewa ponad sześć (', ['Trik', 'tryk: lewa ponad sześć'], ')'], '1'],
              [['trzy honory u partnerów (', ['deux honneurs', 'dwa za honory', 'fr'], ')'], '2'],
              [['cztery honory (', ['quatre honneurs', 'cztery za honory', 'fr'], ')'], '4'],
            ],
          },
        },
        {
          p: [
            'Honory należą do strony, której je rozdano, bez względu na to, który partner je miał i kto je wziął. Lewy zapisuje się przed honorami: rozum idzie przed przypadkiem, powiada książka. ',
            'Kto pierwszy ma dziesięć, wygrał partię (',
            ['Partie', 'partia do dziesięciu punktów'],
            ') i nic więcej się nie zapisuje.',
          ],
        },
        {
          p: 'Strona stojąca na dziewięciu nie wygra partii honorami. Potrzebuje choć jednej lewy ponad sześć.',
        },
        {
          note: 'Czy honory z rozstrzygającego rozdania mogą jeszcze uchronić przegranych od przegranej potrójnej lub podwójnej, książka nie mówi. Tutaj już się ich nie zapisuje, chyba że stół ustawiono inaczej.',
        },
        {
          figure: 'counters',
          caption: [
            'Każda strona znaczy czterema okrągłymi markami (',
            ['Marken', 'marki, żetony'],
            '): marka na linii (',
            ['Linie', 'linia'],
            ') to 1, nad nią 3, pod nią 5. Pięć to więc jedna nad linią i dwie na linii, siedem to dwie na linii i jedna pod nią, dziewięć to po jednej.',
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
              ['1 do 4', [['Double', 'podwójna', 'fr']], '2'],
              ['nic', [['Triple', 'potrójna', 'fr']], '3'],
            ],
          },
        },
        {
          p: [
            'Wszystkie trzynaście lew to wielki szlem (',
            ['Groß-Schlemm', 'wielki szlem'],
            ') wart 8 fiszek (',
            ['Fische', 'rybki, fiszki: jednostka wypłaty'],
            '), dwanaście to mały szlem wart 4. Wypłaca się je obok punktów, której by stronie nie przypadły.',
          ],
        },
        {
          p: [
            'Dwie wygrane partie kończą rober. Wygrani sumują swoje partie, szlemy i 4 za rober, a odejmują partie i szlemy przegranych. Tyle fiszek każdy z przegranych płaci jednemu z wygranych. ',
            'Jeśli przegrani zrobili dość szlemów, płacą wygrani.',
          ],
        },
        {
          list: [
            'Podwójna i potrójna: 2 + 3 + 4 = 9.',
            'Pojedyncza i potrójna, u przeciwników potrójna: 1 + 3 + 4 − 3 = 5.',
            'Dwie pojedyncze, u przeciwników wielki szlem: 1 + 1 + 4 − 8 = −2.',
          ],
        },
        {
          p: 'Na wieczór gra się trzy, cztery lub sześć robrów. Przerwany wypłaca się według partii i szlemów, bez owych 4.',
        },
      ],
    },
    {
      id: 'variants',
      title: 'Odmiany',
      blocks: [
        {
          terms: [
            [
              'Mit dem König',
              '„Z królem”. Pięcioro graczy, pięć robrów: każdy raz pauzuje i każdych dwoje raz gra razem.',
            ],
            [
              'Fünf Honneurs',
              'Dziesiątka atu jest piątym honorem: 3, 4 lub 5 honorów liczy się za 2, 4 lub 5. Nie ma wezwania; punkty ponad dziesięć przechodzą na następną partię wygranych.',
            ],
            [
              'Preference',
              'Pierwszy odkryty kolor jest uprzywilejowany. W każdym rozdaniu, w którym jest atutowy, także w pierwszym, lewy i honory liczą się podwójnie, a wzywać wolno na 6. Że wolno też na 7 i 8, to nasz zwyczaj; stół można ustawić według litery książki.',
            ],
            [
              'Ohne Honneurs',
              'Bez honorów, a partia do pięciu: z 3 lub 4 punktami przegrywa się pojedynczo, z 1 lub 2 podwójnie, z niczym potrójnie.',
            ],
            [
              'Strohmann',
              '„Dziadek”. Troje graczy: jeden gra drugą, martwą ręką jak partnera i wygrywa lub przegrywa podwójnie. Najpierw ogląda tę ze swych dwóch rąk, która zagra pierwsza; dziadka wykłada się po pierwszej lewie.',
            ],
          ],
        },
        {
          note: 'Wszystkie da się na tym stole ustawić. Książka nie mówi, jak się łączą; tu każdy sposób liczenia honorów idzie z każdą liczbą graczy, a preferencja tylko z czterema honorami.',
        },
      ],
    },
    {
      id: 'irregularities',
      title: 'Gdy coś pójdzie źle',
      blocks: [
        {
          p: 'Ten stół nie pozwala na błędy formy. Przy ścisłej etykiecie pozwala, a wtedy działają środki z książki.',
        },
        {
          list: [
            [
              'Fałszywy renons (',
              ['Renonce', 'nie dołożyć do koloru, choć się go ma'],
              '): trzy punkty za każdy. Przeciwnicy mogą trzy odjąć winnym, trzy sobie dodać albo je podzielić. Winni nie mogą w tym rozdaniu wygrać partii. Zgłasza się go po odwróceniu lewy, a przed odkryciem następnej karty atutowej (§ 19).',
            ],
            'Karta zagrana poza kolejnością: przeciwnik może później zażądać właśnie jej, byle nie wymuszał fałszywego renonsu (§ 20 III).',
            'Karty wyłożone: przeciwnicy mogą wskazywać, którą zagrać (§ 20 IV).',
            'Wezwanie nie na ośmiu albo mylne „tak”: przeciwnicy mogą unieważnić rozdanie (§ 20 VI, VII). Tak samo jest tutaj z wezwaniem przy mniej niż dwóch honorach, które niczego nie wygrywa (§ 7).',
            'Karta odsłonięta przy rozdawaniu: czy rozdanie jest ważne, rozstrzyga strona niewinna, a jeśli sprawił to przypadek, przeciwnicy rozdającego. Karta odwrócona w talii: rozdaje się na nowo (§ 3).',
            'Rozdającemu nie wolno obejrzeć swojej ostatniej karty, zanim ją odkryje: przeciwnicy mogą zażądać nowego rozdania (§ 3).',
            'Podczas rozdawania nie wolno oglądać kart. Jeśli nie wiadomo, czyja jest karta, leży, póki obie strony nie policzą swoich (§ 15).',
            'Omyłka w rozdawaniu, której dowiedzie policzenie kart: rozdawanie przechodzi w lewo. Jeśli jednak karta spadła pod stół albo leżała w drugiej talii, nikt nie jest winien i ten sam rozdaje jeszcze raz (§ 3).',
            'Dwanaście kart w jednej ręce, a czternaście w innej: rozdanie nieważne. Dwanaście w jednej, w innych jak trzeba: rozdanie ważne, a ta ręka odpowiada za swoje renonse (§ 18).',
            'Honory niezapisane przed odkryciem następnej karty przepadają. Jeśli partnerzy zapisali różnie, ważny jest niższy zapis (§ 20 V, VIII).',
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
            ['anspielen, ausspielen', 'wyjść, zadać'],
            ['zugeben', 'dołożyć do koloru'],
            ['coupiren', 'przebić atutem; też przełożyć karty'],
            ['Surcoupe', 'nadbitka'],
            [
              'Invito',
              'inwit: wyjście kartą od dwójki do szóstki w nowy kolor; obiecuje figurę i prosi o odwrót',
            ],
            ['Grande invite', 'wielki inwit: król, który bierze, potem inny kolor', 'fr'],
            ['Impaß', 'impas: zagrać młodszą z dwóch kart w nadziei na lewę'],
            ['laschieren', 'przepuścić'],
            ['Force', 'długi kolor; z czterema kartami i figurą siła bezwzględna'],
            ['freie Karte, Carte forte', 'forta: najstarsza z pozostałych kart koloru'],
            ['unbekannte Karte', 'karta nieznana: nie wiadomo, kto ma starszą'],
            ['geschlossene Karte, Sequence', 'sekwens: co najmniej trzy kolejne karty od ósemki wzwyż'],
            ['befreien', 'uwolnić kolor przez odebranie atutów'],
            ['Navette', 'obustronne przebijanie, „czółenko”'],
            ['vorsetzen', 'postawić figurę'],
            ['sich defaussieren', 'wyrzucić cały kolor'],
            ['demarkiren', 'odjąć punkty'],
            ['melieren', 'tasować'],
            ['Donne', 'rozdanie'],
            ['Parteneur', 'partner'],
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
            ['Leitfaden zum Selbstunterrichte im Whistspiele', 'Przewodnik do samodzielnej nauki wista'],
            ', Wiedeń, Carl Gerold, 1834, §§ 1–25. Zasady podano własnymi słowami. Gdzie książka milczy, stół idzie za jej duchem: po unieważnionym rozdaniu rozdaje ten sam gracz, a kto ',
            'przegrywa przez lewy, nie zapisuje już honorów z tego rozdania, chyba że stół ustawiono inaczej.',
          ],
        },
      ],
    },
  ],
};
