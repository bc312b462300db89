import type {KitMore} from '../strings.js';
import {card, first} from './en.js';

/** English: panels, messages, and what is said during play. */
export const more: KitMore = {
  onceMore: (name) => `${first(name)}, chosen: once more to play it`,
  thinks: (who) => `${who.name} is thinking`,
  led: 'led',
  rules: 'Rules',
  chart: 'How the game goes',
  close: 'Close',
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
};
