import {en as kit, type Who} from '@quinola/table';
import type {WhistEvening} from '../strings.js';

const {card, suit} = kit;
const verb = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
/** A person to whom something is done. */
const object = (who: Who): string => (who.you ? 'you' : who.name);
const side = (ours: boolean | null): string => (ours === null ? '' : ours ? ' against us' : ' against them');

/** English: ceremonies, strict manners, the dummy and the company of five. */
export const evening: WhistEvening = {
  drawTitle: 'Drawing for partners',
  drawAsk: 'Draw a card from the spread pack. The two lowest play together, the ace counts lowest.',
  drawCard: (place) => `Card ${place} of the spread`,
  drew: (who, face) => `${verb(who, 'draw', 'draws')} the ${card(face)}.`,
  redraw: (names) => `Equal cards: ${names.map((who) => who.name).join(', ')} draw again.`,
  seatAsk: 'Choose your seat.',
  seat: (seat) => ['South', 'West', 'North', 'East'][seat] ?? String(seat),
  packAsk: 'Which pack will your side play with?',
  pack: {red: 'The red pack', blue: 'The blue pack'},
  packChosen: (who, colour) => `${verb(who, 'choose', 'chooses')} the ${colour} pack.`,
  cutAsk: 'Cut the pack.',
  cut: 'Cut here',
  cutPlace: 'Where to cut',
  cutWithCard: 'Cut with a card of the other pack',
  throwOver: 'Throw the cut over: shuffle again',
  cutBy: (who, withCard) => `${verb(who, 'cut', 'cuts')} ${withCard ? 'with a card of the other pack' : 'the pack'}.`,
  thrownOver: (who, times) => `${verb(who, 'throw', 'throws')} the cut over${times > 1 ? ' a second time' : ''}.`,
  accident: {
    exposed: (who, face) => `${who ? `${verb(who, 'have', 'has')} exposed` : 'Chance has exposed'} ${face ? `the ${card(face)}` : 'a card'} in dealing.`,
    faced: () => 'A card lies face up in the pack.',
    misdeal: (who) => `${who ? verb(who, 'have', 'has') : 'The dealer has'} dealt wrongly.`,
    'hidden-turn-up': (who) => `${who ? verb(who, 'have', 'has') : 'The dealer has'} not turned the last card up.`,
  },
  acceptDeal: 'Let the deal stand',
  redeal: 'A new deal',
  dealVoided: 'The deal is void; the same dealer deals again.',
  dealPassed: 'The deal passes to the left.',
  trumpAsk: 'The dealer has hidden his card: you name the trump.',
  trumpNamed: (who, sign) => `${verb(who, 'name', 'names')} ${suit(sign)} trumps.`,
  lookAsk: 'You play with the dummy: look at the hand that the book lets you see first.',
  look: 'Take up the hand',
  dummyOpen: (who) => `${who.name}: the dummy’s cards lie open.`,
  faultAsk: 'The call was not allowed. You may void the deal.',
  voidDeal: 'Void the deal',
  stand: 'Let it stand',
  revoke: 'A revoke!',
  claimRevoke: (who, trick) => `${who.name} revoked in trick ${trick}`,
  revokeClaimed: (by, of, proved) => `${verb(by, 'claim', 'claims')} a revoke by ${object(of)}: ${proved ? 'it is proved' : 'it is not so'}.`,
  penaltyAsk: 'A proved revoke costs three points. How will you take them?',
  applyPenalty: (deduct, add) => (!add ? 'Take three from them' : !deduct ? 'Add three to ours' : `Take ${deduct} from them, add ${add} to ours`),
  penalty: (ours, deduct, add) => `Penalty${side(ours)}: ${[deduct && `${deduct} taken off`, add && `${add} added to the others`].filter(Boolean).join(', ')}.`,
  etiquetteAsk: 'The other side has failed in etiquette. What do you ask?',
  bounds: {
    'bound-card': ({card: face = ''}) => `Not the ${card(String(face))}: another card was called.`,
    'bound-suit': () => 'Another suit was called.',
    'bound-highest': () => 'Your highest of the suit was called.',
    'bound-lowest': () => 'Your lowest of the suit was called.',
    'bound-not-win': () => 'You must let this trick go.',
  },
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
  callCard: (face) => `Play the ${card(face)}`,
  demand: {highest: 'Your highest of the suit', lowest: 'Your lowest of the suit', 'not-win': 'Do not win the trick'},
  nameSuit: (sign) => `Lead ${suit(sign)}`,
  waive: 'Ask nothing',
  announceAsk: 'Your side holds honours. They count only if they are announced now.',
  announce: 'Announce the honours',
  demanded: (by, of, what, face, sign) =>
    `${verb(by, 'ask', 'asks')} ${object(of)} for ${face ? `the ${card(face)}` : sign ? suit(sign) : what === 'not-win' ? 'a card that does not win' : `the ${what}`}.`,
};
