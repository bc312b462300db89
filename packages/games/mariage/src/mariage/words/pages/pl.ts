import type {Page} from '@quinola/table';

/**
 * The rules of Mariage in Polish. Sources: the page *Gry karciane* of the 12th Infantry of the Duchy of Warsaw, lines 44 to 79, and
 * Gloger’s *Encyklopedia staropolska*, article *Marjasz*.
 */
export const page: Page = {
  lang: 'pl',
  termLang: 'pl',
  title: 'Mariasz',
  intro:
    'Dwaj gracze, po sześć kart i talon. Król i wyżnik jednego koloru, razem w ręku, to mariasz. Kto dojdzie do 131 punktów, wygrywa partię, w jednym rozdaniu albo w dwóch.',
  sections: [
    {
      id: 'cards',
      title: 'Karty',
      blocks: [
        {
          p: 'We dwóch gra się 36 kartami, od szóstek. Wszystkie karty liczą razem 128, a ostatnia lewa dziesięć: w każdym rozdaniu 138.',
        },
        {
          p: [
            'W polskiej talii nie ma dam ani waletów: są wyżniki i niżniki; as to tuz, a dziesiątka kralka. Wyżnik kozerny to ',
            ['pamfil', 'pamfil'],
            ': stoi nad wszystkimi kartami. W kozerze i w każdym innym kolorze idą dalej tuz, kralka i król.',
          ],
        },
        {
          grid: {
            caption: 'Starszeństwo i punkty',
            head: ['', 'kozer', 'inne kolory'],
            rows: [
              ['najwyższa', 'wyżnik 11', 'tuz 11'],
              ['druga', 'tuz 11', 'kralka 10'],
              ['trzecia', 'kralka 10', 'król 4'],
              ['czwarta', 'król 4', 'wyżnik 3'],
              ['piąta', 'niżnik 2', 'niżnik 2'],
              ['9 8 7 6', 'nic', 'nic'],
            ],
          },
        },
      ],
    },
    {
      id: 'deal',
      title: 'Rozdanie',
      blocks: [
        {
          p: 'Każdy ciągnie kartę: pierwszy raz rozdaje najniższa, potem na zmianę. Każdy dostaje sześć kart, po trzy, najpierw przeciwnik rozdającego.',
        },
        {
          p: [
            'Trzynastą kartę się wyświęca i kładzie odkrytą pod resztę, czyli ',
            ['talon', 'talon'],
            '. Jej kolor to ',
            ['kozer', 'kozer'],
            '. Wychodzi przeciwnik rozdającego.',
          ],
        },
      ],
    },
    {
      id: 'talon',
      title: 'Póki jest talon',
      blocks: [
        {
          p: 'Do każdej karty można dać każdą: nie trzeba ani dokładać do koloru, ani bić. Lewę bierze najwyższy kozer, a bez niego najwyższa karta koloru, w który wyszło.',
        },
        {
          p: 'Po każdej lewie obaj dobierają po karcie, najpierw ten, kto ją wziął. Ostatnią zakrytą kartę bierze on, a odkrytą drugi.',
        },
        {
          p: [
            'Przy skup="yes" kto wziął lewę i ma wychodzić, może najniższym kozerem ',
            ['skupić', 'skupić wyświęconą'],
            '. Zanim pobije, drugi może spytać: ',
            ['czy skupna?', 'czy skupna?'],
          ],
        },
      ],
    },
    {
      id: 'marriage',
      title: 'Mariasze',
      blocks: [
        {
          p: 'Króla i wyżnika jednego koloru zapowiada się, gdy się jedną z tych kart gra, a druga jest jeszcze w ręku: wychodząc albo bijąc kartę drugiego. Drugą się pokazuje. Liczy się od razu, choćby lewa przepadła.',
        },
        {
          grid: {
            caption: 'Ile mariasz liczy i ile się za niego płaci',
            head: ['', 'punkty', 'stawki'],
            rows: [
              ['zwykły, „z dwudziestu”', '20', '1'],
              ['kozerny, „z czterdziestu”', '40', '2'],
              ['swatowe: wszystkie cztery u jednego w jednym rozdaniu', '', 'prócz tego 5'],
            ],
          },
        },
        {
          note: 'Strona wymienia swatowe osobno. Przy swatowe="replaces" pięć stawek zastępuje pojedyncze. Przy marriage-when-beating="no" mariasz zapowiada się tylko wychodząc.',
        },
      ],
    },
    {
      id: 'end',
      title: 'Gdy talonu już nie ma',
      blocks: [
        {
          p: 'Zostaje sześć lew. Teraz trzeba dokładać do koloru, i to bijąc, jeśli można; kto nie ma koloru, musi bić kozerem, jeśli może. Ostatnia lewa liczy dziesięć.',
        },
        {
          p: 'Odtąd nic nie jest ukryte: kto liczył karty, zna rękę drugiego. Mariasze można jeszcze zapowiadać.',
        },
      ],
    },
    {
      id: 'partia',
      title: 'Partia',
      blocks: [
        {
          p: [
            'Kto ma 131 punktów w pierwszym rozdaniu, wygrywa partię ',
            ['sucha', 'suchą'],
            ', czyli ',
            ['dubla', 'dublę'],
            ', płatną podwójnie. Inaczej gra się drugie rozdanie, ',
            ['dogrywka', 'dogrywkę'],
            ', i punkty się dodaje.',
          ],
        },
        {
          p: [
            'Punkty liczy się w myśli. Kto w dogrywce ma 131, po wziętej lewie albo po zapowiedzi kładzie, gdy na niego kolej, ',
            ['areszt', 'areszt'],
            ' i wygrywa partię ',
            ['mokra', 'mokrą'],
            ', czyli ',
            ['sympla', 'symplę'],
            ', płatną raz. Gdy areszt fałszywy, wygrywa drugi. Gdy nikt go nie położy, wygrywa większa suma.',
          ],
        },
        {p: 'Za mariasze płaci się osobno, ktokolwiek wygra partię.'},
        {
          note: 'Dwa rozdania zawsze wystarczą: mają razem 276 punktów, więc któraś strona ma 138. Gdy obie mają tyle samo, rozstrzyga jeszcze jedno. Przy false-areszt="continue" po fałszywym areszcie gra się dalej. Przy stole ścisłym (etiquette="strict") sum się nie pokazuje.',
        },
      ],
    },
    {
      id: 'variants',
      title: 'Inne sposoby',
      blocks: [
        {
          list: [
            [['szlifowany', 'szlifowany'], ': 24 karty, od dziewiątek, i sześć dobierań.'],
            [
              ['kiks', 'kiks'],
              ': czterech graczy, partnerzy naprzeciw siebie, po dziewięć kart; ostatnią kartę rozdającego się pokazuje, jest kozerem. Od pierwszej lewy trzeba dokładać do koloru, a kto go nie ma, musi bić kozerem. Areszt może położyć każdy z partnerów.',
            ],
            [
              ['ślepy', 'ślepy'],
              ': przed rozdaniem kartę się przekłada i pokazuje; jest kozerem, wraca do talii, a karty tasuje się na nowo. Niczego się nie wyświęca.',
            ],
          ],
        },
        {note: 'Czy w kiksie trzeba przebijać w kolorze, strona nie mówi; przy kiks-overtake="yes" trzeba.'},
      ],
    },
  ],
};
