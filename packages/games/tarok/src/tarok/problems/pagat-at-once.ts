import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** The Pagat cannot be saved, and there are no kings to guard. */
export const pagatAtOnce: Lesson = {
  format: 'quinola-lesson/1',
  id: 'pagat-at-once',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['pagat-at-once'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: hint 8',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: wskazówka 8',
  },
  options: {
    players: 3,
    deal: 'S:9,5,1.QT8742.JA368.Q2479T.J9753 E:21,20,19,18,16,13,12,8,7,6.K653.QN257.J38.N6A W:SK,17,15,14,11,10,4,3,2.NJ9.K49.KNA56.KQT84 dealer=E skat=AS,TH,2C',
  },
  opening: [
    {type: 'ANNOUNCE', classes: ['taroks']},
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    'T14',
  ],
  steps: [
    {
      say: {
        en: 'The XIV is led, and a tarok must be answered with a tarok. You hold the Pagat with only two others, and no king. *Which do you play?*',
        pl: 'Zagrano XIV, a na taroka trzeba dać taroka. Masz Pagata z dwoma tylko innymi i żadnego króla. *Który grasz?*',
      },
      ask: {card: 'T1'},
      point: ['T14'],
      right: {
        en: 'It was lost anyway. Your other taroks stay, against the kings of the others.',
        pl: 'I tak był stracony. Pozostałe taroki zostają przeciw cudzym królom.',
      },
      other: {
        en: 'Then the Pagat falls a little later, and you have no tarok left when kings are played. Take it back, or go on.',
        pl: 'Wtedy Pagat padnie trochę później, a na króle nie zostanie ci żaden tarok. Cofnij albo graj dalej.',
      },
      wrong: {en: 'A tarok must be answered with a tarok.', pl: 'Na taroka trzeba dać taroka.'},
    },
  ],
  end: {
    say: {
      en: 'The book: who has too few taroks to save the Pagat does well to give it *the first time taroks are led*. So taroks stay in play, and hinder a king in the last trick.',
      pl: 'Książka: kto ma za mało taroków, żeby Pagata uratować, dobrze zrobi, dając go *za pierwszym razem, gdy zadano taroka*. Wtedy taroki zostają w grze i przeszkadzają zrobić króla ultimo.',
    },
  },
};
