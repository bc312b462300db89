import type {Page} from '@quinola/table';

/** The rules of Tarok-ombre in Polish. Source: Faber, *Tarok i Tarok-Lombra*, fourth treatise of a Polish book of games, c. 1820. */
export const page: Page = {
  lang: 'pl',
  termLang: 'pl',
  title: 'Taroklomber, ok. 1820',
  intro: [
    'Jeden z trzech ogłasza się wspólnym nieprzyjacielem dwóch pozostałych i musi zrobić 40 z 78 punktów. Przed grą może żądać od nich kart. ',
    'Książka mówi, że kto się tej gry nauczył, temu jeszcze nigdy nie zbrzydła.',
  ],
  sections: [
    {
      id: 'what',
      title: 'Na czym polega',
      blocks: [
        {
          p: [
            'Gra się we trzech. W Taroku każdy pilnuje własnego zysku, a nieprzyjaciel się zmienia; tutaj grający (',
            ['nieprzyjaciel wspólny', 'ten, kto gra przeciw dwóm'],
            ') od początku stoi przeciw dwóm sprzymierzonym. Niczego się nie ogłasza; płaci się tylko grę i jej punkty.',
          ],
        },
        {
          p: [
            'Są dwa sposoby: stary (',
            ['stary sposób', 'Skata kładzie rozdający, przed licytacją'],
            '), najtrudniejszy, i nowy, łatwiejszy. Ta strona mówi, czym się różnią.',
          ],
        },
      ],
    },
    {
      id: 'pack',
      title: 'Karty',
      blocks: [
        {
          p: [
            'Talia tarokowa o 78 kartach: 21 taroków z numerami, Sky (',
            ['Sky', 'Arlekin, tarok bez numeru'],
            ') i cztery maści, w każdej król, dama, kawal, walet i dziesięć blotek. Każdy tarok bije każdą kartę maściową, wyższy niższego. W czarnych maściach najwyższą blotką jest dziesiątka, a najniższą as; w czerwonych na odwrót.',
          ],
        },
        {
          grid: {
            caption: 'Ile liczą karty',
            head: ['', 'Punkty'],
            rows: [
              [['króle, XXI, ', ['Pagat', 'tarok I, błazen'], ' i Sky'], '5'],
              ['damy', '4'],
              ['kawale', '3'],
              ['walety', '2'],
              [['trzy karty próżne (', ['próżne', 'blotki maści i taroki od II do XX'], ') razem'], '1'],
            ],
          },
        },
      ],
    },
    {
      id: 'deal',
      title: 'Miejsca i rozdawanie',
      blocks: [
        {
          p: 'O miejsca się ciągnie: kto wyciągnie taroka, rozdaje pierwszy. Rozdaje się i gra w lewo. Każdy dostaje dwadzieścia pięć kart, po pięć naraz.',
        },
        {
          list: [
            ['W starym sposobie trzy pozostałe karty bierze rozdający (', ['Superata', 'nadwyżka'], ').'],
            'W nowym sposobie trzy wierzchnie karty odkłada się zakryte, zanim zacznie się rozdawać.',
          ],
        },
        {
          p: 'Kto siedzi po lewej ręce rozdającego, ten pierwszy mówi i pierwszy zadaje, ktokolwiek gra. On też rozdaje jako następny.',
        },
      ],
    },
    {
      id: 'skat',
      title: 'Skat',
      blocks: [
        {
          p: [
            'Trzy karty się odkłada (',
            ['Skat', 'trzy odłożone karty'],
            '). W starym sposobie robi to rozdający przed licytacją i liczą się jego stronie; w nowym grający, gdy weźmie trzy odłożone wcześniej, i liczą się jemu.',
          ],
        },
        {p: 'Królów i taroków, także Sky i Pagata, odkładać nie wolno. Damy, kawale, walety i blotki wolno.'},
      ],
    },
    {
      id: 'bidding',
      title: 'Licytacja',
      blocks: [
        {
          grid: {
            caption: 'Gry, od najniższej',
            head: ['', 'Żądane karty', 'Stary sposób', 'Nowy sposób'],
            rows: [
              ['a Tre', '3', 'słowo, bez gry', 'nieznana'],
              ['a Due', '2', 'grana', 'słowo, bez gry'],
              ['a Uno', '1', 'grana', 'grana'],
              ['Solo', 'żadna', 'grana', 'grana'],
            ],
          },
        },
        {
          p: [
            'Zaczyna „pierwszy”, po lewej rozdającego. Może zapowiedzieć najniższą grę, w starym sposobie nawet nie patrząc w karty: nic go to nie kosztuje, a pozwala potem przejąć cudzą grę (',
            ['ręka', 'prawo przejęcia tego, co zapowie późniejszy'],
            ').',
          ],
        },
        {
          p: [
            'Drugi pasuje albo zapowiada wyższą grę. Wtedy pierwszy przejmuje grę (',
            ['ia dotrzymam', 'gram to, co zapowiedziano po mnie'],
            '), idzie wyżej albo pasuje, aż jeden z dwóch ustąpi. Kto został, tak samo staje wobec rozdającego.',
          ],
        },
        {
          p: 'Jeśli nikt nie zapowie gry, którą się gra, karty się zrzuca, a pierwszy dostaje od każdego dziesięć marek.',
        },
        {note: 'Ile dostaje pierwszy, książka zostawia umowie. Stół bierze cenę a Tre.'},
      ],
    },
    {
      id: 'asking',
      title: 'Żądanie kart',
      blocks: [
        {
          p: [
            'Grający wymienia kolejno karty, których nie ma (',
            ['żądać', 'wymienić kartę, którą przeciwnik musi oddać'],
            '). Żądać można tylko kart liczbowych: figur, XXI, Pagata, Sky. Kto kartę ma, oddaje ją i dostaje za nią dowolną inną, zakrytą.',
          ],
        },
        {
          list: [
            'Grający może żądać mniej kart, niż mu gra pozwala.',
            'Jeśli karta leży w Skacie rozdającego, który jest przeciwnikiem, mówi on o tym i można wymienić inną.',
            'W nowym sposobie grający najpierw bierze trzy karty, potem żąda, na końcu trzy odkłada.',
          ],
        },
        {note: 'O tych trzech sprawach książka milczy; tak się gra przy tym stole.'},
      ],
    },
    {
      id: 'play',
      title: 'Gra',
      blocks: [
        {
          p: [
            'Trzeba dokładać do maści. Kto nie może, musi tarokować (',
            ['tarokować', 'dać taroka'],
            '), a kto nie ma taroków, gra, co chce. Bić nikt nie musi. Lewę bierze najwyższy tarok, a bez taroków najwyższa karta zadanej maści. Dwaj przeciwnicy mają jedną wspólną kupkę.',
          ],
        },
        {
          p: [
            'Sky można zagrać w każdej chwili; niczego nie bije. Właściciel go zatrzymuje (',
            ['skizować się', 'wymówić się kartą Sky'],
            ') i przy liczeniu oddaje za niego próżną kartę ze swojej kupki, chyba że lewę wziął jego sprzymierzeniec.',
          ],
        },
      ],
    },
    {
      id: 'count',
      title: 'Liczenie',
      blocks: [
        {p: 'Każdą kupkę liczy się po trzy karty; razem jest zawsze 78:'},
        {
          list: [
            'trzy karty próżne: 1',
            'jedna liczbowa: jej wartość',
            'dwie: ich suma mniej 1',
            'trzy: ich suma mniej 2',
          ],
        },
        {
          p: [
            'Kto zrobił 40 punktów, wygrał; kto mniej niż 39, przegrał. 39 to gra stojąca (',
            ['remis', 'gra stojąca'],
            '): nikt nie płaci.',
          ],
        },
      ],
    },
    {
      id: 'payment',
      title: 'Płacenie',
      blocks: [
        {
          grid: {
            caption: 'Marki od każdego przeciwnika',
            head: ['', 'Gra', 'Każdy punkt nad 39', 'Tout'],
            rows: [
              ['a Due', '20', '2', '200'],
              ['a Uno', '30', '3', '300'],
              ['Solo, stary sposób', '60', '6', '600'],
              ['Solo, nowy sposób', '50', '5', '500'],
            ],
          },
        },
        {
          p: 'Przegrana gra kosztuje grającego tyle samo na rzecz każdego, licząc punkty, których brakło mu do 39.',
        },
        {
          p: [
            'Kto weźmie wszystkie 25 lew, robi ',
            ['Tout', 'wszystkie lewy'],
            ', płatny zamiast gry; nawet Sky trzeba mu wtedy oddać. Grający, który sam ma Sky, nie może go zrobić.',
          ],
        },
        {
          note: 'Ceny przegranej gry nie wydrukowano; odpowiada wygranej. Tout za a Uno w nowym sposobie wydrukowano jako „5oo”; według zasady taryfy to 300.',
        },
      ],
    },
    {
      id: 'glossary',
      title: 'Słowa książki',
      blocks: [
        {
          terms: [
            ['grający, zadający', 'ten, kto gra przeciw dwóm'],
            ['pomocnik', 'drugi przeciwnik grającego'],
            ['karta liczbowa', 'karta, która liczy'],
            ['sztych', 'lewa'],
            ['we środku', 'drugie miejsce'],
            ['za ręką', 'miejsce rozdającego'],
            ['kupować', 'brać trzy odłożone karty'],
            ['renons', 'brak maści'],
            ['a personne', 'od każdego'],
            ['bicz', 'długa maść, zadawana raz po raz'],
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
            ['Sposób do nauczenia się gry Tarok i Tarok-Lombra', 'czwarta rozprawa polskiej książki o grach'],
            ' Fabera, bez miejsca i roku, około 1820. Zasady podano tu własnymi słowami.',
          ],
        },
      ],
    },
  ],
};
