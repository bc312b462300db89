import type {RulesPages} from '../types.js';
import {pagesOf, type Terms} from './page.js';

const BOOK =
  'After Lady Adelaide Cadogan’s Illustrated Games of Patience (1874) and its Russian translation.';
const REDEAL =
  'When nothing more is available the cards of the layout may be gathered, shuffled and laid out again, twice in all. The book allows it only then; here you may do it sooner, unless the table is set to keep to the letter of the book.';

/** Terms of the Russian translation. */
const TERMS: Terms = [
  ['fans', 'пачки, packets, which are spread here'],
  ['available', 'годная, which no other card covers, so that it may be used'],
  ['married|marriages', 'марьяжъ, a card laid on the next of its suit'],
  ['foundations|(?<=go to their )places', 'основныя карты, on which the patience is built'],
  ['laid out again|dealt again', 'повтореніе игры, when nothing more can be moved'],
  ['lane', 'дорожка or промежутокъ, the place of a column that has gone'],
  ['talon', 'талонъ, cards laid aside until their turn comes'],
  ['rescue', 'нарушеніе правилъ, the one breach of the rules that is allowed'],
  ['next packet', 'королевская пачка, the packet of a king', 'salic-law'],
  ['uppermost card', 'поверхность, the surface of the packets', 'salic-law'],
  ['stands bare', 'свободный король, a king without other cards', 'salic-law'],
  ['corners', 'угловыя карты', 'four-corners'],
  ['side', 'боковыя карты', 'four-corners'],
  ['packets?', 'пачка, cards that lie upon each other'],
  ['sails', 'крылья вѣтряной мельницы'],
  ['middle ace', 'средній тузъ'],
  ['Shah', 'король, который остается одинокимъ, the king who stays alone'],
  ['circles', 'круги звѣзды', 'shah'],
  ['rays', 'лучъ звѣзды'],
  ['grace', 'грація, a great convenience'],
  ['vacant places', 'пустыя мѣста'],
  ['ring', 'кружокъ'],
  ['hour', 'часъ'],
];

/** The rules pages in English. */
export const pages: RulesPages = pagesOf(
  {
    lang: 'en',
    layout: 'The layout',
    play: 'The play',
    end: 'The end',
    picture: 'The finished picture.',
    book: 'in the Russian book: ',
  },
  {
    'la-belle-lucie': [
      'La Belle Lucie',
      `${BOOK} One pack.`,
      'The pack is laid out in seventeen fans of three cards and one of a single card. Of each fan only the uppermost card is available.',
      [
        'Aces go to their places at once; on each its suit is built upwards to the king.',
        'An available card may be married: laid on the next higher card of its own suit on another fan.',
        'A fan that has become empty stays empty.',
        REDEAL,
      ],
      'It has come out when all four suits are built up to their kings.',
    ],
    'house-in-the-wood': [
      'House in the Wood',
      `${BOOK} A sister of La Belle Lucie for two packs.`,
      'Both packs are laid out in thirty-five fans, thirty-four of three cards and one of two. Only the uppermost card of each is available.',
      [
        'The eight aces go to their places; on each its suit is built upwards.',
        'Cards are married downwards in suit, as in La Belle Lucie.',
        'A fan that has become empty stays empty.',
        REDEAL,
      ],
      'It has come out when all eight packets end with a king.',
    ],
    'house-on-the-hill': [
      'House on the Hill',
      `${BOOK} Like the House in the Wood, but with aces and kings for foundations.`,
      'Both packs are laid out in thirty-five fans. Only the uppermost card of each is available.',
      [
        'One ace and one king of each suit are foundations: the aces are built upwards, the kings downwards.',
        'Cards are married in suit, upwards or downwards.',
        'A fan that has become empty stays empty.',
        REDEAL,
      ],
      'It has come out when the four aces are covered up to their kings and the four kings down to their aces.',
    ],
    hemispheres: [
      'Hemispheres (Le Cadran)',
      `${BOOK} The Russian title is a mistake; the rules are those of Le Cadran. Two packs.`,
      'Forty cards are laid out in four rows of ten, each row partly covering the one before. The rest is the pack.',
      [
        'The lowest card of each column and the uppermost of the talon are available.',
        'The eight aces are built upwards in suit.',
        'Cards are married downwards in suit.',
        'A column that has been cleared is a lane, which any available card may head.',
        'Turn the pack card by card; what does not fit lies on the talon. There is no second round.',
      ],
      'It has come out when all eight suits are built up to their kings.',
    ],
    fifteen: [
      'Fifteen',
      `${BOOK} Two packs, all of them open.`,
      'The cards are laid out in seven rows of fifteen, the last one short by one. Only the lowest card of each column is available.',
      [
        'One ace and one king of each suit are foundations: aces are built upwards, kings downwards.',
        'Cards are married in suit, upwards or downwards.',
        'A cleared column is a lane, which any available card may head.',
        'The rescue: where no foundation can be begun, one ace and one king may be taken out of the sixth row.',
      ],
      'It has come out when all eight foundations are full.',
    ],
    'salic-law': [
      'The Salic Law',
      `${BOOK} Queens do not reign here. Two packs.`,
      'A king is laid first, and cards fall on him until the next king comes, who begins the next packet. Aces go to the row above, queens above those, out of the play.',
      [
        'While the cards are laid out the uppermost card of every packet may be played on the aces, which are built up to the knave whatever the suits.',
        'When all are laid out, any uppermost card may be laid on a king who stands bare, and played from there.',
        'Every packet may be looked through.',
        'It is mostly good to play whatever fits, but not always: one of two equal cards may lie over something that is needed first.',
      ],
      'It has come out when eight knaves lie between the queens and the kings.',
    ],
    'four-corners': [
      'The Four Corners',
      `${BOOK} Two packs.`,
      'Twelve packets, four corners and four at each side, are dealt card by card, down the left and down the right, until the pack is out. One ace and one king of each suit go to the middle as they come.',
      [
        'While cards are dealt, the card that falls may be played: from a corner to any foundation, from a side only to the one beside it. The next card takes its place.',
        'When all are dealt, every uppermost card may be played anywhere or married in suit, upwards or downwards. Empty places stay empty.',
        'All packets may be looked through.',
        'Twice the packets may be gathered in order, unshuffled, and dealt again. The book allows it only when nothing else can be done; here you may do it sooner, unless the table is set to keep to the letter of the book.',
      ],
      'It has come out when the aces are built up to their kings and the kings down to their aces.',
    ],
    windmill: [
      'The Windmill',
      `${BOOK} Two packs.`,
      'An ace lies in the middle, and two cards in each direction are the sails. The first four kings go to the angles between them.',
      [
        'On the middle ace cards are built upwards whatever the suit, four times from ace to king; on the kings downwards to the ace.',
        'Sails and the talon’s uppermost card are played; there are no marriages. An empty sail is filled at once, from the talon or the pack.',
        'A card may go from a king to the middle where that brings another card into use at once.',
        'The pack is turned once.',
      ],
      'It has come out when fifty-two cards lie in the middle and each king is built down to his ace.',
    ],
    shah: [
      'The Shah',
      `${BOOK} It seldom comes out. Two packs, without seven kings.`,
      'The Shah, the king of hearts or any other, lies in the middle, the eight aces around him. Three circles of eight cards are laid about them, making a star of eight rays.',
      [
        'The first and second circle are played before the next is laid; gaps are filled at once.',
        'In the star only the outermost card of a ray is available. The aces are built up to the queen.',
        'On cards of the third circle, and only there, cards are married downwards in suit.',
        'Vacant places are filled from the inmost circle outwards before a card is turned.',
        'Grace: where a ray is empty to its end, a card of the outer circle may be laid on its inmost place.',
      ],
      'It has come out when eight queens stand around the Shah.',
    ],
    blockade: [
      'The Blockade',
      `${BOOK} Two packs.`,
      'A row of twelve cards is laid, later up to eight of them, each partly covering the one above. Aces go to their places as they come.',
      [
        'A card under which another lies is blocked.',
        'Free cards are played on the aces, upwards in suit, and married downwards in suit.',
        'Then vacant places are filled from the pack, upper rows first.',
        'When nothing else can be done a new row is laid. The book allows it only then; here you may do it as soon as no place is empty, unless the table is set to keep to the letter of the book.',
      ],
      'It has come out when all eight suits are built up to their kings.',
    ],
    clock: [
      'The Clock',
      `${BOOK} Two packs.`,
      'Twelve cards from two to king lie in a ring, two at IX o’clock. Around them lie twelve packets of three, spread outwards.',
      [
        'On each hour cards are built upwards in suit, the ace following the king, until they show the hour: the ace at I, the queen at XII.',
        'The uppermost cards of the packets are played, and married downwards in suit among themselves.',
        'A packet of fewer than three cards is filled from the pack.',
        'Then the pack is turned card by card; the talon is played, but never married.',
      ],
      'It has come out when the dial shows the hours from I to XII.',
    ],
  },
  TERMS,
);
