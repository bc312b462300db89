import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of faro. */
export const words = {
  pageTitle: 'Faro, the pharaoh of the salons',
  description:
    'Play faro (pharaoh) against the bank, for play money: stake on cards, bend the corner of a card that has won, from one ducat to thirty-two, with odds that are counted exactly.',
  name: 'Faro',
  lead: 'against the bank, for play money',
  inside: 'Left wins, right loses: take it, or bend a corner?',
  more: 'More about faro',
  tile: 'Left wins, right loses, and a bent corner plays for double. Punter or banker, on one to six punters, for play money, with odds that are counted exactly.',
  options: {
    rules: ['Played', 'as the re-enactors play it', 'as in the salons'],
    seats: ['Punters', 'three', 'one', 'two', 'four', 'five', 'six'],
    banker: ['The bank', 'is kept by the table', 'is yours'],
    drawings: ['Drawings', 'five', 'one', 'three', 'ten'],
    'corners-visual': ['Corners', 'are bent', 'are torn off'],
    'show-odds': ['The bank’s gain', 'is not shown', 'is shown'],
  },
  opponentsBook:
    'Punters are of three temperaments: who takes what he wins, who goes on once, and who goes on to the last corner. As <em>masters</em> they count: on the page’s table they stake as little as they can, in a salon they wait for the rank that costs nothing. Press <em>Why?</em>, and the table names what decided.',
  opponentsFair:
    'Opponents know only what their own seat may know: their cards, what lies or has lain open, and what was said. The part that thinks is told nothing of the pack before it is drawn, so it cannot peek.',
  source: 'a page of Polish re-enactors on Faraon; the manner of the salons is that of about 1800.',
} satisfies GalleryWords;

/** The words of the page in any language. */
export type FaroGallery = Translated<typeof words>;
