import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** A king is led to bare figures: what Sky is for. */
export const queenUnderKing: Lesson = {
  format: 'quinola-lesson/1',
  id: 'queen-under-king',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['queen-under-king'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: hint 6',
    de: 'Das Tarockbuch, Warschau, um 1820: Rat 6',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: wskazówka 6',
    sv: 'Tarockboken, Warszawa, omkring 1820: råd 6',
    ru: 'Книга о тароке, Варшава, около 1820: совет 6',
  },
  options: {
    players: 3,
    deal: 'S:SK,15,12,9,7,4.QN.K358T.Q2479.JT87532 E:21,20,19,18,14,13,8,6,5.T842.QN479.K38T.N6A W:17,16,11,10,3,2,1.KJ753.JA26.NJA56.KQ94 dealer=E skat=9S,6S,AS',
  },
  opening: [
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    'KS',
  ],
  steps: [
    {
      say: {
        en: 'The king of spades is led. Of spades you hold only the queen and the knight. *What do you play?*',
        de: 'Der Pik-König wird ausgespielt. Von Pik haben Sie nur Dame und Cavall. *Was spielen Sie?*',
        pl: 'Zagrano króla pik. Z pików masz tylko damę i kawala. *Co grasz?*',
        sv: 'Spader kung spelas ut. I spader har du bara damen och riddaren. *Vad lägger du?*',
        ru: 'Зашли с короля пик. Из пик у вас только дама и всадник. *Что положить?*',
      },
      ask: {card: 'SK'},
      point: ['KS', 'QS', 'NS'],
      right: {
        en: 'Sky comes back to you. Queen and knight keep their seven points.',
        de: 'Der Sküs kommt zu Ihnen zurück. Dame und Cavall behalten ihre sieben Punkte.',
        pl: 'Sky wraca do ciebie. Dama i kawal zachowują swoje siedem punktów.',
        sv: 'Sküs kommer tillbaka till dig. Damen och riddaren behåller sina sju poäng.',
        ru: 'Скиз вернётся к вам. Дама и всадник сохранят свои семь очков.',
      },
      other: {
        en: 'You may. But the king takes your figure, and its points. Take it back, or go on.',
        de: 'Das geht. Aber der König nimmt Ihre Figur und deren Punkte. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Wolno. Ale król zabiera figurę i jej punkty. Cofnij albo graj dalej.',
        sv: 'Det går. Men kungen tar ditt klädda kort och dess poäng. Ta tillbaka det, eller spela vidare.',
        ru: 'Можно. Но король возьмёт вашу фигуру и её очки. Возьмите ход назад или играйте дальше.',
      },
      wrong: {
        en: 'You hold spades: it must be one of them, or Sky.',
        de: 'Sie haben Pik: Es muss eines davon sein, oder der Sküs.',
        pl: 'Masz piki: musi to być jeden z nich albo Sky.',
        sv: 'Du har spader: det måste vara en av dem, eller Sküs.',
        ru: 'У вас есть пики: надо положить одну из них или Скиза.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: Sky is the one card you may use where and for what you like. Play it when your figures stand bare: *on the king that is led*, so that you need not give the knight.',
      de: 'Das Buch: Der Sküs ist die einzige Karte, die man gebrauchen darf, wo und wozu man will. Man spielt ihn, wenn die Figuren ungedeckt stehen: *auf den ausgespielten König*, damit man den Cavall nicht geben muss.',
      pl: 'Książka: Sky to jedyna karta, której wolno użyć, gdzie i do czego się chce. Gra się go, gdy figury nie mają osłony: *na zagranego króla*, żeby nie oddać kawala.',
      sv: 'Boken: Sküs är det enda kort man får bruka var och till vad man vill. Den spelas när ens klädda kort står utan skydd: *på kungen som spelas ut*, så att man slipper ge riddaren.',
      ru: 'Книга: Скиз — единственная карта, которой можно пользоваться где и для чего угодно. Его кладут, когда фигуры не прикрыты: *на короля, с которого зашли*, чтобы не отдавать всадника.',
    },
  },
};
