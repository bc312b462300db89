import type {KitPanelWords} from '../strings.js';
import {card, first} from './en.js';

/** English: panels, messages, and what is said during play. */
/** The rank of a card by its name: `queen` of `queen of hearts`. */
const rankAlone = (name: string): string => name.replace(/ of .*/, '');

export const panels: KitPanelWords = {
  onceMore: (name) => `${first(name)}, chosen: once more to play it`,
  thinks: (who) => `${who.name} is thinking`,
  led: 'led',
  highest: 'highest',
  yours: 'yours',
  holdsTrick: (who, best, over, full) =>
    `${who.name} ${full ? (who.you ? 'take' : 'takes') : who.you ? 'hold' : 'holds'} it: ${
      over ? `${rankAlone(best)} over ${rankAlone(over)}` : best
    }`,
  rules: 'Rules',
  chart: 'How the game goes',
  close: 'Close',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave the full screen',
  goOn: 'Go on',

  played: 'Who played what?',
  settings: 'Settings',
  keys: 'Keys',
  finish: 'Play this deal out for me',
  pause: 'Pause',
  resume: 'Go on playing',
  newDeal: 'This deal anew',
  newMatch: 'New session',
  askNew: 'The running session will be lost. Begin a new one?',
  replay: 'Replay',
  record: 'Record of the match',
  copyTag: 'Put this table into a page',
  kept: 'Kept in this browser',
  score: 'Score sheet',
  breach: 'Against the rules',
  askBreach: 'Do it all the same?',
  yes: 'Yes',
  no: 'No',

  noReason: 'No reason was noted for this card.',
  yields: 'Against it speaks:',
  nothingYet: 'Nothing has been played yet.',
  takenBack: 'Taken back.',
  counted: (best, deals, better) =>
    `Best in ${best} of ${deals} imagined deals${
      better ? `, ${better.margin.toFixed(1)} tricks better than the ${card(better.next)}` : ''
    }.`,

  errors: {
    'unknown-value': ({name = '', value = ''}) =>
      `“${value}” is no value of “${name}”; the table takes what is usual.`,
    opponent: () => 'An opponent could not find a card.',
    advice: () => 'No advice could be had.',
    'unknown-option': ({option = ''}) => `The table knows no option “${option}”.`,
    'bad-number': ({option = '', value = '', least = '', most = ''}) =>
      `“${value}” for “${option}”: a number from ${least} to ${most} is wanted.`,
    excluded: ({option = '', against = ''}) =>
      `“${option}” and “${against}” exclude each other; the table plays by the usual options.`,
    'bad-deal': () => 'The deal that was set cannot be read; cards are dealt by chance.',
    failed: () => 'The table came to a stop by an error.',
  },

  stillThere: 'Are you still there? Touch the table; else it is laid anew.',
  step: (at, of) => `Card ${at} of ${of}`,
  back: 'One back',
  forth: 'One on',
  save: 'Save the record',
  load: 'Open a record',
  askLoad: 'The running game will be lost. Go on with the record?',
  link: 'Copy a link to this deal',
  linkFirst: 'Copy a link to this session, from its first deal',
  copied: 'The link is copied.',
  copyAs: 'In the form of',
  ways: {tag: 'a tag', file: 'a tag and a single file', frame: 'a frame', wordpress: 'a WordPress shortcode'},
  sameDeal: 'With this very deal',
  sameFirst: 'With the cards of this session, from its first deal',
  copy: 'Copy',
  copiedText: 'Copied.',
  copyByHand: 'The browser forbids it: the text is marked, copy it yourself.',
  tableHere: 'Here stands a card table; it needs JavaScript and a browser of the last years.',
  keptNothing: 'Nothing is kept.',
  keptMatch: (key) => `A match (“${key}”)`,
  keptCount: 'How you fared',
  erase: 'Erase it all',
  erased: 'Erased.',
  chartWords: {
    intro:
      'The game as it runs in this table: its states, what may happen in each, and where that leads. The state you are in is marked.',
    here: 'now here',
    leads: 'leads to',
    again: 'here again',
    always: 'At any time',
    kinds: {
      asking: 'somebody is asked',
      chance: 'chance decides',
      sheet: 'a sheet lies on the table',
      deciding: 'the ways part',
      over: 'the end',
    },
    beats: {
      visitor: 'you are waited for',
      opponent: 'a machine thinks',
      travel: 'cards travel',
      speak: 'a word is said',
      gather: 'the trick is gathered',
      open: 'the sheet is read',
    },
    events: {
      ACKNOWLEDGE: 'go on',
      STOP: 'end the session',
      UNDO: 'take back',
      FINISH_DEAL: 'have the deal played out',
      PAUSE: 'pause',
      RESUME: 'resume',
      SET_PACE: 'set the pace',
      SET_PLAYERS: 'change the players',
      DISMISS_HINT: 'put the advice away',
    },
  },

  confirm: 'Playing a card takes',
  confirmAuto: 'two taps on a phone',
  confirmAlways: 'always two',
  confirmNever: 'always one',
  indices: 'Marks in the corners',
  indicesAuto: 'on small cards',
  indicesCorner: 'always',
  indicesNone: 'never',
  suits: 'Suits',
  suitsTwo: 'two colours',
  suitsFour: 'four colours',
  figures: 'Figures',
  figuresSingle: 'standing',
  figuresDouble: 'two heads',
  pace: 'Pace',
  paceSlow: 'slow',
  paceCalm: 'calm',
  paceQuick: 'quick',
  paceNone: 'no waiting',
  sound: 'Sounds of cards and counters',
  opponents: 'Your company',
  name: (player) => `Name of player ${player + 1}`,

  takeOver: 'Go on with it here',
  setAside: 'Put it aside and keep this game',
  recordErrors: {
    'not-a-record': () => 'This is no record of a game.',
    'other-format': () => 'This record is of a format that this table does not know.',
    'other-game': () => 'This is the record of another game.',
    'broken-file': () => 'This record is damaged: one of its moves cannot be made. The running game goes on.',
    'broken-move': () =>
      'This record is damaged: one of its moves cannot be made. It is kept as it is; a new game has begun.',
    'kept-elsewhere': () => 'This game is being played in another tab; what you play here is not kept.',
    'kept-broken': () =>
      'The game kept here cannot be read. It is left as it is; what you play now is not kept.',
    'not-kept': () => 'This page may not keep the game; it ends when you leave.',
    options: () => 'The record was made with options that this table does not know.',
  },

  keyMap: [
    ['← →', 'to the next card'],
    ['Home, End', 'to the first card, to the last'],
    ['Enter, Space', 'play the card'],
    ['A K Q J T 9 … 2', 'to the next card of that rank'],
    ['S H D C', 'to spades, hearts, diamonds, clubs'],
    ['I', 'advice'],
    ['W', 'why this card?'],
    ['L', 'last trick'],
    ['U', 'take back'],
    ['R', 'rules'],
    ['M', 'menu'],
    ['?', 'this list'],
    ['Esc', 'close'],
  ],
};
