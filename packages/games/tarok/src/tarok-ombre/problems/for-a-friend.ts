import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** XXI was not asked for: whoever holds it leads it for the friend. */
export const forAFriend: Lesson = {
  format: 'quinola-lesson/1',
  id: 'for-a-friend',
  game: 'tarok-ombre',
  kind: 'problem',
  ...PROBLEMS['for-a-friend'],
  source: {
    en: 'The book of Tarok-ombre, Warsaw, about 1820: old manner, article 30',
    pl: 'Książka o Taroklombrze, Warszawa, ok. 1820: stary sposób, artykuł 30',
  },
  options: {
    manner: 'old',
    deal: 'S:21,9,4.QT73.NJ26T.Q3589.NT986432 W:SK,15,6,3,2,1.NJ98654.Q3789.N67T.KQ5 E:20,19,18,17,16,14,13,12,11,10,8,7,5.K2.KA5.KJA24.J7 dealer=E skat=AS,4H,AC game=uno player=E',
  },
  opening: [
    {type: 'DEMAND', card: 'KC'},
    {type: 'GIVE_BACK', card: '2D'},
  ],
  seats: ['visitor', {plays: ['T1']}, {plays: ['T7']}],
  steps: [
    {
      say: {
        en: 'The player on your right plays a Uno; the one on your left is your friend. XXI was not asked for: you hold it with two small taroks, and lead. *Which card?*',
        pl: 'Gracz po prawej gra a Uno; ten po lewej to twój przyjaciel. Nie żądano XXI: masz ją z dwoma małymi tarokami i wychodzisz. *Jaką kartą?*',
      },
      ask: {card: 'T21'},
      point: ['hand'],
      right: {
        en: 'Your friend has thrown the Pagat on it: ten points for you both.',
        pl: 'Przyjaciel dorzucił do niej Pagata: razem dziesięć punktów dla was obu.',
      },
      other: {
        en: 'You may. But your friend may hold the Pagat, and waits for a trick that is surely yours. Take it back, or go on.',
        pl: 'Wolno. Ale przyjaciel może mieć Pagata i czeka na lewę, która na pewno będzie wasza. Cofnij albo graj dalej.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: it often happens that the declarer, having many taroks, does not ask for XXI. Who has it *should lead it*, so that the Pagat, if his friend holds it, may be won.',
      pl: 'Książka: często się zdarza, że grający, mając wiele taroków, nie żąda XXI. Kto ją ma, *niech ją zada*, żeby Pagat, jeśli ma go przyjaciel, mógł wygrać.',
    },
  },
};
