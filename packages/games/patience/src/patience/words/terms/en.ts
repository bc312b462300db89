import type {Glossary} from '@quinola/table';

/** English: the terms of patience. */
export const terms: Glossary = {
  home: [
    'fit on a foundation|fits on a foundation',
    'may be laid there, as the next card of the suit; no card comes back from a foundation.',
  ],
  foundation: [
    'foundation|foundations|founded',
    'the packets on which the patience is built, from an ace up or a king down.',
  ],
  elsewhere: ['moved to another pile', 'married: laid on the next card of its suit in the layout.'],
  marry: [
    'marry|marries|married|marriage|marriages|marrying',
    'to lay a card on the next of its suit in the layout.',
  ],
  again: [
    'laid out again|lay out again',
    'when nothing more can be moved, the cards are gathered, shuffled and laid out once more.',
  ],
  out: ['come out|comes out|came out', 'to end in the finished picture: the patience is won.'],
  fan: ['fan|fans', 'a few cards spread over each other: only the top one may be used.'],
  lane: [
    'lane|lanes',
    'the empty place of a column that is used up: any free card may begin a new one there.',
  ],
  talon: ['talon', 'cards that did not fit and are laid aside until their turn comes.'],
  pack: ['pack', 'the cards that are not yet dealt.'],
  rescue: [
    'rescue',
    'the one breach of the rules that is allowed: an ace and a king are taken out of the sixth row.',
  ],
  packet: ['packet|packets', 'cards on top of each other: only the top one may be used.'],
  bare: [
    'bare king|bare kings|king bare|stand bare|stands bare',
    'a king without other cards: any top card may be laid on him.',
  ],
  sail: ['sail|sails', 'the eight cards around the middle of the windmill.'],
  ray: ['ray|rays', 'a line of the star, from its middle outwards: only the outermost card may be used.'],
  grace: ['grace', 'a great convenience: an outer card goes to the inmost place of an open ray.'],
  fill: ['fill the places|filled|vacant', 'an empty place gets a new card before play goes on.'],
};
