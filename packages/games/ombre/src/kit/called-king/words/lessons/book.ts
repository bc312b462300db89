import type {LessonWords} from '@quinola/play';
import type {Others} from '../../../words/lessons/set-deal.js';

/**
 * Where a lesson stands in the book.
 * @param others the place in the other languages
 */
export const inBook = (en: string, pl: string, others: Others): LessonWords => ({
  en: `The Warsaw book of games, about 1820, ${en}`,
  pl: `Warszawska książka o grach, ok. 1820, ${pl}`,
  de: `Das Warschauer Spielbuch, um 1820, ${others.de}`,
  sv: `Spelboken från Warszawa, omkring 1820, ${others.sv}`,
  ru: `Варшавская книга игр, около 1820 года, ${others.ru}`,
});
