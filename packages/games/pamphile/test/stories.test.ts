import {testStories} from '@quinola/testing/suites/stories.js';
import * as pamphile from '../stories/pamphile.stories.js';

testStories('Pamphile', pamphile);
