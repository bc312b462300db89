import {expect} from '@open-wc/testing';
import {html} from 'lit';
import {TravelController} from '../src/controllers/travel.js';
import type {Place} from '../src/places.js';
import {hostWith} from '@quinola/testing/toy/bare-table.js';

/** A host with a hand at the bottom, a seat at the top, and a trick in between; travelling takes longer than any test. */
async function table(travel = 60_000) {
  const lay = {hand: ['AS', 'KS'], trick: [] as readonly string[]};
  let own: (() => void) | undefined;
  const host = await hostWith(
    {
      context: {pace: {travel}},
      match: {step: '1/1'},
      tags: [] as readonly string[],
      tag(...names: readonly string[]) {
        return names.some((name) => this.tags.includes(name));
      },
    },
    () =>
      html`<div data-seat="n" style="height: 40px">north</div>
        ${lay.trick.map((card) => html`<div class="card" data-card=${card} data-from="s" style="width: 50px; height: 70px"></div>`)}
        <div class="air" style="position: relative; top: 300px"></div>
        ${lay.hand.map((card) => html`<div class="card" data-card=${card} style="width: 50px; height: 70px; margin-top: 200px"></div>`)}`,
  );
  const ends: {value: readonly [Place | null, Place | null]} = {value: [null, null]};
  const animated: number[] = [];
  const controller = new TravelController(host, {
    travelEnds: () => ends.value,
    animate: (ms) => {
      animated.push(ms);
      return own as () => void;
    },
  });
  await host.updateComplete;
  const moving = (): string[] =>
    [...host.shadowRoot!.querySelectorAll<HTMLElement>('.card')]
      .filter((one) => one.getAnimations().length)
      .map(({dataset}) => dataset['card'] ?? 'ghost');
  const step = async (change: Partial<typeof lay>, tags: readonly string[] = []): Promise<string[]> => {
    Object.assign(lay, change);
    host.tags = tags;
    host.match = {step: `${host.match.step}+`};
    host.requestUpdate();
    await host.updateComplete;
    return moving();
  };
  return {
    host,
    controller,
    step,
    ends,
    animated,
    moving,
    setOwn: (act: () => void) => {
      own = act;
    },
  };
}

describe('the travel of cards', () => {
  it('moves a played card from the hand to the trick, and no other', async () => {
    const {step} = await table();
    await step({});
    expect(await step({hand: ['KS'], trick: ['AS']}, ['travel'])).to.deep.equal(['AS']);
  });

  it('moves a trick to the player who gathers it', async () => {
    const {step, ends, host} = await table();
    await step({hand: ['KS'], trick: ['AS']});
    ends.value = ['n', null];
    expect(await step({trick: []}, ['gather'])).to.deep.equal(['ghost']);
    for (const one of host.shadowRoot!.querySelectorAll('.air .card'))
      for (const animation of one.getAnimations()) animation.finish();
    await new Promise((go) => setTimeout(go));
    expect(host.shadowRoot!.querySelectorAll('.air .card').length).to.equal(0);
  });

  it('does not happen at a pace without travel, nor for updates without a move', async () => {
    const still = await table(0);
    await still.step({});
    expect(await still.step({hand: ['KS'], trick: ['AS']}, ['travel'])).to.deep.equal([]);
    const {host, moving} = await table();
    host.requestUpdate();
    await host.updateComplete;
    expect(moving()).to.deep.equal([]);
  });

  it('is left to a game that animates its cards itself', async () => {
    const {step, setOwn, animated} = await table(120);
    await step({});
    let drawn = 0;
    setOwn(() => drawn++);
    expect(await step({hand: ['KS'], trick: ['AS']}, ['travel'])).to.deep.equal([]);
    expect([drawn, animated.at(-1)]).to.deep.equal([1, 120]);
  });
});
