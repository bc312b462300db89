import {en as kit, type Who} from '@quinola/table';
import type {WhistEvening} from '../strings.js';

const {card, suit} = kit;
const verb = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
/** A person to whom something is done. */
const object = (who: Who): string => (who.you ? 'you' : who.name.replace(/^The /, 'the '));
const list = new Intl.ListFormat('en');
const side = (ours: boolean | null): string => (ours === null ? '' : ours ? ' against us' : ' against them');

/** English: ceremonies, strict manners, the dummy and the company of five. */
export const evening: WhistEvening = {
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
  throwOver: 'Throw the cut over: shuffle again',
  cutBy: (who, withCard) =>
    `${verb(who, 'cut', 'cuts')} ${withCard ? 'with a card of the other pack' : 'the pack'}.`,
  thrownOver: (who, times) =>
    `${verb(who, 'throw', 'throws')} the cut over${times > 1 ? ' a second time' : ''}.`,
  accident: {
    exposed: (who, face) =>
      `${who ? `${verb(who, 'have', 'has')} exposed` : 'Chance has exposed'} ${face ? `the ${card(face)}` : 'a card'} in dealing.`,
    faced: () => 'A card lies face up in the pack.',
    misdeal: (who) => `${who ? verb(who, 'have', 'has') : 'The dealer has'} dealt wrongly.`,
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
  claimRest: 'Claim the rest',
  askClaim:
    'The rest is not certainly yours. Your cards will lie open, and the others may play on and say which of them you play. Lay them down?',
  open: 'open',
  liesOpen: (who, face) => `${who.name}: the ${card(face)} lies open.`,
  revoke: 'A revoke!',
  claimRevoke: (who, trick) => `${who.name} revoked in trick ${trick}`,
  revokeClaimed: (by, of, proved) =>
    `${verb(by, 'claim', 'claims')} a revoke by ${object(of)}: ${proved ? 'it is proved' : 'it is not so'}.`,
  revokeAsk: 'All the cards are played. Did anybody revoke? It can be claimed now, and not later.',
  penaltyAsk: 'A proved revoke costs three points. How will you take them?',
  applyPenalty: (deduct, add) =>
    !add
      ? 'Take three from them'
      : !deduct
        ? 'Add three to ours'
        : `Take ${deduct} from them, add ${add} to ours`,
  penalty: (ours, deduct, add) =>
    `Penalty${side(ours)}: ${[deduct && `${deduct} taken off`, add && `${add} added to the others`].filter(Boolean).join(', ')}.`,
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
  waive: 'Ask nothing',
  announceAsk: 'Your side holds honours. They count only if they are announced now.',
  announce: 'Announce the honours',
  announced: (who, announced) =>
    announced
      ? `${verb(who, 'announce', 'announces')} the honours.`
      : 'The honours are not announced: they do not count.',
  demanded: (by, of, what, face, sign) =>
    `${verb(by, 'ask', 'asks')} ${object(of)} for ${face ? `the ${card(face)}` : sign ? suit(sign) : what === 'not-win' ? 'a card that does not win' : `the ${what}`}.`,
};
