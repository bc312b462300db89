export * from './rules/index.js';
export * from './strings.js';
export {profile, whistMachine} from './machine.js';
export {WhistTable} from './whist-table.js';
