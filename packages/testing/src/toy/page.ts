import type {Page} from '@quinola/table';

const paragraph = 'Whoever holds a card of the suit that was led plays one; otherwise any card. ';

/** The rules page of the toy game: long enough to scroll, with terms in its first section. */
export const toyPage: Page = {
  lang: 'en',
  termLang: 'en',
  title: 'The rules of the toy game',
  intro: 'Three play, each for himself.',
  sections: [
    {
      id: 'deal',
      title: 'The deal',
      blocks: [
        {
          p: [
            'Everybody stakes a ',
            ['counter', 'What is played for: each stands for nothing else.'],
            ' into the ',
            ['pot', 'What has been staked, until somebody wins it.'],
            '.',
          ],
        },
        {p: paragraph.repeat(12)},
      ],
    },
    {id: 'bids', title: 'The bids', blocks: [{p: paragraph.repeat(12)}]},
    {id: 'play', title: 'The play', blocks: [{p: paragraph.repeat(12)}]},
    {id: 'payment', title: 'The payment', blocks: [{p: paragraph.repeat(24)}]},
  ],
};
