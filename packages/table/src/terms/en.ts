import type {KitTerms} from '../glossary/language.js';

/** English: the terms of all games of tricks. */
export const terms: KitTerms = {
  title: 'Words explained',
  glossary: {
    trick: ['trick|tricks', 'one card from each player; the best of them takes all.'],
    lead: ['lead|leads|led', 'to play the first card of a trick, which says what the others must follow.'],
    follow: ['follow|follows', 'to play a card of the suit that was led, as long as one has any.'],
    trump: ['trump|trumps', 'the suit whose cards beat those of the three others.'],
    dealer: ['dealer', 'who gives the cards of this deal; in the next it is another.'],
  },
};
