import {en as kit, type Who} from '@quinola/table';
import type {Marked, WhistPanelWords} from '../types.js';

const {card, suit} = kit;
const verb = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const side = (ours: boolean | null, we: string, they: string, one: string): string =>
  ours === null ? one : ours ? we : they;
const marks = (who: string, {trickPoints, honourPoints, score}: Marked): string => {
  const parts = [
    trickPoints && `${trickPoints} for tricks`,
    honourPoints && `${honourPoints} for honours`,
  ].filter(Boolean);
  return `${who} score ${parts.length ? parts.join(' and ') : 'nothing'}: ${score} in all.`;
};
const object = (who: Who): string => (who.you ? 'you' : who.name.replace(/^The /, 'the '));
const list = new Intl.ListFormat('en');
const against = (ours: boolean | null): string =>
  ours === null ? '' : ours ? ' against us' : ' against them';

/** English: what a whist table says of what happens; sheets, dialogues and ceremonies. */
export const panels: WhistPanelWords = {
  games: (n) => `${count(n, 'game')} won`,
  yourChoice: 'It is for you to decide.',

  played: (who, face) => `${verb(who, 'play', 'plays')} the ${card(face)}.`,
  trickWon: (who, ours) =>
    `${verb(who, 'win', 'wins')} the trick${who.you ? '' : side(ours, ' for your side', ' for the others', '')}.`,
  dealt: (dealer, trump, partner) =>
    `${verb(dealer, 'have', 'has')} dealt, trump is ${suit(trump)}.${partner ? ` ${partner.name} is your partner.` : ''}`,
  turnUpTaken: (who) => `${verb(who, 'take', 'takes')} the turned card up.`,
  words: {call: 'I call! Can you answer?', yes: 'Yes.', no: 'No.', show: 'I show.', silent: '…'},
  called: (who) => `${verb(who, 'call', 'calls')} for an honour.`,
  answered: (who, yes) => `${verb(who, 'answer', 'answers')} ${yes ? 'yes' : 'no'}.`,
  shown: (who, cards) =>
    `${verb(who, 'show', 'shows')} ${cards.map((face) => `the ${card(face)}`).join(', ')}.`,

  refusals: {
    'must-follow': ({suit: sign = ''}) => `You have ${suit(String(sign))}: you must follow.`,
    'not-your-turn': () => 'It is not your turn.',
    'not-held': ({card: face = ''}) => `The ${card(String(face))} is not in your hand.`,
    'not-certain': () => 'You are not certain to win every trick that is left.',
    'answer-truly': () => 'The answer must be true.',
    // Of all that is simply not to be done here.
    'not-now': () => 'That cannot be done now.',
  },
  seated: (partner, dealer) =>
    `${partner ? `${partner.name} is your partner. ` : ''}${verb(dealer, 'deal', 'deals')} first.`,

  callTitle: 'Your side has eight points',
  callAsk:
    'You hold two honours. Ask your partner for a third? A yes wins the game at once; a no tells everybody how the honours lie.',
  showAsk: 'You hold three honours or more. Shown, they win the game at once.',
  call: 'I call! Can you answer?',
  show: 'Show the honours',
  silent: 'Stay silent',
  answerAsk: (who) => `${verb(who, 'ask', 'asks')} whether you hold an honour.`,
  answerYes: 'Yes',
  answerNo: 'No',

  bothBooks: 'Ask both books',
  layDown: 'Lay your cards down: the rest is yours',
  laidDown: (who, good) =>
    `${verb(who, 'lay', 'lays')} the cards down; ${good ? 'the rest is good' : 'the claim does not hold'}.`,
  stop: 'End the session here',
  askStop: 'The rubber is not finished: the score so far is paid. End the session?',

  deal: 'Deal',
  dealTitle: (deal) => `Deal ${deal}`,
  head: {
    tricks: 'Tricks',
    honours: 'Honours',
    score: 'Score',
    marked: 'Marked',
    rubber: 'Rubber',
    game: 'Game',
    total: 'Total',
    won: 'Won by',
    penalties: 'Penalties',
  },
  dealScored: (ours, theirs) => `${marks('We', ours)} ${marks('They', theirs)}`,
  slam: (ours, size) =>
    `${size === 'great' ? 'A great slam' : 'A small slam'}${side(ours, ' of ours', ' of theirs', '')}.`,
  called8: 'by the call',
  trickNumber: (trick) => `Trick ${trick}`,
  byCall: 'Won by the call at eight: the hands are not played out.',
  doubled: 'The preference suit was trumps: all counts double.',
  levels: ['simple', 'double', 'triple', 'quadruple'],
  gameWon: (ours, level, loserScore) =>
    `${side(ours, 'We win', 'They win', 'The winners take')} the game, ${level}: the losers have ${loserScore}.`,
  rubberTitle: (rubber) => `Rubber ${rubber}`,
  rubberNet: (net, finished) =>
    `${finished ? 'The rubber is settled' : 'The rubber is broken off'}${net === null ? '.' : net === 0 ? ': nobody pays.' : net > 0 ? `: each of us receives ${count(net, 'fish', 'fishes')}.` : `: each of us pays ${count(-net, 'fish', 'fishes')}.`}`,
  bonus: 'for the rubber',
  slams: 'for slams',
  fishes: (n) => count(n, 'fish', 'fishes'),
  counted: (best, deals, better) =>
    `Best in ${best} of ${count(deals, 'imagined deal')}${
      better
        ? `; on average it brings ${better.margin.toFixed(1)} ${better.unit === 'fishes' ? 'fishes' : 'tricks'} more than the ${card(better.next)}`
        : ''
    }.`,
  sessionTitle: 'The session is over',
  sessionOver: (n) =>
    n === null
      ? 'The accounts are settled.'
      : n === 0
        ? 'You leave the table even.'
        : n > 0
          ? `You leave the table with ${count(n, 'fish', 'fishes')} won.`
          : `You leave the table with ${count(-n, 'fish', 'fishes')} lost.`,
  ledgerForms: ['By rubber', 'Winning pairs', 'Running balance'],
  noRubber: 'No rubber has been finished yet.',
  another: 'Another session',

  draws: {
    partners: ['Drawing for partners', 'The two lowest play together; the ace is lowest.'],
    anew: [
      'Drawing for partners',
      'The two lowest play together, unless they did so before; the ace is lowest.',
    ],
    five: [
      'Drawing for the order',
      'The highest card sits out first, the lowest deals first; the ace is lowest.',
    ],
    dummy: [
      'Drawing for the dummy',
      'The lowest card gets the dummy first, the highest last; the ace is lowest.',
    ],
    deal: ['Drawing for the deal', 'The lowest card deals first; the ace is lowest.'],
  },
  drawAsk: 'Draw a card from the spread pack.',
  drawForDummy: 'Draw a card for the dummy.',
  drawCard: (place) => `Card ${place} of the spread`,
  drew: (who, face) => `${verb(who, 'draw', 'draws')} the ${card(face)}.`,
  redraw: (names) => `Equal cards: ${list.format(names.map(object))} draw again.`,
  ordered: ([one, two, three]) =>
    `The dummy goes to ${object(one!)} first, then to ${object(two!)}, and to ${object(three!)} last.`,
  sitsOut: (who) => `${verb(who, 'sit', 'sits')} out.`,
  seatAsk: 'Choose your seat.',
  seat: (seat) => ['South', 'West', 'North', 'East'][seat] ?? String(seat),
  packAsk: 'Which pack will your side play with?',
  pack: {red: 'The red pack', blue: 'The blue pack'},
  packChosen: (who, colour) => `${verb(who, 'choose', 'chooses')} the ${colour} pack.`,
  shuffles: (who) => `${verb(who, 'shuffle', 'shuffles')}.`,
  waitsTo: {
    draw: (who) => `${verb(who, 'are', 'is')} to draw.`,
    seat: (who) => `${verb(who, 'are', 'is')} to choose a seat.`,
    pack: (who) => `${verb(who, 'are', 'is')} to choose the pack.`,
    cut: (who) => `${verb(who, 'are', 'is')} to cut.`,
  },
  cutAsk: 'Cut the pack.',
  cut: 'Cut here',
  cutPlace: 'Where to cut',
  cutWithCard: 'Cut with a card of the other pack',
  throwOver: 'Refuse the cut: shuffle again',
  cutBy: (who, withCard) =>
    `${verb(who, 'cut', 'cuts')} ${withCard ? 'with a card of the other pack' : 'the pack'}.`,
  thrownOver: (who, times) =>
    `${verb(who, 'refuse', 'refuses')} the cut${times > 1 ? ' a second time' : ''}.`,
  accident: {
    exposed: (who, face) =>
      `${who ? `${verb(who, 'have', 'has')} exposed` : 'Chance has exposed'} ${face ? `the ${card(face)}` : 'a card'} in dealing.`,
    faced: () => 'A card lies face up in the pack.',
    misdeal: (who) =>
      who
        ? `${verb(who, 'have', 'has')} dealt wrongly.`
        : 'A card was missing, or came from the other pack: the deal is wrong by nobody’s fault.',
    'hidden-turn-up': (who) =>
      `${who ? verb(who, 'have', 'has') : 'The dealer has'} not turned the last card up.`,
    'looked-at': (who) =>
      `${who ? verb(who, 'have', 'has') : 'The dealer has'} looked at the last card before it was turned up.`,
  },
  acceptDeal: 'Let the deal stand',
  redeal: 'A new deal',
  dealAccepted: (who) => `${verb(who, 'let', 'lets')} the deal stand.`,
  dealVoided: 'The deal is void; the same dealer deals again.',
  dealPassed: 'The deal passes to the left.',
  trumpAsk: 'The dealer has hidden his card: you name the trump.',
  trumpNamed: (who, sign) => `${verb(who, 'name', 'names')} ${suit(sign)} trumps.`,
  lookAsk: 'You play with the dummy: look at the hand that the book lets you see first.',
  look: 'Take up the hand',
  dummyTurn: 'You play for the dummy.',
  dummyOpen: (who) => `${who.name}: the dummy’s cards lie open.`,
  faultAsk: (who) => `${verb(who, 'have', 'has')} called where it is not allowed. You may void the deal.`,
  falseYes: (who) => `${verb(who, 'have', 'has')} answered yes without an honour. You may void the deal.`,
  falseYesChosen: (who) =>
    `${verb(who, 'have', 'has')} answered yes, and the honours are not there. You choose: a new deal, or this one stands.`,
  voidDeal: 'Void the deal',
  stand: 'Let it stand',
  claimed: (who) =>
    `${verb(who, 'lay', 'lays')} the cards down and ${who.you ? 'claim' : 'claims'} the rest.`,
  rest: 'The rest is mine.',
  laidAt: (trick) => `The rest was claimed from trick ${trick} on.`,
  claimAsk: (who) =>
    `${who.name} claims all the tricks that are left. Grant them, or play on: the cards then lie open, and your side may say which of them is played.`,
  playOn: 'Play on, and direct these cards',
  grant: 'Grant the rest',
  claimMet: (who, granted) =>
    granted
      ? `${verb(who, 'grant', 'grants')} the rest.`
      : `${verb(who, 'grant', 'grants')} nothing: the play goes on with open cards.`,
  claims: 'Claims and faults',
  claimRest: 'Claim the rest',
  askClaim:
    'The rest is not certainly yours. Your cards will lie open, and the others may play on and say which of them you play. Lay them down?',
  open: 'open',
  liesOpen: (who, face) => `${who.name}: the ${card(face)} lies open.`,
  revoke: 'A revoke!',
  claimRevoke: (who, trick) => `${who.name} revoked in trick ${trick}`,
  revokeClaimed: (by, player, proved) =>
    `${verb(by, 'claim', 'claims')} a revoke by ${object(player)}: ${proved ? 'it is proved' : 'it is not so'}.`,
  revokeAsk: 'All the cards are played. Did anybody revoke? It can be claimed now, and not later.',
  penaltyAsk: 'A proved revoke costs three points. How will you take them?',
  applyPenalty: (deduct, add) =>
    !add
      ? 'Take three from them'
      : !deduct
        ? 'Add three to ours'
        : `Take ${deduct} from them, add ${add} to ours`,
  penalty: (ours, deduct, add) =>
    `Penalty${against(ours)}: ${[deduct && `${deduct} taken off`, add && `${add} added to the others`].filter(Boolean).join(', ')}.`,
  etiquetteAsk: {
    'open-cards': (who) => `${who.name} is to play with cards lying open. Do you call for one of them?`,
    'led-out-of-turn': (who) =>
      `${who.name} has led out of turn. You may name the suit that your partner leads.`,
    'revoke-noticed': (who) => `${who.name} takes a revoke back. You may ask for a card of the suit.`,
    'played-before-turn': (who) =>
      `${who.name} has played too early. You may forbid the other opponent to win the trick.`,
  },
  bounds: {
    'wrong-hand': () => 'The other hand is to play.',
    'bound-card': ({card: face = ''}) => `Not the ${card(String(face))}: another card was called.`,
    'bound-suit': () => 'Another suit was called.',
    'bound-highest': () => 'Your highest of the suit was called.',
    'bound-lowest': () => 'Your lowest of the suit was called.',
    'bound-not-win': () => 'You must let this trick go.',
  },
  askedCard: (face) => `You are asked for the ${card(face)}.`,
  askedSuit: (sign) => `You are asked to lead ${suit(sign)}.`,
  breaches: {
    'must-follow': 'This would be a revoke, and whoever notices it may claim its penalty.',
    'out-of-turn': 'It is not your turn: the card would lie open, and could be called for.',
    'card-dropped': 'The card would lie open, and could be called for.',
    'answer-truly': 'You hold no honour: the yes would be false.',
    other: 'Your side may not call now: the others could void the deal.',
  },
  earlyTitle: 'A card came too early',
  earlyAsk: 'The leader’s partner has played before his turn: you may now play before your own partner.',
  wait: 'Wait for my partner',
  wrongCall: 'Call though it is not allowed',
  wrongAnswer: 'Answer yes without an honour',
  drop: (face) => `Let the ${card(face)} fall`,
  callCard: (face) => `Ask for the ${card(face)}`,
  demand: {
    highest: 'Your highest of the suit',
    lowest: 'Your lowest of the suit',
    'not-win': 'Do not win the trick',
  },
  nameSuit: (sign) => `Lead ${suit(sign)}`,
  waive: 'Ask for nothing',
  announceAsk: 'Your side holds honours. They count only if they are announced now.',
  announce: 'Announce the honours',
  announced: (who, announced) =>
    announced
      ? `${verb(who, 'announce', 'announces')} the honours.`
      : 'The honours are not announced: they do not count.',
  demanded: (by, player, what, face, sign) =>
    `${verb(by, 'ask', 'asks')} ${object(player)} for ${face ? `the ${card(face)}` : sign ? suit(sign) : what === 'not-win' ? 'a card that does not win' : `the ${what}`}.`,
};
