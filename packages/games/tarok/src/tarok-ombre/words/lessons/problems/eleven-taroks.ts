import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** A hand of the book: which game it is good for. */
export const elevenTaroks: Lesson = {
  format: 'quinola-lesson/1',
  id: 'eleven-taroks',
  game: 'tarok-ombre',
  kind: 'problem',
  ...PROBLEMS['eleven-taroks'],
  source: {
    en: 'The book of Tarok-ombre, Warsaw, about 1820: old manner, article 15',
    de: 'Das Buch vom Tarock-l’Hombre, Warschau, um 1820: alte Art, Artikel 15',
    pl: 'Książka o Taroklombrze, Warszawa, ok. 1820: stary sposób, artykuł 15',
    sv: 'Boken om tarock-lomber, Warszawa, omkring 1820: gammalt vis, artikel 15',
    ru: 'Книга о тарок-ломбере, Варшава, около 1820: старый способ, статья 15',
  },
  options: {
    manner: 'old',
    deal: 'S:20,19,17,15,13,12,10,8,6,5,3.KQN432.KN56.KN56. W:21,18,11,9,7.T9875.A3489T.QJA39.KQ63 E:SK,16,14,4,2,1.J6A.QJ27.2478.NJT98754 dealer=E skat=2C,AC,TD',
  },
  opening: [{type: 'LOOK'}],
  seats: ['visitor', {plays: [{type: 'PASS'}]}, {plays: [{type: 'PASS'}]}],
  steps: [
    {
      say: {
        en: 'You hold eleven taroks without Sky and Pagat, three kings, a queen and three knights. You speak first. *Which game do you bid?*',
        de: 'Sie haben elf Tarocke ohne Sküs und Pagat, drei Könige, eine Dame und drei Cavalls. Sie sprechen zuerst. *Welches Spiel sagen Sie an?*',
        pl: 'Masz jedenaście taroków bez Sky i Pagata, trzy króle, damę i trzech kawali. Mówisz pierwszy. *Jaką grę zapowiadasz?*',
        sv: 'Du har elva tarocker utan Sküs och Pagat, tre kungar, en dam och tre riddare. Du talar först. *Vilket spel bjuder du?*',
        ru: 'У вас одиннадцать тароков без Скиза и Пагата, три короля, дама и три всадника. Вы говорите первым. *Какую игру объявить?*',
      },
      ask: {move: {type: 'BID', contract: 'uno'}},
      point: ['hand'],
      right: {
        en: 'With one card asked for, the best that is missing, you have enough for forty.',
        de: 'Mit einer verlangten Karte, der besten, die fehlt, reicht es für vierzig.',
        pl: 'Z jedną kartą, najlepszą z brakujących, starczy na czterdzieści.',
        sv: 'Med ett begärt kort, det bästa som fattas, har du nog för fyrtio.',
        ru: 'С одной потребованной картой, лучшей из недостающих, на сорок хватит.',
      },
      other: {
        en: 'You may. But this hand needs one card from the others: neither two, nor none. Take it back, or go on.',
        de: 'Das geht. Aber dieses Blatt braucht eine Karte der anderen: nicht zwei und nicht keine. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Wolno. Ale tej ręce trzeba jednej cudzej karty: ani dwóch, ani żadnej. Cofnij albo graj dalej.',
        sv: 'Det går. Men den här handen behöver ett kort av de andra: varken två eller inget. Ta tillbaka det, eller spela vidare.',
        ru: 'Можно. Но этим картам нужна одна чужая: не две и не ни одной. Возьмите ход назад или играйте дальше.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: with ten, eleven or twelve taroks without Sky and Pagat, three kings, a queen and three knights *a Uno* may be played. Only one card is asked for, but the fittest.',
      de: 'Das Buch: Mit zehn, elf oder zwölf Tarocken ohne Sküs und Pagat, drei Königen, einer Dame und drei Cavalls darf man *a Uno* spielen. Verlangt wird nur eine Karte, aber die passendste.',
      pl: 'Książka: mając dziesięć, jedenaście albo dwanaście taroków bez Sky i Pagata, trzy króle, damę i trzech kawali, można grać *a Uno*. Żąda się tylko jednej karty, ale najodpowiedniejszej.',
      sv: 'Boken: med tio, elva eller tolv tarocker utan Sküs och Pagat, tre kungar, en dam och tre riddare får man spela *a Uno*. Bara ett kort begärs, men det lämpligaste.',
      ru: 'Книга: с десятью, одиннадцатью или двенадцатью тароками без Скиза и Пагата, тремя королями, дамой и тремя всадниками можно играть *a Uno*. Требуют только одну карту, но самую подходящую.',
    },
  },
};
