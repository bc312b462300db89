import type {Page} from '@quinola/table';
import {announcing, errors, pack, skat, tricks} from './trois.js';

/** The rules of Tarok en deux in German. Source: the treatise “by Faber” in a Polish book of games without place or year, about 1820. */
export const deux: Page = {
  lang: 'de',
  termLang: 'pl',
  title: 'Tarock en deux',
  intro:
    'Tarock zu zweien: Ein Drittel der Karten liegt ungesehen beiseite, und angeschrieben wird wie im Piquet, in Partien zu hundert.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        {
          p: 'Das Buch gibt das Spiel zu zweien auf wenigen Seiten: Ansagen und Spielen sind wie zu dreien, das Übrige ist Piquet. Halten Sie nie eine ungesehene Karte für eine, die der Gegner hat: 25 sind nicht im Spiel.',
        },
      ],
    },
    pack,
    {
      id: 'deal',
      title: 'Ziehen und Geben',
      blocks: [
        {
          p: 'Jeder zieht eine Karte; die höhere gibt zuerst und bekommt so den Skat. Tarocke gehen über alle Farben; bei gleichen Karten oder dem Sküs ziehen beide noch einmal.',
        },
        {
          p: 'Je fünf Karten, der Gegner zuerst; der Geber nimmt noch drei, und 25 Karten liegen beiseite. Der andere spielt zum ersten Stich aus. Gegeben wird abwechselnd.',
        },
        {
          note: 'Wie ungleiche Karten beim Ziehen stehen, dass der andere zuerst ausspielt und dass abwechselnd gegeben wird, ist von uns.',
        },
      ],
    },
    skat,
    announcing,
    tricks,
    {
      id: 'count',
      title: 'Was angeschrieben wird',
      blocks: [
        {
          grid: {
            caption: 'Punkte eines Spiels',
            head: ['', 'Punkte'],
            rows: [
              ['Ansagen', 'ihr Wert'],
              ['Der Pagat, gewonnen oder vergraben', '15'],
              ['Der Pagat im letzten Stich', '25'],
              ['Jeder König', '10'],
              ['Ein König im letzten Stich', '15'],
              ['Karten', 'zu zweien'],
            ],
          },
        },
        {
          p: 'Wer den Stich gewinnt, schreibt Pagat und Könige darin an. Karten werden zu zweien gezählt: eine Zählkarte mit einer leeren zählt ihren Wert, zwei Zählkarten ihre Summe weniger 1, zwei leere 1.',
        },
        {
          note: 'Dass ein vergrabener Pagat wie ein gemachter angeschrieben wird, dass zwei leere Karten 1 zählen und dass Pagat und Könige anschreibt, wer sie nimmt, ist von uns: Das Buch sagt nur, dass die Karten zu zweien gezählt werden.',
        },
      ],
    },
    {
      id: 'settling',
      title: 'Die Partie',
      blocks: [
        {
          p: [
            'Eine ',
            ['partya', 'Partie'],
            ' ist aus, wenn am Ende eines Spiels jemand hundert oder mehr hat; der höhere Stand gewinnt. Ein Spiel wird immer zu Ende gespielt.',
          ],
        },
        {
          p: [
            'Der Gewinner bekommt die Partie und den Unterschied der Punkte bezahlt. Wer unter fünfzig bleibt, verliert die Partie ',
            ['dubelt', 'doppelt'],
            ', den Unterschied nicht.',
          ],
        },
        {
          note: 'Eine Partie gilt 60 Groszy und ein Punkt 2, wie im Beispiel des Buches. Dass bei gleichem Stand weitergespielt wird, ist von uns.',
        },
      ],
    },
    errors,
    {
      id: 'advice',
      title: 'Was das Buch rät',
      blocks: [
        {
          list: [
            'Lassen Sie den Gegner die Farben ausspielen, in denen Sie Figuren haben; so bringen Sie sie alle heim.',
            'Wer den Pagat weder jagt noch retten muss, spielt eine Farbe, in der er keine Figuren hat.',
            'Spielen Sie auch dann um den Vorsprung, wenn Ihre hundert sicher sind, und halten Sie den anderen unter fünfzig.',
          ],
        },
      ],
    },
  ],
};
