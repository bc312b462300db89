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
    de: 'Das Buch vom Tarock-l’Hombre, Warschau, um 1820: alte Art, Artikel 30',
    pl: 'Książka o Taroklombrze, Warszawa, ok. 1820: stary sposób, artykuł 30',
    sv: 'Boken om tarock-lomber, Warszawa, omkring 1820: gammalt vis, artikel 30',
    ru: 'Книга о тарок-ломбере, Варшава, около 1820: старый способ, статья 30',
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
        de: 'Ihr rechter Nachbar spielt a Uno; der linke ist Ihr Verbündeter. Die XXI wurde nicht verlangt: Sie haben sie mit zwei kleinen Tarocken und spielen aus. *Welche Karte?*',
        pl: 'Gracz po prawej gra a Uno; ten po lewej to twój przyjaciel. Nie żądano XXI: masz ją z dwoma małymi tarokami i wychodzisz. *Jaką kartą?*',
        sv: 'Spelaren till höger spelar a Uno; den till vänster är din förbundne. XXI begärdes inte: du har den med två låga tarocker, och spelar ut. *Vilket kort?*',
        ru: 'Игрок справа играет a Uno; тот, что слева, ваш союзник. XXI не потребовали: он у вас с двумя малыми тароками, и ход ваш. *С какой карты?*',
      },
      ask: {card: 'T21'},
      point: ['hand'],
      right: {
        en: 'Your friend has thrown the Pagat on it: ten points for you both.',
        de: 'Ihr Verbündeter hat den Pagat daraufgeworfen: zehn Punkte für Sie beide.',
        pl: 'Przyjaciel dorzucił do niej Pagata: razem dziesięć punktów dla was obu.',
        sv: 'Din förbundne har kastat Pagat på den: tio poäng för er båda.',
        ru: 'Союзник положил на него Пагата: десять очков вам обоим.',
      },
      other: {
        en: 'You may. But your friend may hold the Pagat, and waits for a trick that is surely yours. Take it back, or go on.',
        de: 'Das geht. Aber Ihr Verbündeter hat vielleicht den Pagat und wartet auf einen Stich, der Ihnen sicher ist. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Wolno. Ale przyjaciel może mieć Pagata i czeka na lewę, która na pewno będzie wasza. Cofnij albo graj dalej.',
        sv: 'Det går. Men din förbundne har kanske Pagat och väntar på ett stick som säkert är ditt. Ta tillbaka det, eller spela vidare.',
        ru: 'Можно. Но у союзника, может быть, Пагат, и он ждёт взятки, которая наверняка ваша. Возьмите ход назад или играйте дальше.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: it often happens that the declarer, having many taroks, does not ask for XXI. Who has it *should lead it*, so that the Pagat, if his friend holds it, may be won.',
      de: 'Das Buch: Es kommt oft vor, dass der Spieler, der viele Tarocke hat, die XXI nicht verlangt. Wer sie hat, *soll sie ausspielen*, damit der Pagat gewonnen wird, wenn der Verbündete ihn hat.',
      pl: 'Książka: często się zdarza, że grający, mając wiele taroków, nie żąda XXI. Kto ją ma, *niech ją zada*, żeby Pagat, jeśli ma go przyjaciel, mógł wygrać.',
      sv: 'Boken: det händer ofta att spelaren, som har många tarocker, inte begär XXI. Den som har den *bör spela ut den*, så att Pagat kan vinnas om den förbundne har den.',
      ru: 'Книга: часто случается, что играющий, имея много тароков, XXI не требует. У кого он, тому *следует с него зайти*, чтобы выиграть Пагата, если он у союзника.',
    },
  },
};
