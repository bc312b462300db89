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
import '@quinola/cassino/define.js';
import '@quinola/pamphile/define.js';
import '@quinola/piquet/define.js';
import '@quinola/hazard/define.js';
import '@quinola/chess/define.js';
import '@quinola/mariage/define.js';
import '@quinola/boston/define.js';
import '@quinola/boston/boston-whist-define.js';
import '@quinola/hazard/faro-define.js';
import '@quinola/boston/vira-define.js';
