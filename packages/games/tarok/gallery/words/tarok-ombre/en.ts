import type {GalleryWords, Translated} from '@quinola/testing/game-tools.js';

/** English: the page of Tarok-ombre. */
export const words = {
  pageTitle: 'Tarok-ombre, Warsaw c. 1820',
  description:
    'Play Tarok-ombre of about 1820, in the old or the new manner: one against two, with 78 cards, against opponents who follow the book.',
  name: 'Tarok-ombre',
  lead: 'one against two with the 78 cards of tarok, as played in Poland about 1820',
  inside: 'Three players, and one of them plays against the two others.',
  more: 'More about Tarok-ombre',
  tile: 'One against two, with bidding as in ombre; in the <a href="tarok-ombre.html">old</a> and the <a href="tarok-ombre.html?manner=new">new manner</a>.',
  options: {
    manner: ['Manner', 'old: the dealer takes three cards', 'new: the declarer takes three cards'],
    deals: ['Deals', 'six', '1', '3', '12', 'until I stop'],
    'play-tre': [
      'A Tre, the lowest bid',
      'only keeps the right to take over a bid',
      'is a game and is played',
    ],
    'tout-adds-points': [
      'All 25 tricks (Tout) are paid',
      'at a price of their own',
      'with the points on top',
    ],
    'remis-pays': ['With exactly 39 points', 'nobody pays', 'the declarer pays the game'],
    'forehand-may-pass': ['First to speak', 'must say the lowest bid', 'may pass'],
    'loss-tariff': ['A lost game costs', 'its price and the points', 'its price alone'],
    'tout-with-sky': ['Tout by a player who has Sky', 'cannot be made', 'needs the 24 other tricks'],
    'sky-limit': ['Sky', 'can never be lost', 'is lost in the last three tricks'],
    ceremony: ['Before the deal', 'straight to the cards', 'draw, cut, bidding unseen'],
  },
  rulesOmbre: 'Tarok-ombre, about 1820',
  opponentsBook:
    'They bid, ask for cards, lay cards away and play by the maxims of the book. Press <em>Why?</em> and the table names the maxim that decided, with its article.',
  opponentsFair:
    'Opponents know only what their own seat may know: their cards, what was said, which cards were asked for and who gave them. The part that thinks is given nothing else, so it cannot peek.',
  source:
    'by Faber, the fourth of five treatises in a Polish book of games without place or date, about 1820. Rules, prices and maxims of both manners.',
} satisfies GalleryWords;

/** What the page of Tarok-ombre says in one language. */
export type TarokOmbreGallery = Translated<typeof words>;
