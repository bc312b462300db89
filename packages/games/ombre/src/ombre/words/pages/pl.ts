import type {Page} from '@quinola/table';
import {agreed} from './pl-agreed.js';
import {ladder} from './pl-ladder.js';

/** The rules of Lomber in Polish, for three, two and four. Source: the Warsaw book of games, c. 1820, *Gra Lombra*. */
export const page: Page = {
  lang: 'pl',
  termLang: 'pl',
  title: 'Lomber, ok. 1820',
  intro: [
    'Gra trzech. Kto zapowie najwyższą grę, zostaje ',
    ['lombrem', 'po hiszpańsku hombre, człowiek: ten, kto gra sam'],
    ': wybiera atuty i gra sam przeciw dwóm pozostałym, z których każdy zbiera lewy na własny rachunek. Wygrywa, jeśli nikt nie ma tylu lew co on.',
  ],
  sections: [
    {
      id: 'what',
      title: 'W skrócie',
      blocks: [
        {
          list: [
            'Każdy dostaje dziewięć kart. Reszta to talon, z którego można wymienić złe karty na inne.',
            'Gracze licytują, kto będzie grał. Kto wygra licytację, jest lombrem.',
            'Rozgrywa się dziewięć lew. Lombrowi wystarczy pięć, a nawet cztery, jeśli pozostali mają trzy i dwie.',
            'Jeśli wygra, zabiera stawki z miseczki. Jeśli nie, dokłada tyle, ile w niej leżało.',
          ],
        },
      ],
    },
    {
      id: 'cards',
      title: 'Karty',
      blocks: [
        {
          p: [
            'Czterdzieści kart: bez ósemek, dziewiątek i dziesiątek. W każdym kolorze (',
            ['maść', 'kolor kart'],
            ') najwyższe są jak zwykle król, dama i walet (',
            ['niżnik', 'walet'],
            '). Niżej czarne kolory idą od siódemki do dwójki, a czerwone na odwrót: od asa i dwójki do siódemki.',
          ],
        },
        {
          grid: {
            caption: 'Kolory, które nie są atutami, od najwyższej karty',
            head: ['', 'Kolejność'],
            rows: [
              ['piki, trefle', 'król, dama, walet, 7, 6, 5, 4, 3, 2'],
              ['kiery, kara', 'król, dama, walet, as, 2, 3, 4, 5, 6, 7'],
            ],
          },
        },
        {
          p: [
            'Oba czarne asy są zawsze atutami (',
            ['trumfy', 'atuty'],
            '), jakikolwiek kolor się wybierze. Trzy najwyższe atuty to:',
          ],
        },
        {
          list: [
            [['Spadilia', 'najwyższy atut'], ': zawsze as pik.'],
            [
              ['Manilia', 'drugi atut'],
              ': karta, która w tym kolorze byłaby najgorsza. Dwójka w kolorze czarnym, siódemka w czerwonym.',
            ],
            [['Basta', 'trzeci atut'], ': zawsze as trefl.'],
          ],
        },
        {
          grid: {
            caption: 'Atuty od najwyższego',
            head: ['Atuty', 'Kolejność'],
            rows: [
              ['piki', 'as pik, dwójka pik, as trefl, potem król, dama, walet, 7, 6, 5, 4, 3: jedenaście'],
              [
                'trefle',
                'as pik, dwójka trefl, as trefl, potem król, dama, walet, 7, 6, 5, 4, 3: jedenaście',
              ],
              [
                'kiery',
                [
                  'as pik, siódemka kier, as trefl, ',
                  ['Ponta', 'as czerwonego koloru atutowego'],
                  ' (as kier), król, dama, walet, 2, 3, 4, 5, 6: dwanaście',
                ],
              ],
              [
                'kara',
                'as pik, siódemka karo, as trefl, as karo, król, dama, walet, 2, 3, 4, 5, 6: dwanaście',
              ],
            ],
          },
        },
        {
          p: [
            'Te trzy karty to ',
            ['matadory', 'trzy najwyższe atuty'],
            '. Przy wypłacie liczy się za matadora także każdy następny atut, jeśli od góry nie brakuje żadnego.',
          ],
        },
      ],
    },
    {
      id: 'deal',
      title: 'Miejsca, stawka i rozdanie',
      blocks: [
        {
          p: 'O miejsca się ciągnie; kto wyciągnie pika, rozdaje pierwszy. Wszystko idzie w prawo: rozdawanie, licytacja, wymiana i gra.',
        },
        {
          p: [
            'Rozdający wkłada do ',
            ['miseczki', 'naczynie, w którym leży to, o co się gra'],
            ' jedną markę stawki i rozdaje po trzy karty, każdemu dziewięć. Trzynaście zostaje: to ',
            ['talon', 'karty, które zostają po rozdaniu'],
            '.',
          ],
        },
        {
          p: [
            'Gracz po prawej ręce rozdającego siedzi ',
            ['na ręku', 'mówi i wychodzi pierwszy'],
            ': mówi pierwszy, wychodzi w pierwszej lewie i rozdaje następny.',
          ],
        },
        {
          p: [
            'Wierzchnia karta drugiej talii wskazuje kolor wyróżniony (',
            ['faworyta', 'kolor, w którym płaci się podwójnie'],
            '). Gra z takimi atutami płaci podwójnie, a niektóre gry w faworycie przebijają w licytacji tę samą grę w innym kolorze.',
          ],
        },
      ],
    },
    ladder,
    {
      id: 'exchange',
      title: 'Wymiana kart',
      blocks: [
        {
          p: [
            'Najpierw lomber odkłada zakryte tyle kart, ile chce, i tyle samo bierze z wierzchu talonu (',
            ['kupować', 'brać karty z talonu'],
            '). Potem z reszty wymienia gracz po jego prawej ręce, a po nim trzeci. Nikt nie musi wymieniać. Mówi się, ile kart kto wziął, ale nie jakie.',
          ],
        },
        {p: 'W Solo i we wszystkich wyższych grach lomber nic nie wymienia; pozostali mogą.'},
        {
          p: 'Póki lomber nie zagrał pierwszej karty, może się zrzec gry: płaci jej cenę i stawia betę, a rozdania się nie rozgrywa.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Rozgrywka',
      blocks: [
        {
          p: [
            'W pierwszej lewie (',
            ['sztych', 'lewa'],
            ') wychodzi gracz na ręku, ktokolwiek jest lombrem; potem ten, kto wziął poprzednią. Do koloru trzeba dołożyć, do atutów też. Kto nie ma koloru, w który zagrano, daje, co chce: nikt nie musi przebijać atutem ani kłaść wyższej karty.',
          ],
        },
        {
          p: 'Jest jeden przywilej: gdy zagrano niższego atuta, matadora dawać nie trzeba, nawet jeśli nie ma się innych atutów. Matadora wyciąga tylko wyższy matador, i tylko wtedy, gdy się nim wychodzi.',
        },
        {
          p: [
            'Lomber, który wziął pierwsze pięć lew, wygrał (za ',
            ['cinq premiers', 'pierwsze pięć lew', 'fr'],
            ' jest dopłata). Jeśli zagra szóstą kartę, gra o wszystkie dziewięć (',
            ['Wola', 'Vole: wszystkie lewy'],
            ') i nie może się już cofnąć.',
          ],
        },
      ],
    },
    {
      id: 'result',
      title: 'Wygrana i przegrana',
      blocks: [
        {
          grid: {
            caption: 'Jak rozstrzyga dziewięć lew',
            head: ['', 'Lewy', 'Miseczka'],
            rows: [
              [
                'wygrana',
                'lomber sam ma najwięcej: pięć lub więcej, albo cztery, gdy pozostali mają trzy i dwie',
                'zabiera ją',
              ],
              [
                [['remisa', 'nie wygrał, ale nikt inny sam nie ma najwięcej']],
                'nikt sam nie ma najwięcej: cztery i cztery albo po trzy',
                'stawia betę: tyle, ile by zabrał',
              ],
              [
                [['kodylia', 'jeden z przeciwników sam ma najwięcej']],
                'jeden z przeciwników sam ma najwięcej: pięć, albo cztery, gdy inni mają trzy i dwie',
                'stawia dwa razy tyle',
              ],
            ],
          },
        },
        {
          p: 'Dlatego przeciwnikom nie każda lewa się przydaje. Gdy lomber ma cztery, ten, kto ma jedną, musi czasem następną zostawić partnerowi, żeby i on doszedł do czterech.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Co się płaci',
      blocks: [
        {
          p: [
            'To ',
            ['honory', 'wszystko, co płaci się z ręki do ręki'],
            ': każdy przeciwnik płaci je lombrowi albo od niego dostaje, w markach. Miseczka idzie osobno. W faworycie wszystko jest podwójne, prócz Grandissimo i Nullissimo, które nie mają koloru atutowego.',
          ],
        },
        {
          grid: {
            caption: 'Od każdego przeciwnika',
            head: ['', 'Zwykle', 'W faworycie'],
            rows: [
              ['pytanie', '0', '1'],
              ['Tournée', '1', '2'],
              ['Obscur z góry, z dołu, ze środka', '2, 4, 8', '4, 8, 16'],
              ['wielkie Kaśko', '2', '4'],
              ['Solo', '2', '4'],
              ['wszystkie lewy bez zapowiedzi: dopłata', '4', '8'],
              ['Tout: wszystkie lewy zapowiedziane', '12', '24'],
              ['Grandissimo; z pierwszymi pięcioma; ze wszystkimi', '8; 12; 24', ''],
              ['Nullissimo', '16', ''],
              ['trzy matadory; każdy następny', '1; o 1 więcej', '2; o 2 więcej'],
              ['pierwsze pięć lew', '1', '2'],
            ],
          },
        },
        {
          p: 'Po przegranej lomber płaci każdemu cenę gry i swoje matadory. Gdy się zrzekł gry, tylko cenę. Kto grał o wszystkie lewy i ich nie wziął, odlicza ich cenę, ale samą grę wygrał. Nieudany Tout to jedna beta.',
        },
        {
          p: 'Liczby przy Tournée i przy Obscur z góry nie są w druku czytelne; tu są takie, jakie pasują do reszty cennika.',
        },
      ],
    },
    {
      id: 'dish',
      title: 'Miseczka i bety',
      blocks: [
        {
          p: [
            ['Beta', 'to, co stawia przegrany: tyle, ile by wygrał'],
            ' jest tak duża jak to, co leży w miseczce. Pierwszą dokłada się od razu. Następne się zapisuje i czekają: w jednej grze nigdy nie wygrywa się więcej niż jednej. Kiedy miseczka zostanie zabrana, gra się o największą z czekających.',
          ],
        },
        {
          p: [
            'Żeby już pierwsza gra była coś warta, każdy kładzie przed sobą ',
            ['Blok', 'marka warta trzy stawki'],
            ': póki nie ma żadnej bety, do stawki dokłada się z niego trzy marki i w miseczce leżą cztery.',
          ],
        },
        {
          p: [
            'Po umówionych rozdaniach to, co leży na stole, dzieli się równo (',
            ['Kocioł', 'wspólny podział na koniec'],
            ') albo gra się dalej, aż stół będzie pusty.',
          ],
        },
      ],
    },
    {
      id: 'king',
      title: 'Król i jego gra',
      blocks: [
        {
          p: [
            'Gdy przy stole siedzi czterech, w każdym rozdaniu jeden nie gra, ten po lewej ręce rozdającego: to ',
            ['Król', 'ten, kto w tym rozdaniu nie gra'],
            '. Jeśli wszyscy trzej spasują, może wziąć talon: zatrzymuje dziewięć z trzynastu kart, nazywa atuty i gra przeciw trzem. Nikt nie wymienia. Musi wziąć pięć lew; cztery nigdy nie wystarczą. Płaci się jak za Obscur z dołu.',
          ],
        },
        {
          note: 'Książka nazywa tę grę dawnym określeniem, które dziś obraża. Przy tym stole to gra Króla.',
        },
      ],
    },
    {
      id: 'two',
      title: 'We dwóch',
      blocks: [
        {
          p: 'Lombra en deux gra się bez kar: trzydzieści kart, po osiem, w talonie czternaście. Pięć lew wygrywa, cztery to remisa, mniej to kodylia. Kara, czyli kolor, którego nie ma, wolno nazwać atutami: wtedy atutami są tylko dwa czarne asy.',
        },
        {
          p: 'Z asem i siódemką karo kart jest trzydzieści dwie, żeby i w karach mogły być matadory. Każdy dostaje dziesięć albo dwanaście. Siedem lew wygrywa, sześć to remisa.',
        },
      ],
    },
    {
      id: 'four',
      title: 'We czterech, każdy za siebie',
      blocks: [
        {
          p: [
            'Lomber en quatre, dawniej też ',
            ['Kupny Kadryl', 'kadryl z kupowaniem kart'],
            ': po osiem kart, osiem w talonie, osiem lew, trzech przeciwników. Lomber znów musi sam mieć najwięcej lew: cztery wygrywają przeciw trzem i jednej, a nawet trzy przeciw dwóm, dwóm i jednej. Cztery i cztery albo po dwie to remisa.',
          ],
        },
        {
          p: 'Po wymianie lombra rzadko zostaje dla trzech pozostałych więcej niż cztery karty. Kto nie ma dwóch pewnych lew, zostawia je następnemu.',
        },
      ],
    },
    ...agreed,
  ],
};
