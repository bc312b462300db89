import type {EventWords, PhaseTitles} from '@quinola/table';
import type {ChessPhase} from '../../rules/index.js';

/** Russian: the states of chess. */
export const phases: PhaseTitles<ChessPhase> = {
  setting: 'Фигуры расставляют',
  playing: 'Игра',
  'playing.move': 'Ходит фигура',
  'playing.waking': 'Праздная пешка занимает место фигуры',
  'playing.promotion': 'Пешка становится фигурой',
  'playing.announcing': 'Объявляется шах или мат',
  'playing.offered': 'Другого спрашивают, разойтись ли',
  settling: 'Конец игры',
  matchOver: 'Матч окончен',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  MOVE: 'ходит фигура',
  TOUCH: 'тронули фигуру',
  WAKE: 'пешка пробуждается',
  PROMOTE: 'выбрана фигура',
  SAY: 'объявлен шах или мат, или ничего',
  OFFER_DRAW: 'предложена ничья',
  ANSWER: 'на предложение отвечено',
  CLAIM_DRAW: 'потребована ничья',
  RESIGN: 'игрок сдаётся',
};
