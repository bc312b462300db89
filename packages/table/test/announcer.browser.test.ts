import {expect} from '@open-wc/testing';
import {html} from 'lit';
import {Announcer} from '../src/controllers/announcer.js';
import {testedToy} from '@quinola/testing/toy/machine.js';
import {hostWith} from '@quinola/testing/toy/bare-table.js';

const {profile} = testedToy;
const game = {tell: ({type}: {readonly type: string}) => `told ${type}`, status: () => 'your turn'};

async function announcing(happened: readonly string[] = [], draw?: () => ReturnType<typeof html>) {
  const host = await hostWith(
    {
      profile,
      context: {decidesSince: 1, happened: happened.map((type) => ({type}))},
      visitor: false,
      tag(...names: readonly string[]) {
        return this.visitor && names.includes('visitor');
      },
    },
    draw,
  );
  const announcer = new Announcer(host, game);
  const log = (): string[] =>
    [...host.shadowRoot!.querySelectorAll('[role="log"] p')].map(({textContent}) => textContent);
  return {host, announcer, log};
}

describe('the announcer', () => {
  it('adds each sentence as a new line, even a repeated one', async () => {
    const {announcer, log} = await announcing();
    announcer.say('one', null, '', 'two');
    announcer.say('two');
    expect(log()).to.deep.equal(['one', 'two', 'two']);
  });

  it('keeps the last eight sentences', async () => {
    const {announcer, log} = await announcing();
    for (let i = 1; i <= 10; i++) announcer.say(`${i}`);
    expect(log()).to.deep.equal(['3', '4', '5', '6', '7', '8', '9', '10']);
  });

  it('announces earlier sentences as soon as the log exists', async () => {
    let drawn = false;
    const {host, announcer, log} = await announcing([], () =>
      drawn ? html`<div role="log"></div>` : html``,
    );
    announcer.say('early');
    drawn = true;
    host.requestUpdate();
    await host.updateComplete;
    expect(log()).to.deep.equal(['early']);
  });

  it('tells the visitor once that it is his turn', async () => {
    const {host, announcer, log} = await announcing();
    announcer.matchChanged();
    expect(log()).to.deep.equal([]);
    host.visitor = true;
    announcer.matchChanged();
    announcer.matchChanged();
    expect(log()).to.deep.equal(['your turn']);
    host.context = {...host.context, decidesSince: 2};
    expect(announcer.isUpToDate).to.equal(false);
    announcer.matchChanged();
    expect(log()).to.have.length(2);
    announcer.reset();
    announcer.matchChanged();
    expect(log()).to.have.length(3);
  });

  it('announces hidden happenings, and leaves the end of a deal to its panel', async () => {
    const {announcer} = await announcing(['played', 'trick-won', 'knocked', 'deal-settled']);
    expect(announcer.news()).to.equal('told knocked');
    expect(announcer.dealTold()).to.equal('told deal-settled');
    const spoken = await announcing(['bid', 'trump-named']);
    expect(spoken.announcer.news()).to.equal('told bid told trump-named');
  });
});
