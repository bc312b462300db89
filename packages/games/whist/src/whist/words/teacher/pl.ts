import {pl as kit, plural, theCard} from '@quinola/table/strings/pl.js';
import type {LessonWords} from './index.js';

const {card} = kit;
const list = new Intl.ListFormat('pl', {type: 'disjunction'});
const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const BOOKS = {leitfaden: 'podręcznik wiedeński', hoyle: 'Hoyle warszawski'};

/** The teacher's words in Polish. */
export const lessons: LessonWords = {
  books: {leitfaden: 'Podręcznik wiedeński z 1834 roku', hoyle: 'Hoyle warszawski'},
  agree: (face) => `Obie księgi zagrałyby ${theCard(face)}.`,
  silent: (face) => `Obie księgi tu milczą; bez nich wypada zagrać ${theCard(face)}.`,
  wouldPlay: (face) => `Radzi zagrać ${theCard(face)}.`,
  isSilent: (face) => `Tu milczy; bez niego wypada zagrać ${theCard(face)}.`,
  forced: (face) => `Nie ma tu wyboru: trzeba zagrać ${theCard(face)}.`,
  notNow: 'Księgi odpowiadają, gdy masz kartę do wyboru.',

  teacher: 'Czego uczą twoje karty',
  looking: (done, total) => `Trwa przegląd twoich kart: ${done} z ${total}.`,
  wise: 'Widziane przy czterech odkrytych rękach, jak nikt ich w grze nie widzi.',
  noLesson: 'Żadna twoja karta nie kosztowała lewy, nawet przy czterech odkrytych rękach. Dobra gra!',
  noneOfYours: 'Żadna karta zagrana przez ciebie nie kosztowała lewy.',
  noCards: 'W tym rozdaniu nie było karty do wyboru.',
  cost: (face, tricks, better) =>
    `${first(card(face))}: ta karta kosztowała ${plural(tricks, 'lewę', 'lewy', 'lew')}; lepiej było zagrać ${list.format(better.map(theCard))}.`,
  found: (books, face) =>
    `Z samych twoich kart ${books.map((book) => BOOKS[book]).join(' i ')} ${books.length > 1 ? 'znaleźliby' : 'znalazłby'} ${theCard(face)}:`,
  notFound: 'Żadna zasada obu ksiąg by tego nie podpowiedziała. Nie ma czego żałować.',
  lookAt: (trick) => `Zobacz lewę ${trick}`,
  away: 'Nauczyciela nie udało się pobrać.',
};
