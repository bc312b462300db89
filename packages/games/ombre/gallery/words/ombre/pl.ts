import type {OmbreGallery} from './en.js';

/** Polish. */
export const words: OmbreGallery = {
  pageTitle: 'Lomber, ok. 1820',
  description:
    'Zagraj w lombra w przeglądarce według reguł z około 1820 roku: jeden przeciw wszystkim, ze Spadilią, Manilią i Bastą, talonem i miseczką, we trzech, we dwóch lub we czterech.',
  name: 'Lomber',
  lead: 'jeden przeciw wszystkim: gra, którą Europa żyła sto pięćdziesiąt lat, według reguł z około 1820 roku',
  inside: 'Trzech graczy, czterdzieści kart, talon i miseczka.',
  more: 'Więcej o lombrze',
  tile: 'Jeden przeciw wszystkim. Czarne asy są zawsze atutami, a siódemka bywa wyższa niż król. Dla trzech, dwóch lub czterech graczy.',
  options: {
    players: ['Gracze', 'trzech', 'dwóch', 'czterech, każdy za siebie'],
    deux: [
      'We dwóch: karty',
      'trzydzieści, po osiem',
      'trzydzieści dwie, po dziesięć',
      'trzydzieści dwie, po dwanaście',
    ],
    'table-size': ['We trzech: przy stole', 'trzech', 'czwarty, Król, nie gra, po kolei'],
    deals: ['Rozdania', 'dwanaście', 'trzy', 'sześć', 'aż przestanę'],
    finish: ['Co zostanie na koniec', 'dzieli się', 'rozgrywa się'],
    favourite: [
      'Faworyta',
      'inna w każdym rozdaniu',
      'jedna na całą grę',
      'kolor pierwszej wygranej gry',
      'żadna',
    ],
    'grand-null': ['Grandissimo i Nullissimo', 'są w grze', 'są wykluczone'],
    'codille-factor': ['Kodylia kosztuje', 'dwie bety', 'jedną betę'],
    'rok-threshold': ['Rok (dodatkowa pula)', 'bez niego', 'z dziesięciu marek', 'z dwunastu marek'],
    'honours-claim': ['Premie (matadory, pierwsze lewy)', 'są płatne same z siebie', 'trzeba ich zażądać'],
    ceremony: ['Przed rozdaniem', 'od razu do kart', 'ciągnienie kart o miejsca'],
  },
  rulesOmbre: 'Lomber',
  opponentsBook:
    'Licytują, wymieniają i grają według rad książki, o ile da się je stosować, widząc jedną rękę. Naciśnij <em>Dlaczego?</em>, a stół poda zasadę, która przeważyła. Gracza, który także przeszukuje możliwe rozdania, jeszcze nie ma.',
  opponentsFair:
    'Przeciwnicy wiedzą tylko tyle, ile wolno wiedzieć na ich miejscu: znają swoje karty, licytację, liczbę kart, które kto wymienił, i to, co sami odłożyli. Część, która myśli, nie dostaje nic więcej, więc nie może podglądać.',
  source: 'Polska, około 1820. Część o <i lang="pl">Lombrze</i>: reguły, prawa i rady dla graczy.',
};
