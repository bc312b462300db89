import {testStories} from '@quinola/testing/suites/stories.js';
import * as mariage from '../stories/mariage.stories.js';

testStories('Mariage', mariage);
