import {describeTable} from '@quinola/testing/table-suite.js';

describeTable('vira');
