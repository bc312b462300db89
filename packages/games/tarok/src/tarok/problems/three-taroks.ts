import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** The dealer holds three taroks, one of them the Pagat: it may be buried. */
export const threeTaroks: Lesson = {
  format: 'quinola-lesson/1',
  id: 'three-taroks',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['three-taroks'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: rule 13',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: reguła 13',
  },
  options: {
    players: 3,
    deal: 'S:9,5,1.KQN953.KJ245789.QN368T.98742 E:21,19,18,17,16,13,12,8,7,6.8762A.N36T.2459.6A W:SK,20,15,14,11,10,4,3,2.JT4.QA.KJA7.KQNJT53 dealer=S',
  },
  steps: [
    {
      say: {
        en: 'Among your twenty-eight cards are only three taroks, and one is the Pagat. *Which three cards do you lay away?*',
        pl: 'Wśród dwudziestu ośmiu kart masz tylko trzy taroki, a jeden to Pagat. *Które trzy karty odkładasz?*',
      },
      ask: {move: {type: 'LAY_SKAT', cards: ['T9', 'T5', 'T1']}},
      point: ['T9', 'T5', 'T1'],
      right: {
        en: 'Buried, the Pagat counts as if it had won a trick: ten from each of the others.',
        pl: 'Odłożony Pagat liczy się tak, jakby wziął lewę: dziesięć od każdego.',
      },
      other: {
        en: 'You may. But two taroks cannot guard the Pagat for twenty-five tricks, and it costs you ten to each. Take it back, or go on.',
        pl: 'Wolno. Ale dwa taroki nie obronią Pagata przez dwadzieścia pięć lew, a strata kosztuje po dziesięć każdemu. Cofnij albo graj dalej.',
      },
      wrong: {
        en: 'Taroks are laid away only so: the Pagat with the two others, all three.',
        pl: 'Taroki wolno odłożyć tylko tak: Pagata z oboma pozostałymi, wszystkie trzy.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: who has the Pagat and just two taroks may lay all three into the Skat, even Sky and XXI, *so that no tarok stays in his hand*.',
      pl: 'Książka: kto ma Pagata i tylko dwa taroki, może wszystkie trzy położyć do Skata, choćby to były Sky i XXI, *byle żaden tarok nie został w ręku*.',
    },
  },
};
