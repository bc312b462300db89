import {testStories} from '@quinola/testing/suites/stories.js';
import * as whist from '../stories/boston-whist.stories.js';
import * as boston from '../stories/boston.stories.js';
import * as vira from '../stories/vira.stories.js';

testStories('Boston', boston);
testStories('Boston-Whist', whist);
testStories('Vira', vira);
