// What the command-line tools, the site and the tests of the whole house know of the patiences.
import type {GameTools} from '../../../table/test-support/game-tools.js';
import {manner} from '../src/machine.js';
import {PATIENCES} from '../src/games/index.js';
import {pages} from '../src/pages/en.js';
import * as chart from '../src/phases/en.js';
import {answering} from '../src/vectors/index.js';
import {checkLayouts, isLayouts} from '../src/vectors/layouts.js';
import {patienceFixtures} from '../test-support/fixtures.js';
import {finishedPicture, patiencePages} from './gallery-pages.js';

/** The patiences for the tools. */
export const tools: GameTools = {
  fixtures: patienceFixtures,
  manner: manner as GameTools['manner'],
  agreements: {'every patience': PATIENCES.map(({id}) => ({game: id}))},
  // Cards may wander for ever.
  most: 200,
  answers: Object.fromEntries(PATIENCES.map(({id}) => [id, answering(id)])),
  checkFile: (json) => (isLayouts(json) ? checkLayouts(json.games) : null),
  pages,
  inSentence: 'a patience',
  chart,
  gallery: {templates: {'patience-game.html': patiencePages}, picture: finishedPicture},
};
