import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** The Pagat cannot be saved, but there are kings to guard. */
export const pagatToTheEnd: Lesson = {
  format: 'quinola-lesson/1',
  id: 'pagat-to-the-end',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['pagat-to-the-end'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: hint 9',
    de: 'Das Tarockbuch, Warschau, um 1820: Rat 9',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: wskazówka 9',
    sv: 'Tarockboken, Warszawa, omkring 1820: råd 9',
    ru: 'Книга о тароке, Варшава, около 1820: совет 9',
  },
  options: {
    players: 3,
    deal: 'S:9,5,1.KT874.KA368.K2479T.J97532 E:21,20,19,18,16,13,12,8,7,6.Q653.QN479.NJ5.Q84 W:SK,17,15,14,11,10,4,3,2.NJ92.J25.QA368.KNT6 dealer=E skat=AS,TH,AC',
  },
  opening: [
    {type: 'ANNOUNCE', classes: ['taroks']},
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: ['kings']},
    'T14',
  ],
  steps: [
    {
      say: {
        en: 'The XIV is led. You hold the Pagat with two taroks, as before; but now three kings besides. *Which tarok do you play?*',
        de: 'Die XIV wird ausgespielt. Sie haben wie vorhin den Pagat mit zwei Tarocken; nun aber auch drei Könige. *Welches Tarock spielen Sie?*',
        pl: 'Zagrano XIV. Masz jak przedtem Pagata z dwoma tarokami, ale teraz także trzy króle. *Który tarok grasz?*',
        sv: 'XIV spelas ut. Du har Pagat och två tarocker som förut; men nu också tre kungar. *Vilken tarock lägger du?*',
        ru: 'Зашли с XIV. У вас, как и раньше, Пагат и два тарока; но теперь ещё три короля. *Какой тарок положить?*',
      },
      ask: {cards: ['T5', 'T9']},
      point: ['T14', 'KS', 'KH', 'KD'],
      right: {
        en: 'The Pagat waits. The more taroks fall, the safer are your kings.',
        de: 'Der Pagat wartet. Je mehr Tarocke fallen, desto sicherer sind Ihre Könige.',
        pl: 'Pagat czeka. Im więcej taroków padnie, tym bezpieczniejsze twoje króle.',
        sv: 'Pagat väntar. Ju fler tarocker som faller, desto säkrare är dina kungar.',
        ru: 'Пагат ждёт. Чем больше тароков выйдет, тем вернее ваши короли.',
      },
      others: [
        {
          cards: ['T1'],
          say: {
            en: 'That is right without kings. Now every tarok that stays in play may take one of yours. Take it back, or go on.',
            de: 'Ohne Könige wäre das richtig. Nun kann jedes Tarock, das im Spiel bleibt, einen der Ihren nehmen. Nehmen Sie es zurück, oder spielen Sie weiter.',
            pl: 'Tak jest dobrze bez królów. Teraz każdy tarok, który zostaje w grze, może zabrać twojego króla. Cofnij albo graj dalej.',
            sv: 'Det är rätt utan kungar. Nu kan varje tarock som blir kvar i spelet ta en av dina. Ta tillbaka det, eller spela vidare.',
            ru: 'Без королей это было бы верно. Теперь каждый тарок, оставшийся в игре, может взять вашего короля. Возьмите ход назад или играйте дальше.',
          },
        },
      ],
      wrong: {
        en: 'A tarok must be answered with a tarok.',
        de: 'Auf Tarock muss Tarock folgen.',
        pl: 'Na taroka trzeba dać taroka.',
        sv: 'På tarock måste man lägga tarock.',
        ru: 'На тарок надо класть тарок.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: who must lose the Pagat, but *has several kings and has not laid the Skat*, keeps it to the very last and lets the taroks run out, so as not to lose his kings too.',
      de: 'Das Buch: Wer den Pagat verlieren muss, aber *mehrere Könige hat und den Skat nicht gelegt hat*, behält ihn bis ganz zuletzt und lässt die Tarocke auslaufen, um nicht auch die Könige zu verlieren.',
      pl: 'Książka: kto musi stracić Pagata, ale *ma kilku królów, a Skata sam nie kładł*, trzyma go do ostatniej chwili i pozwala tarokom wyjść, żeby nie stracić jeszcze i królów.',
      sv: 'Boken: den som måste förlora Pagat men *har flera kungar och inte har lagt skaten* behåller den in i det sista och låter tarockerna ta slut, för att inte förlora sina kungar också.',
      ru: 'Книга: кто должен потерять Пагата, но *имеет несколько королей и ската не откладывал*, держит его до самого конца и даёт тарокам выйти, чтобы не потерять и королей.',
    },
  },
};
