import {testStories} from '@quinola/testing/suites/stories.js';
import * as reversis from '../stories/reversis.stories.js';

testStories('Reversis', reversis);
