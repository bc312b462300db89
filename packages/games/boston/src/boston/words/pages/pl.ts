import type {Page} from '@quinola/table';

/** The rules of Boston and Tri-Boston in Polish, in the form of the English page. */
export const page: Page = {
  lang: 'pl',
  termLang: 'pl',
  title: 'Boston, około 1820',
  intro:
    'Jeden gracz podejmuje się wziąć tyle a tyle lew albo żadnej przeciw trzem pozostałym; co za to płacą, stoi na taryfie.',
  sections: [
    {
      id: 'cards',
      title: 'Karty i maści',
      blocks: [
        {
          p: 'Pełna talia pięćdziesięciu dwóch kart; as jest najwyższy, dwójka najniższa, w trumfach jak i w innych kolorach. Odkrywa się karty przed graczami, aż padnie pierwszy as: kto go dostanie, rozdaje pierwszy, a kolor asa jest na cały wieczór najwyższą maścią, supérieure. Drugi kolor tej samej barwy to druga maść, couleur; dwa pozostałe są zwykłe.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Rozdanie',
      blocks: [
        {
          p: 'Rozdaje się i gra w lewo. Przed każdym rozdaniem rozdający wkłada do puli cztery marki. Daje każdemu trzynaście kart, po jednej, po dwie albo po trzy. Jego lewy sąsiad jest pierwszą ręką: pierwszy mówi i pierwszy zadaje.',
        },
      ],
    },
    {
      id: 'auction',
      title: 'Licytacja',
      blocks: [
        {
          p: 'Wszyscy mówią po kolei, w kółko, aż spasują wszyscy prócz jednego. Pas jest ostateczny. Zapowiedź musi być wyższa od poprzedniej; tylko kto siedzi przed zapowiadającym, może przejąć tę samą, czyli ją przytrzymać. Nikt nie przebija sam siebie, a co zapowiedziano, trzeba zagrać.',
        },
        {
          p: 'Gry w lewy zapowiada się ogólnie: zwykłą, w couleur albo w supérieure. Kolor nazywa się dopiero po pasach; może być lepszy niż zapowiedziany, a płaci się według koloru nazwanego. Pięciu lew w zwykłym kolorze się nie gra, chyba że się umówiono.',
        },
        {
          p: 'W małym mizerze odkłada się zakrytą jedną kartę i dwunastoma nie bierze żadnej lewy; w wielkim żadnej trzynastoma. W otwartym karty leżą na stole przed pierwszym zadaniem. Mizer forcée gra się jak inny tej samej nazwy, ale jest wyższy i więcej płaci; można go zapowiedzieć od razu. Mizery nie mają trumfów.',
        },
        {p: 'Gdy wszyscy spasują, każdy dokłada do puli dwie marki, a rozdaje następny.'},
      ],
    },
    {
      id: 'play',
      title: 'Gra',
      blocks: [
        {
          p: 'Zadaje pierwsza ręka, ktokolwiek gra. Do koloru trzeba dodawać; kto go nie ma, przebija albo zrzuca, co chce. Trzej pozostali grają razem, lecz nie wolno im rozmawiać. Lewę można obejrzeć, póki nie zadano następnej.',
        },
        {
          p: 'Mizer kończy się na pierwszej lewie. Grę w lewy wolno przerwać, gdy jest na pewno wygrana albo przegrana, bo za dalsze lewy się nie płaci. Kto grę rzuci, przegrał ją, choćby dała się jeszcze wygrać.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Zapłata',
      blocks: [
        {
          p: 'Jeśli gra się uda, każdy z pozostałych płaci jej cenę; jeśli nie, grający płaci ją każdemu. Nigdy nie płaci się więcej, niż zapowiedziano: ani za honory, ani za dalsze lewy, ani za ciężką przegraną. Według taryfy B, jeśli się umówiono, lewy i honory mnoży się jak w Bostonie-Wiście.',
        },
      ],
    },
    {
      id: 'pool',
      title: 'Pula, bloki i bety',
      blocks: [
        {
          p: 'Przed każdym stoi blok, osiem marek; póki nie ma bety, gra się o jeden z nich razem z pulą, poczynając od pierwszego rozdającego. Kto wygra, bierze całą stawkę. Kto przegra, stawia betę tak wielką, jak to, co byłby wziął: pierwsza łączy się z tym, co leży, dalsze czekają, a najpierw gra się o najwyższą. Na koniec dzieli się wszystko równo.',
        },
      ],
    },
    {
      id: 'three',
      title: 'Tri-Boston, we trzech',
      blocks: [
        {
          p: 'Wyrzuca się kara poniżej damy i trzy pozostałe dwójki, zostaje trzydzieści dziewięć kart. Kiery są zawsze najwyższą maścią, kara drugą, choć mają tylko trzy karty; piki i trefle są zwykłe. Rozdaje się i gra w prawo. Dwaj płacą jednemu, a jeden dwóm.',
        },
        {
          p: 'Można się umówić, że najwyższe są kara, jak bywało dawniej; że za mizery płaci się dwa razy; że grający mizera wskazuje, kto zadaje.',
        },
      ],
    },
    {
      id: 'etiquette',
      title: 'Ścisłe obyczaje',
      blocks: [
        {
          p: 'Kto gra ostatni i zabiera mizerowi lewę, którą mógł mu zostawić, płaci sam: całą stawkę i cenę za wszystkich trzech. Przeciwnik, który wyłoży karty, zanim gra jest przegrana, sam ją przegrał i płaci tyle, ile grający byłby wziął. W obu razach pula i bety zostają.',
        },
      ],
    },
    {
      id: 'readings',
      title: 'Co książka zostawia otwarte',
      blocks: [
        {
          list: [
            'Kto zadaje, kto może trzymać i że otwarte karty wykłada się przed pierwszym zadaniem: tak zwykle grywano.',
            'Zapowiedź mówi o najniższej maści; płaci się według koloru nazwanego.',
            'Na koniec wszystko dzieli się równo; reszta idzie po jednej marce od pierwszej ręki.',
            'W cenie dwunastu lew w couleur jedna cyfra jest uszkodzona: 86 leży pośrodku między sąsiednimi, jak wszystkie inne.',
          ],
        },
      ],
    },
  ],
};
