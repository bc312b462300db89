import type {EventWords, PhaseTitles} from '@quinola/table';
import type {BostonPhase} from '../../rules/index.js';

/** Russian: the states of Boston, Tri-Boston and Boston-Whist. */
export const phases: PhaseTitles<BostonPhase> = {
  drawing: 'Места',
  'drawing.spreading': 'Раскладывается по карте каждой масти',
  'drawing.seats': 'Каждый вынимает одну',
  dealing: 'Сдача',
  'dealing.firstAce': 'Карты открывают до первого туза',
  'dealing.colours': 'Вторая колода назначает масти',
  'dealing.packets': 'Сдающий говорит, по сколько сдаёт',
  'dealing.shuffling': 'Ставка и тасовка',
  'dealing.cutting': 'Съём и сдача',
  bidding: 'Торговля',
  'bidding.opening': 'Первая заявка или пас',
  'bidding.overbidding': 'Следующий заявляет выше или пасует',
  'bidding.answering': 'Говоривший раньше держит, заявляет выше или пасует',
  declaring: 'Игра объявляется',
  'declaring.trump': 'Назначается козырь',
  'declaring.aside': 'Одна карта откладывается',
  'declaring.leader': 'Назначается, кто ходит',
  asking: 'Ищут помощника',
  'asking.helper': 'Кто поможет?',
  'asking.offer': 'Принята ли помощь?',
  playing: 'Игра',
  'playing.trick': 'Взятка',
  settled: 'Что принесла сдача',
  settlingSession: 'Пулька делится',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'вынимают карту',
  CUT: 'колоду снимают',
  PACKETS: 'выбрано, по сколько сдавать',
  PASS: 'кто-то пасует',
  HOLD: 'заявку удерживают',
  BID: 'заявка',
  NAME_TRUMP: 'назначен козырь',
  LAY_ASIDE: 'отложена карта',
  NAME_LEADER: 'назначено, кто ходит',
  WHIST: 'кто-то предлагает помощь',
  DECLINE: 'в помощи отказано',
  ACCEPT: 'помощь принята',
  REJECT: 'помощь отклонена',
  PLAY: 'сыграна карта',
  CLAIM: 'показано, что игра выиграна',
  CONCEDE: 'игру бросили',
  CLAIM_LOST: 'противник кладёт карты',
};
