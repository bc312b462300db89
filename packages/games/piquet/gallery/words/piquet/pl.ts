import type {PiquetGallery} from './en.js';

/** Polish: the page of piquet. */
export const words: PiquetGallery = {
  pageTitle: 'Pikieta, Warszawa, około 1820',
  description:
    'Pikieta, dawna gra we dwoje: wymiana, zapowiedzi i dwanaście lew, przeciw graczowi, który myśli w twojej przeglądarce.',
  name: 'Pikieta',
  lead: 'gra we dwoje: wymień, zapowiedz i rozegraj dwanaście lew',
  inside: 'Karty się wymienia, zapowiada i porównuje, a każde wyjście się liczy.',
  more: 'Więcej o pikiecie',
  tile: 'Pięć. Dobre. Trzydzieści, zanim druga strona coś policzy, to dziewięćdziesiąt. We dwoje, według trzech prawideł.',
  options: {
    rules: ['Prawidła', 'Warszawa, około 1820', 'strona rekonstruktorów', 'kluby angielskie'],
    parties: ['Partie', 'jedna', 'dwie', 'trzy'],
    'match-mode': ['Partia', 'do stu jeden', 'z czterech rozdań'],
    target: ['Partię wygrywa', 'sto jeden', 'sto'],
    'four-deal-settlement': ['Cztery rozdania rozlicza się', 'według sumy', 'każde z osobna'],
    'younger-minimum': ['Drugi bierze', 'tyle, by zostały trzy', 'co najmniej jedną', 'co najmniej trzy'],
    fidelity: ['Strona', 'czytana zwyczajnie', 'co do litery', 'jak grają inni'],
    deals: ['Rozdań w partii', 'cztery', 'sześć'],
    'younger-left': ['Co zostawi drugi', 'zostaje zakryte', 'widzą obaj po pierwszym wyjściu'],
    announce: ['To, co się ma', 'zapowiada się samo', 'zapowiadasz albo zachowujesz dla siebie'],
    forced: ['Jedyną kartę, którą wolno zagrać', 'zagrywasz sam', 'zagrywa stół'],
    etiquette: ['Przestrzeganie prawideł', 'pilnuje go stół', 'ścisłe: uchybienia są karane'],
    ceremony: ['Przed rozdaniem', 'od razu do kart', 'ciągnienie i przekładanie'],
  },
  rulesPiquet: 'Pikieta',
  opponentsBook:
    'Dawny traktat daje mało rad; gra się według nich i według zwykłej praktyki, a stół mówi, według czego. Jako <em>mistrz</em> przeciwnik liczy każdą rękę, jaką po wszystkim, co powiedziano, możesz mieć, i rozgrywa ją dokładnie.',
  opponentsFair:
    'Przeciwnik wie tylko to, co z jego miejsca wiedzieć wolno: swoje karty, to, co leży lub leżało odkryte, i to, co powiedziano. Część, która myśli, nie dostaje nic więcej, nie może więc podglądać.',
  source:
    'w polskiej książce gier Engelmana (około 1820), a obok niej strona rekonstruktorów 12. Pułku Piechoty Księstwa Warszawskiego; co one przemilczają, zaznaczono w prawidłach.',
};
