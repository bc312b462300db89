import type {Who} from '@quinola/table';
import {card, en as kit, first} from '@quinola/table/strings/en.js';
import type {CalledKingPanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const inner = (who: Who): string => (who.you ? 'you' : who.name);
const marks = (count: number): string => `${count} ${count === 1 ? 'mark' : 'marks'}`;
const all = (who: readonly Who[]): string => first(who.map(inner).join(' and '));
const verb = (who: readonly Who[], own: string, others: string): string =>
  `${all(who)} ${who.length > 1 || who[0]!.you ? own : others}`;

/** English: panels of Quadrille and Cinquille, and what happens. */
export const panels: CalledKingPanelWords = {
  drawTitle: 'Places',
  drawAsk:
    'Each draws a spade. Whoever draws the king deals first, and the others sit at his right in order.',
  drawCard: (place) => `Draw card ${place}`,
  openAsk: 'With a partner, or alone? A higher game pays more.',
  answerAsk: (who, game) => `${v(who, 'have', 'has')} bid ${game}: take it over, bid higher, or pass.`,
  overbidAsk: (who, game) => `${v(who, 'have', 'has')} bid ${game}: bid higher, or pass.`,
  gameNeeds: {
    ask: 'choose trumps and call a King: whoever holds it is secretly your partner',
    mediateur: 'another gives you a King for one of your cards; then play alone',
    casco: 'with both black aces: whoever holds the King you call chooses trumps',
    solo: 'play alone against all the others',
    tout: 'play alone, and win every trick',
    'spadille-forcee': 'all have passed: whoever holds the ace of spades must play',
  },
  dishOnly: 'wins only the dish',
  lackAces: 'you lack a black ace',
  nothingToCall: 'there is no King to take',
  trumpTitle: 'Trumps',
  trumpAsk: 'Which suit shall be trumps?',
  nameSuit: (suit) => kit.suit(suit),
  callTitle: 'The called King',
  callAsk: 'Whoever holds the card you call plays with you. Until it is played, only he knows.',
  callForMediateur: 'Which King is handed to you?',
  callToName: 'Whoever holds it chooses trumps and plays with you.',
  callCard: (face, own) => `${first(card(face))}${own ? ' (your own: you play alone)' : ''}`,
  otherTrump: 'Other trumps',
  returnTitle: 'For the King',
  giveBack: 'Give it back',
  announceTitle: 'Before the first lead',
  announceAsk:
    'You may announce now that you will win all the tricks: that pays more, but costs as much if one is lost.',
  announce: 'Announce all tricks',
  begin: 'Begin',
  standTitle: 'The game is won',
  standAsk:
    'If you lead on, you play for all the tricks, the Vole: it pays more, but costs as much if one is lost.',
  goOn: 'Play for the Vole',
  stand: 'Stop here',
  drew: (who, face) => `${v(who, 'draw', 'draws')} the ${card(face)}.`,
  seated: (dealer) => `${v(dealer, 'deal', 'deals')} first.`,
  dealt: (dealer, dish) => `${v(dealer, 'deal', 'deals')}; ${marks(dish)} in the dish.`,
  passed: (who) => `${v(who, 'pass', 'passes')}.`,
  bid: (who, game) => `${v(who, 'bid', 'bids')} ${game}.`,
  held: (who, game) => `${v(who, 'take', 'takes')} over ${game}.`,
  forced: (who) => `All have passed: ${inner(who)} ${who.you ? 'hold' : 'holds'} Spadille and must play.`,
  trump: (who, suit) => `${v(who, 'name', 'names')} ${kit.suit(suit)} as trumps.`,
  calls: (who, face) => `${v(who, 'call', 'calls')} the ${card(face)}.`,
  gives: (who, face) => `${v(who, 'hand', 'hands')} over the ${card(face)}.`,
  returned: (who) => `${v(who, 'give', 'gives')} a card back.`,
  gotBack: (face) => `It is the ${card(face)}.`,
  voleAnnounced: (who) => `${v(who, 'announce', 'announces')} every trick.`,
  voleUndertaken: (who) => `${v(who, 'play', 'plays')} on for every trick.`,
  stood: (who) => `${v(who, 'stop', 'stops')}: the game is won.`,
  shown: (who, face, alone) =>
    alone
      ? `${v(who, 'play', 'plays')} the called ${card(face)}, and so ${who.you ? 'play' : 'plays'} alone.`
      : `${v(who, 'show', 'shows')} the called ${card(face)}: ${who.you ? 'you are' : 'this is'} the partner.`,
  delices: (who) => `Délices: ${inner(who)} ${who.you ? 'ruff' : 'ruffs'} the suit of the King.`,
  favourite: (suit) => `${first(kit.suit(suit))} become a favourite suit.`,
  played: (who, face) => `${v(who, 'play', 'plays')} the ${card(face)}.`,
  trickWon: (who) => `${v(who, 'take', 'takes')} the trick.`,
  outcome: (who, mate, game, outcome) => {
    const side = mate ? [who, mate] : [who];
    switch (outcome) {
      case 'win':
        return `${verb(side, 'win', 'wins')} ${game}.`;
      case 'remise':
        return `${verb(side, 'lose', 'loses')} ${game} by a tie, with half of the tricks (remise).`;
      case 'codille':
        return `${verb(side, 'lose', 'loses')} ${game}: the others have more tricks (codille).`;
      case 'lost':
        return `${verb(side, 'lose', 'loses')} ${game}: one trick was lost.`;
    }
  },
  draws: (who, count) => `${verb(who, 'win', 'wins')} the dish: ${marks(count)}.`,
  bete: (who, count) => `${verb(who, 'pay', 'pays')} a bête of ${count} into the dish.`,
  dealTitle: (deal) => `Deal ${deal}`,
  deal: 'Deal',
  trick: (number) => `Trick ${number}`,
  sessionTitle: 'The session is over',
  sessionOver: (count) =>
    count === null || count === 0
      ? 'What stood in the dish is divided.'
      : `What stood in the dish is divided. You leave the table with ${marks(Math.abs(count))} ${count > 0 ? 'won' : 'lost'}.`,
  another: 'Another session',
  head: {
    player: 'Player',
    tricks: 'Tricks',
    gain: 'Gain',
    each: 'From each',
    pays: 'Who pays whom',
  },
  parts: {
    game: 'the game',
    matadors: (count) => `${count} matadors`,
    premiers: 'the first tricks',
    vole: 'the Vole',
    devole: 'no trick at all',
  },
  dues: {
    honours: 'the game, with bonuses',
    mediateur: 'for the King',
    delices: 'délices',
    stake: 'stake',
    dish: 'the dish',
    bete: 'bête',
    block: 'block',
    division: 'share of the dish',
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
    'nothing-to-call': () => 'There is no King that could be handed to you.',
    'not-to-be-called': () => 'That card cannot be called with these trumps.',
    'not-that-suit': () => 'That suit cannot be trumps here.',
    over: () => 'The session is over.',
  },
};
