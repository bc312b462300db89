import type {TarokOmbreGallery} from './en.js';

/** Polish. */
export const words: TarokOmbreGallery = {
  pageTitle: 'Taroklomber, Warszawa ok. 1820',
  description:
    'Zagraj w taroklombra z około 1820 roku, starym lub nowym sposobem: jeden przeciw dwóm, 78 kartami, przeciw graczom, którzy trzymają się książki.',
  name: 'Taroklomber',
  lead: 'jeden przeciw dwóm, 78 kartami taroka, jak grano w Polsce około 1820 roku',
  inside: 'Trzech graczy, a jeden z nich gra przeciw dwóm pozostałym.',
  more: 'Więcej o taroklombrze',
  tile: 'Jeden przeciw dwóm, z licytacją jak w lombrze; <a href="tarok-ombre.html">starym</a> i <a href="tarok-ombre.html?manner=new">nowym sposobem</a>.',
  options: {
    manner: ['Sposób', 'stary: trzy karty bierze rozdający', 'nowy: trzy karty bierze grający'],
    deals: ['Rozdania', 'sześć', '1', '3', '12', 'aż przestanę'],
    'play-tre': [
      'A Tre, najniższa zapowiedź',
      'pozwala tylko przejąć potem cudzą grę',
      'jest grą i się ją gra',
    ],
    'tout-adds-points': ['Wszystkie 25 lew (Tout) są płatne', 'po własnej cenie', 'z doliczeniem punktów'],
    'remis-pays': ['Przy równo 39 punktach', 'nikt nie płaci', 'grający płaci grę'],
    'forehand-may-pass': ['Kto mówi pierwszy', 'musi podać najniższą grę', 'może pasować'],
    'loss-tariff': ['Przegrana gra kosztuje', 'swoją cenę i punkty', 'tylko swoją cenę'],
    'tout-with-sky': ['Tout ze Sky w ręku', 'jest niemożliwy', 'wymaga 24 pozostałych lew'],
    'sky-limit': ['Sky', 'nigdy nie przepada', 'przepada w trzech ostatnich lewach'],
    ceremony: ['Przed rozdaniem', 'od razu do kart', 'ciągnienie, przełożenie, licytacja nie patrząc'],
  },
  rulesOmbre: 'Taroklomber, ok. 1820',
  opponentsBook:
    'Licytują, żądają kart, odkładają i grają według zasad z książki. Naciśnij <em>Dlaczego?</em>, a stół poda zasadę, która przeważyła, z jej artykułem.',
  opponentsFair:
    'Przeciwnicy wiedzą tylko tyle, ile wolno wiedzieć na ich miejscu: znają swoje karty, to, co powiedziano, jakich kart żądano i kto je dał. Część, która myśli, nie dostaje nic więcej, więc nie może podglądać.',
  source:
    'przez Fabera, czwarta z pięciu rozpraw w polskiej książce o grach, bez miejsca i daty, około 1820. Reguły, ceny i zasady obu sposobów.',
};
