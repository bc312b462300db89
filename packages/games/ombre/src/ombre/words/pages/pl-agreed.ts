import type {Section} from '@quinola/table';

/** Polish: offering the game, what may be agreed, and what should not happen. */
export const agreed: readonly Section[] = [
  {
    id: 'offering',
    title: 'Ofiarowanie gry',
    blocks: [
      {
        p: [
          'Po dawnemu lomber, któremu wymiana nie dała nadziei, nie rzuca po prostu kart: ofiaruje grę i stawia betę. Sąsiad z prawej przyjmuje albo mówi, że gra na przeciw (',
          ['contre l’hombre', 'przeciw lombrowi, który ofiarował grę', 'fr'],
          '); jeśli przyjmie, ten sam wybór ma następny. Gdy przyjmą wszyscy, gra jest oddana.',
        ],
      },
      {
        p: 'Jeśli ktoś gra na przeciw, inni pomagają lombrowi, żeby tamten nie zrobił kodylii. Kto sam ma najwięcej lew, zabiera miseczkę, ale nie lomber i nie ten, kto przyjął; kto grał na przeciw, a nie on ją zabiera, stawia betę. Lomber, który swoją grę jednak wygra, nic na niej nie zyskuje; jeśli przegra, płaci jej cenę i matadory oprócz bety, która już leży.',
      },
      {
        p: [
          'Nowszy sposób to ',
          ['Kunil', 'prośba o unieważnienie rozdania'],
          ': lomber prosi o unieważnienie rozdania. Jeśli wszyscy się zgodzą, nie ma bety i rozdaje następny; jeśli ktoś odmówi, lomber musi grać i nie może się już zrzec gry.',
        ],
      },
      {
        note: 'Kto ofiaruje grę dopiero po swojej pierwszej karcie, płaci za to betę, a jeśli przegra, jeszcze jedną. Przy tym stole to się nie zdarza.',
      },
    ],
  },
  {
    id: 'options',
    title: 'O co można się umówić',
    blocks: [
      {
        list: [
          'Faworyta: inna w każdym rozdaniu, jedna na cały czas gry, kolor pierwszej wygranej gry albo żadna.',
          'Grandissimo i Nullissimo, których książka nie zalicza do właściwego Lombra.',
          'Jeden rodzaj Obscur albo trzy.',
          'Tournée i wielkie Kaśko jako jedna gra, bez pokazywania asów; stoi wtedy niżej niż Obscur.',
          'Po odkryciu czarnego asa wolno odkryć drugą kartę; przegrana kosztuje wtedy dwie bety.',
          'Bez Bloków; stawka po dwie lub cztery marki.',
          [
            ['Rok', 'dodatkowa pula z wygranych bet'],
            ': z każdej wygranej bety odkłada się jedną markę na dziesięć, a gdy zbierze się ich dziesięć lub dwanaście, idą do miseczki.',
          ],
          'Zrzeczenie się gry: za betę, przez ofiarowanie gry, także przez prośbę o unieważnienie (Kunil) albo wcale.',
          'Kodylia kosztuje jedną betę zamiast dwóch albo, po dawnemu, kto ją zrobi, zabiera miseczkę.',
          'Kto weźmie wszystkie lewy, zabiera wszystkie bety na stole.',
          'Surowa etykieta: kto bez pewności żąda reszty lew, ponosi karę. I odrzucone karty lombra: do przeglądania, póki nie zagra, albo wcale.',
          [
            'Premie na żądanie (',
            ['Surprise', 'nieupomniane premie przepadają', 'fr'],
            '): czego lomber nie zażąda przed następnym rozdaniem, to przepada. Już książka uważa to za nieprzyzwoite.',
          ],
        ],
      },
    ],
  },
  {
    id: 'laws',
    title: 'Co nie powinno się zdarzyć',
    blocks: [
      {
        p: 'Kto wychodzi, może raz w rozdaniu wyłożyć karty i zażądać wszystkich pozostałych lew. Jeśli nic nie może ich pobić, należą do niego, a lomber, który żadnej nie stracił, zrobił zarazem Wolę. Jeśli może, gra po prostu toczy się dalej; surowy stół jednak karze. Lomber gra wtedy z odkrytymi kartami i wychodzi tą, którą wskaże sąsiad z prawej (prawo 65). Przeciwnik przegrał z lombrem, który mógł jeszcze wygrać, i stawia betę (prawa 43 i 71).',
      },
      {
        p: 'Póki nie zagrał pierwszej karty, lomber może przeglądać to, co odrzucił; dawniejsza reguła tego zabraniała. Jeśli zajrzy później, nie może grać o Wolę (prawo 64).',
      },
      {
        p: 'Przy tym stole nikt nie może źle rozdać, nie dołożyć do koloru, odezwać się nie w porę ani zajrzeć, gdzie mu nie wolno. Książka stanowi:',
      },
      {
        list: [
          'Kto nie dołożył do koloru, a lewę już odłożono: jeśli to przeciwnik, stawia betę, a lomber wygrał bez dalszej gry (reguła 12).',
          'Zagranej karty się nie cofa; mylnie dołożoną można zabrać tylko do odłożenia lewy, i nie po to, by dać wyższą (reguły 11 i 12).',
          'Kto w czasie gry mówi, co już wyszło, płaci, co stół postanowi; ściśle biorąc, betę (reguła 16).',
          'Z dziesięcioma kartami nie wolno grać Solo; kto nie przeliczył, stawia betę (prawa 10–12).',
          'Odkryty czarny as albo kilka odkrytych kart: nowe rozdanie (prawa 6–9).',
          'Za późno nazwane atuty mogą nazwać przeciwnicy; kto nazwał kolor, a nie zapytał, gra Solo (prawa 27 i 35).',
          'Kto zagląda do zebranych lew, nie może już grać o wszystkie (prawo 41).',
        ],
      },
    ],
  },
];
