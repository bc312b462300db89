import type {Who} from '@quinola/table';
import {card, en as kit, first} from '@quinola/table/strings/en.js';
import {GAMES, gameOf, type GameId} from '../../rules/ladder.js';
import type {ViraPanelWords} from '../types.js';
import {gameName} from './en.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const inner = (who: Who): string => (who.you ? 'you' : who.name);
const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

const CALLS: Readonly<Record<string, string>> = {
  begar: 'köp six or the small misère, as you choose if you are left alone',
  tournee: 'six tricks; the top card of the talon makes the trump',
  gasque: 'you keep one to six cards and take the whole talon',
  solo: 'six tricks or more, nothing is exchanged',
};

function needs(game: GameId): string {
  const {kind, tricks, cards: held, buys, keeps, open} = gameOf(game);
  switch (kind) {
    case 'kop':
      return `${tricks} tricks; you name the trump, then exchange`;
    case 'tournee':
      return `${tricks} tricks; the turned card makes the trump, then you exchange`;
    case 'gasque':
      return `${tricks} tricks${tricks < 10 ? ', or none' : ''}; keep ${keeps}, take the whole talon`;
    case 'solo':
      return `${tricks} tricks, nothing is exchanged`;
    case 'wira':
      return 'all thirteen tricks with the best of twenty-six cards';
    case 'misere':
      return `no trick with ${held} cards, ${buys === 'any' ? 'after an exchange' : 'nothing is exchanged'}${
        open === 'ouverte' ? '; open after the first trick' : open ? '; all hands open' : ''
      }`;
  }
}

/** English: the panels of Vira, and what happens. */
export const panels: ViraPanelWords = {
  drawTitle: 'Places',
  drawAsk: 'Each draws a card of another suit. Whoever draws the spade deals first.',
  drawCard: (place) => `Draw card ${place}`,
  openAsk: 'Six tricks with exchange, or more? A higher game pays more.',
  answerAsk: (who, game) => `${v(who, 'have', 'has')} bid ${game}: hold it, bid higher, or pass.`,
  overbidAsk: (who, game) => `${v(who, 'have', 'has')} bid ${game}: bid higher, or pass.`,
  besides: (stake) => `and the ${stake} played for`,
  gameNeeds: (bid) => CALLS[bid] ?? needs(bid.split('/')[0] as GameId),
  words: {pass: 'I pass', hold: 'I hold it'},
  games: Object.fromEntries(Object.keys(GAMES).map((id) => [id, gameName(id as GameId)])) as Record<
    GameId,
    string
  >,
  openCall: 'which game, you say later',
  chooseTitle: 'Your game',
  chooseAsk: 'You are left alone: which game is it?',
  trumpTitle: 'The trump',
  trumpAsk: 'Which suit shall be trumps? The price is that of the suit you name.',
  nameSuit: (suit) => first(kit.suit(suit)),
  asMisere: 'None: a misère',
  misere: 'misère',
  turnTitle: 'Tournée',
  turnAsk: 'The top card of the talon makes the trump, and is the first that you draw.',
  turn: 'Turn it',
  keepTitle: 'Gasque',
  keep: (count) => `Keep ${count}`,
  discardTitle: 'Too many',
  discard: (count) => `Throw ${count}`,
  asideTitle: 'Aside',
  layAside: 'Lay it aside',
  exchangeTitle: 'The exchange',
  exchange: (count) => (count ? `Exchange ${count}` : 'Exchange none'),
  secondTitle: 'Second chance',
  secondAsk: 'You may play with these cards. To try again costs a bête at once.',
  content: 'I play',
  buyAgain: 'Buy again',
  turnAgain: 'Turn again',
  lieDown: 'Lie down',
  askLieDown: 'The game is given up: that is one bête, never two.',
  takeOverTitle: 'Tournée',
  takeOverAsk: (who) =>
    `${v(who, 'give', 'gives')} the Tournée up: you may turn the next card and play it as your own.`,
  takeOver: 'I take it over',
  decline: 'I do not',
  claimTitle: 'A claim',
  claimAsk: (who) => `${v(who, 'claim', 'claims')} all tricks that are left.`,
  agree: 'I agree',
  playOn: 'Play on',
  claim: 'Claim all that is left',
  askClaim: 'Your cards are laid open. If the others see a chance, it is played out.',
  claimLost: 'Lay down as lost',
  drew: (who, face) => `${v(who, 'draw', 'draws')} the ${card(face)}.`,
  seated: (dealer) => `${v(dealer, 'deal', 'deals')} first.`,
  coloursTold: (best, second) =>
    `${first(kit.suit(best))} are the highest colour, ${kit.suit(second)} the second.`,
  dealt: (dealer, going) => `${v(dealer, 'deal', 'deals')}; ${going} Fisch are played for.`,
  passed: (who) => `${v(who, 'pass', 'passes')}.`,
  bids: (who, game) => `${v(who, 'bid', 'bids')} ${game}.`,
  held: (who, game) => `${v(who, 'hold', 'holds')} ${game}.`,
  allPassed: 'All have passed: the next player deals.',
  playsTold: (who, game) => `The game is ${who.you ? 'yours' : `${who.name}’s`}: ${game}.`,
  trump: (who, suit) => `${first(kit.suit(suit))} are trumps for ${inner(who)}.`,
  misereTold: (who) => `${v(who, 'will take', 'will take')} no trick: a misère.`,
  turned: (who, face) => `${v(who, 'turn', 'turns')} the ${card(face)}.`,
  tookTalon: (who, kept) =>
    `${v(who, 'take', 'takes')} the whole talon${kept ? ` beside ${cards(kept)}` : ''}.`,
  exchanged: (who, count) => `${v(who, 'exchange', 'exchanges')} ${cards(count)}.`,
  threw: (who, count) => `${v(who, 'throw', 'throws')} ${cards(count)}.`,
  laid: (thrown) => `You throw: ${thrown.map(card).join(', ')}.`,
  drawn: (drew) => `You draw: ${drew.map(card).join(', ')}.`,
  laidAside: (who) => `${v(who, 'lay', 'lays')} a card aside.`,
  buysAgain: (who) => `${v(who, 'buy', 'buys')} again.`,
  turnsAgain: (who) => `${v(who, 'turn', 'turns')} again.`,
  bete: (who, size) => `A bête of ${size} Fisch is written for ${inner(who)}.`,
  contents: (who) => `${v(who, 'are', 'is')} content.`,
  laysDown: (who) => `${v(who, 'lie', 'lies')} down.`,
  declines: (who) => `${v(who, 'decline', 'declines')}.`,
  takesOver: (who) => `${v(who, 'take', 'takes')} the Tournée over.`,
  exposed: (who) => `${v(who, 'lay your', 'lays the')} cards open.`,
  claims: (who) =>
    `${v(who, 'lay', 'lays')} down and ${who.you ? 'claim' : 'claims'} all tricks that are left.`,
  claimsLost: (who) => `${v(who, 'lay', 'lays')} down as if the game were lost.`,
  agrees: (who) => `${v(who, 'agree', 'agrees')}.`,
  playsOn: (who) => `${v(who, 'want', 'wants')} to play on.`,
  division: 'The bêtes that stand are divided.',
  played: (who, face) => `${v(who, 'play', 'plays')} the ${card(face)}.`,
  trickWon: (who) => `${v(who, 'take', 'takes')} the trick.`,
  outcome: (who, game, outcome) => {
    switch (outcome) {
      case 'won':
        return `${v(who, 'win', 'wins')} ${game}.`;
      case 'bete':
        return `${v(who, 'lose', 'loses')} ${game}: a bête.`;
      case 'codille':
        return `${v(who, 'lose', 'loses')} ${game} by two or more: codille.`;
      case 'laid-down':
        return `${v(who, 'give', 'gives')} ${game} up.`;
      case 'all-passed':
        return 'All have passed.';
    }
  },
  price: (who, fisch) =>
    fisch >= 0
      ? `${first(inner(who))} ${who.you ? 'get' : 'gets'} ${fisch} Fisch from each.`
      : `${first(inner(who))} ${who.you ? 'pay' : 'pays'} ${-fisch} Fisch to each.`,
  draws: (who, fisch, isOwn) =>
    isOwn
      ? `The ${fisch} Fisch that were played for were ${who.you ? 'your' : `${who.name}’s`} own.`
      : `${v(who, 'draw', 'draws')} what was played for: ${fisch} Fisch.`,
  points: (points, honours) => `${points} points${honours ? `, ${honours} honours counted` : ''}`,
  dealTitle: (deal) => `Deal ${deal}`,
  deal: 'Deal',
  trick: (number) => `Trick ${number}`,
  sessionTitle: 'The session is over',
  sessionOver: (sum) =>
    sum === null || sum === 0
      ? 'The bêtes that stood are divided.'
      : `The bêtes that stood are divided. You leave the table with ${Math.abs(sum)} Fisch ${sum > 0 ? 'won' : 'lost'}.`,
  another: 'Another session',
  head: {player: 'Player', tricks: 'Tricks', gain: 'Gain', each: 'The price'},
  stop: 'End the session',
  askStop: 'The session ends here: the bêtes that stand are divided.',
  counted: (best, deals, better) =>
    `Best in ${best} of ${deals} imagined deals${
      better ? `, ${better.margin.toFixed(1)} Fisch better than the ${card(better.next)}` : ''
    }.`,
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-your-turn': () => 'It is not your turn.',
    'not-held': () => 'You do not hold that card.',
    'must-follow': () => 'You must follow suit.',
    'not-higher': () => 'Your bid must be higher.',
    'not-the-hand': () => 'Only a player who sits before the bidder may hold the bid.',
    'not-to-choose': () => 'That card cannot be chosen.',
    'choose-so-many': ({least, most}) =>
      least === most
        ? `Choose ${most}: put one back first.`
        : `Choose no more than ${most}: put one back first.`,
    'not-that-suit': () => 'A better colour was promised: that suit is too low.',
    'not-that-game': () => 'That game does not belong to what was called.',
    'not-lost-yet': () => 'The game can still be won: whoever lays down now has lost it.',
    over: () => 'The session is over.',
  },
};
