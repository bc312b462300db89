import {en as kit} from '@quinola/table/strings/en.js';
import type {Bid, Grade, Misere, TrickGame} from '../../rules/index.js';
import type {Asked, ContractsRoomWords} from '../types.js';

const games: Readonly<Record<TrickGame | Misere, string>> = {
  boston: 'Boston',
  'grand-boston': 'Grand Boston',
  independence: 'Independence',
  'grand-independence': 'Grand Independence',
  philadelphia: 'Philadelphia',
  'grand-philadelphia': 'Grand Philadelphia',
  souveraine: 'Souveraine',
  'grand-souveraine': 'Grand Souveraine',
  concordia: 'Concordia',
  'petite-misere': 'Small misère',
  'grande-misere': 'Great misère',
  'grande-misere-forcee': 'Great misère, forced',
  'petite-misere-ouverte': 'Small misère, open',
  'petite-misere-ouverte-forcee': 'Small misère, open and forced',
  'grande-misere-ouverte': 'Great misère, open',
  'grande-misere-ouverte-forcee': 'Great misère, open and forced',
};

const GRADES: Readonly<Record<Grade, string>> = {
  simple: '',
  couleur: ' in the second',
  superieure: ' in the best',
};

const bid = (id: Bid): string => {
  const [game, grade] = id.split('.') as [TrickGame | Misere, Grade?];
  return `${games[game]}${grade ? GRADES[grade] : ''}`;
};

/** What a game asks, in few words. */
export const asks = ({tricks, cards, open}: Asked): string =>
  tricks
    ? `${tricks} tricks`
    : `${cards === 12 ? 'one card laid aside, no trick with twelve' : 'no trick with thirteen'}${open ? ', the cards open' : ''}`;

/** English: the rooms of Boston and Boston-Whist, each under its own title. */
export const room = (title: string, subtitle: string): ContractsRoomWords => ({
  title,
  subtitle,
  games,
  bid,
  best: 'best',
  second: 'second',
  others: 'others',
  colours: (best, second) => `Best colour: ${kit.suit(best)}; second: ${kit.suit(second)}`,
  gameOf: (who, game) => (who.you ? `Your game: ${game}` : `${who.name}: ${game}`),
  needs: (you, asked, each, helped) =>
    `${asked.tricks ? `${you ? 'You need' : 'Needs'} ${asked.tricks} tricks${helped ? ' together' : ''}` : asks(asked).replace(/^./, (letter) => letter.toUpperCase())}${each === null ? '.' : `; ${you ? 'you take' : 'takes'} ${each} from each, or ${you ? 'pay' : 'pays'} it.`}`,
  turned: ({name, you}) => (you ? 'Turned up before you' : `Turned up before ${name}`),
  atStake: 'at stake',
  wait: 'wait',
  pool: (amount, waiting) =>
    `At stake: ${amount} marks${waiting.length ? `; bêtes that wait: ${waiting.join(', ')}` : ''}`,
  plays: 'plays the game',
  helps: 'helper',
  against: 'against it',
  eldest: 'eldest hand',
  aside: 'one card aside',
  openCards: ({name, you}) => (you ? 'Your open cards' : `The open cards of ${name}`),
  yourTurn: {
    draw: 'Your turn: draw a card for your place',
    cut: 'Your turn: cut the pack',
    packets: 'Your turn: how will you deal?',
    bid: 'Your word: bid a game, or pass',
    trump: 'Your turn: name the trump',
    aside: 'Your turn: lay one card aside',
    leader: 'Your turn: say who leads',
    helper: 'Your word: will you help?',
    offer: 'Your word: do you take the help?',
    spare: 'Your turn: leave the trick to the misère if you can',
  },
});
