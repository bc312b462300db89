import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the pages of the patiences; `{{title}}` is the patience of a page, `{{lines}}` where the copy of its book tells it. */
export const words = {
  pageTitle: 'Patience, eleven games of 1874',
  description:
    'Play eleven patiences after Lady Cadogan’s book of 1874: La Belle Lucie, the Salic Law, the Windmill, the Shah and their sisters.',
  name: 'Patience',
  lead: 'eleven games after Lady Adelaide Cadogan’s book of 1874',
  inside: 'One player, one or two packs, and a picture to be finished.',
  more: 'More about patience',
  tile: 'La Belle Lucie, the House on the Hill and nine sisters. For one player.',
  eleven: 'The eleven',
  ownPage: 'Play it on a page of its own, with its options and its finished picture',
  attributes:
    'Two lines put the table on any page. <code>daily</code> deals the same cards to everybody on the same day; <code>strict</code> is for those who take nothing back.',
  sourcesText:
    'The games, their order and their rules are those of <cite lang="en">Illustrated Games of Patience</cite> (1874), read with the Russian translation of its first series. The plates of the Russian copy are lost: the layouts are made again from the words. A computer looks for ways to the end in your own browser, and says honestly when it must look into the pack for that.',

  gameTitle: '{{title}}, a patience of 1874',
  gameDescription:
    'Play {{title}}, a patience after Lady Cadogan’s book of 1874: rules, source and the finished picture.',
  gameLead: 'a patience after Lady Adelaide Cadogan, 1874',
  finished: 'The finished picture.',
  finishedLabel: '{{title}}, when it has come out',
  gameSource:
    '<cite lang="en">Illustrated Games of Patience</cite> by Lady Adelaide Cadogan, 1874, read with the Russian translation of its first series, <cite lang="ru">Двадцать четыре основные пасьянса съ двадцатью таблицами</cite>, lines {{lines}} of our copy. Its plates are lost: the layout is made again from the words.',
  options: {
    strict: ['Taking back', 'as often as you like', 'never: a card touched is moved'],
    daily: ['Deal', 'another each time', 'the deal of the day'],
    persist: ['A running game', 'is remembered', 'ends with the page'],
    figures: ['Court cards', 'two heads', 'standing'],
    redeals: ['Laying out again', 'twice', 'once', 'never'],
    redealWhen: ['When to lay out again', 'at any time', 'only when nothing else can be done'],
    modern: ['Rules', 'as in the book', 'as in later books'],
    spaceFill: ['An empty lane is filled from', 'the layout and the talon', 'the layout only'],
    rescue: ['Rescuing an ace and a king', 'allowed', 'not allowed'],
    rescueWhen: ['A rescue is made', 'when no foundation can be begun', 'when nothing else can be moved'],
    dealPlay: ['While cards are dealt, you may play', 'the card just dealt', 'any top card'],
    marriageSuit: ['Cards are joined (married)', 'in suit', 'in any suit'],
    transferGuard: ['From a king to the centre', 'only where it frees another card', 'at any time'],
    fillSource: ['Empty places take cards from', 'where you choose', 'the talon first'],
    talonMarries: ['Cards of the talon', 'may be joined to others', 'may not be joined'],
    rowWhen: ['When to deal a new row', 'at any time', 'only when nothing else can be done'],
    refill: ['Empty places are filled', 'all together', 'at once'],
    wrapMarriages: ['A king on an ace', 'not in the circle', 'in the circle too'],
    shortPacketMarry: ['Packets short of cards', 'may be joined to', 'take no cards'],
  },
} satisfies GalleryWords;

/** What the pages of the patiences say in one language. */
export type PatienceGallery = Translated<typeof words>;
