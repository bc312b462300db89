import type {ChessGallery} from './en.js';

/** Polish: the page of chess. */
export const words: ChessGallery = {
  pageTitle: 'Szachy, Polska, około 1820',
  description:
    'Szachy, jak uczyła ich polska książeczka około 1820 roku: pion staje się tylko tym, co stracono, pat to pół gry, szach się zapowiada. Albo jak gra się dzisiaj.',
  name: 'Szachy',
  lead: 'pion staje się tylko tym, co stracono: jak uczyła polska książeczka około 1820 albo jak gra się dzisiaj',
  inside: 'Szachownica i bierki z epoki, z jej prawami.',
  more: 'Więcej o szachach',
  tile: 'Pion staje się tylko tym, co stracono, a pat to pół gry.',
  options: {
    rules: ['Prawidła', 'z książeczki Fieldinga', 'dzisiejsze'],
    white: ['Białe w pierwszej grze', 'Ty', 'przeciwnik', 'losem'],
    'first-move': ['Pierwszy ruch', 'białe', 'czarne', 'losem'],
    stalemate: ['Pat', 'w połowie przegrany', 'wygrany, jak w Anglii', 'remisowy'],
    promotion: ['Pion staje się', 'tym, co stracono', 'każdą figurą'],
    'strict-etiquette': ['Dotykanie i zapowiadanie', 'swobodne', 'ścisłe'],
    'safety-draws': ['Remisy', 'na wszelki wypadek', 'żadnych, jak w książce'],
    odds: ['Fory', 'żadne', 'pion', 'skoczek', 'wieża', 'hetman'],
    giver: ['Fory daje', 'przeciwnik', 'Ty'],
  },
  rulesChess: 'Szachy',
  opponentsBook:
    'Grają według prawideł dobrej gry z książeczki i patrzą na dwa ruchy naprzód. <em>Dlaczego?</em> podaje prawidło, które rozstrzygnęło. Jako <em>mistrzowie</em> liczą tak daleko, jak pozwala dziesiąta część sekundy, i mówią, co ich ciąg wygrywa.',
  opponentsFair: 'W tej grze nic nie jest ukryte: przeciwnicy widzą szachownicę tak jak Ty.',
  source: 'książeczka z około 1820 roku, oprawna z czterema innymi: ruch kamieni, prawa, gry, pozycje.',
};
