import type {CinquilleGallery} from './en.js';

/** Polish. */
export const words: CinquilleGallery = {
  pageTitle: 'Cinkwil, ok. 1820',
  description:
    'Zagraj w cinkwila w przeglądarce według reguł z około 1820 roku: lomber dla pięciu, w którym woła się króla, a kto go ma, jest tajnym partnerem.',
  name: 'Cinkwil',
  lead: 'lomber dla pięciu: woła się króla, a kto jest partnerem, wie tylko ten, kto tego króla ma',
  inside: 'Pięciu graczy, czterdzieści kart, wołany król i miseczka.',
  more: 'Więcej o cinkwilu',
  tile: 'Lomber dla pięciu. Woła się króla: kto go ma, gra po cichu razem z lombrem, póki ten król nie padnie.',
  options: {
    tours: ['Tury, w których każdy raz rozdaje', 'dwie', 'jedna', 'pięć'],
    favourites: ['Kolory wyróżnione, płatne drożej', 'bez nich', 'kolor pierwszej wygranej gry', 'trzy'],
    'bete-by': ['Betę płaci', 'lomber z partnerem', 'sam lomber'],
    delices: ['Délices', 'są płatne', 'są wykluczone'],
    'vole-pricing': ['Wszystkie lewy kosztują', '2, zapowiedziane 4', '4, zapowiedziane 12'],
    packets: ['Rozdaje się po', 'cztery, cztery', 'trzy, trzy, dwie'],
    'missed-vole-matadors': [
      'Matadory przy nieudanej zapowiedzianej Woli',
      'są mimo to płatne',
      'nie liczą się',
    ],
    'look-at-tricks': ['Lomber może przeglądać lewy', 'przy Solo', 'zawsze, gdy gra w pojedynkę'],
    ceremony: ['Przed rozdaniem', 'od razu do kart', 'ciągnienie kart o miejsca'],
  },
  rulesCinquille: 'Cinkwil',
  opponentsBook:
    'Licytują, wołają i grają według rad książki, o ile da się je stosować, widząc jedną rękę. Naciśnij <em>Dlaczego?</em>, a stół poda zasadę, która przeważyła. Mistrz odstępuje od niej tylko wtedy, gdy z wyobrażonych i rozegranych do końca rozdań wynika, że inna karta da więcej.',
  opponentsFair:
    'Przeciwnicy wiedzą tylko tyle, ile wolno wiedzieć na ich miejscu: znają swoje karty, licytację i to, co zagrano. O tym, kto jest partnerem, dowiadują się nie wcześniej niż ty. Część, która myśli, nie dostaje nic więcej, więc nie może podglądać.',
  source:
    'Polska, około 1820. Część o <i lang="pl">Cinkwilu</i> oraz wspólne reguły <i lang="pl">Kadryla</i> i <i lang="pl">Cinkwila</i>.',
};
