import {testStories} from '@quinola/testing/suites/stories.js';
import * as patience from '../stories/patience.stories.js';

testStories('Patience', patience);
