// Written by `node build/readmes.mjs` from the game.json of each game.
import type {ListedGame} from '../../table/test-support/game-tools.js';

/** The games in their order. */
export const list: readonly ListedGame[] = [
  {"id":"whist","tag":"whist-table","title":"Whist","rules":["vienna-1834","warsaw"],"seats":[4],"languages":["en","de","pl","ru","sv"],"family":"packages/games/whist"},
  {"id":"patience","tag":"patience-table","title":"Patience","rules":["la-belle-lucie","house-in-the-wood","house-on-the-hill","hemispheres","fifteen","salic-law","four-corners","windmill","shah","blockade","clock"],"seats":[1],"languages":["en","de","pl","ru","sv"],"family":"packages/games/patience"},
  {"id":"tarok","tag":"tarok-table","title":"Tarok","rules":["trois","deux"],"seats":[3,2],"languages":["en","de","pl","ru","sv"],"family":"packages/games/tarok"},
  {"id":"tarok-ombre","tag":"tarok-ombre-table","title":"Tarok-ombre","rules":["old","new"],"seats":[3],"languages":["en","de","pl","ru","sv"],"family":"packages/games/tarok"},
  {"id":"reversis","tag":"reversis-table","title":"Reversis","rules":["lyckans-talisman-1819"],"seats":[4],"languages":["en","de","pl","ru","sv"],"family":"packages/games/reversis"},
  {"id":"ombre","tag":"ombre-table","title":"Ombre","rules":["lomber","en-deux","en-quatre"],"seats":[3,2,4],"languages":["en","de","pl","ru","sv"],"family":"packages/games/ombre"},
  {"id":"quadrille","tag":"quadrille-table","title":"Quadrille","rules":["kadryl"],"seats":[4],"languages":["en","de","pl","ru","sv"],"family":"packages/games/ombre"},
  {"id":"cinquille","tag":"cinquille-table","title":"Cinquille","rules":["cinkwil"],"seats":[5],"languages":["en","de","pl","ru","sv"],"family":"packages/games/ombre"},
];
