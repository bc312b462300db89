import type {BostonGallery} from './en.js';

/** Polish: the page of Boston. */
export const words: BostonGallery = {
  pageTitle: 'Boston, Warszawa, około 1820',
  description:
    'Zagraj w przeglądarce w Bostona według zasad z około 1820 roku: jeden podejmuje się według taryfy wziąć tyle a tyle lew albo żadnej przeciw wszystkim.',
  name: 'Boston',
  lead: 'tyle a tyle lew albo żadnej, według taryfy',
  inside: 'Trzydzieści trzy zapowiedzi na drukowanej karcie; jeden gra przeciw wszystkim.',
  more: 'Więcej o Bostonie',
  tile: 'Siedem lew czy żadnej? Taryfa mówi, ile która gra płaci. Dla czterech albo trzech.',
  options: {
    players: ['Gracze', 'czterech', 'trzech: Tri-Boston'],
    deals: ['Rozdania', 'szesnaście; trzech graczy dwanaście', 'cztery', 'osiem', 'aż przerwiesz'],
    block: ['Blok', 'osiem marek', 'cztery', 'szesnaście'],
    'expose-after-first-trick': [
      'Otwarty mizer wykłada się',
      'przed pierwszym zadaniem',
      'po pierwszej lewie',
    ],
    etiquette: ['Praw', 'pilnuje stół', 'łamać nie wolno: kary'],
    tariff: ['Taryfa', 'A: stałe ceny', 'B: liczą się honory i nadlewki'],
    colours: ['Maści przy czterech', 'według pierwszego asa', 'według drugiej talii, w każdym rozdaniu'],
    direction: ['Trzej grają', 'w prawo', 'w lewo'],
    'misere-double': ['Za mizery trzech płaci się', 'raz', 'dwa razy'],
    'misere-names-leader': ['Mizerowi trzech zadaje', 'pierwsza ręka', 'kogo on wskaże'],
    ceremony: ['Przed rozdaniem', 'od razu karty', 'ciągnie się karty na miejsca'],
  },
  rulesBoston: 'Boston i Tri-Boston',
  opponentsBook:
    'Każdą grę, którą wolno zapowiedzieć, rozgrywają w wyobrażonych rozdaniach i zapowiadają tę, która przynosi najwięcej; karty grają według rad książki. Naciśnij <em>Dlaczego?</em>, a stół poda maksymę, która rozstrzygnęła. Mistrz odstępuje od niej, gdy wyobrażone i rozegrane rozdania dowodzą zysku.',
  opponentsFair:
    'Przeciwnicy wiedzą tylko to, co wolno wiedzieć na ich miejscu: swoje karty, co zapowiedziano i zagrano, co leży otwarte. Część, która myśli, nie dostaje nic więcej, więc podglądać nie może.',
  source:
    'w polskiej książce gier Engelmana (około 1820), z częścią o <i lang="pl">Tri-Bostonie</i>; co książka zostawia otwarte, mówią zasady.',
};
