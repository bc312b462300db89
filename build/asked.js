// What a command was asked for. `--help` prints how it is called; a wrong word ends it with one line and the exit code 2.
import {existsSync} from 'node:fs';
import {callOf, COMMANDS, parsed, usageOf, WrongWord} from './commands.js';
import {games} from './games.js';
import {packages} from './packages.js';

/**
 * What is wrong with a word that must be one of a list, or nothing.
 * @param {string} what the words of the list are
 */
const listed = (what, list) => (word) =>
  list.includes(word) ? null : `There is no ${what} ${word}; there are ${list.join(', ')}`;

/** What is wrong with a word, by its kind in the usage. */
const FAULTS = {
  GAME: listed(
    'game',
    games.map(({id}) => id),
  ),
  PACKAGE: listed(
    'package',
    packages.map(({name}) => name),
  ),
  FILE: (word) => (existsSync(word) ? null : `There is no file ${word}`),
};

/**
 * Ends the command with one line.
 * @param {string} name of the command
 * @param {string} why a sentence
 * @returns {never}
 */
export function refuse(name, why) {
  console.error(`${why.replace(/\.$/, '')}. ${callOf(name)}`);
  process.exit(2);
}

/**
 * What was typed after a command.
 * @param {string} name of the command
 * @param {Record<string, readonly string[]>} [lists] what words of other kinds may be, by the kind
 * @param {readonly string[]} [args]
 * @returns {{words: string[], options: Record<string, string | undefined>, flags: Set<string>}}
 */
export function asked(name, lists = {}, args = process.argv.slice(2)) {
  const faults = {...FAULTS};
  for (const [kind, list] of Object.entries(lists)) faults[kind] = listed(kind.toLowerCase(), list);
  try {
    const {words, options, flags} = parsed(name, args);
    if (flags.has('help')) {
      console.log(usageOf(name));
      process.exit(0);
    }
    const typed = [
      ...words,
      ...Object.entries(options).map(([option, word]) => ({kind: COMMANDS[name].options[option][0], word})),
    ];
    const fault = typed.map(({kind, word}) => faults[kind]?.(word)).find(Boolean);
    return fault ? refuse(name, fault) : {words: words.map(({word}) => word), options, flags};
  } catch (error) {
    if (!(error instanceof WrongWord)) throw error;
    return refuse(name, error.message);
  }
}
