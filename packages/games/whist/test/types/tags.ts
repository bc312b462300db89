// Compiled, never run: the types that a page's script gets from the name of a tag alone.
import '@quinola/whist/define.js';
import type {WhistTableProperties} from 'quinola/jsx';

const table = document.querySelector('whist-table')!;
table.addEventListener('quinola-score', ({happening}) => happening.type);
table.addEventListener('quinola-before-move', (event) => event.preventDefault());
document.createElement('whist-table').rules = 'warsaw';
void table.play({type: 'PLAY', card: 'TH'});

export const properties: WhistTableProperties = {
  rules: 'warsaw',
  undoable: true,
  level: 'book master',
  'onquinola-over': ({record}) => record.moves,
};

// @ts-expect-error A rule set that no book knows.
export const unknown: WhistTableProperties = {rules: 'hamburg'};
// @ts-expect-error An attribute of which the element has a method: JSX would set it over the method.
export const method: WhistTableProperties = {undo: true};
