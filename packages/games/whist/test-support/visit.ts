import {QUICK, visit, type Visit, type Visitor} from '@quinola/testing/visitor.js';

/** A whist table without delays: three players supplied by the page, no animations, a fixed deal. */
export const whist = (attributes = '', options: Visit = {}): Promise<Visitor> =>
  visit(
    `<whist-table pace="none" ${/\bseed=/.test(attributes) ? '' : 'seed="a test"'} ${attributes}></whist-table>`,
    {seats: QUICK, ...options},
  );
