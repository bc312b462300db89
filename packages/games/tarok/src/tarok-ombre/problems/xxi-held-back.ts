import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** XXI with small taroks: it waits. */
export const xxiHeldBack: Lesson = {
  format: 'quinola-lesson/1',
  id: 'xxi-held-back',
  game: 'tarok-ombre',
  kind: 'problem',
  ...PROBLEMS['xxi-held-back'],
  source: {
    en: 'The book of Tarok-ombre, Warsaw, about 1820: on the use of the chief cards, 1',
    pl: 'Książka o Taroklombrze, Warszawa, ok. 1820: o używaniu najważniejszych kart, 1',
  },
  options: {
    manner: 'old',
    deal: 'S:21,5,3.QT73.NJ26T.Q3589.NT986432 W:20,19,18,17,16,15,14,13,12,8,7,2.KNJ.K389.KNJ6.KQ E:SK,11,10,9,6,4,1.986542.QA57.A247T.J75 dealer=S skat=AS,4H,AC game=solo player=W',
  },
  opening: ['T14', 'T10'],
  steps: [
    {
      say: {
        en: 'The declarer plays Solo and has led the XIV; your friend followed with the X. You hold XXI with two small taroks, and play last. *Do you take the trick?*',
        pl: 'Grający gra Solo i zadał XIV; przyjaciel dołożył X. Masz XXI z dwoma małymi tarokami i grasz ostatni. *Bierzesz lewę?*',
      },
      ask: {cards: ['T3', 'T5']},
      point: ['T14', 'T10'],
      right: {
        en: 'One point was there to win. XXI waits for more.',
        pl: 'Był tam do wzięcia jeden punkt. XXI czeka na więcej.',
      },
      others: [
        {
          cards: ['T21'],
          say: {
            en: 'Three cards without value are one point, and the highest tarok is spent on it. Take it back, or go on.',
            pl: 'Trzy próżne karty to jeden punkt, a kosztował najwyższego taroka. Cofnij albo graj dalej.',
          },
        },
      ],
      wrong: {en: 'A tarok must be answered with a tarok.', pl: 'Na taroka trzeba dać taroka.'},
    },
  ],
  end: {
    say: {
      en: 'The book: with small taroks beside it, *XXI is held back* when taroks are played, as long as it can be and is of use, and does not take at once.',
      pl: 'Książka: gdy przy XXI ma się jeszcze niskie taroki, *trzeba ją przetrzymać*, gdy biją taroki, póki można i póki jest z tego pożytek, a nie zaraz nią bić.',
    },
  },
};
