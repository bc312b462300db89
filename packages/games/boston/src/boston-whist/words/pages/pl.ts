import type {Page} from '@quinola/table';

/** The rules of Boston-Whist in Polish, in the form of the English page. */
export const page: Page = {
  lang: 'pl',
  termLang: 'pl',
  title: 'Boston-Wist, około 1820',
  intro: 'Boston, w którym grający może wezwać pomocnika, a honory, nadliczbowe lewy i brakujące się liczą.',
  sections: [
    {
      id: 'colours',
      title: 'Maści',
      blocks: [
        {
          p: 'Talia, rozdanie, stawki, licytacja i mizery są jak w Bostonie. Przed każdym rozdaniem odkrywa się kartę drugiej talii: jej kolor jest najwyższą maścią, drugi kolor tej samej barwy drugą, dwa pozostałe zwykłe. Maści może też na cały wieczór wyznaczyć pierwszy as. Pięć lew w zwykłym kolorze to najniższa zapowiedź.',
        },
      ],
    },
    {
      id: 'helper',
      title: 'Pomocnik',
      blocks: [
        {
          p: 'Kto gra pięć do ośmiu lew, nazywa trumf i może zarazem powiedzieć, że gra sam. Jeśli tego nie powie, pyta się pozostałych po kolei od pierwszej ręki, a kto pierwszy powie Whist, pomaga. Gdy nikt nie pomoże, gra sam. Można się umówić, że pyta się zawsze, a ofiarowaną pomoc wolno odrzucić.',
        },
        {
          list: [
            'Boston: grający winien pięć lew, pomocnik trzy, razem osiem.',
            'Grand Boston: sześć i cztery, razem dziesięć.',
            'Indépendance: siedem i cztery, razem jedenaście.',
            'Grande Indépendance: osiem i cztery, razem dwanaście.',
          ],
        },
        {p: 'Miejsc się nie zmienia: mogą siedzieć naprzeciw siebie albo obok. Gra się wszystkie lewy.'},
      ],
    },
    {
      id: 'price',
      title: 'Cena',
      blocks: [
        {
          p: 'Gra wygrana liczy swoje lewy, przegrana te, które się należały, i brakujące prócz pierwszej; do obu dochodzą honory strony: cztery za asa, króla, damę i waleta trumfowego, dwa za trzy z nich. Sumę mnoży się przez liczbę z taryfy. Dziesięć to marka, a pięć i więcej liczy się za pełną dziesiątkę. Wszystkie trzynaście lew, jeśli ich nie zapowiedziano, dają dziesięć marek więcej z pomocnikiem, a dwadzieścia samemu. Mizery mają stałe ceny.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Kto komu płaci',
      blocks: [
        {
          p: 'Samemu jest jak w Bostonie. Z pomocnikiem, gdy wspólna liczba się uda, każdy przeciwnik płaci jedną cenę, po jednej każdemu z dwóch, a stawkę dzielą po połowie; marka nieparzysta należy do grającego. Gdy się nie uda, odpowiada tylko ten, komu brakło do własnej liczby: jeden płaci obu przeciwnikom i stawia betę; jeśli brakło obu, każdy płaci jednemu i każdy stawia betę.',
        },
      ],
    },
    {
      id: 'options',
      title: 'Umowy',
      blocks: [
        {
          p: 'Ten, komu jednemu brakło, może płacić i swemu towarzyszowi; dwaj, którym brakło, mogą dzielić jedną betę; gra przegrana o jedną lewę może liczyć lewy wzięte; honory mogą się nie liczyć; premia za wszystkie lewy może wynosić dziesięć i dwanaście albo wcale jej nie być.',
        },
      ],
    },
  ],
};
