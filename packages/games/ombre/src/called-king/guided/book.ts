import type {LessonWords} from '@quinola/play';
import {say} from '../../kit/lessons.js';

/** Where a lesson stands in the book. */
export const inBook = (en: string, pl: string): LessonWords =>
  say(`The Warsaw book of games, about 1820, ${en}`, `Warszawska książka o grach, ok. 1820, ${pl}`);
