import {testVectors} from '@quinola/testing/answers/suite.js';
import {page, treatise} from '../test-support/answers.js';

testVectors('piquet', {piket: treatise, pikieta: page}, new URL('vectors/', import.meta.url));
