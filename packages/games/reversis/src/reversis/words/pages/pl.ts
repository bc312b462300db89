import type {Page} from '@quinola/table';

/** The rules of Reversis in Polish. Source: *Lyckans talisman* (Stockholm 1819), *Reversy*, rules 1 to 42. */
export const page: Page = {
  lang: 'pl',
  termLang: 'sv',
  title: 'Rewersis, Szwecja 1819',
  intro:
    'Gra czterech, każdy dla siebie. Wygrywa tu ten, kto ma najmniej punktów, chyba że ktoś weźmie wszystkie lewy. Walet kier, Quinola, wygrywa albo przegrywa cały kosz.',
  sections: [
    {
      id: 'pack',
      title: 'Karty',
      blocks: [
        {
          p: 'Pięćdziesiąt dwie karty bez dziesiątek: czterdzieści osiem. As, król, dama, walet, dziewiątka i tak dalej do dwójki, we wszystkich kolorach; atutów nie ma. As liczy cztery punkty, król trzy, dama dwa, walet jeden: czterdzieści w talii. Pozostałe są białe i nic nie liczą.',
        },
        {
          p: ['Walet kier to ', ['Quinola', 'walet kier'], '. W lewie jest waletem jak każdy inny.'],
        },
        {
          p: 'Jedna z dziesiątek wskazuje kolejki: gdy każdy rozdał raz, oddziera się jeden znak. Po dziesięciu kolejkach gra się kończy.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Stawki i rozdanie',
      blocks: [
        {
          p: 'O miejsca ciągnie się dziesiątki; karo rozdaje pierwsze. Rozdaje się i gra w prawo. Kto siedzi po prawej ręce rozdającego, zaczyna i przegrywa przy równości; rozdający przy niej wygrywa: książka mówi, że siedzi najlepiej.',
        },
        {
          p: [
            'Gdy ',
            ['pannier', 'kosz, w którym leżą stawki'],
            ' jest pusty, rozdający wkłada do niego dwie ',
            ['Fischer', 'liczmany; jeden wart tu dziesięć żetonów albo pięć'],
            ', a każdy inny jedną; potem sam rozdający jedną w każdym rozdaniu, także gdy leży tam beta.',
          ],
        },
        {
          p: 'Każdy dostaje dwa razy po cztery karty, potem trzy, rozdający cztery: jedenaście, a rozdający dwanaście. Trzy karty zostają, to talon; leżą pod koszem.',
        },
      ],
    },
    {
      id: 'exchange',
      title: 'Wymiana',
      blocks: [
        {
          p: 'Poczynając od pierwszego, każdy z trzech może raz odrzucić kartę zakrytą pod kosz i wziąć za nią pierwszą z talonu; albo zatrzymuje wszystkie, sam ogląda pierwszą z talonu i kładzie ją pod kosz. Rozdający nic nie bierze i odkłada jedną ze swych dwunastu kart.',
        },
        {
          p: 'Quinolę wolno odrzucić i robi się to, gdy jest słabo strzeżona. Co leży pod koszem, zostaje zakryte; każdy może obejrzeć tylko swoją kartę.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Gra',
      blocks: [
        {
          p: 'Wychodzi pierwszy. Trzeba dołożyć do koloru; lewę bierze najwyższa karta koloru, w który wyszło, a kto ją wziął, wychodzi do następnej. Lew jest jedenaście. Każdą się odwraca; ostatnią wolno obejrzeć, póki nie weźmie się następnej, swoje zawsze (11).',
        },
        {
          grid: {
            caption: 'Jak padają Quinola i asy',
            head: ['', 'Quinola', 'As'],
            rows: [
              [
                [['gifven', 'oddana: zrzucona do innego koloru']],
                'kto bierze lewę, płaci 2 fisze, w ostatniej lewie 4; kto ją oddał, wygrywa kosz',
                'kto bierze lewę, płaci 2 żetony, za karo 4',
              ],
              [
                [['forcerad', 'wymuszona: wyciągnięta własnym kolorem']],
                'kto ją miał, płaci wychodzącemu 2 fisze i stawia betę',
                'kto go miał, płaci wychodzącemu 2 żetony (4)',
              ],
              [
                [['utspelt', 'zagrana z ręki'], ' albo ', ['gorgerad', 'zagrana jako ostatnia karta']],
                'kto ją miał, płaci wygrywającemu partię 2 fisze i stawia betę',
                'kto go miał, płaci wygrywającemu partię 2 żetony (4)',
              ],
            ],
          },
        },
        {
          p: 'Kto na początku gry ma wszystkie cztery asy, nie musi w tym rozdaniu nigdy dokładać do koloru. Quinolę może oddać do każdego koloru prócz kierów.',
        },
      ],
    },
    {
      id: 'reversis',
      title: 'Rewersis',
      blocks: [
        {
          p: [
            'Kto weźmie wszystkie jedenaście lew, robi rewersis. Jest on ',
            ['entreprenerad', 'podjęty'],
            ', gdy ktoś wziął pierwsze dziewięć i wychodzi do dziesiątej.',
          ],
        },
        {
          p: 'Udany: każdy z pozostałych płaci mu cztery fisze; kto miał cztery asy, płaci za wszystkich, dwanaście. Co on sam winien za asy i Quinolę, zwraca mu się; kosz wygrany przez oddanie Quinoli zostaje wygrany. Jeśli swoją własną Quinolą wyszedł w jednej z pierwszych dziewięciu lew albo wymusiło ją pierwsze wyjście, wygrywa też kosz.',
        },
        {
          p: [
            'Złamany ',
            ['à la bonne', 'we właściwej chwili: w dziesiątej albo jedenastej lewie', 'fr'],
            ': gra zaraz się kończy. Kto go podjął, płaci łamiącemu cztery fisze i za każdego asa, którym wyszedł; jeśli wyszedł Quinolą, dwie więcej i betę. Co pada w łamiącej lewie, nic nie liczy.',
          ],
        },
        {p: 'Złamany wcześniej jest niczym i gra toczy się dalej.'},
      ],
    },
    {
      id: 'payment',
      title: 'Partia, bety i kosz',
      blocks: [
        {
          p: 'Bez rewersis, kto ma najwięcej punktów, płaci dwie fisze temu, kto ma najmniej: ten wygrywa partię. Przy równych punktach rozstrzygają lewy, a gdy i one są równe, miejsce: siedzący lepiej wygrywa, siedzący gorzej płaci. Rozdający bez lewy zawsze więc wygrywa.',
        },
        {
          p: 'Beta jest tak wielka jak to, co leży w koszu. Pierwsza dołącza od razu; późniejsze czekają, a gdy kosz jest wygrany, gra idzie o największą z nich.',
        },
        {
          p: 'Na końcu kosz i czekające bety dzieli się równo; nadliczbowe żetony dostaje najpierw siedzący najlepiej.',
        },
      ],
    },
    {
      id: 'options',
      title: 'Co można umówić',
      blocks: [
        {
          list: [
            'Mniej kolejek; fisza po pięć żetonów.',
            'Na żądanie: za Quinolę, asy i kosz płaci się tylko wtedy, gdy ktoś się o to upomni przed następnym zbieraniem kart. Za partię i rewersis płaci się bez żądania.',
            [
              'W pierwszych kolejkach ',
              ['Quinola forcée', 'Quinolę trzeba zatrzymać', 'fr'],
              ': nikt nie może jej odrzucić, żeby szybko przyszła beta.',
            ],
            'Cudza wymuszona albo zagrana Quinola w udanym rewersis: liczy się albo się nie liczy.',
            'Cztery fisze za Quinolę à la bonne: są to fisze za rewersis albo dochodzą do nich.',
            'Najpierw gra się o największą betę albo o najstarszą.',
          ],
        },
        {
          note: 'Książka zna też grę z dwiema Quinolami i dwoma koszami, ale odrzuca ją jako zbyt zawiłą. Tu się jej nie gra.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'Co nie powinno się zdarzyć',
      blocks: [
        {
          p: 'Przy tym stole nikt nie może źle rozdać, nie dołożyć do koloru, zobaczyć zakrytego ani pomieszać lew. Książka stanowi:',
        },
        {
          list: [
            'Brak stawki: pierwszy może musieć ją uzupełnić (3).',
            'Złe rozdanie, którego nie da się naprawić: rozdaje prawy sąsiad. Kto rozdaje dwa razy z rzędu, rozdaje na próżno aż do wyjścia. Dwie albo trzy karty talonu wzięte: dwie fisze do kosza i nowe rozdanie przez następnego (5).',
            'Quinola ukryta w talonie: partia dla siedzącego najlepiej, a cała strata dla winnego (6).',
            'Zobaczona cudza odrzucona karta albo karta talonu: winny płaci za tego gracza, jeśli ten przegra partię; własna odrzucona karta wzięta z powrotem: płaci za partię w każdym razie (7).',
            'Zatrzymane dwanaście kart albo jedna wzięta, nim inną odrzucono: płaci za partię w każdym razie; może wszystko przegrać, a nic wygrać (8).',
            'Wyjście, nim wszyscy wymienili: wolno je zmienić (9).',
            'Niedołożenie do koloru zauważone od razu: musi wziąć lewę, jeśli może; później: płaci za partię w każdym razie, a za oddaną Quinolę zamiast innego; jeśli wymuszono jego własną, stawia dwie bety (10).',
            'Kosz nie wzięty przed zbieraniem kart zostaje; za Quinolę albo asa, o których się nie upomniano, się nie płaci (12, 25): gra się tak, gdzie to umówiono.',
            'Lewy pomieszane przed liczeniem: płaci za partię; jeśli pomieszali dwaj, rozstrzyga między nimi wygrywający (16, 17).',
            'Za Quinolę albo asa rzuconego nie w kolej się nie płaci (22). Kto zobaczył cudzą odrzuconą kartę, nie dostaje nic za rewersis (32).',
          ],
        },
      ],
    },
  ],
};
