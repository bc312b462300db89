// Written by `node build/readmes.mjs` from the game.json of each game.
// Defines the elements of all games, for the tests and stories that show every table.
import '@quinola/whist/define.js';
import '@quinola/patience/define.js';
import '@quinola/tarok/define.js';
import '@quinola/tarok/ombre-define.js';
import '@quinola/reversis/define.js';
import '@quinola/ombre/define.js';
import '@quinola/ombre/quadrille-define.js';
import '@quinola/ombre/cinquille-define.js';
