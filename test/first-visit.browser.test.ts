import {expect} from '@open-wc/testing';
import '@quinola/testing/registry/sampled-tables.js';
import {sampledTags} from '@quinola/testing/registry/sampled.js';
import {elementsIn, roleOf} from '@quinola/testing/visitor/aria.js';
import {leave, until, visit} from '@quinola/testing/visitor.js';

describe('a first visit', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  for (const tag of sampledTags)
    it(`is offered the guided deal for beginners at a <${tag}>`, async () => {
      const table = await visit(`<${tag} style="width: 390px; height: 664px"></${tag}>`, {wait: 'whole'});
      const offer = await until(() => table.part('lesson')[0], 'nothing is offered');
      expect([...elementsIn(offer)].filter((one) => roleOf(one) === 'button')).to.have.length(2);
    });
});
