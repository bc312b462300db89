import type {Page, Section} from '@quinola/table';
import type {Own} from './own.js';

const cards: Section = {
  id: 'cards',
  title: 'Karty',
  blocks: [
    {
      p: 'Czterdzieści kart: bez ósemek, dziewiątek i dziesiątek. W kolorach czarnych kolejność jest taka: król, dama, walet, siedem, sześć, pięć, cztery, trzy, dwa. W czerwonych niższe karty idą na odwrót: król, dama, walet, as, dwa, trzy, cztery, pięć, sześć, siedem.',
    },
    {
      p: [
        'Oba czarne asy są zawsze atutami. Najwyższy jest as pik, ',
        ['Spadilia', 'as pik, zawsze najwyższy atut'],
        '. Po nim idzie ',
        ['Manilia', 'karta, która w kolorze atutowym byłaby najniższa'],
        ', karta, która w swoim kolorze byłaby najniższa: dwójka atutów czarnych, siódemka czerwonych. Trzecia jest ',
        ['Basta', 'as trefl, zawsze trzeci atut'],
        ', as trefl. Te trzy karty to matadory. Czwarty jest as czerwonego koloru atutowego, a za nim reszta w swojej kolejności.',
      ],
    },
    {p: 'Gdy atuty zostaną nazwane, stół pokazuje ich kolejność; matadory są podkreślone.'},
  ],
};

/** The rules page of one of the games in Polish. */
export const pageOf = (own: Own): Page => ({
  lang: 'pl',
  termLang: 'pl',
  title: own.title,
  intro: own.intro,
  sections: [
    cards,
    {id: 'deal', title: 'Rozdanie', blocks: [{p: own.deal}]},
    {
      id: 'games',
      title: 'Gry',
      blocks: [
        {
          p: 'Gracz na ręku zapowiada grę albo pasuje. Następny pasuje albo zapowiada wyższą; wtedy pierwszy z nich może tę samą grę zatrzymać dla siebie, zapowiedzieć jeszcze wyższą albo spasować, i tak aż jeden z dwóch spasuje. Kto zostanie, licytuje z następnym. Kto raz spasował, już nie gra.',
        },
        {
          list: [
            'Pytanie: kto pyta, nazywa atuty i woła króla; kto tego króla ma, jest jego tajnym partnerem. Gra się tylko o miseczkę.',
            'Mediator: wołanego króla oddaje się odkrytego, a za niego dostaje się zakrytą dowolną kartę; potem lomber gra sam. Każdy płaci 1.',
            'Wielkie Kaśko: dla tego, kto ma oba czarne asy. Woła króla, a kto go ma, nazywa atuty i gra z nim. Każdy przeciwnik płaci 2.',
            'Solo: samemu, bez pomocy. Każdy płaci 2.',
            own.tout,
            'Spadille forcée: gdy wszyscy spasują, grać musi ten, kto ma Spadilię. Woła króla, a kto go ma, nazywa atuty. Każdy przeciwnik płaci 2.',
          ],
        },
      ],
    },
    {
      id: 'call',
      title: 'Wołanie króla',
      blocks: [
        {
          p: `Woła się króla, którego się nie ma, nigdy atutowego; kto ma wszystkich czterech królów, woła damę. Kto pyta, może zawołać także własnego króla: gra wtedy sam o ${own.alone}, ale bez ceny Solo, i nikt o tym nie wie, póki ten król nie padnie. Jeśli przegra, stawia tylko betę. Gdzie atuty nazywa ten, kto ma króla, nie może nazwać koloru tego króla.`,
        },
      ],
    },
    {
      id: 'play',
      title: 'Rozgrywka',
      blocks: [
        {
          p: 'Do koloru trzeba dołożyć; kto go nie ma, daje, co chce. Nikt nie musi przebijać atutem ani dawać wyższej karty. Gdy wyjdzie niższy atut, matadora dawać nie trzeba; wyciąga go tylko wyższy matador, którym się wychodzi.',
        },
        {
          p: `Partner może pomagać od początku, ale ujawnia się dopiero wtedy, gdy zagra wołaną kartę. Od tej chwili lewy obu liczą się razem. ${own.needed}`,
        },
        {p: own.vole},
      ],
    },
    {
      id: 'payment',
      title: 'Wypłata',
      blocks: [
        {
          p: `Trzy matadory strony, która wygrała, liczone z obu rąk, kosztują 1, cztery 2, każdy następny atut bez luki o 1 więcej; ${own.first} 1, a Wola, o którą grano dalej, 2. Wolę nieudaną się odlicza; kto ją zapowiedział i nie zrobił, przegrał grę.`,
        },
        {
          p: `${own.pair} Kto gra sam, tego wypłacają wszyscy. Przy Mediatorze ten, kto oddał króla, ceny gry nie płaci, jeśli lomber wygra, a dostaje ją podwójnie, jeśli przegra. Przegrani płacą tyle, ile by dostali, ale bez dopłaty za pierwsze lewy. Strona bez żadnej lewy płaci każdemu o 2 więcej.`,
        },
        {
          p: [
            ['Délices', 'przysmak: dopłata za przebicie pierwszej zagrywki w kolor oddanego króla', 'fr'],
            ': gdy po raz pierwszy wyjdzie kolor oddanego króla, a lewę weźmie atutem kto inny, lomber płaci mu 1.',
          ],
        },
      ],
    },
    {
      id: 'dish',
      title: 'Miseczka',
      blocks: [
        {
          p: [
            'Wygrani zabierają miseczkę, dwóch po połowie; nieparzysta marka należy do lombra. Po ',
            ['remisie', 'przegrana przez równość lew'],
            ' przegrani stawiają betę, taką jak to, co w niej leży: pierwszą się dokłada, następne czekają. Po ',
            ['kodylii', 'druga strona ma więcej lew'],
            ' miseczkę dzielą przeciwnicy, a nieparzyste marki biorą ci z nich, którzy mieli najwyższe atuty; o betę gra się w jednym z następnych rozdań. Na koniec dzieli się, co zostało.',
          ],
        },
      ],
    },
    {id: 'options', title: 'O co można się umówić', blocks: [{p: own.options}]},
  ],
});
