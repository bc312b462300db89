import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** Three figures of a suit whose king another holds. */
export const withoutTheKing: Lesson = {
  format: 'quinola-lesson/1',
  id: 'without-the-king',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['without-the-king'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: hint 11',
    de: 'Das Tarockbuch, Warschau, um 1820: Rat 11',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: wskazówka 11',
    sv: 'Tarockboken, Warszawa, omkring 1820: råd 11',
    ru: 'Книга о тароке, Варшава, около 1820: совет 11',
  },
  options: {
    players: 3,
    deal: 'S:8,6,3.QNJT874.A4697.QA58.KT8542 E:21,20,19,18,14,13,9,7,5,SK.K93A.KNJ25.467T.73 W:17,16,15,12,11,10,4,2,1.65.Q38.KNJ239.QNJ96 dealer=W skat=2S,TH,AC',
  },
  opening: [
    {type: 'ANNOUNCE', classes: ['cavalry-half']},
    {type: 'ANNOUNCE', classes: ['cavalry-half']},
    {type: 'ANNOUNCE', classes: ['taroks', 'kings', 'cavalry-half']},
  ],
  steps: [
    {
      say: {
        en: 'You hold queen, knight and knave of spades; another has the king. You lead. *How do you draw him out, and stay strong in spades?*',
        de: 'Sie haben Dame, Cavall und Bube von Pik; den König hat ein anderer. Sie spielen aus. *Wie locken Sie ihn heraus und bleiben in Pik stark?*',
        pl: 'Masz damę, kawala i waleta pik, a króla ma kto inny. Wychodzisz. *Jak go wyciągnąć i zachować siłę w pikach?*',
        sv: 'Du har dam, riddare och knekt i spader; någon annan har kungen. Du spelar ut. *Hur drar du fram honom och förblir stark i spader?*',
        ru: 'У вас дама, всадник и валет пик; король у другого. Ход ваш. *Как выманить его и остаться сильным в пиках?*',
      },
      ask: {cards: ['QS', 'NS', 'JS']},
      point: ['QS', 'NS', 'JS'],
      right: {
        en: 'The king must come out to take it. Then the suit is yours.',
        de: 'Der König muss heraus, um den Stich zu nehmen. Dann gehört die Farbe Ihnen.',
        pl: 'Król musi wyjść, żeby ją wziąć. Potem kolor jest twój.',
        sv: 'Kungen måste fram för att ta sticket. Sedan är färgen din.',
        ru: 'Чтобы взять, королю придётся выйти. После этого масть ваша.',
      },
      other: {
        en: 'Then the king waits for your figures. Take it back, or go on.',
        de: 'Dann wartet der König auf Ihre Figuren. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Wtedy król czeka na twoje figury. Cofnij albo graj dalej.',
        sv: 'Då väntar kungen på dina klädda kort. Ta tillbaka det, eller spela vidare.',
        ru: 'Тогда король дождётся ваших фигур. Возьмите ход назад или играйте дальше.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: who has half a cavalry *without the king* leads a figure at once, if he wants to draw the king and keep his strength in the suit. Which figure it does not say; the knave costs least.',
      de: 'Das Buch: Wer eine halbe Cavallerie *ohne den König* hat, spielt sogleich eine Figur aus, wenn er den König herauslocken und in der Farbe stark bleiben will. Welche, sagt es nicht; der Bube kostet am wenigsten.',
      pl: 'Książka: kto ma pół kawalerii *bez króla*, a chce króla wyciągnąć i zachować siłę w kolorze, natychmiast zadaje figurę. Którą, nie mówi; walet kosztuje najmniej.',
      sv: 'Boken: den som har ett halvt kavalleri *utan kungen* spelar genast ut ett klätt kort, om han vill dra fram kungen och förbli stark i färgen. Vilket säger den inte; knekten kostar minst.',
      ru: 'Книга: у кого полкавалерии *без короля*, тот сразу заходит с фигуры, если хочет выманить короля и остаться сильным в масти. С какой, не сказано; валет стоит меньше всего.',
    },
  },
};
