import type {Section} from '@quinola/table';

/** The bidding of Lomber in Polish: its order, and the games from the lowest (L. 1000-1104, 1206-1574). */
export const ladder: Section = {
  id: 'bidding',
  title: 'Licytacja i gry',
  blocks: [
    {
      p: 'Gracz na ręku pasuje albo zapowiada grę. Następny musi dać więcej albo spasować; wtedy starszy z nich może przejąć tę samą grę („trzymam”), dać jeszcze więcej albo spasować. Gdy jeden z dwóch spasuje, trzeci licytuje przeciw drugiemu. Kto spasował, do końca rozdania nie licytuje. Gdy pasują wszyscy, karty się rzuca, a następny rozdający dokłada swoją stawkę.',
    },
    {
      grid: {
        caption: 'Gry od najniższej',
        head: ['Gra', 'Jak się ją gra'],
        rows: [
          [
            [['zapytanie', '„pytam się”: najniższa gra']],
            'nazywa się atuty, potem wymienia karty. Kto wygrał licytację pytaniem, może jeszcze wybrać inną grę, najwyżej wielkie Kaśko, ale już nie Solo.',
          ],
          [
            [['zapytanie w kolorze', 'pytanie w faworycie']],
            'to samo, a atutami jest faworyta, czyli kolor wyróżniony.',
          ],
          [
            [['Tournée', 'odkryta', 'fr']],
            'odkrywa się wierzchnią kartę talonu: jej kolor to atuty, a sama karta należy do lombra. Potem wymienia się karty.',
          ],
          [
            [['Obscur', 'po ciemku', 'fr']],
            'odrzuca się osiem lub dziewięć kart, nie znając nowych, i tyle samo bierze: z góry, z dołu albo, najwyżej, ze środka talonu. Potem nazywa się atuty. Kto ma czarnego asa, tego zatrzymuje.',
          ],
          [
            [['wielkie Kaśko', 'od hiszpańskiego: wpadam']],
            'trzeba mieć oba czarne asy i je pokazać; dalej jak w Tournée.',
          ],
          [
            [['Solo', 'samemu'], ', ', ['sans prendre', 'bez kupowania', 'fr']],
            'nazywa się atuty i nic nie wymienia. W faworycie to wyższa zapowiedź.',
          ],
          [
            [['Tout', 'wszystko', 'fr']],
            'Solo z obietnicą wzięcia wszystkich lew. W faworycie jeszcze wyżej.',
          ],
          ['Grandissimo', 'Solo bez koloru atutowego: atutami są tylko dwa czarne asy.'],
          ['Nullissimo', 'lombrowi nie wolno wziąć ani jednej lewy; i tu atutami są tylko czarne asy.'],
        ],
      },
    },
    {
      p: 'Z początku były tylko pytanie i Solo. Autor książki żałuje, że dodano resztę: odjęło to Lombrowi pierwotną czystość i postawiło go w rzędzie gier, w których rządzi szczęście.',
    },
  ],
};
