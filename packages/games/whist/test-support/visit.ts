import {QUICK, visit, type Visit, type Visitor} from '../../../../test/support/visitor.js';

/** A whist table at which nobody is waited for: three players of the page, no travel, a deal that is always the same. */
export const whist = (attributes = '', options: Visit = {}): Promise<Visitor> =>
  visit(
    `<whist-table pace="none" ${/\bseed=/.test(attributes) ? '' : 'seed="a test"'} ${attributes}></whist-table>`,
    {seats: QUICK, ...options},
  );
