import type {EventWords, PhaseTitles} from '@quinola/table';
import type {BostonPhase} from '../../rules/index.js';

/** English: the states of Boston, Tri-Boston and Boston-Whist. */
export const phases: PhaseTitles<BostonPhase> = {
  drawing: 'Places',
  'drawing.spreading': 'One card of each suit is spread',
  'drawing.seats': 'Everybody draws one',
  dealing: 'The deal',
  'dealing.firstAce': 'Cards are turned up until the first ace',
  'dealing.colours': 'The second pack makes the colours',
  'dealing.packets': 'The dealer says how he deals',
  'dealing.shuffling': 'Stake and shuffle',
  'dealing.cutting': 'Cut and deal',
  bidding: 'The auction',
  'bidding.opening': 'A first bid or a pass',
  'bidding.overbidding': 'The next bids higher or passes',
  'bidding.answering': 'Who spoke before holds, bids higher or passes',
  declaring: 'The game is declared',
  'declaring.trump': 'The trump is named',
  'declaring.aside': 'A card is laid aside',
  'declaring.leader': 'The leader is named',
  asking: 'A helper is asked for',
  'asking.helper': 'Who helps?',
  'asking.offer': 'Is the help accepted?',
  playing: 'The play',
  'playing.trick': 'The trick',
  settled: 'What the deal brought',
  settlingSession: 'The pool is divided',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'a card is drawn',
  CUT: 'the pack is cut',
  PACKETS: 'packets are chosen',
  PASS: 'somebody passes',
  HOLD: 'a bid is held',
  BID: 'a bid',
  NAME_TRUMP: 'the trump is named',
  LAY_ASIDE: 'a card is laid aside',
  NAME_LEADER: 'the leader is named',
  WHIST: 'somebody offers help',
  DECLINE: 'help is declined',
  ACCEPT: 'the help is accepted',
  REJECT: 'the help is refused',
  PLAY: 'a card is played',
  CLAIM: 'the game is shown to be won',
  CONCEDE: 'the game is thrown down',
  CLAIM_LOST: 'an opponent lays down',
};
