import type {RulesPages} from '../types.js';
import {pagesOf, type Terms} from './page.js';

const BOOK = 'Według Illustrated Games of Patience lady Adelaide Cadogan (1874) i rosyjskiego przekładu.';
const REDEAL =
  'Gdy nic już nie jest dostępne, wolno karty zebrać, potasować i rozłożyć na nowo, razem dwa razy. Książka robi to tylko wtedy; że wolno wcześniej, to nasz zwyczaj, a stół można ustawić według litery książki.';

/** Terms of the Russian translation. */
const TERMS: Terms = [
  ['wachlarzy|wachlarzach', 'пачки, kupki, tutaj rozłożone'],
  ['dostępn[aeą]', 'годная: nieprzykryta inną, więc zdatna do gry'],
  ['dołożyć|dokłada się|dokłada', 'марьяжъ: karta położona na następnej tego koloru'],
  ['podstawy|(?<=na (?:swoje )?)miejsca', 'основныя карты, na których się buduje'],
  ['na nowo|rozdać znowu', 'повтореніе игры, gdy nic już nie można ruszyć'],
  ['ścieżka', 'дорожка albo промежутокъ, miejsce po opróżnionej kolumnie'],
  ['talonu|talonie', 'талонъ: karty odłożone, aż przyjdzie ich kolej'],
  ['ratunek', 'нарушеніе правилъ, jedyne dozwolone naruszenie zasad'],
  ['następną kupkę', 'королевская пачка, kupka króla', 'salic-law'],
  ['wierzchnią kartę', 'поверхность, powierzchnia kupek', 'salic-law'],
  ['gołym królu', 'свободный король, król bez innych kart', 'salic-law'],
  ['rogi', 'угловыя карты', 'four-corners'],
  ['z boków', 'боковыя карты', 'four-corners'],
  ['kupek|kupkę', 'пачка: karty leżące jedna na drugiej'],
  ['skrzydła', 'крылья вѣтряной мельницы'],
  ['środkowym asie', 'средній тузъ'],
  ['szach', 'король, который остается одинокимъ, król, który zostaje sam'],
  ['kręgi', 'круги звѣзды', 'shah'],
  ['promieniach', 'лучъ звѣзды'],
  ['łaska', 'грація, wielka wygoda'],
  ['puste miejsca(?= z)', 'пустыя мѣста'],
  ['w kole', 'кружокъ'],
  ['godzinie', 'часъ'],
];

/** The rules pages in Polish. */
export const pages: RulesPages = pagesOf(
  {
    lang: 'pl',
    layout: 'Układ',
    play: 'Gra',
    end: 'Koniec',
    picture: 'Gotowy obraz.',
    book: 'w rosyjskiej książce: ',
  },
  {
    'la-belle-lucie': [
      'Piękna Łucja',
      `${BOOK} Jedna talia.`,
      'Talię rozkłada się w siedemnaście wachlarzy po trzy karty i jeden z jednej. W każdym dostępna jest tylko karta wierzchnia.',
      [
        'Asy idą od razu na swoje miejsca; na każdym buduje się jego kolor w górę do króla.',
        'Dostępną kartę można dołożyć do następnej wyższej tego koloru na innym wachlarzu (mariaż).',
        'Opróżniony wachlarz zostaje pusty.',
        REDEAL,
      ],
      'Wychodzi, gdy wszystkie cztery kolory sięgają króla.',
    ],
    'house-in-the-wood': [
      'Dom w lesie',
      `${BOOK} Siostra Pięknej Łucji na dwie talie.`,
      'Obie talie leżą w trzydziestu pięciu wachlarzach: trzydzieści cztery po trzy karty i jeden z dwóch. Dostępna jest tylko wierzchnia.',
      [
        'Osiem asów idzie na swoje miejsca; na każdym buduje się jego kolor w górę.',
        'Dokłada się w dół w kolorze, jak w Pięknej Łucji.',
        'Opróżniony wachlarz zostaje pusty.',
        REDEAL,
      ],
      'Wychodzi, gdy wszystkie osiem stosów kończy się królem.',
    ],
    'house-on-the-hill': [
      'Dom na wzgórzu',
      `${BOOK} Jak Dom w lesie, lecz podstawą są asy i króle.`,
      'Obie talie leżą w trzydziestu pięciu wachlarzach. Dostępna jest tylko wierzchnia karta.',
      [
        'Jeden as i jeden król każdego koloru to podstawy: asy buduje się w górę, króle w dół.',
        'Dokłada się w kolorze, w górę albo w dół.',
        'Opróżniony wachlarz zostaje pusty.',
        REDEAL,
      ],
      'Wychodzi, gdy cztery asy sięgają królów, a cztery króle asów.',
    ],
    hemispheres: [
      'Półkule (Le Cadran)',
      `${BOOK} Rosyjski tytuł jest pomyłką; zasady są z Le Cadran. Dwie talie.`,
      'Czterdzieści kart leży w czterech rzędach po dziesięć, każdy częściowo na poprzednim. Reszta to talia.',
      [
        'Dostępne są najniższa karta każdej kolumny i wierzchnia talonu.',
        'Osiem asów buduje się w górę w kolorze.',
        'Dokłada się w dół w kolorze.',
        'Opróżniona kolumna to ścieżka; może ją zacząć każda dostępna karta.',
        'Talię odkrywa się po jednej karcie; co nie pasuje, leży na talonie. Drugiego obejścia nie ma.',
      ],
      'Wychodzi, gdy wszystkie osiem kolorów sięga króla.',
    ],
    fifteen: [
      'Piętnaście',
      `${BOOK} Dwie talie, wszystkie karty odkryte.`,
      'Karty leżą w siedmiu rzędach po piętnaście, ostatni o jedną krótszy. Dostępna jest tylko najniższa karta kolumny.',
      [
        'Jeden as i jeden król każdego koloru to podstawy: asy w górę, króle w dół.',
        'Dokłada się w kolorze, w górę albo w dół.',
        'Opróżniona kolumna to ścieżka; może ją zacząć każda dostępna karta.',
        'Ratunek: gdy nie można zacząć żadnego stosu, wolno wyjąć jednego asa i jednego króla z szóstego rzędu.',
      ],
      'Wychodzi, gdy wszystkie osiem stosów jest pełnych.',
    ],
    'salic-law': [
      'Prawo salickie',
      `${BOOK} Damy tu nie panują. Dwie talie.`,
      'Najpierw leży król, na niego padają karty, aż przyjdzie następny król i zacznie następną kupkę. Asy idą do rzędu powyżej, damy nad nie, poza grą.',
      [
        'Podczas rozkładania wierzchnią kartę każdej kupki można zagrać na asy, które buduje się do waleta bez względu na kolor.',
        'Gdy wszystkie leżą, każdą wierzchnią kartę można położyć na gołym królu i stamtąd zagrać.',
        'Każdą kupkę wolno przejrzeć.',
        'Zagrać, co pasuje, zwykle jest dobrze, ale nie zawsze: z dwóch równych kart jedna może leżeć na tym, co potrzebne najpierw.',
      ],
      'Wychodzi, gdy osiem waletów leży między damami a królami.',
    ],
    'four-corners': [
      'Cztery kąty',
      `${BOOK} Dwie talie.`,
      'Dwanaście kupek, cztery rogi i po cztery z boków, rozdaje się po karcie lewą i prawą stroną w dół, aż talia się skończy. Jeden as i jeden król każdego koloru idą od razu na środek.',
      [
        'Przy rozdawaniu kartę, która pada, można zagrać: z rogu na każdy stos, z boku tylko na sąsiedni. Jej miejsce zajmuje następna.',
        'Gdy wszystkie leżą, każdą wierzchnią można zagrać wszędzie albo dołożyć w kolorze, w górę lub w dół. Puste miejsca zostają puste.',
        'Wszystkie kupki wolno przejrzeć.',
        'Dwa razy wolno zebrać kupki po kolei, bez tasowania, i rozdać znowu. Książka robi to tylko wtedy, gdy nic innego się nie da; że wolno wcześniej, to nasz zwyczaj, a stół można ustawić według litery książki.',
      ],
      'Wychodzi, gdy asy sięgają królów, a króle asów.',
    ],
    windmill: [
      'Wiatrak',
      `${BOOK} Dwie talie.`,
      'Na środku leży as, po dwie karty w każdą stronę to skrzydła. Pierwsze cztery króle idą w kąty między nimi.',
      [
        'Na środkowym asie buduje się w górę bez względu na kolor, cztery razy od asa do króla; na królach w dół do asa.',
        'Gra się skrzydłami i wierzchem talonu; nie dokłada się. Puste skrzydło zapełnia się od razu z talonu albo z talii.',
        'Karta może przejść z króla na środek, gdy dzięki temu od razu można użyć innej.',
        'Talię odkrywa się raz.',
      ],
      'Wychodzi, gdy na środku leżą pięćdziesiąt dwie karty, a każdy król sięga asa.',
    ],
    shah: [
      'Szach',
      `${BOOK} Rzadko wychodzi. Dwie talie bez siedmiu królów.`,
      'Szach, król kier albo inny, leży na środku, wokół niego osiem asów. Dalej kładzie się trzy kręgi po osiem kart: gwiazdę o ośmiu promieniach.',
      [
        'Pierwszym i drugim kręgiem gra się, zanim leży następny; luki zapełnia się od razu.',
        'W gwieździe dostępna jest tylko skrajna karta promienia. Asy buduje się do damy.',
        'Na kartach trzeciego kręgu, i tylko tam, dokłada się w dół w kolorze.',
        'Puste miejsca zapełnia się od środka na zewnątrz, zanim odkryje się kartę.',
        'Łaska: gdy promień jest pusty do końca, kartę zewnętrznego kręgu wolno położyć na jego najgłębszym miejscu.',
      ],
      'Wychodzi, gdy osiem dam stoi wokół szacha.',
    ],
    blockade: [
      'Blokada',
      `${BOOK} Dwie talie.`,
      'Kładzie się rząd dwunastu kart, później do ośmiu rzędów, każdy częściowo na poprzednim. Asy idą od razu na miejsca.',
      [
        'Karta, pod którą leży inna, jest zablokowana.',
        'Wolne karty zagrywa się na asy, w górę w kolorze, i dokłada w dół w kolorze.',
        'Potem zapełnia się puste miejsca z talii, najpierw w górnych rzędach.',
        'Gdy nic innego się nie da, kładzie się nowy rząd. Książka robi to tylko wtedy; że wolno, gdy tylko nie ma pustych miejsc, to nasz zwyczaj, a stół można ustawić według litery książki.',
      ],
      'Wychodzi, gdy wszystkie osiem kolorów sięga króla.',
    ],
    clock: [
      'Zegar',
      `${BOOK} Dwie talie.`,
      'Dwanaście kart od dwójki do króla leży w kole, dwójka przy IX. Wokół nich leży dwanaście kupek po trzy karty, rozłożonych na zewnątrz.',
      [
        'Na każdej godzinie buduje się w górę w kolorze, po królu as, aż pokaże swoją godzinę: as przy I, dama przy XII.',
        'Wierzchnie karty kupek zagrywa się i dokłada między sobą w dół w kolorze.',
        'Kupkę poniżej trzech kart zapełnia się z talii.',
        'Potem odkrywa się talię po jednej; z talonu się gra, lecz nigdy nie dokłada.',
      ],
      'Wychodzi, gdy tarcza pokazuje godziny od I do XII.',
    ],
  },
  TERMS,
);
