import {holdFixtures} from '../../../chart/test-support/fixtures/hold.js';
import {patienceFixtures} from '../test-support/fixtures.js';

holdFixtures(
  patienceFixtures,
  new URL('./fixtures/patience/', import.meta.url),
  new URL('./fixtures/differences.json', import.meta.url),
);
