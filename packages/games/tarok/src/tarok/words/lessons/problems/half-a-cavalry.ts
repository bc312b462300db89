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
    de: 'Das Tarockbuch, Warschau, um 1820: Regel 9 und Rat 4',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: reguła 9 i wskazówka 4',
    sv: 'Tarockboken, Warszawa, omkring 1820: regel 9 och råd 4',
    ru: 'Книга о тароке, Варшава, около 1820: правило 9 и совет 4',
  },
  options: {
    players: 3,
    deal: 'S:SK,20,17,14,11,9,6,4.KT9642.QNJ.Q245789T.742 E:21,19,15,13,8,7,5.QN8A.K234578T.JA3.K6A W:18,16,12,10,3,2,1.J753.A69.KN6.QNJT9853 dealer=S',
  },
  steps: [
    {
      say: {
        en: 'Of hearts you hold queen, knight and knave, of clubs three small cards; and you have Sky. You want to be rid of one suit. *Which three cards do you lay away?*',
        de: 'Von Herz haben Sie Dame, Cavall und Bube, von Treff drei kleine Karten; und Sie haben den Sküs. Eine Farbe wollen Sie loswerden. *Welche drei Karten legen Sie weg?*',
        pl: 'Z kierów masz damę, kawala i waleta, z trefli trzy małe karty; do tego Sky. Chcesz się pozbyć jednego koloru. *Które trzy karty odkładasz?*',
        sv: 'I hjärter har du dam, riddare och knekt, i klöver tre låga kort; och du har Sküs. Du vill bli av med en färg. *Vilka tre kort lägger du bort?*',
        ru: 'В червах у вас дама, всадник и валет, в трефах три малые карты; и у вас Скиз. От одной масти вы хотите избавиться. *Какие три карты отложить?*',
      },
      ask: {move: {type: 'LAY_SKAT', cards: ['7C', '4C', '2C']}},
      point: ['QH', 'NH', 'JH', '7C', '4C', '2C'],
      right: {
        en: 'Now announce half a cavalry with Sky: ten points.',
        de: 'Sagen Sie nun die halbe Cavallerie mit dem Sküs an: zehn Punkte.',
        pl: 'Teraz zgłoś połowę kawalerii ze Sky: dziesięć punktów.',
        sv: 'Anmäl nu ett halvt kavalleri med Sküs: tio poäng.',
        ru: 'Теперь объявите полкавалерии со Скизом: десять очков.',
      },
      other: {
        en: 'You may. But three figures of hearts with Sky are worth ten points in the hand, and with clubs gone a suit is gone too. Take it back, or go on.',
        de: 'Das geht. Aber drei Herzfiguren mit dem Sküs sind im Blatt zehn Punkte wert, und legen Sie Treff weg, sind Sie auch eine Farbe los. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Wolno. Ale trzy figury kierowe ze Sky są w ręku warte dziesięć punktów, a bez trefli też pozbywasz się koloru. Cofnij albo graj dalej.',
        sv: 'Det går. Men tre klädda hjärter med Sküs är värda tio poäng på handen, och lägger du bort klövern är du också av med en färg. Ta tillbaka det, eller spela vidare.',
        ru: 'Можно. Но три фигуры червей со Скизом стоят на руках десять очков, а отложив трефы, вы тоже избавитесь от масти. Возьмите ход назад или играйте дальше.',
      },
      wrong: {
        en: 'Kings and taroks may not be laid away.',
        de: 'Könige und Tarocke darf man nicht weglegen.',
        pl: 'Królów i taroków odkładać nie wolno.',
        sv: 'Kungar och tarocker får inte läggas bort.',
        ru: 'Королей и тароки откладывать нельзя.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: who announces a cavalry, whole or half, *may not have laid away a card of it*; else it does not count. Sky doubles it.',
      de: 'Das Buch: Wer eine Cavallerie ansagt, ganz oder halb, *darf keine Karte von ihr weggelegt haben*; sonst gilt sie nicht. Der Sküs verdoppelt sie.',
      pl: 'Książka: kto zgłasza kawalerię, całą czy połowę, *nie może żadnej jej karty włożyć do Skata*; inaczej się nie liczy. Sky ją podwaja.',
      sv: 'Boken: den som anmäler ett kavalleri, helt eller halvt, *får inte ha lagt bort något kort ur det*; annars gäller det inte. Sküs gör det dubbelt.',
      ru: 'Книга: кто объявляет кавалерию, целую или половину, *не должен был откладывать ни одной её карты*; иначе она не считается. Скиз удваивает её.',
    },
  },
};
