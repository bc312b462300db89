import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** Very many taroks: which card is asked for. */
export const whatToAskFor: Lesson = {
  format: 'quinola-lesson/1',
  id: 'what-to-ask-for',
  game: 'tarok-ombre',
  kind: 'problem',
  ...PROBLEMS['what-to-ask-for'],
  source: {
    en: 'The book of Tarok-ombre, Warsaw, about 1820: old manner, article 16',
    de: 'Das Buch vom Tarock-l’Hombre, Warschau, um 1820: alte Art, Artikel 16',
    pl: 'Książka o Taroklombrze, Warszawa, ok. 1820: stary sposób, artykuł 16',
    sv: 'Boken om tarock-lomber, Warszawa, omkring 1820: gammalt vis, artikel 16',
    ru: 'Книга о тарок-ломбере, Варшава, около 1820: старый способ, статья 16',
  },
  options: {
    manner: 'old',
    deal: 'S:21,20,19,18,16,15,13,12,11,9,7.KQT7.KQA34.279.84 W:SK,17,8,6,5,1.98653.J2679T.NA56.KT63 E:14,10,4,3,2.NJ42A.N58.KQJ348.QNJ975 dealer=E skat=2C,AC,TD game=uno player=S',
  },
  steps: [
    {
      say: {
        en: 'You play a Uno and hold very many taroks, the four highest among them. You may ask for one card that counts. *Which?*',
        de: 'Sie spielen a Uno und haben sehr viele Tarocke, darunter die vier höchsten. Sie dürfen eine Zählkarte verlangen. *Welche?*',
        pl: 'Grasz a Uno i masz bardzo wiele taroków, wśród nich cztery najwyższe. Możesz żądać jednej karty liczbowej. *Której?*',
        sv: 'Du spelar a Uno och har väldigt många tarocker, bland dem de fyra högsta. Du får begära ett räknande kort. *Vilket?*',
        ru: 'Вы играете a Uno, и тароков у вас очень много, среди них четыре старших. Можно потребовать одну счётную карту. *Какую?*',
      },
      ask: {move: {type: 'DEMAND', card: 'T1'}},
      point: ['hand'],
      right: {
        en: 'Five points, and with so many taroks you will bring it home.',
        de: 'Fünf Punkte, und mit so vielen Tarocken bringen Sie ihn heim.',
        pl: 'Pięć punktów, a przy tylu tarokach doprowadzisz go do domu.',
        sv: 'Fem poäng, och med så många tarocker för du den hem.',
        ru: 'Пять очков, и с таким числом тароков вы доведёте его до дома.',
      },
      other: {
        en: 'You may. But with so many taroks there is a card that is safe with you alone. Take it back, or go on.',
        de: 'Das geht. Aber bei so vielen Tarocken gibt es eine Karte, die nur bei Ihnen sicher ist. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Wolno. Ale przy tylu tarokach jest karta, która tylko u ciebie jest bezpieczna. Cofnij albo graj dalej.',
        sv: 'Det går. Men med så många tarocker finns ett kort som är säkert bara hos dig. Ta tillbaka det, eller spela vidare.',
        ru: 'Можно. Но при стольких тароках есть карта, которой надёжно только у вас. Возьмите ход назад или играйте дальше.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: the best cards to ask for are *XXI*; a *king*, if you hold more figures of his suit; *Sky*, for a queen or a knight that is guarded once, or for a Pagat among seven or eight taroks; and *the Pagat itself, if you hold many taroks*.',
      de: 'Das Buch: Am besten verlangt man die *XXI*; einen *König*, wenn man weitere Figuren seiner Farbe hat; den *Sküs* zu einer Dame oder einem Cavall, die einmal gedeckt sind, oder zu einem Pagat unter sieben oder acht Tarocken; und *den Pagat selbst, wenn man viele Tarocke hat*.',
      pl: 'Książka: najlepiej żądać *XXI*; *króla*, gdy się ma więcej figur tej maści; *Sky* do damy albo raz obsadzonego kawala, albo gdy Pagata kryje siedem lub osiem taroków; *samego Pagata, gdy się ma wiele taroków*.',
      sv: 'Boken: de bästa korten att begära är *XXI*; en *kung*, om man har fler klädda kort i färgen; *Sküs*, till en dam eller riddare med ett kort till skydd, eller till Pagat bland sju eller åtta tarocker; och *Pagat själv, om man har många tarocker*.',
      ru: 'Книга: лучше всего требовать *XXI*; *короля*, если есть ещё фигуры его масти; *Скиза* к даме или всаднику, прикрытым один раз, или к Пагату при семи-восьми тароках; и *самого Пагата, если тароков много*.',
    },
  },
};
