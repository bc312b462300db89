import type {EventWords, PhaseTitles} from '@quinola/table';
import type {PamphilePhase} from '../../rules/index.js';

/** Russian: the states of Pamphile. */
export const phases: PhaseTitles<PamphilePhase> = {
  drawing: 'Кому сдавать',
  'drawing.spreading': 'Колода разложена',
  'drawing.dealer': 'Каждый тянет карту, младшая сдаёт',
  dealing: 'Сдача',
  'dealing.shuffling': 'Сдающий тасует',
  'dealing.packCut': 'Сосед справа снимает; каждому по пять карт, одна открывается',
  calling: 'Муха',
  'calling.dealt': 'Кому пришли пять карт одной масти, объявляет',
  'calling.exchanged': 'У кого теперь пять карт одной масти, объявляет',
  declaring: 'Заявки',
  'declaring.word': 'Играют, с новыми картами или без них, или пасуют',
  playing: 'Розыгрыш',
  'playing.trick': 'Кладут в масть и перебивают, кто может',
  settled: 'Что принесла сдача',
  settlingSession: 'Партия окончена',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'кто-то тянет карту',
  CUT: 'колоду снимают',
  DECLARE: 'кто-то играет',
  EXCHANGE: 'кто-то играет и меняет карты',
  PASS: 'кто-то пасует',
  CALL_MUCHA: 'кто-то объявляет муху',
  STAY_SILENT: 'никто не объявляет',
  PLAY: 'кто-то играет карту',
};
