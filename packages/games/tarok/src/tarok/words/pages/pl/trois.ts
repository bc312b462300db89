import type {Page, Section} from '@quinola/table';

/** The pack and what its cards count, alike for three and for two. */
export const pack: Section = {
  id: 'pack',
  title: 'Karty',
  blocks: [
    {
      p: [
        'Talia ma 78 kart. Dwadzieścia jeden taroków, stałych atutów, nosi liczby od XXI do I; najniższy to ',
        ['Pagat', 'tarok I, błazen'],
        '. Dwudziesty drugi, ',
        ['Sky', 'Skus, Excuse: Arlekin'],
        ', liczby nie ma. Do tego cztery maści francuskie po czternaście kart, z kawalem (',
        ['Kawall', 'koń, jeździec'],
        ') między damą a waletem.',
      ],
    },
    {
      p: 'Każdy tarok bije każdą kartę maściową. W maściach czarnych idą: król, dama, kawal, walet, 10, 9 … 2, as. W czerwonych blotki idą odwrotnie: król, dama, kawal, walet, as, 2 … 9, 10. Pokazuje to „Porządek kart” w menu.',
    },
    {
      grid: {
        caption: 'Ile liczy karta',
        head: ['Karta', 'Wartość'],
        rows: [
          ['Król, XXI, Pagat, Sky', '5'],
          ['Dama', '4'],
          ['Kawal', '3'],
          ['Walet', '2'],
          [['Wszystkie inne: ', ['próżne', 'blotki maści i taroki od II do XX']], 'same nic'],
        ],
      },
    },
  ],
};

/** How tricks are played, alike for three and for two. */
export const tricks: Section = {
  id: 'play',
  title: 'Gra',
  blocks: [
    {
      p: 'Lew jest dwadzieścia pięć. Do zadanej maści trzeba dołożyć. Kto jej nie ma, musi tarokować; kto nie ma i taroka, daje, co chce. Przebijać nikt nie musi. Bierze najwyższy tarok, a bez taroków najwyższa karta zadanej maści; kto wziął, zadaje dalej.',
    },
    {
      p: [
        'Sky wolno dać do każdej lewy, cokolwiek zadano, i nigdy nie bierze: właściciel mówi, że się skizuje (',
        ['skizować się', 'wymówić się'],
        '), zatrzymuje go, a biorącemu lewę winien jest próżną kartę. Musi jednak wyjść przed trzema ostatnimi lewami: w 23., 24. i 25. przepada.',
      ],
    },
    {
      note: 'Zadany Sky żąda taroków, jak tarok. Książka o tym milczy. Próżną kartę oddaje się przy liczeniu.',
    },
  ],
};

/** Announcing, alike for three and for two. */
export const announcing: Section = {
  id: 'announcing',
  title: 'Zgłaszanie',
  blocks: [
    {
      p: [
        'Przed pierwszą kartą każdy zgłasza (',
        ['zgłosić', 'ogłosić honory'],
        '), co ma w ręku, najpierw rozdający. Jedna karta może służyć do kilku zgłoszeń.',
      ],
    },
    {
      grid: {
        caption: 'Co się zgłasza i ile to warte',
        head: ['Zgłoszenie', 'Potrzeba', 'Punkty'],
        rows: [
          ['Taroki', 'dziesięciu lub więcej, ze Sky i Pagatem', '10 i po 5 za każdy ponad dziesięć'],
          [
            'Matadory od góry',
            'Sky, XXI, Pagat; dalej XX, XIX … bez przerwy',
            '10 za trzy i po 5 za każdy następny',
          ],
          ['Matadory od dołu', 'Sky, Pagat, II; dalej III, IV … bez przerwy', 'tak samo'],
          [
            'Króle',
            'trzech lub więcej z siedmiu: cztery króle, Sky, XXI, Pagat',
            '5 za trzy i po 5 za każdy następny',
          ],
          ['Cała kawaleria', 'król, dama, kawal i walet jednej maści', '10; ze Sky w ręku 20'],
          ['Połowa kawalerii', 'trzy z tych czterech', '5; ze Sky w ręku 10'],
        ],
      },
    },
    {
      p: [
        'Mówi się, ile, a nie które karty; kawaleria ze Sky zowie się ',
        ['skizowana', 'podwojona przez Sky'],
        '. Zgłaszać nikt nie musi, lecz co się teraz nie zgłosi, przepada.',
      ],
    },
    {
      note: 'Stół podpowiada wszystko, co masz w ręku. Że z dwóch ciągów matadorów zgłasza się lepszy, to nasz zwyczaj. Że zapomniane zgłoszenie przepada, stoi w regułach drukowanych w Lipsku w 1754 roku, nie w tej książce.',
    },
  ],
};

/** The Skat, alike for three and for two. */
export const skat: Section = {
  id: 'skat',
  title: 'Skat',
  blocks: [
    {
      p: [
        'Rozdający ma 28 kart i odkłada trzy, zakryte: to ',
        ['Skat', 'écart, trzy karty odłożone'],
        '. Przy końcu liczą się jemu. Królów i taroków kłaść tam nie wolno.',
      ],
    },
    {
      p: 'Jest jeden wyjątek: kto ma trzy taroki, ani mniej, ani więcej, a między nimi Pagata, może położyć wszystkie trzy. Pagat liczy się wtedy jak zrobiony.',
    },
    {
      note: 'Póki nie zgłosisz, możesz wziąć Skata z powrotem. To nasz zwyczaj; książka pozwala poprawić omyłkę, póki nie zadano pierwszej karty.',
    },
  ],
};

/** Errors and what the book sets on them (`laws.ts`), alike for three and for two. */
export const errors: Section = {
  id: 'errors',
  title: 'Omyłki i kary',
  blocks: [
    {p: 'Pięciu pierwszych stół nie dopuszcza. Książka mówi o nich, we trzech i we dwóch:'},
    {
      list: [
        'Omyłka w rozdawaniu: rozdaje następny, bo Skat jest korzyścią, którą winny traci (wskazówka 2).',
        [
          'Skat większy lub mniejszy niż trzy karty wolno poprawić, póki nie zadano pierwszej karty. Potem gra się dalej, lecz winny w całym rozdaniu nic nie zgłasza i nic nie liczy: gra ',
          ['rolę niemą', 'rolę bez głosu'],
          ' (reguła 13, wskazówka 3).',
        ],
        'Król albo matador w Skacie: tej karty mu się nie liczy (wskazówka 4).',
        'Zgłoszona kawaleria, której karta leży w Skacie: zgłoszenie cofa się, choćby po grze (wskazówka 4).',
        'Kto nie dodał do maści, nie tarokował albo na taroka nie dał taroka, nagradza wszelką szkodę, jaka z tego wynikła (wskazówka 5).',
        'Sky zatrzymany do trzech ostatnich lew jest stracony. To może ci się zdarzyć (reguła 3).',
      ],
    },
  ],
};

/** The rules of Tarok en trois in Polish. Source: the treatise *Tarok i Tarok-Lombra* “by Faber”, a Polish book of games without place or year, about 1820. */
export const trois: Page = {
  lang: 'pl',
  termLang: 'pl',
  title: 'Tarok we trzech',
  intro:
    'Trzech graczy, każdy za siebie, siedemdziesiąt osiem kart. Zgłasza się, co warta ręka; potem toczy się walka o Pagata, dalej o króle, a nade wszystko o ostatnią lewę. Na końcu liczy się karty: nad 26 lub pod.',
  sections: [
    {
      id: 'what',
      title: 'Co to za gra',
      blocks: [
        {
          p: 'Czwarty traktat polskiej książki o grach, która nie podaje ani miejsca, ani roku; nazywamy go od Warszawy i kładziemy na lata około 1820. Autor zowie swoją grę „dzisiejszym Tarokiem”: dawniej nie znano ani siedmiu królów, ani matadorów od dołu, ani kawalerii skizowanej.',
        },
        {
          p: 'Stałych partnerów nie ma. Dwóch łączy się przeciw temu, kto grozi zrobieniem Pagata lub króla, a gdy niebezpieczeństwo minie, rozchodzą się. Książka widzi w tym obraz ważniejszej gry polityki stanu.',
        },
      ],
    },
    pack,
    {
      id: 'deal',
      title: 'Miejsca i rozdanie',
      blocks: [
        {
          p: 'Miejsca oznaczają trzy karty: tarok i dwie różnych maści. Kto wyciągnie taroka, rozdaje pierwszy. Wszystko idzie w prawo, przeciwnie do ruchu wskazówek zegara.',
        },
        {
          p: 'Rozdaje się po pięć kart, pięć razy; trzy ostatnie bierze rozdający. Gracz po jego prawej zadaje pierwszy; rozdawanie przechodzi w prawo.',
        },
        {note: 'Wieczór ma trzy rozdania, chyba że strona postanowi inaczej: książka nie wyznacza mu końca.'},
      ],
    },
    skat,
    announcing,
    tricks,
    {
      id: 'pieces',
      title: 'Pagat i króle',
      blocks: [
        {
          p: 'Króle i Pagat, raz zagrane, leżą odkryte przed tym, kto je dostał. Pagat, który weźmie swoją lewę, jest zrobiony; zabity padł i dostaje go ten z przeciwników, który mniej zgłosił.',
        },
        {
          p: [
            'Co się z nimi stanie w ostatniej lewie, to ',
            ['ultimo', 'w ostatniej lewie'],
            ', i kosztuje drożej.',
          ],
        },
        {
          grid: {
            caption: 'Płaci się zaraz, każdemu z dwóch lub od każdego',
            head: ['', 'Punkty'],
            rows: [
              ['Pagat przegrany', '10'],
              ['Pagat przegrany ultimo', '20'],
              ['Pagat zrobiony ultimo', '20'],
              ['Król zrobiony lub przegrany ultimo', '10'],
            ],
          },
        },
        {
          note: 'Że za króla w ostatniej lewie płaci się 10, to od nas: książka nie podaje sumy dla trzech graczy, a 10 zgadza się z tym, co zapisuje się we dwóch. Od nas jest i to, że Pagat, który padł, idzie do biorącego lewę, gdy obaj przeciwnicy zgłosili tyle samo.',
        },
      ],
    },
    {
      id: 'count',
      title: 'Liczenie',
      blocks: [
        {
          p: 'Każdy liczy swoje karty paczkami po trzy; rozdający dodaje Skata. Trzy próżne liczą razem 1; karta liczbowa z dwiema próżnymi swoją wartość; dwie liczbowe sumę mniej 1; trzy sumę mniej 2. Wszystkie karty czynią 78.',
        },
        {p: 'Miarą jest 26. Kto ma mniej, płaci, ile mu brakuje, temu, kto ma więcej.'},
        {
          note: 'Książka mówi, że kto ma mniej, płaci innym, ile mu brakuje. Że płaci to raz i tylko tym, którzy mają więcej, to nasze odczytanie.',
        },
      ],
    },
    {
      id: 'settling',
      title: 'Pięć rachunków',
      blocks: [
        {
          list: [
            'Zgłoszenia: każdy z innych płaci sumę.',
            'Pagat i ultimo, jak wyżej.',
            'Stół: król przed tobą liczy 5, Pagat 10; płaci się różnicę.',
            'Karty, nad 26 lub pod.',
            [
              ['pulla', 'wspólna stawka'],
              ', jeśli się na nią umówiono: Pagat ultimo bierze ją całą, król ultimo połowę; przegrane ultimo, dokładają tyle samo.',
            ],
          ],
        },
        {
          note: 'Że każdy z innych płaci zgłoszoną sumę i że zrobionego Pagata płaci się raz, tym, że leży na stole, to nasze odczytanie. Z umowy (stichfrei, „z sztychem wolno”) kto nie ma żadnej lewy, dostaje po 26 od każdego; że wtedy za karty nic więcej się nie płaci, to od nas.',
        },
      ],
    },
    errors,
    {
      id: 'advice',
      title: 'Rady książki',
      blocks: [
        {
          list: [
            'Licz padające taroki, a maści, o ile się da.',
            'Nie mając Pagata, zadawaj taroki, póki nie padnie; nie wtedy jednak, gdy ktoś zgłosił dziesięć, a masz ich sześć lub więcej.',
            [
              'Maść, w której masz najwięcej i najlepszych kart, to twój ',
              ['bicz', 'maść, którą się innych zmusza do tarokowania'],
              ': zadawaj ją raz po raz, by inni tarokowali.',
            ],
            'Gdy Pagata już nie ma, graj na króle, by żaden nie był zrobiony ultimo.',
            'Chowaj Sky na wyższą kartę maści, w której masz gołe figury, i zagraj go na czas.',
          ],
        },
      ],
    },
  ],
};
