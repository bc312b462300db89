import type {Page} from '@quinola/table';

/** Polish: the rules of piquet. */
export const page: Page = {
  lang: 'pl',
  termLang: 'pl',
  title: 'Pikieta',
  intro:
    'Dwóch graczy, trzydzieści dwie karty, bez atutów. Karty się wymienia, to, co się ma, zapowiada i porównuje, potem rozgrywa dwanaście lew; każda część się liczy.',
  sections: [
    {
      id: 'deal',
      title: 'Rozdanie',
      blocks: [
        {
          p: 'Starszeństwo od góry: as, król, dama, walet, dziesiątka, dziewiątka, ósemka, siódemka. Każdy ciągnie kartę, rozdaje najniższa; drugi jest na ręku i ma przewagę. W klubach angielskich wybiera najwyższa, i wybiera rozdawanie. Każdy dostaje dwanaście kart, po trzy lub po dwie; osiem tworzy talon: pięć dla pierwszego na wierzchu, trzy pod nimi.',
        },
        {
          p: 'Kto nie dostał króla, damy ani waleta, ma kartę białą: pokazuje ją przed wymianą i liczy dziesięć. Strona rekonstruktorów rozumie przez nią co innego: dziesiątkę bez króla, damy i waleta jej koloru, a taką ma co trzecia ręka.',
        },
      ],
    },
    {
      id: 'exchange',
      title: 'Wymiana',
      blocks: [
        {
          p: 'Pierwszy odrzuca karty i bierze tyleż z wierzchu talonu: według traktatu od trzech do pięciu, według innych od jednej do pięciu. Wolno mu obejrzeć te z pięciu, które zostawia. Drugi bierze potem z reszty, najpierw to, co zostawił pierwszy: według traktatu tyle, by zostały najwyżej trzy, według strony ile chce, w klubach co najmniej jedną.',
        },
      ],
    },
    {
      id: 'announce',
      title: 'Zapowiedzi',
      blocks: [
        {
          p: 'W każdym rodzaju pierwszy nazywa liczbę, a drugi odpowiada: dobre, niedobrze albo równo. Rummel to najwięcej kart jednego koloru, każda liczy się za jeden; przy równej liczbie rozstrzygają oczy (as jedenaście, figury i dziesiątki po dziesięć). Sekwens to trzy lub więcej kart koloru bez przerwy: trzy, cztery, piętnaście, szesnaście, siedemnaście, osiemnaście; lepszy dłuższy, potem wyższy. Trzy asy, króle, damy, walety lub dziesiątki liczą się za trzy, cztery za czternaście. Kto w rodzaju lepszy, liczy wszystkie swoje sekwensy albo wszystkie trójki i kwarty; drugi nic. Co równe, nie liczy się nikomu.',
        },
        {
          p: 'Kto zapowiada sam, może nazwać mniej, niż ma, i jest tym związany. Według strony dwanaście kart, które wszystkie brały udział, liczy się za dwadzieścia, to carte rouge.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Rozgrywka',
      blocks: [
        {
          p: 'Wychodzi pierwszy; dopiero potem drugi nazywa swoje. Do koloru trzeba dodać, przebijać nikt nie musi. Każde wyjście liczy się za jeden, i każda lewa wzięta z wyjścia drugiego za jeden; kto bierze ostatnią, liczy według traktatu trzy, inaczej dwa.',
        },
      ],
    },
    {
      id: 'score',
      title: 'Liczenie',
      blocks: [
        {
          p: 'Liczy się w tej kolejności, cokolwiek powiedziano wcześniej: karta biała, rummel, sekwensy, trójki i kwarty, rozgrywka, lewy. Trzydzieści z zapowiedzi, zanim druga strona coś ma, to dziewięćdziesiąt: repik. Pierwszy, który w rozgrywce dojdzie do trzydziestu, zanim druga strona coś ma, liczy o trzydzieści więcej: pik. Ponad połowa lew to dziesięć, wszystkie czterdzieści; według strony czterdzieści oprócz dziesięciu.',
        },
        {
          p: 'Według traktatu partia idzie do stu jeden (albo stu) i kończy się w chwili, gdy ktoś tyle ma; albo trwa cztery rozdania, a każde dziesięć różnicy to stawka. Według strony trwa cztery rozdania, a wygrany liczy sto i różnicę; jeśli ma sto, sumę. W klubach trwa sześć rozdań, a przegrany, który stu nie ma, płaci sumę zamiast różnicy.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'Prawa traktatu',
      blocks: [
        {
          p: 'Przy stole ścisłym pierwszy musi pokazać rummel i sekwensy przed wyjściem, inaczej je traci, a drugi liczy swoje (prawo 4). Kto zapowie komplet, którego nie ma, i wyjdzie, nic w rozdaniu nie liczy (prawo 5). Drugi może cofnąć swoje „dobre”, póki nie zagrał (prawa 14 i 15). Zapomniany pik wolno powiedzieć, póki karty nie są zmieszane. Ostatnie karty rzucone razem liczą się za zadane po kolei, najbliższa sukna pierwsza (prawo 10). Kto się poddaje, przegrał partię (prawo 9).',
        },
        {
          p: 'Tu zdarzyć się nie może: zła liczba rozdanych lub wziętych (prawa 1, 2, 6, 12), niedodanie do koloru (prawo 7), przejęzyczenie (prawo 8), druga wymiana (prawo 11), rozdanie nie po kolei (prawo 13), odkryte karty (prawo 17). Z trzech jednej wartości zawsze widać, której brak (prawo 16).',
        },
      ],
    },
  ],
};
