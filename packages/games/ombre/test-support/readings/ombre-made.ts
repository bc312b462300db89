import type {Card} from '@quinola/cards';
import {playOf} from '@quinola/play';
import type {MadePosition} from '@quinola/testing/maxims/tested-maxims.js';
import {ombre, type OmbreOptions, type OmbreView} from '../../src/ombre/rules/index.js';
import {afterMoves, optionsFor, stateInPlay, viewOf} from '../answers-positions.js';

// Positions for maxims that a daily sample of deals does not reach.

const cards = (list: string): readonly Card[] => list.split(' ');

/** The view of a player at a table for three, with this hand. */
const at =
  (
    hand: string,
    phase: OmbreView['turn']['phase'],
    changes: Partial<OmbreView> = {},
    options: Partial<OmbreOptions> = {},
    seat = 0,
  ) =>
  (): OmbreView =>
    viewOf(optionsFor(3, options), cards(hand), phase, {toPlay: seat, ...changes}, seat);

const opening = (hand: string, options: Partial<OmbreOptions> = {}): MadePosition => ({
  view: at(hand, 'bidding.opening', {}, options),
});

const POOR = '3S 4H 5H 6H 4D 5D 6D 3C 4C';
const FAIR = 'AS KS QS 4S KH 4D 5D 3C 4C';
const ASKED = {ombre: 0, game: 'ask', trump: 'S'} as const;
const offered = (hand: string, giveUp: 'kunil' | 'contra'): MadePosition => ({
  view: at(
    hand,
    'offering',
    {...ASKED, offer: {from: 'playing.trick', answers: [], bete: giveUp === 'kunil' ? 0 : 4}},
    {giveUp},
    1,
  ),
});

/** Five tricks of the Ombre, in which all trumps fell that he does not hold. */
const FIVE = ['7S QS JS', '6S 5S 4S', 'KH 3S 2H', 'QH 4H 3H', 'JH 6H 5H'].map((trick) => ({
  leader: 0,
  winner: 0,
  cards: cards(trick).map((card, seat) => ({seat, card})),
}));

/** The eighth game of the book, when the last player could take the seventh trick with the knave of clubs. */
const eighth = (): OmbreView => {
  const hands = [
    cards('AS 2S JS 7S 4S KC 7C 5H 7D'),
    cards('KS QS 6S 5S KD 5D QH 3H 6C'),
    cards('AC 3S KH 2H 7H JC 4C 2C AD'),
  ];
  const begun = stateInPlay(optionsFor(3), hands, {trump: 'S', game: 'ask', by: 0});
  const played = cards('JS QS 3S KD AD 7D 5D AC 5H 4C KC 6C AS 5S 2H 2S 6S KH 7C 3H');
  return ombre.view(afterMoves(begun, played.map(playOf)), 2);
};

/** By maxim. */
export const made: Readonly<Record<string, MadePosition>> = {
  'bid.tout': {
    ...opening('AS 2S AC KS QS KH QH KD KC', {grandNull: 'off'}),
    seldom:
      'some fourteen of 200,000 hands are so good, and most of them are bid higher where that is played',
  },
  'bid.grand.1': opening('AS AC KD QD KC 6H 5H 4S 3S'),
  'bid.grand.2': opening('AS KH QH JH AH 4S 5C 6D 4D'),
  'bid.grand.3': {
    ...opening('KS QS KH QH KD QD KC QC 3S'),
    seldom: 'one of eight million hands has all Kings with their Queens; the book gives it for its daring',
  },
  'bid.null': opening('2S 4S 3S 7H 6H 7D 6D 2C 3C'),
  'bid.obscur.1': opening('AS 6H 5H 6D 5D 4C 3C 5S 4S'),
  'declare.turnedAce': {
    view: at(
      'AS KH QH 3H 4D 5D 3C 4C 4S JD',
      'declaring.turnedAce',
      {ombre: 0, game: 'tournee', turned: ['AS']},
      {tourneeSecondTurn: 'on'},
    ),
  },
  'king.pick': {
    view: at(
      'AS 2S KS QS KH 4H 5H 4D 5D 6D 3C 4C 5C',
      'declaring.picking',
      {ombre: 0, game: 'murzyn', king: -1},
      {tableSize: 4},
    ),
  },
  'claim.lead': {
    view: at(
      'AS KH QH 3H',
      'playing.naming',
      {...ASKED, ombre: 1, faced: {seat: 1, cards: cards('KS QS JH 4D')}},
      {strictEtiquette: 'on'},
    ),
  },
  'vole.ombre.1': {view: at('AS 2S AC KS', 'playing.vole', {...ASKED, tricks: FIVE, tricksWon: [5, 0, 0]})},
  'offer.make': {view: at(POOR, 'playing.trick', ASKED, {giveUp: 'contra'})},
  'offer.kunil': {view: at(POOR, 'playing.trick', ASKED, {giveUp: 'kunil'})},
  'offer.accept': offered(POOR, 'contra'),
  'offer.against': offered('AS 2S AC KS QS KH 4D 3C 4C', 'contra'),
  'offer.annul': offered(POOR, 'kunil'),
  'offer.refuse': offered(FAIR, 'kunil'),
  premiers: {
    view: at('AS 2S AC KS', 'playing.trick', {...ASKED, tricks: FIVE, tricksWon: [5, 0, 0], vole: true}),
  },
  'play.10': {view: at('AS 7H JH 2H 3H 6H 6S 5D 4C', 'playing.trick', {...ASKED, trump: 'H'})},
  'g7.t2': {
    view: at('7H QH 3H 4H 5H 6H JC 7C', 'playing.trick', {
      ...ASKED,
      ombre: 1,
      trump: 'H',
      tricks: [
        {
          leader: 1,
          winner: 0,
          cards: [
            {seat: 1, card: 'KH'},
            {seat: 2, card: '3D'},
            {seat: 0, card: 'AS'},
          ],
        },
      ],
      tricksWon: [1, 0, 0],
    }),
  },
  'g8.t7': {view: eighth},
};
