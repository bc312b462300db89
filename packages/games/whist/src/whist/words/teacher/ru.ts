import {first, plural, ru as kit, theCard} from '@quinola/table/strings/ru.js';
import type {LessonWords} from './index.js';

const {card} = kit;
const list = new Intl.ListFormat('ru', {type: 'disjunction'});
const BOOKS = {leitfaden: 'венское руководство', hoyle: 'варшавский Хойл'};

/** The teacher's words in Russian. */
export const lessons: LessonWords = {
  books: {leitfaden: 'Венское руководство 1834 года', hoyle: 'Варшавский Хойл'},
  agree: (face) => `Обе книги советуют сыграть ${theCard(face)}.`,
  silent: (face) => `Обе книги здесь молчат; без них разумно сыграть ${theCard(face)}.`,
  wouldPlay: (face) => `Совет: сыграть ${theCard(face)}.`,
  isSilent: (face) => `Здесь книга молчит; без неё разумно сыграть ${theCard(face)}.`,
  forced: (face) => `Выбора здесь нет: нужно сыграть ${theCard(face)}.`,
  notNow: 'Книги отвечают, когда вам есть из чего выбрать.',

  teacher: 'Чему учат ваши карты',
  looking: (done, total) => `Ваши карты просматриваются: ${done} из ${total}.`,
  wise: 'Так видно при четырёх открытых руках; за игрой их не видит никто.',
  noLesson: 'Ни одна ваша карта не стоила взятки, даже при четырёх открытых руках. Хорошая игра!',
  noneOfYours: 'Ни одна из карт, которыми вы ходили сами, не стоила взятки.',
  noCards: 'В этой сдаче вам не пришлось выбирать карту.',
  cost: (face, tricks, better) =>
    `${first(card(face))}: эта карта стоила ${plural(tricks, 'взятку', 'взятки', 'взяток')}; лучше было сыграть ${list.format(better.map(theCard))}.`,
  found: (books, face) =>
    `По одним вашим картам ${theCard(face)} ${books.length > 1 ? 'нашли бы' : books[0] === 'hoyle' ? 'нашёл бы' : 'нашло бы'} ${books.map((book) => BOOKS[book]).join(' и ')}:`,
  notFound: 'Ни одно правило обеих книг этого не подсказало бы. Не огорчайтесь.',
  lookAt: (trick) => `Показать взятку ${trick}`,
  away: 'Учителя не удалось загрузить.',
};
