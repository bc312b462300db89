import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** XXI with XIX and XVII: it takes the XX. */
export const xxiTakesXx: Lesson = {
  format: 'quinola-lesson/1',
  id: 'xxi-takes-xx',
  game: 'tarok-ombre',
  kind: 'problem',
  ...PROBLEMS['xxi-takes-xx'],
  source: {
    en: 'The book of Tarok-ombre, Warsaw, about 1820: on the use of the chief cards, 1',
    de: 'Das Buch vom Tarock-l’Hombre, Warschau, um 1820: vom Gebrauch der Hauptkarten, 1',
    pl: 'Książka o Taroklombrze, Warszawa, ok. 1820: o używaniu najważniejszych kart, 1',
    sv: 'Boken om tarock-lomber, Warszawa, omkring 1820: om huvudkortens bruk, 1',
    ru: 'Книга о тарок-ломбере, Варшава, около 1820: об употреблении главных карт, 1',
  },
  options: {
    manner: 'old',
    deal: 'S:SK,21,19,17,16,15,13,12,11,9,7,5.KQ3.KQ24.K57.K84 W:20,14,10,8,3.J642A.NA5789.NJA23T.972 E:18,6,4,2,1.NT9875.J36T.Q69.QNJT653 dealer=S skat=4D,8D,AC game=solo player=S',
  },
  opening: ['T20', 'T2'],
  steps: [
    {
      say: {
        en: 'You play Solo, and an opponent leads the XX. You hold XXI, but also XIX, XVII and more. *Which tarok?*',
        de: 'Sie spielen Solo, und ein Gegner spielt die XX aus. Sie haben die XXI, aber auch XIX, XVII und mehr. *Welches Tarock?*',
        pl: 'Grasz Solo, a przeciwnik zadał XX. Masz XXI, ale także XIX, XVII i dalsze. *Który tarok?*',
        sv: 'Du spelar Solo, och en motspelare spelar ut XX. Du har XXI, men också XIX, XVII och fler. *Vilken tarock?*',
        ru: 'Вы играете соло, а противник зашёл с XX. У вас XXI, но и XIX, XVII и другие. *Какой тарок положить?*',
      },
      ask: {card: 'T21'},
      point: ['T20', 'T21', 'T19', 'T17'],
      right: {
        en: 'The XX is gone, and your XIX is now the highest.',
        de: 'Die XX ist fort, und Ihre XIX ist nun die höchste.',
        pl: 'XX padł, a twój XIX jest teraz najwyższy.',
        sv: 'XX är borta, och din XIX är nu den högsta.',
        ru: 'XX вышел, и теперь старший — ваш XIX.',
      },
      other: {
        en: 'Then the XX has won, and you lead no more. Here XXI loses nothing: the XIX steps into its place. Take it back, or go on.',
        de: 'Dann hat die XX gewonnen, und Sie spielen nicht mehr aus. Hier verliert die XXI nichts: Die XIX tritt an ihre Stelle. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Wtedy XX bierze i już nie wychodzisz. Tu XXI nic nie traci: jej miejsce zajmie XIX. Cofnij albo graj dalej.',
        sv: 'Då har XX vunnit, och du spelar inte längre ut. Här förlorar XXI inget: XIX tar dess plats. Ta tillbaka det, eller spela vidare.',
        ru: 'Тогда берёт XX, и ход уже не ваш. Здесь XXI ничего не теряет: его место займёт XIX. Возьмите ход назад или играйте дальше.',
      },
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
      en: 'The book: if you hold XIX, XVII and so on beside it, *XXI may be used when the opponents lead the XX*. How many and how high your taroks are decides whether it is played early or late.',
      de: 'Das Buch: Hat man neben ihr XIX, XVII und so fort, so *darf man die XXI gebrauchen, wenn die Gegner die XX ausspielen*. Ob man sie früh oder spät spielt, hängt davon ab, wie viele Tarocke man hat und wie hohe.',
      pl: 'Książka: gdy przy XXI ma się XIX, XVII i tak dalej, *można jej użyć, gdy przeciwnicy zadali XX*. O tym, czy wcześniej, czy później, rozstrzyga liczba i wysokość taroków.',
      sv: 'Boken: har man XIX, XVII och så vidare bredvid *får XXI användas när motspelarna spelar ut XX*. Hur många och höga tarocker man har avgör om den spelas tidigt eller sent.',
      ru: 'Книга: если при нём есть XIX, XVII и так далее, *XXI можно пустить в дело, когда противники зайдут с XX*. Рано или поздно им играть, решает, сколько у вас тароков и каких.',
    },
  },
};
