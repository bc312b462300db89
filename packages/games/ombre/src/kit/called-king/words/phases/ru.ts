import type {EventWords, PhaseTitles} from '@quinola/table';
import type {CalledKingPhase} from '../../rules/index.js';

/** Russian: the states of Quadrille and Cinquille. */
export const phases: PhaseTitles<CalledKingPhase> = {
  drawing: 'Места',
  'drawing.spreading': 'Для каждого лежит карта пик',
  'drawing.seats': 'Каждый тянет карту пик',
  dealing: 'Сдача',
  'dealing.shuffling': 'Ставка, тасовка и раздача',
  bidding: 'Торговля',
  'bidding.opening': 'Говорит первая рука',
  'bidding.overbidding': 'Следующий называет выше или пасует',
  'bidding.answering': 'Кто говорил раньше, берёт игру себе, называет выше или пасует',
  declaring: 'Назначение игры',
  'declaring.game': 'Назначаются козыри и вызывается король',
  'declaring.calling': 'Вызывается король',
  'declaring.naming': 'Назначаются козыри',
  'declaring.returning': 'За короля отдаётся карта',
  'declaring.announcing': 'Перед первым ходом',
  playing: 'Розыгрыш',
  'playing.trick': 'Взятка',
  'playing.standing': 'Игра выиграна: довольно или на все взятки',
  settled: 'Что принесла сдача',
  settlingSession: 'Миска делится',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'тянут карту',
  PASS: 'пас',
  HOLD: 'игру берёт себе другой',
  BID: 'объявляют игру',
  DECLARE: 'назначают козыри и вызывают короля',
  CALL: 'вызывают короля',
  NAME_TRUMP: 'назначают козыри',
  RETURN: 'отдают карту',
  ANNOUNCE_VOLE: 'объявляют все взятки',
  BEGIN: 'ничего не объявляют',
  PLAY: 'кладут карту',
  STAND: 'больше не играют',
  GO_ON: 'играют на воль',
};
