import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** How a first tarok tells a helper the number of the others. */
export const firstTarok: Lesson = {
  format: 'quinola-lesson/1',
  id: 'first-tarok',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['first-tarok'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: rule 15',
    de: 'Das Tarockbuch, Warschau, um 1820: Regel 15',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: reguła 15',
    sv: 'Tarockboken, Warszawa, omkring 1820: regel 15',
    ru: 'Книга о тароке, Варшава, около 1820: правило 15',
  },
  options: {
    players: 3,
    deal: 'S:20,18,15,12,10,7,4,2.K85.Q258.J369.KT964A E:SK,21,16,14,9,8,6.QNT4A.KJA3469.457T.72 W:19,17,13,11,5,3,1.J976.N7.KQNA28.QNJ853 dealer=W skat=3S,2S,TH',
  },
  opening: [
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
  ],
  steps: [
    {
      say: {
        en: 'You lead, with eight taroks, but without the Pagat. Nobody has announced taroks. Two of you will hunt the Pagat together. *Which tarok tells your helper that you hold many?*',
        de: 'Sie spielen aus, mit acht Tarocken, aber ohne den Pagat. Niemand hat Tarocke angesagt. Den Pagat jagt man zu zweit. *Welches Tarock sagt dem Helfer, dass Sie viele haben?*',
        pl: 'Wychodzisz, mając osiem taroków, ale nie Pagata. Nikt nie zgłosił taroków. Na Pagata poluje się we dwóch. *Który tarok powie pomocnikowi, że masz ich dużo?*',
        sv: 'Du spelar ut, med åtta tarocker men utan Pagat. Ingen har anmält tarocker. Pagat jagar man två tillsammans. *Vilken tarock säger din medhjälpare att du har många?*',
        ru: 'Ход ваш; у вас восемь тароков, но не Пагат. Тароков никто не объявил. На Пагата охотятся вдвоём. *Какой тарок скажет помощнику, что у вас их много?*',
      },
      ask: {cards: ['T2', 'T4']},
      point: ['hand'],
      right: {
        en: 'Very low: “eight or nine, and not the Pagat”.',
        de: 'Ganz niedrig: „acht oder neun, und nicht der Pagat“.',
        pl: 'Bardzo nisko: „osiem albo dziewięć, Pagata nie mam”.',
        sv: 'Mycket lågt: ”åtta eller nio, och inte Pagat”.',
        ru: 'Совсем низкий: «восемь или девять, Пагата нет».',
      },
      others: [
        {
          cards: ['T20', 'T18', 'T15', 'T12', 'T10'],
          say: {
            en: 'High says: “seven or fewer.” You have eight. Take it back, or go on.',
            de: 'Hoch heißt: „sieben oder weniger“. Sie haben acht. Nehmen Sie es zurück, oder spielen Sie weiter.',
            pl: 'Wysoki mówi: „siedem lub mniej”. A masz osiem. Cofnij albo graj dalej.',
            sv: 'Högt betyder: ”sju eller färre”. Du har åtta. Ta tillbaka det, eller spela vidare.',
            ru: 'Высокий говорит: «семь или меньше». А у вас восемь. Возьмите ход назад или играйте дальше.',
          },
        },
      ],
      other: {
        en: 'The hunt begins with taroks, and with how high the first one is. Take it back, or go on.',
        de: 'Die Jagd beginnt mit Tarock, und damit, wie hoch das erste ist. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Polowanie zaczyna się od taroka i od tego, jak wysoki jest pierwszy. Cofnij albo graj dalej.',
        sv: 'Jakten börjar med tarock, och med hur hög den första är. Ta tillbaka det, eller spela vidare.',
        ru: 'Охота начинается с тарока и с того, как высок первый. Возьмите ход назад или играйте дальше.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: without the Pagat, and where no taroks are announced, lead *a high tarok with seven or fewer, a very low one with eight or nine*. Then the third player knows at once whether the Pagat can be caught.',
      de: 'Das Buch: Wer den Pagat nicht hat, spielt, wenn niemand Tarocke angesagt hat, *mit sieben oder weniger ein hohes Tarock aus, mit acht oder neun ein ganz niedriges*. So weiß der Dritte gleich, ob der Pagat zu fangen ist.',
      pl: 'Książka: kto nie ma Pagata, a taroków nikt nie zgłosił, wychodzi *wysokim tarokiem, gdy ma ich siedem lub mniej, bardzo niskim, gdy osiem lub dziewięć*. Trzeci gracz od razu wie, czy Pagata da się wydobyć.',
      sv: 'Boken: den som inte har Pagat spelar, när ingen har anmält tarocker, *med sju eller färre ut en hög tarock, med åtta eller nio en mycket låg*. Då vet den tredje genast om Pagat kan fångas.',
      ru: 'Книга: у кого нет Пагата, а тароков никто не объявил, тот *с семью и меньше заходит с высокого тарока, с восемью или девятью — с самого низкого*. Тогда третий сразу знает, можно ли поймать Пагата.',
    },
  },
};
