import type {BostonWhistGallery} from './en.js';

/** Polish: the page of Boston-Whist. */
export const words: BostonWhistGallery = {
  pageTitle: 'Boston-Wist, Warszawa, około 1820',
  description:
    'Zagraj w przeglądarce w Boston-Wista według zasad z około 1820 roku: Boston, w którym grający może szukać pomocnika, z honorami i nadlewkami.',
  name: 'Boston-Wist',
  lead: 'Boston z pomocnikiem: kto powie wist, gra razem',
  inside: 'Gra według taryfy, pomocnik do niej, honory i nadlewki.',
  more: 'Więcej o Boston-Wiście',
  tile: 'Wist! Pomagam. Dwóch przeciw dwóm, a każdy ma wziąć swoje.',
  options: {
    deals: ['Rozdania', 'szesnaście', 'cztery', 'osiem', 'aż przerwiesz'],
    block: ['Blok', 'osiem marek', 'cztery', 'szesnaście'],
    'expose-after-first-trick': [
      'Otwarty mizer wykłada się',
      'przed pierwszym zadaniem',
      'po pierwszej lewie',
    ],
    etiquette: ['Praw', 'pilnuje stół', 'łamać nie wolno: kary'],
    colours: ['Maści', 'według drugiej talii, w każdym rozdaniu', 'według pierwszego asa'],
    'ask-mode': ['Pomoc', 'wiąże', 'można odrzucić'],
    'both-short-bete': ['Gdy obu zabrakło', 'każdy stawia betę', 'stawiają jedną wspólnie'],
    honours: ['Honory', 'liczą się', 'nie liczą się'],
    ceremony: ['Przed rozdaniem', 'od razu karty', 'ciągnie się karty na miejsca'],
  },
  rulesWhist: 'Boston-Wist',
  opponentsBook:
    'Każdą grę, którą wolno zapowiedzieć, rozgrywają w wyobrażonych rozdaniach, z pomocnikiem i bez, i zapowiadają tę, która przynosi najwięcej; karty grają według rad książki. Naciśnij <em>Dlaczego?</em>, a stół poda maksymę, która rozstrzygnęła. Mistrz odstępuje od niej, gdy wyobrażone i rozegrane rozdania dowodzą zysku.',
  opponentsFair:
    'Przeciwnicy wiedzą tylko to, co wolno wiedzieć na ich miejscu: swoje karty, co zapowiedziano i zagrano, co leży otwarte. Część, która myśli, nie dostaje nic więcej, więc podglądać nie może.',
  source: 'w polskiej książce gier Engelmana (około 1820); co książka zostawia otwarte, mówią zasady.',
};
