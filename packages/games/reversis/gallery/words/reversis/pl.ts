import type {ReversisGallery} from './en.js';

/** Polish. */
export const words: ReversisGallery = {
  pageTitle: 'Rewersis, Szwecja 1819',
  description:
    'Zagraj w rewersis według szwedzkich reguł z 1819 roku: czterech graczy, każdy za siebie, kosz żetonów i walet kier, przeciw graczom, którzy trzymają się książki.',
  name: 'Rewersis',
  lead: 'wygrywa, kto bierze najmniej, albo kto bierze wszystko: z Quinolą, jak grano w Szwecji w 1819 roku',
  inside: 'Czterech graczy, każdy za siebie, i kosz żetonów, który idzie za waletem kier.',
  more: 'Więcej o rewersisie',
  tile: 'Unikaj punktów albo weź wszystkie lewy; i w porę pozbądź się Quinoli. Czterech graczy, każdy za siebie.',
  options: {
    rounds: ['Kolejki', 'dziesięć'],
    fische: ['Fisza (duży żeton) to', 'dziesięć żetonów', 'pięć żetonów'],
    claims: ['Zapłata za Quinolę i asy', 'przychodzi sama', 'trzeba o nią poprosić'],
    'quinola-forcee': [
      'Quinolę trzeba zatrzymać',
      'nigdy',
      'w pierwszej kolejce',
      'w dwóch pierwszych kolejkach',
    ],
    'other-quinola-in-reversy': ['Cudza Quinola w rewersisie', 'jest płatna', 'nie jest płatna'],
    'quinola-bonne': ['Quinola w ostatniej lewie rewersisu', 'mieści się w cenie', 'jest płatna osobno'],
    'bete-order': ['Z kilku bet najpierw idzie', 'największa', 'najstarsza'],
    ceremony: ['Przed rozdaniem', 'od razu do kart', 'ciągnienie dziesiątek o miejsca'],
  },
  rulesReversis: 'Rewersis',
  opponentsBook:
    'Wymieniają, wychodzą i zrzucają karty według rad książki o dobrej grze i w porę pozbywają się Quinoli. Naciśnij <em>Dlaczego?</em>, a stół poda zasadę, która przeważyła, z jej numerem. Jako <em>mistrzowie</em> wyobrażają sobie także rozdania zgodne ze wszystkim, co widzieli, i odstępują od karty z książki tylko wtedy, gdy inna jest na pewno lepsza.',
  opponentsFair:
    'Przeciwnicy wiedzą tylko tyle, ile wolno wiedzieć na ich miejscu: znają swoje karty, to, co zagrano, oraz to, co sami odłożyli lub dobrali. Część, która myśli, nie dostaje nic więcej, więc nie może podglądać.',
  source: 'Sztokholm, 1819. Artykuł <i lang="sv">Reversy</i>: reguły od 1 do 42 i rady o dobrej grze.',
};
