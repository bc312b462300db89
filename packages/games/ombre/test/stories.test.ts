import {testStories} from '@quinola/testing/suites/stories.js';
import * as cinquille from '../stories/cinquille.stories.js';
import * as ombre from '../stories/ombre.stories.js';
import * as quadrille from '../stories/quadrille.stories.js';

testStories('Ombre', ombre);
testStories('Quadrille', quadrille);
testStories('Cinquille', cinquille);
