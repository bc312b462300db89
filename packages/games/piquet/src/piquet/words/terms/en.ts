import type {Glossary} from '@quinola/table';

/** English: the terms of piquet. */
export const terms: Glossary = {
  elder: ['elder hand|Elder hand', 'who does not deal: exchanges, announces and leads first.'],
  talon: ['talon|Talon', 'the eight cards that were not dealt: five for elder hand, three below.'],
  blanche: ['carte blanche|Carte blanche', 'a dealt hand without court cards; it counts ten.'],
  point: ['point', 'the most cards of one suit; it counts one for each card.'],
  repique: ['repique', 'thirty announced before the other has anything: sixty more.'],
  pique: ['pique|Pique', 'thirty reached in the play before the other has anything: thirty more.'],
  capot: ['capot', 'all twelve tricks.'],
  cards: ['the cards', 'more than half of the tricks: ten.'],
};
