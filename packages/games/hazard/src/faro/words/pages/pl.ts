import type {Page} from '@quinola/table';

/** The rules of faro in Polish. */
export const page: Page = {
  lang: 'pl',
  termLang: 'pl',
  title: 'Faraon',
  intro:
    'Jeden trzyma bank (bankier), inni stawiają przeciw niemu (poniterzy): karta, która pada na lewo, wygrywa, karta na prawo przegrywa. Wszystko jest na niby: niczego nie można tu kupić, nic nie zostaje na następny raz, a gra kończy się po kilku ciągnięciach.',
  sections: [
    {
      id: 'stakes',
      title: 'Stawki',
      blocks: [
        {
          p: 'Każdy poniter ma własną talię 52 kart. Kładzie z niej przed sobą jedną lub kilka kart zakrytych (poniterek), a na każdą pieniądze: dukata albo więcej, ile ma. Przy tym stole leży ich przed poniterem najwyżej pięć. Bankier tasuje swoją talię, poniter przekłada, a potem poniterzy odkrywają karty.',
        },
      ],
    },
    {
      id: 'drawing',
      title: 'Ciągnięcie banku',
      blocks: [
        {
          p: 'Bankier wykłada całą talię na dwie kupki: pierwszą kartę na prawo, drugą na lewo, trzecią na prawo i tak dalej. Prawa jest banku, lewa poniterów. Dwie karty, prawa i lewa, to para; par jest 26.',
        },
        {
          p: 'Karta, na którą postawiono, wygrywa po lewej tyle, ile na niej leży, a po prawej to przegrywa. Gdy obie karty pary są tej samej wysokości, jest to plija: bank zabiera połowę, a połowę sumy nieparzystej zaokrągla się na korzyść banku. Ostatnia karta talii jest banku, choć leży po lewej.',
        },
        {
          p: 'Liczy się tu dokładnie ta karta, jak w przykładzie z dziewiątką pik; dlatego każda rozstrzyga się w ciągnięciu raz.',
        },
      ],
    },
    {
      id: 'parol',
      title: 'Na parol',
      blocks: [
        {
          p: 'Po wygranej stawka i zysk leżą razem na karcie. Poniter je bierze albo gra dalej na parol: załamuje róg karty i wszystko, co na niej leży, gra w następnym ciągnięciu. Jeden róg za każdą wygraną: z jednego dukata robią się 2, 4, 8, 16, a po czwartym rogu 32. Piątego nie ma; kto wtedy wygra, bierze wszystko. Kto po drodze przegra, traci wszystko, co tam leży, choć jego własna była tylko pierwsza stawka.',
        },
        {
          p: 'Po pliji resztę można wziąć albo zostawić, z tymi rogami, które są. Karta z załamanymi rogami jest zepsuta i idzie pod stół. Strona opowiada o stosach zniszczonych kart na podłodze.',
        },
        {
          p: 'Gdy bank nie ma czym zapłacić, poniterów płaci się po kolei, póki starcza, i bank jest rozbity.',
        },
      ],
    },
    {
      id: 'salon',
      title: 'W salonach',
      blocks: [
        {
          p: 'Około 1800 roku kolory się nie liczyły, a każdą parę rozliczano od razu: wysokość po prawej przegrywała, po lewej wygrywała, plija zabierała połowę, a co rozstrzygała ostatnia para, było banku. Między parami poniter może dołożyć, przenieść stawkę na inną kartę, cofnąć ją albo wziąć, co wygrał. Róg załamuje się zaraz po wygranej i parol biegnie w tej samej talii.',
        },
      ],
    },
    {
      id: 'swindles',
      title: 'Jak oszukiwano',
      blocks: [
        {
          p: 'Poniter załamywał róg niepostrzeżenie, choć karta nie wygrała, albo wsuwał pod nią drugą; bankier miał talię, którą znał na pamięć, albo ciągnął dwie karty za jedną. Tutaj nic z tego nie jest możliwe: róg można załamać tylko po wygranej tej właśnie karty, talię tasuje się z liczby, którą potem można sprawdzić, a żadna część stołu, którą widzicie ty i twoi przeciwnicy, nie wie, co przyjdzie.',
        },
      ],
    },
    {
      id: 'odds',
      title: 'Co można policzyć',
      blocks: [
        {
          p: 'Karta wygrywa ciągnięcie z szansą 100 na 221, traci połowę z szansą 3 na 52, a przegrywa z szansą 433 na 884. Bank zatrzymuje więc z każdej stawki 9 części ze 136, prawie siedem dukatów ze stu. Pięć wygranych z rzędu, od jednego do trzydziestu dwóch, zdarza się 19 razy na tysiąc.',
        },
        {
          figure: 'places',
          caption:
            'Z 52 miejsc w talii, gdzie karta może leżeć, wygrywa w 23,5, traci połowę w 3, a wszystko w 25,5.',
        },
        {
          figure: 'evenings',
          caption:
            'Sto wieczorów po pięć ciągnięć, w każdym dukat na jedną kartę: gruba linia to strata, której nie uniknęła połowa poniterów, na końcu 33 dukaty. Jeden na dziesięciu stracił 61 albo więcej, a jeden na dziesięciu pięć albo mniej, albo zyskał.',
        },
        {
          p: 'W salonie zysk banku zależy od tego, ile kart tej wysokości jest jeszcze w talii: bierze się tylko z plij i z ostatniej pary. Gdy została jedna, plija nie jest możliwa, i kto zdejmie stawkę przed ostatnią parą, gra na równych prawach. Gdy pełna talia ma wszystkie cztery, bank zyskuje 99 części z 4998, prawie dwa dukaty ze stu, jak znaleźli Montmort i de Moivre, a w roku 1764 Euler. Gdy są trzy albo cztery, stawka rozstrzyga się zawsze przed ostatnią parą, więc jest to tylko połowa stawki za każdą pliję, która może paść. U Montmorta i de Moivre’a ostatnia karta nikomu nie płaci, co ma znaczenie tylko wtedy, gdy została jedna.',
        },
      ],
    },
  ],
};
