import type {Page} from '@quinola/table';

/** The rules of Pamphile in Polish. Source: the page *Gry karciane* of the 12th Infantry of the Duchy of Warsaw, lines 16 to 42. */
export const page: Page = {
  lang: 'pl',
  termLang: 'pl',
  title: 'Pamfil, Polska, XVIII wiek',
  intro:
    'Po pięć kart dla każdego, nowe za te, które się nie przydadzą, i pięć lew. Kto gra, musi zebrać dwie; kto pasuje, ma punkt za każdą.',
  sections: [
    {
      id: 'pack',
      title: 'Karty',
      blocks: [
        {
          p: 'We trzech gra się talią 32 kart, od siódemek; we czterech, pięciu i sześciu talią 36 kart, od szóstek.',
        },
        {
          p: [
            'Walet trefl, niżnik żołędny, jest to ',
            ['pamfil', 'pamfil'],
            ': stoi nad wszystkimi kartami. Dalej idą as, król, dama, walet, dziesiątka, dziewiątka, ósemka, siódemka, szóstka.',
          ],
        },
        {
          note: 'Pamfil jest atutem, cokolwiek jest atutem, a treflem tylko wtedy, gdy trefle są atutem. Przy pamfil-freedom="free" wolno go zagrać do każdej lewy.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Rozdanie',
      blocks: [
        {
          p: 'Ciągnie się karty: najniższa rozdaje, równe ciągnie się jeszcze raz. Sąsiad z prawej ręki przekłada. Każdy dostaje pięć kart, najpierw trzy, potem dwie, począwszy od lewej ręki rozdającego.',
        },
        {
          p: [
            'Ostatnią kartę kładzie się odkrytą pod spód reszty, która tworzy ',
            ['talon', 'talon'],
            '. Jej kolor jest ',
            ['atut', 'atutem'],
            ', a jeśli to pamfil, atutem są trefle. Tej karty nie bierze nikt.',
          ],
        },
      ],
    },
    {
      id: 'word',
      title: 'Grać czy pasować',
      blocks: [
        {
          p: 'Gracz po lewej ręce rozdającego jest zobowiązany do grania, to jest musi zebrać co najmniej dwie lewy. Następni kolejno grają albo pasują. Kto pasuje, do niczego nie jest zobowiązany, ale kartami swymi gra dalej.',
        },
        {
          p: 'Kto gra, może odrzucić jedną kartę, kilka lub wszystkie i bierze tyleż z wierzchu talonu, póki starczy. Kto wymienił choćby jedną kartę, musi grać.',
        },
        {
          grid: {
            caption: 'Te same lewy w grze i po pasie',
            head: ['Pewne lewy', 'po pasie', 'w grze, bez trzeciej lewy', 'warto, gdy trzy trafią się'],
            rows: [
              ['żadna', '0', '−3', '1 raz na 2'],
              ['jedna', '1', '−3', '2 razy na 3'],
              ['dwie', '2', '0', '2 razy na 3'],
              ['jedna, z pamfilem', '2', '−3', '5 razy na 9'],
              ['dwie, z pamfilem', '4', '0', '2 razy na 3'],
            ],
          },
        },
        {
          note: 'Według tablicy punktów pasujący nigdy nie wychodzi gorzej niż grający z tyluż lewami. Grać warto więc tylko dla nowych kart; rada mówi, jak pewnie muszą przynieść trzecią lewę.',
        },
      ],
    },
    {
      id: 'mucha',
      title: 'Mucha',
      blocks: [
        {
          p: [
            'Pięć kart jednego koloru, po rozdaniu lub po wymianie, to ',
            ['mucha', 'mucha'],
            '; wygrywa ona partię bez rozgrywki. Gdy ma ją kilku, pierwszeństwo ma mucha atutowa, potem ta, która ma więcej oczek: as, król, dama, walet i dziesiątka po dziesięć, blotki stosownie do ilości oczek.',
          ],
        },
        {
          note: 'Przy równych oczkach wygrywa wcześniejszy w kolejności. Pamfil liczy się jako trefl albo jako atut; przy pamfil-wild-in-mucha="yes" dopełnia każdego koloru. Przy ścisłych obyczajach (etiquette="strict") muchę trzeba zawołać.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Rozgrywka',
      blocks: [
        {
          p: 'Wychodzi gracz po lewej ręce rozdającego. Trzeba dodawać do koloru, a kto może przebić, musi: wyższą kartą koloru, a kto koloru nie ma, atutem. Kto przebić nie może, dodaje do koloru, co chce, a bez koloru kładzie jakąkolwiek kartę.',
        },
        {
          p: 'Lewę bierze najwyższy atut, a bez atutu najwyższa karta koloru, którym wyszli. Kto wziął lewę, wychodzi do następnej.',
        },
      ],
    },
    {
      id: 'score',
      title: 'Punkty',
      blocks: [
        {
          grid: {
            caption: 'Punkty rozdania',
            head: ['Lewy', 'w grze', 'po pasie'],
            rows: [
              ['żadna', '−3', '0'],
              ['jedna', '−3', '1'],
              ['dwie', '0', '2'],
              ['trzy', '3', '3'],
              ['cztery', '4', '4'],
              ['pięć', '5', '5'],
              ['mucha', '5', '5'],
            ],
          },
        },
        {
          p: 'W obecności pamfila punkty za lewy i muchę liczą się podwójnie: kto go miał na początku rozgrywki, podwaja, co wygra.',
        },
        {
          note: 'Strona nie mówi, czyje punkty się podwajają; przy pamfil-doubling="everyone" wszystkich, póki ktoś ma pamfila. Trzech straconych punktów się nie podwaja, chyba że double-penalty="yes".',
        },
        {
          p: 'Każdy rozdaje dwa razy; potem wygrywa, kto ma najwięcej punktów, i każdy płaci każdemu różnicę.',
        },
        {note: 'Strona kończy się na rozdaniu; liczba rozdań i zapłata są nasze.'},
      ],
    },
  ],
};
