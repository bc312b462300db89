import {holdFixtures} from '../../../chart/test-support/fixtures/hold.js';
import {ombreFixtures} from '../test-support/ombre-fixtures.js';
import {tarokFixtures} from '../test-support/tarok-fixtures.js';

const DIFFERENCES = new URL('./fixtures/differences.json', import.meta.url);

holdFixtures(tarokFixtures, new URL('./fixtures/tarok/', import.meta.url), DIFFERENCES);
holdFixtures(ombreFixtures, new URL('./fixtures/tarok-ombre/', import.meta.url), DIFFERENCES);
