import type {Page} from '@quinola/table';
import {announcing, errors, pack, skat, tricks} from './trois.js';

/** The rules of Tarok en deux in English. Source: the treatise “by Faber” in a Polish book of games without place or year, about 1820. */
export const deux: Page = {
  lang: 'en',
  termLang: 'pl',
  title: 'Tarok en deux',
  intro:
    'Tarok for two: a third of the pack lies aside, unseen, and the points are written down as in Piquet, in parties of a hundred.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        {
          p: 'The book gives the game of two in a few pages: announcing and playing are as for three, the rest is Piquet. Never take a card that you have not seen for one that your opponent holds: 25 are out of play.',
        },
      ],
    },
    pack,
    {
      id: 'deal',
      title: 'Cut and deal',
      blocks: [
        {
          p: 'Each draws a card; the higher deals first, and so gets the Skat. Taroks are above all suits; equal cards, or Sky, and both draw again.',
        },
        {
          p: 'Five cards at a time, the opponent first; the dealer takes three more, and 25 cards lie aside. The other leads to the first trick. The deal alternates.',
        },
        {
          note: 'How cards of different suits rank in the draw, that the other player leads first, and that the deal alternates are our rulings.',
        },
      ],
    },
    skat,
    announcing,
    tricks,
    {
      id: 'count',
      title: 'What is scored',
      blocks: [
        {
          grid: {
            caption: 'Points of a deal',
            head: ['', 'Points'],
            rows: [
              ['Announcements', 'their worth'],
              ['The Pagat, won or buried', '15'],
              ['The Pagat in the last trick', '25'],
              ['Each king', '10'],
              ['A king in the last trick', '15'],
              ['Cards', 'by twos'],
            ],
          },
        },
        {
          p: 'Whoever wins the trick scores the Pagat and the kings in it. Cards are counted by twos: a counting card with one empty counts its value, two counting cards their sum less 1, two empty ones 1.',
        },
        {
          note: 'That a buried Pagat scores as a made one, that two empty cards count 1, and that whoever takes a Pagat or a king scores it, are our rulings: the book says only that cards are counted by twos.',
        },
      ],
    },
    {
      id: 'settling',
      title: 'The party',
      blocks: [
        {
          p: [
            'A ',
            ['partya', 'party'],
            ' is over when, at the end of a deal, somebody has a hundred or more; the higher score wins. A deal is always played out.',
          ],
        },
        {
          p: [
            'The winner is paid the party and the difference of the points. Whoever has less than fifty loses the party ',
            ['dubelt', 'double'],
            ', but not the difference.',
          ],
        },
        {
          note: 'A party is worth 60 groszy and a point 2, as in the example of the book. That players who are level play another deal is our ruling.',
        },
      ],
    },
    errors,
    {
      id: 'advice',
      title: 'Advice of the book',
      blocks: [
        {
          list: [
            'Let your opponent lead the suits in which you have figures; then you bring them all home.',
            'If you neither hunt the Pagat nor have to save it, lead a suit in which you have no figures.',
            'Play for the margin even when your hundred is sure, and keep the other below fifty.',
          ],
        },
      ],
    },
  ],
};
