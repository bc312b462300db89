import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** What is to be announced stays out of the Skat. */
export const halfACavalry: Lesson = {
  format: 'quinola-lesson/1',
  id: 'half-a-cavalry',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['half-a-cavalry'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: rule 9 and hint 4',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: reguła 9 i wskazówka 4',
  },
  options: {
    players: 3,
    deal: 'S:SK,20,17,14,11,9,6,4.KT9642.QNJ.Q245789T.742 E:21,19,15,13,8,7,5.QN8A.K234578T.JA3.K6A W:18,16,12,10,3,2,1.J753.A69.KN6.QNJT9853 dealer=S',
  },
  steps: [
    {
      say: {
        en: 'Of hearts you hold queen, knight and knave, of clubs three small cards; and you have Sky. You want to be rid of one suit. *Which three cards do you lay away?*',
        pl: 'Z kierów masz damę, kawala i waleta, z trefli trzy małe karty; do tego Sky. Chcesz się pozbyć jednego koloru. *Które trzy karty odkładasz?*',
      },
      ask: {move: {type: 'LAY_SKAT', cards: ['7C', '4C', '2C']}},
      point: ['QH', 'NH', 'JH', '7C', '4C', '2C'],
      right: {
        en: 'Now announce half a cavalry with Sky: ten points.',
        pl: 'Teraz zgłoś połowę kawalerii ze Sky: dziesięć punktów.',
      },
      other: {
        en: 'You may. But three figures of hearts with Sky are worth ten points in the hand, and with clubs gone a suit is gone too. Take it back, or go on.',
        pl: 'Wolno. Ale trzy figury kierowe ze Sky są w ręku warte dziesięć punktów, a bez trefli też pozbywasz się koloru. Cofnij albo graj dalej.',
      },
      wrong: {en: 'Kings and taroks may not be laid away.', pl: 'Królów i taroków odkładać nie wolno.'},
    },
  ],
  end: {
    say: {
      en: 'The book: who announces a cavalry, whole or half, *may not have laid away a card of it*; else it does not count. Sky doubles it.',
      pl: 'Książka: kto zgłasza kawalerię, całą czy połowę, *nie może żadnej jej karty włożyć do Skata*; inaczej się nie liczy. Sky ją podwaja.',
    },
  },
};
