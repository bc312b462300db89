import {ofSuit, plural, ru as kit} from '@quinola/table/strings/ru.js';
import type {PamphileRoomWords} from '../types.js';

/** Russian: the room of Pamphile. */
export const ru: PamphileRoomWords = {
  title: 'Памфил',
  subtitle: 'Польша, XVIII век',
  trump: 'Козырь',
  pamfil: 'Памфил, валет треф, старше всех козырей',
  pamfilHeld: 'У вас памфил',
  pamfilDoubles: 'У вас памфил: ваши очки считаются вдвойне',
  left: (number) => `осталось ${number}`,
  talon: (trump, number) => `Прикуп: можно взять ${plural(number, 'карту', 'карты', 'карт')}, снизу ${trump}`,
  mustPlay: 'играет поневоле',
  plays: 'играет',
  passes: 'пасует',
  own: {mustPlay: 'вы должны играть', plays: 'вы играете', passes: 'вы пасуете'},
  fresh: (number) => plural(number, 'новая', 'новые', 'новых'),
  points: (name, points) => `${name}: ${plural(points, 'очко', 'очка', 'очков')}`,
  yourTurn: {
    draw: 'Ваш ход: тяните карту; младшая сдаёт',
    cut: 'Ваш ход: снимите колоду',
    call: 'Ваш ход: объявите муху или промолчите',
    word: 'Ваш ход: играйте и меняйте карты или пасуйте',
    bound: 'Ваш ход: вы обязаны играть и можете менять карты',
    beat: (sign) => `Ваш ход, кладите в масть и бейте: ${kit.suit(sign)}`,
    trump: (sign) => `Ваш ход: ${ofSuit(sign)} у вас нет, бейте козырем`,
  },
};
