import type {Page} from '@quinola/table';

/** The rules of twenty-one in Polish. */
export const page: Page = {
  lang: 'pl',
  termLang: 'pl',
  title: 'Oczko',
  intro:
    'Wygrywa ten, kto jest najbliżej dwudziestu jeden; kto je przekroczy, przegrywa. Gra się tylko na niby: niczego nie można tu kupić i nic nie przechodzi na następny raz.',
  sections: [
    {
      id: 'cards',
      title: 'Karty',
      blocks: [
        {
          p: 'Duża talia ma 52 karty, mała 24, od dziewiątki do asa. Kolory nie mają znaczenia. Liczby liczą się według oczek, walet dwa, dama trzy, król cztery, as zawsze jedenaście; w małej talii dziewiątka nic nie liczy.',
        },
      ],
    },
    {
      id: 'stakes',
      title: 'Rozdanie i stawki',
      blocks: [
        {
          p: 'Jeden gracz trzyma bank, pozostali są poniterami. Każdy dostaje zakrytą kartę, bankier ostatni. Potem każdy poniter, od lewej strony bankiera, kładzie stawkę: nie mniejszą niż umówiona i nie większą niż to, co leży w banku. O banku i stawkach strona milczy; tak gra się w domach.',
        },
        {
          p: 'W grze o pulę nikt nie trzyma banku: wszyscy wpłacają do puli po tyle samo i każdy gra za siebie.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Karta albo dość',
      blocks: [
        {
          p: 'Każdy po kolei dobiera karta po karcie, jak długo chce, albo aż będzie miał dwadzieścia jeden lub więcej. Kto ma 22 i więcej, ma furę i od razu przegrywa, choćby bankier później też przekroczył. Przy 21 dobieranie kończy się samo.',
        },
        {
          p: 'Dwa asy to perskie oczko. Wygrywa zawsze, choć liczy 22, ale tylko jako pierwsze dwie karty, bez żadnej innej.',
        },
        {
          p: 'Bankier dobiera ostatni, odkrytymi kartami: do 15 musi dobrać, przy 16 może wybrać, od 17 nie wolno mu. Jeśli tak umówiono, dobiera, jak chce, a pięć figur wygrywa od razu.',
        },
      ],
    },
    {
      id: 'score',
      title: 'Kto wygrywa',
      blocks: [
        {
          p: 'Z bankiem każdy poniter rozlicza się osobno: perskie oczko wygrywa, nawet przeciw perskiemu oczku bankiera, bo było pierwsze; fura przegrywa; bankier z dwoma asami wygrywa; bankier z furą przegrywa; poza tym wygrywa wyższa suma, a równe należą do banku. Płaci się jeden za jeden. Bank, który nie może już płacić, jest rozbity.',
        },
        {
          p: 'Pulę zabiera od razu pierwsze perskie oczko, a bez niego ten, kto jest najbliżej 21. Równi dzielą się nią, a czego podzielić nie można, zostaje na następną kolejkę; tak samo cała pula, gdy wszyscy mają furę.',
        },
      ],
    },
    {
      id: 'odds',
      title: 'Co można policzyć',
      blocks: [
        {
          p: 'W dużej talii przy 15 za wysokich jest dwadzieścia z 52 kart, przy 16 dwadzieścia cztery, przy 17 dwadzieścia osiem. W małej talii aż do 17 tylko dziesiątki i asy: osiem z 24.',
        },
        {
          figure: 'over-large',
          caption:
            'Duża talia: ile z 52 kart jest za wysokich przy każdej sumie: 4 przy jedenastu, 8, 12, 16, 20, 24 przy szesnastu, 28, 36, 44 i wszystkie 52 przy dwudziestu.',
        },
        {
          figure: 'over-small',
          caption:
            'Mała talia: z 24 kart za wysokie są 4 przy jedenastu, 8 od dwunastu do siedemnastu, 12 przy osiemnastu, 16 przy dziewiętnastu i 20 przy dwudziestu.',
        },
        {
          p: 'Kto gra najlepiej, jak można, traci około dziewięciu ze stu postawionych na kartę, której jeszcze nie widział: równe sumy należą do banku, a furę poniter ma pierwszy. Tylko z asem albo dziesiątką w ręku szanse są po jego stronie.',
        },
      ],
    },
  ],
};
