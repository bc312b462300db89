import {testVectors} from '@quinola/testing/answers/suite.js';
import {bostonRunners} from '../test-support/boston-answers.js';
import {viraRunners} from '../test-support/vira-answers.js';

const folder = new URL('vectors/', import.meta.url);

testVectors(
  'the family',
  {
    boston: {runners: bostonRunners({players: 4, whist: false})},
    'tri-boston': {runners: bostonRunners({players: 3, whist: false})},
    wira: {runners: viraRunners},
    'boston-whist': {runners: bostonRunners({players: 4, whist: true})},
  },
  folder,
);
