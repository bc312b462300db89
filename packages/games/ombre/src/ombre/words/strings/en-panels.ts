import type {Who} from '@quinola/table';
import {card, en as kit} from '@quinola/table/strings/en.js';
import type {OmbrePanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const list = (cards: readonly string[]): string => cards.map((face) => card(face)).join(', ');
const some = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;
const marks = (count: number): string => `${count} ${count === 1 ? 'mark' : 'marks'}`;

/** English: panels of Ombre, and what happens. */
export const panels: OmbrePanelWords = {
  drawTitle: 'Places',
  drawAsk: 'Each draws a card of another suit. Whoever draws spades deals first.',
  drawCard: (place) => `Draw card ${place}`,
  openAsk: (two) => `Who plays${two ? '' : ' against all the others'}? A higher game pays more.`,
  answerAsk: (who, game) => `${v(who, 'have', 'has')} bid ${game}: take it over, bid higher, or pass.`,
  overbidAsk: (who, game) => `${v(who, 'have', 'has')} bid ${game}: bid higher, or pass.`,
  gameNeeds: {
    ask: 'choose trumps, then exchange cards',
    'ask-colour': 'the favourite is trumps; then exchange cards',
    tournee: 'a card turned up decides trumps; then exchange cards',
    'obscur-top': 'keep one card at most, draw new ones, then choose trumps',
    'obscur-bottom': 'the same, but draw from the bottom of the talon',
    'obscur-middle': 'the same, but draw from the middle of the talon',
    casco: 'show both black aces; a card turned up decides trumps',
    solo: 'choose trumps, but exchange no cards',
    'solo-colour': 'the favourite is trumps; exchange no cards',
    tout: 'win every trick, and exchange no cards',
    'tout-colour': 'win every trick, with the favourite as trumps',
    grandissimo: 'only the two black aces are trumps; exchange no cards',
    nullissimo: 'win no trick at all; only the two black aces are trumps',
  },
  dishOnly: 'wins only the dish',
  lackAces: 'you lack a black ace',
  kingTitle: 'All have passed',
  kingAsk:
    'You sit out as King. You may take up the talon, keep the best of it, and play against the others.',
  takeTalon: 'Take up the talon',
  decline: 'Leave it',
  trumpTitle: 'Trumps',
  trumpAsk: 'Which suit shall be trumps?',
  askAsk: 'Choose trumps, or turn your Ask into another game.',
  nameSuit: (suit, isFavourite) => `${kit.suit(suit)}${isFavourite ? ' (favourite)' : ''}`,
  turnTitle: 'The talon',
  turnAsk: 'The top card of the talon decides trumps, and is yours.',
  turn: 'Turn it up',
  turnAgainAsk: (face) => `The ${card(face)} is turned up. Keep its suit as trumps, or turn another card.`,
  turnAgain: 'Turn another',
  keepTrump: 'Keep this suit',
  keepTitle: 'What you keep',
  keep: (face) => (face === null ? 'Keep nothing' : `Keep the ${card(face)}`),
  pickTitle: 'What you keep',
  pick: (count) => `Keep ${some(count)}`,
  buyTitle: 'The exchange',
  buy: (count) => (count ? `Exchange ${some(count)}` : 'Exchange nothing'),
  giveUp: 'Give the game up',
  askGiveUp: 'You pay the price of the game, and a bête into the dish. The deal is not played.',
  offers: {
    offer: 'Offer the game',
    askOffer:
      'You pay a bête into the dish. If the others accept, the deal is over. If one of them plays against you, it is played, but you can win nothing.',
    kunil: 'Ask to annul (Kunil)',
    askKunil:
      'If all agree, the deal is annulled without a bête. If one refuses, you must play and cannot give up.',
    title: 'The offer',
    answerOffer: (who) =>
      `${v(who, 'offer', 'offers')} the game. You may play against it: with the most tricks you win the dish, otherwise you pay a bête.`,
    answerKunil: (who) =>
      `${v(who, 'ask', 'asks')} to annul the deal. If you refuse, the game must be played.`,
    accept: 'I accept',
    against: 'I play against',
    annul: 'I agree',
    refuse: 'I refuse',
    offered: (who, count) =>
      `${v(who, 'offer', 'offers')} the game and ${who.you ? 'pay' : 'pays'} a bête of ${count} into the dish.`,
    proposed: (who) => `${v(who, 'ask', 'asks')} to annul the deal.`,
    accepted: (who) => `${v(who, 'accept', 'accepts')}.`,
    playsAgainst: (who) => `${v(who, 'play', 'plays')} against.`,
    refused: (who) => `${v(who, 'refuse', 'refuses')}: the game must be played.`,
    annulled: 'All agree: the deal is annulled.',
  },
  rest: {
    claim: 'Claim the rest',
    askClaim: (strict) =>
      `You lay your cards down: all tricks left are yours, if nothing can beat you. ${
        strict
          ? 'If something can, an Ombre must lead the card that he is told to; anybody else loses to him and pays a bête.'
          : 'If something can, the game goes on, and you cannot claim again.'
      }`,
    nameTitle: 'What the Ombre leads',
    nameAsk: (who) => `${who.name} claimed the rest without being sure. Name the card that must be led.`,
    claimed: (who, holds, cards) =>
      `${v(who, 'claim', 'claims')} the rest${cards ? ` with ${list(cards)}` : ''}${
        holds ? ': all tricks left are won.' : ', but it can be beaten.'
      }`,
    named: (who, face) => `${v(who, 'name', 'names')} the ${card(face)} to be led.`,
    open: (who) => (who.you ? 'Your open cards' : `Open cards of ${who.name}`),
    wrongly: (who) => `${v(who, 'have', 'has')} claimed wrongly, so the Ombre has won.`,
  },
  review: {
    title: 'What you laid away',
    look: 'Look at what you laid away',
    askLook: 'It is too late to look freely: whoever looks now may not play for the Vole.',
    lookAtTricks: 'Ask to see the tricks',
    askLookAtTricks:
      'In a game without exchange the Ombre may look through all tricks, but whoever looks may not play for the Vole.',
    name: 'Look, and give up the Vole',
    looked: (who, atTricks) =>
      `${v(who, 'look', 'looks')} at ${atTricks ? 'the tricks' : `what ${who.you ? 'you have' : 'was'} laid away`}, and may not play for the Vole.`,
  },
  voleTitle: (count) => `The first ${count === 5 ? 'five' : 'seven'} are yours`,
  voleAsk: (count) =>
    `The game is won. If you lead ${count === 5 ? 'a sixth' : 'an eighth'} card, you play for all the tricks, the Vole: it pays more, but costs as much if one trick is lost.`,
  goOnVole: 'Play for the Vole',
  enough: 'Stop here',
  claimTitle: 'Bonuses',
  claimAsk:
    'Ask for what your hand has earned. What you do not ask for is lost; what you ask for wrongly you pay back double.',
  claim: (matadors, premiers) =>
    [matadors ? `${matadors} matadors` : '', premiers ? 'first five' : ''].filter(Boolean).join(', ') ||
    'Nothing',
  drew: (who, face) => `${v(who, 'draw', 'draws')} the ${card(face)}.`,
  seated: (dealer) => `${v(dealer, 'deal', 'deals')} first.`,
  favouriteTold: (suit) => `The favourite suit, which pays double, is ${kit.suit(suit)}.`,
  dealt: (dealer, dish) => `${v(dealer, 'deal', 'deals')}; ${marks(dish)} are in the dish.`,
  passed: (who) => `${v(who, 'pass', 'passes')}.`,
  bid: (who, game) => `${v(who, 'bid', 'bids')} ${game}.`,
  held: (who, game) => `${v(who, 'take', 'takes')} over ${game}.`,
  shown: (who) => `${v(who, 'show', 'shows')} both black aces.`,
  thrownIn: 'Nobody plays: the cards are thrown in.',
  kingDeclined: (who) => `${v(who, 'leave', 'leaves')} the talon.`,
  plays: (who, game, others) =>
    `${v(who, 'play', 'plays')} ${game}${others > 1 ? ' against the others' : ''}.`,
  turned: (who, face) => `${v(who, 'turn', 'turns')} up the ${card(face)}.`,
  trump: (who, suit) => `${v(who, 'play', 'plays')} with ${kit.suit(suit)} as trumps.`,
  bought: (who, count) => `${v(who, 'take', 'takes')} ${count ? some(count) : 'no cards'}.`,
  laid: (cards) => `You have laid away ${list(cards)}.`,
  drawn: (cards) => `You have drawn ${list(cards)}.`,
  gaveUp: (who) => `${v(who, 'give', 'gives')} the game up.`,
  voleTold: (who) => `${v(who, 'play', 'plays')} for every trick.`,
  enoughTold: (who, count) =>
    `${v(who, 'stop', 'stops')} after the first ${count === 5 ? 'five' : 'seven'} tricks.`,
  claimed: (who, matadors, premiers) =>
    `${v(who, 'ask', 'asks')} for ${
      [matadors ? `${matadors} matadors` : '', premiers ? 'the first five tricks' : '']
        .filter(Boolean)
        .join(' and ') || 'no bonus'
    }.`,
  played: (who, face) => `${v(who, 'play', 'plays')} the ${card(face)}.`,
  trickWon: (who) => `${v(who, 'take', 'takes')} the trick.`,
  outcome: (who, game, outcome) => {
    switch (outcome) {
      case 'win':
        return `${v(who, 'win', 'wins')} ${game}.`;
      case 'remise':
        return `${v(who, 'lose', 'loses')} ${game} by a tie: nobody alone has the most tricks (remise).`;
      case 'codille':
        return `${v(who, 'lose', 'loses')} ${game}: another player has more tricks (codille).`;
      case 'lost':
        return `${v(who, 'lose', 'loses')} ${game}.`;
      case 'renounce':
        return `${v(who, 'give', 'gives')} ${game} up.`;
      case 'thrown-in':
      case 'annulled':
        return 'Nobody played.';
    }
  },
  pays: (who, each) =>
    each > 0 ? `Each pays ${who.you ? 'you' : who.name} ${each}.` : `${v(who, 'pay', 'pays')} each ${-each}.`,
  draws: (who, count) => `${v(who, 'win', 'wins')} the dish: ${marks(count)}.`,
  bete: (who, count) => `${v(who, 'pay', 'pays')} a bête of ${count} into the dish.`,
  dealTitle: (deal) => `Deal ${deal}`,
  deal: 'Deal',
  trick: (number) => `Trick ${number}`,
  sessionTitle: 'The session is over',
  sessionOver: (count) =>
    count === null || count === 0
      ? 'What stood in the dish is divided.'
      : `What stood in the dish is divided. You leave the table with ${marks(Math.abs(count))} ${count > 0 ? 'won' : 'lost'}.`,
  another: 'Another session',
  head: {player: 'Player', tricks: 'Tricks', gain: 'Gain', each: 'From each', marks: 'Marks'},
  parts: {
    game: 'the game',
    matadors: (count) => `${count} matadors`,
    premiers: 'the first five tricks',
    vole: 'the Vole',
  },
  words: {pass: 'I pass', hold: 'I take it over'},
  stop: 'End the session',
  askStop: 'The session ends here: what stands in the dish is divided.',
  counted: (best, deals, better) =>
    `Best in ${best} of ${deals} imagined deals${
      better ? `, ${better.margin.toFixed(1)} marks better than the ${card(better.next)}` : ''
    }.`,
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    'not-held': () => 'You do not hold that card.',
    'must-follow': () => 'You must follow suit.',
    'not-higher': () => 'Your bid must be higher.',
    'not-the-hand': () => 'Only a player who speaks before the bidder may take over the bid.',
    'needs-both-aces': () => 'Grand Casco needs both black aces.',
    'asker-holds': () => 'After an Ask you may take over a Solo, but not bid one yourself.',
    'keeps-one-at-most': () =>
      'At Obscur you keep one card at most; if you have a black ace, it must be that one.',
    'choose-so-many': ({least, most}) =>
      least === most ? `Choose ${String(least)} cards.` : `Choose ${String(least)} to ${String(most)} cards.`,
    'not-to-choose': () => 'That card must be kept.',
    over: () => 'The session is over.',
  },
};
