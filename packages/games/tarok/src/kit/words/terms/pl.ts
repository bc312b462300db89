import type {Glossary} from '@quinola/table';

/** Polish: the terms of all games on 78 cards. */
export const terms: Glossary = {
  tarok: ['tarok*', 'jedna z 22 stałych kart atutowych: najwyższy XXI, najniższy I, do tego Sky.'],
  sky: ['Sky', 'Arlekin: wolno go zagrać zawsze, nic nie bierze i zostaje u właściciela.'],
  skize: [
    'wymawiam się Sky',
    'Sky kładzie się do lewy i zatrzymuje, oddając za niego próżną kartę. W książce: skizować się.',
  ],
  pagat: ['Pagat|Pagata|Pagatem|Pagatowi', 'tarok I, kuglarz: najniższy z taroków, wart 5.'],
  matador: ['matador*', 'Sky, XXI i Pagat; przy zgłaszaniu także taroki idące po nich bez przerwy.'],
  skat: [
    'Skat|Skata|Skacie|Skatem',
    'trzy karty odłożone zakryte; liczą się na końcu. Król ani tarok leżeć tam nie może.',
  ],
  counting: [
    'liczbowa|liczbowe|liczbowych|liczbową',
    'króle, XXI, Pagat i Sky po 5, damy 4, kawale 3, walety 2.',
  ],
  empty: [
    'próżna|próżną|próżne|próżnej|próżnych',
    'blotka albo tarok od II do XX: sama nic nie warta, trzy liczą 1.',
  ],
  packet: ['Paczka|paczki|paczkę', 'trzy karty liczone razem, tak że cała talia daje 78.'],
  knight: ['kawal|kawala|kawale|kawalem', 'jeździec, między damą a waletem.'],
  whip: [
    'bicz|biczem|bicza',
    'kolor, w którym się jest najmocniejszym, zadawany raz po raz, aż inni muszą bić.',
  ],
  figure: ['figura|figury|figurę|figur|figurą', 'król, dama, kawal albo walet.'],
  void: ['renons|renonsu|renonsie|renonsem', 'brak kart jednej maści: trzeba wtedy tarokować.'],
  redSuits: [
    'kiery|kara|kierów|kar',
    'w czerwonych maściach liczby idą odwrotnie: K D Kw W A 2 3 … 10, dwójka bije dziesiątkę.',
  ],
};
