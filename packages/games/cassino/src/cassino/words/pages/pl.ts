import type {Page} from '@quinola/table';

/** The rules of Cassino in Polish. Source: Engelman’s book of games (about 1820), *Gra Kasino*, laws 1 to 8. */
export const page: Page = {
  lang: 'pl',
  termLang: 'pl',
  title: 'Kasino, Polska, około 1820',
  intro:
    'Karty ręczne zabierają karty stołowe: równe, i takie, które razem tę samą liczbę czynią. Liczy się większość kart, większość pików, oba Kasina i asy.',
  sections: [
    {
      id: 'pack',
      title: 'Karty',
      blocks: [
        {
          p: 'Pięćdziesiąt dwie karty. As znaczy jeden, karty od dwójki do dziesiątki swoją liczbę; król, dama i walet, karty dworskie czyli figury, liczby nie mają. Żadna karta nie jest starsza od drugiej.',
        },
        {
          p: [
            'Dziesiątka karo zowie się ',
            ['Kasino wielkie', 'dziesiątka karo'],
            ', dwójka pik ',
            ['Kasino małe', 'dwójka pik'],
            '. W grze są zwykłą dziesiątką i dwójką.',
          ],
        },
      ],
    },
    {
      id: 'deal',
      title: 'Rozdawanie',
      blocks: [
        {
          p: 'Grają we czterech, dwóch przeciw dwom, pomocnicy naprzeciw siebie; we trzech, każdy za siebie; albo we dwóch. Ciągnie się karty: najniższa rozdaje, a z czterech dwie najniższe grają razem. Przy równych ciągnie się jeszcze raz. Rozdawanie przechodzi w lewo.',
        },
        {
          p: 'Kto siedzi po prawej ręce rozdającego, przekłada karty. Każdy dostaje cztery karty, a cztery kładą się odkryte na stole. Gdy wszyscy zagrali, znów po cztery dla każdego, lecz na stół już nic, aż talia się skończy: trzy rundy we czterech, cztery we trzech, sześć we dwóch. Każdą zaczyna gracz po lewej ręce rozdającego, ten więc zawsze gra ostatnią kartę.',
        },
        {
          note: 'Przy stole ścisłym (etiquette="strict") rozdający sam odkrywa karty stołowe, po jednej albo razem, jak mu to książka zostawia.',
        },
      ],
    },
    {
      id: 'taking',
      title: 'Zabieranie i dokładanie',
      blocks: [
        {p: 'Gra się po jednej karcie. Zabiera ona karty stołowe albo dokłada się ją do nich.'},
        {
          grid: {
            caption: 'Co zabiera karta',
            head: ['Karta', 'zabiera'],
            rows: [
              [
                'od dwójki do dziesiątki',
                'karty równe i takie, które razem jej liczbę czynią (związki); kilka związków naraz, każdą kartę w jednym tylko',
              ],
              ['as', 'same asy, jednego lub więcej'],
              ['król, dama, walet', 'tylko sobie równe'],
            ],
          },
        },
        {
          p: 'Tak dziesiątka zabiera dziewiątkę z asem, ósemkę z dwójką, siódemkę z trójką, szóstkę z czwórką albo dwie piątki, tak samo jak dziesiątkę. Zabierać nikt nie musi, i wolno zabrać mniej, niż można.',
        },
        {
          p: [
            'Kto zabiera ostatnie karty, które leżą, ',
            ['sprząta stół', 'zabiera ze stołu wszystko'],
            ' i znaczy zaraz jeden punkt, bez odwołania. Następny nie ma co zabrać i musi kartę dołożyć.',
          ],
        },
        {
          p: 'Karty zabrane leżą zakryte przy jednym z partii. Nikomu nie wolno oglądać więcej niż ostatnią lewę ani liczyć swoich kart.',
        },
        {
          note: 'Gdy etykieta nie jest ścisła, ten stół pokazuje, ile kart ma każda partia, i pozwala obejrzeć wszystko, co zabrano.',
        },
      ],
    },
    {
      id: 'sweep',
      title: 'Koniec talii',
      blocks: [
        {
          p: [
            'Po ostatniej karcie to, co zostało na stole, bierze ten, kto zabrał ostatni: ',
            ['Sweep', 'wymiatacz, ostatnia lewa'],
            '. Lecz gdy najostatniejszą kartą rozdającego jest król, dama lub walet, zabiera ona wszystko, co leży.',
          ],
        },
        {
          note: 'Sweep nie jest sprzątnięciem i punktu nie daje. Jeśli ostatnia karta przez zwykły związek zabiera wszystko, co leży, jest nim; z final-clear-scores="no" nie jest. Jeśli nikt nic nie zabrał, reszta należy do rozdającego.',
        },
      ],
    },
    {
      id: 'score',
      title: 'Obliczenie',
      blocks: [
        {
          grid: {
            caption: 'Co się liczy w rozdaniu, w tym porządku',
            head: ['', 'punkty'],
            rows: [
              ['Kasino wielkie', '2'],
              ['Kasino małe', '1'],
              ['większość kart: 27 lub więcej; przy 26 nikt jej nie ma', '3'],
              ['większość pików', '1'],
              ['każdy as: pik, trefl, kier, karo', '1'],
            ],
          },
        },
        {
          p: [
            'Razem jedenaście. Z dwóch partii mniejszą liczbę punktów ',
            ['odtrąca się', 'odejmuje się'],
            ' od większej i znaczy tylko resztę: przy siedmiu przeciw czterem trzy. Sprzątnięć się nie odtrąca; znaczono je przedtem.',
          ],
        },
        {
          p: 'Gra idzie do jedenastu. Kto ją przegrał, nie mając pięciu, jest w Lurchu i przegrywa podwójnie: dwie stawki zamiast jednej.',
        },
        {
          p: 'We trzech każdy znaczy wszystko, co zrobi, bez odtrącania. Gra idzie do piętnastu, Lurch do siedmiu. Jeśli w jednym rozdaniu kilku grę kończy, wygrał ten, kto skończył pierwszy, licząc w porządku powyższym.',
        },
        {
          note: 'Druk mówi raz o szesnastu punktach we trzech (target3="16"), a na końcu o odtrącaniu także we trzech; z three-hand-setoff="hoyle" najwyższy znaczy to, co ma nad obydwu innych razem.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'Uchybienia',
      blocks: [
        {
          list: [
            'Rozdania się nie powtarza: kto gra trzema kartami, sam stratę ponosi, a kartę znalezioną pod stołem musi wziąć za czwartą, na zysk czy na stratę.',
            'Karty odkryte przy rozdawaniu nie są uchybieniem; lecz nim odkryto kartę stołową, rozdaje się na nowo.',
            'Gra się po jednej karcie; można nią zrobić parę i zabrać zarazem wszystkie związki.',
          ],
        },
        {note: 'Przy tym stole nic z tego zdarzyć się nie może.'},
      ],
    },
  ],
};
