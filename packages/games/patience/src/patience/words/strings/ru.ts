import {plural} from '@quinola/table/strings/ru.js';
import type {PatienceRoomWords} from '../types.js';

const times = (count: number): string => plural(count, 'раз', 'раза', 'раз');

/** Russian: the room of a patience table. */
export const ru: PatienceRoomWords = {
  titles: {
    'la-belle-lucie': 'Прекрасная Люция',
    'house-in-the-wood': 'Дом в лесу',
    'house-on-the-hill': 'Дом на холме',
    hemispheres: 'Полушария',
    fifteen: 'Пятнадцать',
    'salic-law': 'Салический закон',
    'four-corners': 'Четыре угла',
    windmill: 'Мельница',
    shah: 'Шах',
    blockade: 'Блокада',
    clock: 'Часы',
  },
  deeds: {
    turn: 'Открыть карту',
    refill: 'Заполнить места',
    card: 'Следующая карта',
    row: 'Следующий ряд',
    circle: 'Следующий круг',
    leave: 'Оставить',
    redeal: 'Разложить снова',
    rescue: 'Выручить',
    on: 'Раскладывать дальше',
    redo: 'Повторить ход',
    show: 'Годные карты',
    look: 'Просмотреть',
  },
  prompts: {
    home: (count, names) => `На основание годится: ${names.length ? names.join(', ') : `карт ${count}`}`,
    move: (count) => `Можно переложить на другую стопку: карт ${count}`,
    lay: (card) => `${card}: выберите для неё одно из светлых мест`,
    only: (deed) => `Ничто не подходит: ${deed.toLowerCase()}`,
  },
  founded: (count, total) => `на основаниях ${count} из ${total} карт`,
  redealsLeft: (left) => (left ? `можно разложить снова: ${times(left)}` : 'больше не раскладывается'),
};
