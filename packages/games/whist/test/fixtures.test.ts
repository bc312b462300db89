import {holdFixtures} from '../../../chart/test-support/fixtures/hold.js';
import {whistFixtures} from '../test-support/fixtures.js';

holdFixtures(
  whistFixtures,
  new URL('./fixtures/whist/', import.meta.url),
  new URL('./fixtures/differences.json', import.meta.url),
);
