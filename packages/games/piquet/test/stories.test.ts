import {testStories} from '@quinola/testing/suites/stories.js';
import * as piquet from '../stories/piquet.stories.js';

testStories('Piquet', piquet);
