import type {RulesPages} from '../types.js';
import {pagesOf, type Terms} from './page.js';

const BOOK =
  'Nach Lady Adelaide Cadogans Illustrated Games of Patience (1874) und der russischen Übersetzung.';
const REDEAL =
  'Ist nichts mehr frei, so dürfen die Karten eingesammelt, gemischt und neu ausgelegt werden, im Ganzen zweimal. Das Buch tut es nur dann; dass Sie es früher dürfen, ist von uns, und ein Tisch kann nach dem Buchstaben des Buches eingestellt werden.';

/** Terms of the Russian translation. */
const TERMS: Terms = [
  ['Fächern?', 'пачки, Pakete, hier aufgefächert'],
  ['frei|freie', 'годная: von keiner anderen bedeckt, also zu gebrauchen'],
  ['angelegt', 'марьяжъ: eine Karte auf die nächste ihrer Farbe gelegt'],
  ['Grundkarten|(?<=an ihren )Platz', 'основныя карты, auf die gebaut wird'],
  ['neu ausgelegt|wieder gegeben', 'повтореніе игры, wenn nichts mehr geht'],
  ['Gasse', 'дорожка oder промежутокъ, der Platz einer geleerten Spalte'],
  ['Talons?', 'талонъ: Karten, die beiseiteliegen, bis sie an der Reihe sind'],
  ['Rettung', 'нарушеніе правилъ, die einzige erlaubte Verletzung der Regeln'],
  ['nächste Paket', 'королевская пачка, das Paket eines Königs', 'salic-law'],
  ['oberste Karte', 'поверхность, die Oberfläche der Pakete', 'salic-law'],
  ['bloßen König', 'свободный король, ein König ohne andere Karten', 'salic-law'],
  ['Ecken', 'угловыя карты', 'four-corners'],
  ['Seite', 'боковыя карты', 'four-corners'],
  ['Pakete?', 'пачка: Karten, die aufeinanderliegen'],
  ['Flügel', 'крылья вѣтряной мельницы'],
  ['mittlere Ass', 'средній тузъ'],
  ['Schah', 'король, который остается одинокимъ, der einsame König'],
  ['Kreise', 'круги звѣзды', 'shah'],
  ['Strahlen', 'лучъ звѣзды'],
  ['Gnade', 'грація, eine große Bequemlichkeit'],
  ['Leere Plätze(?= werden)|Lücken(?= aus)', 'пустыя мѣста'],
  ['Ring', 'кружокъ'],
  ['Stunde', 'часъ'],
];

/** The rules pages in German. */
export const pages: RulesPages = pagesOf(
  {
    lang: 'de',
    layout: 'Das Auslegen',
    play: 'Das Spiel',
    end: 'Das Ende',
    picture: 'Das fertige Bild.',
    book: 'im russischen Buch: ',
  },
  {
    'la-belle-lucie': [
      'Die schöne Lucie',
      `${BOOK} Ein Spiel Karten.`,
      'Das Spiel wird in siebzehn Fächern zu drei Karten und einem mit einer Karte ausgelegt. Von jedem Fächer ist nur die oberste Karte frei.',
      [
        'Asse kommen sogleich an ihren Platz; auf jedes wird seine Farbe bis zum König aufgebaut.',
        'Eine freie Karte darf angelegt werden: auf die nächsthöhere ihrer Farbe auf einem anderen Fächer (Mariage).',
        'Ein leer gewordener Fächer bleibt leer.',
        REDEAL,
      ],
      'Sie ist aufgegangen, wenn alle vier Farben bis zum König liegen.',
    ],
    'house-in-the-wood': [
      'Das Haus im Walde',
      `${BOOK} Eine Schwester der schönen Lucie für zwei Spiele.`,
      'Beide Spiele liegen in fünfunddreißig Fächern, vierunddreißig zu drei Karten und einem zu zwei. Nur die oberste Karte ist jeweils frei.',
      [
        'Die acht Asse kommen an ihren Platz; auf jedes wird seine Farbe aufgebaut.',
        'Angelegt wird abwärts in der Farbe, wie bei der schönen Lucie.',
        'Ein leer gewordener Fächer bleibt leer.',
        REDEAL,
      ],
      'Sie ist aufgegangen, wenn alle acht Stapel mit einem König enden.',
    ],
    'house-on-the-hill': [
      'Das Haus auf dem Hügel',
      `${BOOK} Wie das Haus im Walde, doch mit Assen und Königen als Grundkarten.`,
      'Beide Spiele liegen in fünfunddreißig Fächern. Nur die oberste Karte ist jeweils frei.',
      [
        'Ein Ass und ein König jeder Farbe sind Grundkarten: Asse werden aufwärts gebaut, Könige abwärts.',
        'Angelegt wird in der Farbe, aufwärts oder abwärts.',
        'Ein leer gewordener Fächer bleibt leer.',
        REDEAL,
      ],
      'Sie ist aufgegangen, wenn die vier Asse bis zum König und die vier Könige bis zum Ass bedeckt sind.',
    ],
    hemispheres: [
      'Die Hemisphären (Le Cadran)',
      `${BOOK} Der russische Titel ist ein Irrtum; die Regeln sind die von Le Cadran. Zwei Spiele.`,
      'Vierzig Karten liegen in vier Reihen zu zehn, jede teilweise über der vorigen. Der Rest ist der Stoß.',
      [
        'Frei sind die unterste Karte jeder Spalte und die oberste des Talons.',
        'Die acht Asse werden in der Farbe aufwärts gebaut.',
        'Angelegt wird abwärts in der Farbe.',
        'Eine geleerte Spalte ist eine Gasse; jede freie Karte darf sie beginnen.',
        'Der Stoß wird Karte für Karte aufgedeckt; was nicht passt, liegt auf dem Talon. Ein zweites Mal gibt es nicht.',
      ],
      'Sie ist aufgegangen, wenn alle acht Farben bis zum König liegen.',
    ],
    fifteen: [
      'Fünfzehn',
      `${BOOK} Zwei Spiele, alle offen.`,
      'Die Karten liegen in sieben Reihen zu fünfzehn, die letzte um eine kürzer. Nur die unterste jeder Spalte ist frei.',
      [
        'Ein Ass und ein König jeder Farbe sind Grundkarten: Asse werden aufwärts gebaut, Könige abwärts.',
        'Angelegt wird in der Farbe, aufwärts oder abwärts.',
        'Eine geleerte Spalte ist eine Gasse; jede freie Karte darf sie beginnen.',
        'Die Rettung: Lässt sich kein Grundstapel beginnen, dürfen ein Ass und ein König aus der sechsten Reihe genommen werden.',
      ],
      'Sie ist aufgegangen, wenn alle acht Grundstapel voll sind.',
    ],
    'salic-law': [
      'Das Salische Gesetz',
      `${BOOK} Damen regieren hier nicht. Zwei Spiele.`,
      'Zuerst wird ein König gelegt; auf ihn fallen Karten, bis der nächste König kommt und das nächste Paket beginnt. Asse kommen in die Reihe darüber, Damen über diese, außer Spiel.',
      [
        'Beim Auslegen darf die oberste Karte jedes Pakets auf die Asse gespielt werden, die ohne Rücksicht auf die Farbe bis zum Buben gebaut werden.',
        'Liegen alle, so darf jede oberste Karte auf einen bloßen König gelegt und von dort gespielt werden.',
        'Jedes Paket darf durchgesehen werden.',
        'Zu spielen, was passt, ist meist gut, doch nicht immer: Von zwei gleichen Karten kann eine über dem liegen, was zuerst gebraucht wird.',
      ],
      'Sie ist aufgegangen, wenn acht Buben zwischen Damen und Königen liegen.',
    ],
    'four-corners': [
      'Die vier Ecken',
      `${BOOK} Zwei Spiele.`,
      'Zwölf Pakete, vier Ecken und vier auf jeder Seite, werden Karte für Karte links hinab und rechts hinab gegeben, bis der Stoß zu Ende ist. Ein Ass und ein König jeder Farbe kommen sogleich in die Mitte.',
      [
        'Beim Geben darf die fallende Karte gespielt werden: von einer Ecke auf jeden Grundstapel, von der Seite nur auf den daneben. Die nächste Karte nimmt ihren Platz ein.',
        'Liegen alle, so darf jede oberste Karte überallhin gespielt oder in der Farbe angelegt werden, auf- oder abwärts. Leere Plätze bleiben leer.',
        'Alle Pakete dürfen durchgesehen werden.',
        'Zweimal dürfen die Pakete der Reihe nach, ungemischt, gesammelt und wieder gegeben werden. Das Buch tut es nur, wenn nichts anderes mehr geht; dass Sie es früher dürfen, ist von uns, und ein Tisch kann nach dem Buchstaben des Buches eingestellt werden.',
      ],
      'Sie ist aufgegangen, wenn die Asse bis zum König und die Könige bis zum Ass gebaut sind.',
    ],
    windmill: [
      'Die Windmühle',
      `${BOOK} Zwei Spiele.`,
      'In der Mitte liegt ein Ass, zwei Karten nach jeder Seite sind die Flügel. Die ersten vier Könige kommen in die Winkel dazwischen.',
      [
        'Auf das mittlere Ass wird ohne Rücksicht auf die Farbe aufwärts gebaut, viermal vom Ass zum König; auf die Könige abwärts bis zum Ass.',
        'Gespielt werden die Flügel und die oberste Karte des Talons; angelegt wird nicht. Ein leerer Flügel wird sogleich gefüllt, aus Talon oder Stoß.',
        'Eine Karte darf vom König zur Mitte gehen, wenn das sogleich einer anderen nützt.',
        'Der Stoß wird einmal aufgedeckt.',
      ],
      'Sie ist aufgegangen, wenn zweiundfünfzig Karten in der Mitte liegen und jeder König bis zum Ass gebaut ist.',
    ],
    shah: [
      'Der Schah',
      `${BOOK} Sie geht selten auf. Zwei Spiele ohne sieben Könige.`,
      'Der Schah, der Herz-König oder ein anderer, liegt in der Mitte, die acht Asse um ihn. Drei Kreise zu acht Karten werden darum gelegt, ein Stern mit acht Strahlen.',
      [
        'Der erste und der zweite Kreis werden gespielt, ehe der nächste liegt; Lücken werden sogleich gefüllt.',
        'Im Stern ist nur die äußerste Karte eines Strahls frei. Die Asse werden bis zur Dame gebaut.',
        'Auf Karten des dritten Kreises, und nur dort, wird abwärts in der Farbe angelegt.',
        'Leere Plätze werden von innen nach außen gefüllt, ehe eine Karte aufgedeckt wird.',
        'Gnade: Ist ein Strahl bis ans Ende leer, darf eine Karte des äußeren Kreises auf seinen innersten Platz.',
      ],
      'Sie ist aufgegangen, wenn acht Damen um den Schah stehen.',
    ],
    blockade: [
      'Die Blockade',
      `${BOOK} Zwei Spiele.`,
      'Eine Reihe von zwölf Karten wird gelegt, später bis zu acht Reihen, jede teilweise über der vorigen. Asse kommen sogleich an ihren Platz.',
      [
        'Eine Karte, unter der eine andere liegt, ist gesperrt.',
        'Freie Karten werden auf die Asse gespielt, in der Farbe aufwärts, und abwärts in der Farbe angelegt.',
        'Dann werden Lücken aus dem Stoß gefüllt, die oberen Reihen zuerst.',
        'Wenn nichts anderes geht, wird eine neue Reihe gelegt. Das Buch tut es nur dann; dass Sie es dürfen, sobald kein Platz leer ist, ist von uns, und ein Tisch kann nach dem Buchstaben des Buches eingestellt werden.',
      ],
      'Sie ist aufgegangen, wenn alle acht Farben bis zum König liegen.',
    ],
    clock: [
      'Die Uhr',
      `${BOOK} Zwei Spiele.`,
      'Zwölf Karten von der Zwei bis zum König liegen im Ring, die Zwei bei IX. Um sie liegen zwölf Pakete zu drei Karten, nach außen gefächert.',
      [
        'Auf jede Stunde wird in der Farbe aufwärts gebaut, auf den König das Ass, bis sie ihre Zahl zeigt: das Ass bei I, die Dame bei XII.',
        'Die obersten Karten der Pakete werden gespielt und untereinander abwärts in der Farbe angelegt.',
        'Ein Paket mit weniger als drei Karten wird aus dem Stoß gefüllt.',
        'Dann wird der Stoß Karte für Karte aufgedeckt; vom Talon wird gespielt, nie angelegt.',
      ],
      'Sie ist aufgegangen, wenn das Zifferblatt die Stunden von I bis XII zeigt.',
    ],
  },
  TERMS,
);
