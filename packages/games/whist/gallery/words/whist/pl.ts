import type {WhistGallery} from './en.js';

/** Polish. */
export const words: WhistGallery = {
  pageTitle: 'Wist, Wiedeń 1834 i Warszawa ok. 1820',
  description:
    'Zagraj robra wista wiedeńskiego z 1834 roku albo polskiego z około 1820, przeciw graczom, którzy trzymają się książki.',
  name: 'Wist',
  lead: 'jak grano w Wiedniu w 1834 roku i w Polsce około 1820',
  inside: 'Czterech graczy, trzynaście lew i cisza.',
  more: 'Więcej o wiście',
  tile: 'Czterech graczy w dwóch parach; cisza i wezwanie na ośmiu punktach. Wiedeń 1834 i Warszawa około 1820.',
  options: {
    rules: ['Reguły', 'Wiedeń, 1834', 'Warszawa, ok. 1820'],
    table: ['Gracze', 'czterech', 'pięciu, jeden pauzuje', 'trzech i dziadek'],
    honours: [
      'Honory (wysokie atuty)',
      'liczą się cztery',
      'liczy się pięć, z przeniesieniem',
      'nie liczą się, partia do pięciu',
    ],
    preference: ['Kolor preferencji, liczy się podwójnie', 'brak', 'pierwszy odkryty'],
    'may-call-at': [
      'Wezwanie w kolorze preferencji',
      'na sześciu, siedmiu i ośmiu',
      'na sześciu, jak w książce',
    ],
    'loser-honours-count': ['Honory przegranych', 'przepadają', 'mogą potanić partię'],
    lady: ['Miejsce damy, nigdy nie pauzuje', 'niczyje', 'twoje'],
    'game-levels': [
      'Partia liczy się',
      'do poczwórnej, rober do jedenastu',
      'do podwójnej, rober do siedmiu',
    ],
    'middle-tie': ['Równe karty przy ciągnieniu', 'dołącza wyższy', 'dołącza niższy'],
    rubbers: ['Robry', 'jak zwykle'],
    ceremony: ['Przed rozdaniem', 'od razu do kart', 'ciągnienie, miejsca, talie, przełożenie'],
    'throw-over': ['Odrzucenie przełożenia', 'dwa razy', 'nigdy'],
    etiquette: ['Błędy', 'są niemożliwe', 'zdarzają się, z karami z książki'],
    accidents: ['Wypadki przy rozdawaniu', '3 na 100 rozdań', 'brak', '20 na 100 rozdań'],
    school: [
      'Przeciwnicy trzymają się',
      'książki z regułami',
      'Wiednia, 1834',
      'Hoyle’a, 1742',
      'obu książek',
    ],
    memory: ['Twoja pamięć', 'z pomocą', 'sama, jak przy prawdziwym stole'],
    indices: ['Znaki w rogach', 'w miarę potrzeby', 'zawsze', 'nigdy'],
  },
  rulesVienna: 'Wist wiedeński, 1834',
  rulesWarsaw: 'Wist polski, ok. 1820',
  opponentsBook:
    'Grają według zasad z książki, jest ich ponad sto, ułożonych od najważniejszych: najpierw prawo, potem lewy, które rozstrzygają grę, potem to, o co prosił partner, i tak dalej, aż do subtelności. Naciśnij <em>Dlaczego?</em>, a stół poda zasadę, która przeważyła, z jej paragrafem.',
  opponentsMaster:
    'Jako <em>mistrzowie</em> wyobrażają sobie także rozdania: sto, a każde zgadza się ze wszystkimi kartami, które widzieli, i z każdym słowem. Od karty z książki odstępują tylko wtedy, gdy inna jest na pewno lepsza, a uzasadnienie mówi, o ile: „najlepsza w 71 z 96 wyobrażonych rozdań”. Twój partner gra zawsze najlepiej, jak umie.',
  opponentsFair:
    'Przeciwnicy wiedzą tylko tyle, ile wolno wiedzieć na ich miejscu: znają trzynaście kart, to, co zagrano, i to, co powiedziano, tak samo jak ty. Część, która myśli, nie dostaje nic więcej, więc nie może podglądać; a że zasady są wydrukowane, możesz czytać z ich kart tak, jak oni z twoich.',
  sourceVienna:
    'Wiedeń, Carl Gerold, 1834. Reguły wiedeńskiego stołu, jego zasady (§§ 14–17) i kary (§§ 18–20).',
  sourceWarsaw:
    'pierwsza z pięciu rozpraw w polskiej książce o grach, bez miejsca i daty, około 1820. Reguły i prawa pochodzą z <cite lang="en">Short Treatise</cite> Edmonda Hoyle’a z 1742 roku i przyszły do Polski przez Niemcy.',
  sourceNote:
    'Tak przy jednym stole można porównać dwie szkoły: z asem, królem i damą w kolorze bocznym Hoyle wychodzi asem, Wiedeń królem.',
};
