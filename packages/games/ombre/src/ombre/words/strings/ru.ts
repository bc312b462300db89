import {plural, ru as kit} from '@quinola/table/strings/ru.js';
import type {OmbreRoomWords} from '../types.js';

export const marks = (n: number): string => plural(n, 'марка', 'марки', 'марок');

/** Russian: the room of Ombre. */
export const ru: OmbreRoomWords = {
  title: 'Ломбер',
  subtitle: 'около 1820 года',
  games: {
    ask: 'Запрос',
    'ask-colour': 'Запрос в фаворите',
    tournee: 'Турне',
    'obscur-top': 'Обскюр сверху',
    'obscur-bottom': 'Обскюр снизу',
    'obscur-middle': 'Обскюр из середины',
    casco: 'Большое каско',
    solo: 'Соло',
    'solo-colour': 'Соло в фаворите',
    tout: 'Tout',
    'tout-colour': 'Tout в фаворите',
    grandissimo: 'Грандиссимо',
    nullissimo: 'Нуллиссимо',
    murzyn: 'Игра Короля',
  },
  favourite: (suit) => (suit === null ? 'Без фаворита' : `Фаворит: ${kit.suit(suit)}`),
  paysDouble: 'как козыри платятся вдвойне',
  gameOf: (who, game) => (who.you ? `Ваша игра: ${game}` : `${who.name}: ${game}`),
  needs: (_you, game, each, tricks) => {
    const pays = each ? `; каждый платит ${each}` : '; выиграть можно только миску';
    if (game === 'nullissimo') return `Ни одной взятки${pays}.`;
    if (game === 'tout' || game === 'tout-colour') return `Все взятки${pays}.`;
    const count = tricks === null ? 'больше взяток, чем у любого другого' : `взяток: ${tricks}`;
    return `Нужно ${count}${pays}.`;
  },
  inDish: 'в миске',
  wait: 'ждут',
  dish: (amount, waiting) =>
    `В миске: ${marks(amount)}${waiting.length ? `; ждут беты: ${waiting.join(', ')}` : ''}`,
  trumps: (names) => `Козыри от старшего: ${names.join(', ')}`,
  noTrumps: 'Козырей пока нет',
  ombre: 'ломбер',
  defends: 'в защите',
  eldest: 'первая рука',
  king: 'Король, не играет',
  took: (count) => (count ? `обмен: ${count}` : 'без обмена'),
  yourTurn: {
    draw: 'Ваш ход: тяните карту на место',
    bid: 'Ваш ход: объявите игру или пасуйте',
    king: 'Все спасовали: будете играть с талоном?',
    game: 'Ваш ход: назначьте козыри или другую игру',
    trump: 'Ваш ход: назначьте козыри',
    turning: 'Ваш ход: откройте верхнюю карту',
    turnedAce: 'Ваш ход: оставьте эти козыри или откройте ещё',
    keeping: 'Ваш ход: оставьте одну карту или ни одной',
    picking: 'Ваш ход: выберите, что оставить',
    buying: 'Ваш ход: выберите карты для обмена',
    offer: 'Ваш ход: ответьте на предложение',
    naming: 'Ваш ход: назовите карту, с которой пойдёт ломбер',
    vole: (count) => `${count === 5 ? 'Пять' : 'Семь'} взяток: довольно или играть на все?`,
    claim: 'Ваш ход: потребуйте свои премии',
    heldBack: 'Ваш ход: матадора можно придержать, кладите что угодно',
    followTrumps: 'Ваш ход: кладите козырь',
    freeTrumps: 'Ваш ход: козырей у вас нет, кладите что угодно',
  },
};
