import {expect} from '@open-wc/testing';
import '@quinola/patience/define.js';
import {sendMouse} from '@web/test-runner-commands';
import {drag} from '@quinola/testing/visitor/pointer.js';
import {middleOf} from '@quinola/testing/visitor/looks.js';
import {leave, until, visit} from '@quinola/testing/visitor.js';

type Spot = [x: number, y: number];

/** The top card of a pile. */
const top = (pile: HTMLElement): HTMLElement =>
  [...pile.querySelectorAll<HTMLElement>('[part~=card]')].at(-1) ?? pile;
const spot = (pile: HTMLElement): Spot => middleOf(top(pile).getBoundingClientRect());
const apart = (one: Spot, other: Spot): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

describe('a patience in a place that the page has transformed', () => {
  afterEach(() => {
    leave();
    document.querySelector('.place')?.remove();
    localStorage.clear();
  });

  for (const style of [
    'zoom: 1.5',
    'transform: scale(0.6)',
    'rotate: 90deg',
    'transform: rotate(20deg)',
    'direction: rtl',
  ])
    it(`lets a card be dragged where its visitor sees it (${style})`, async () => {
      const place = document.createElement('div');
      place.className = 'place';
      place.setAttribute('style', `width: 500px; ${style}`);
      document.body.append(place);
      const table = await visit(
        '<patience-table pace="none" game="la-belle-lucie" seed="a test" style="height: 420px"></patience-table>',
        {wait: 'whole', place},
      );
      const two = table.button(/^Two of hearts, tenth fan, goes on three of hearts/);
      two.scrollIntoView({block: 'center', inline: 'center'});
      const three = table.button(/^Three of hearts, 17th fan/);
      const from = spot(two);
      // Where the card is pressed stays under the pointer, also where it is told to go elsewhere on its way.
      const away: Spot = [from[0] + 40, from[1] - 25];
      await drag(from, away);
      await until(() => apart(spot(two), away) < 2, 'the card does not follow the pointer');
      const to = spot(three);
      await sendMouse({type: 'move', position: to.map(Math.round) as Spot});
      await until(() => apart(spot(two), to) < 2, 'the card does not follow the pointer to its goal');
      await sendMouse({type: 'up'});
      await until(() => table.hasButton(/^Two of hearts, 17th fan/), 'it is not laid down');
    });

  it('keeps a card under a pointer that rests while the page scrolls', async () => {
    const place = document.createElement('div');
    place.className = 'place';
    place.setAttribute('style', 'width: 500px; padding: 100px 0 2000px');
    document.body.append(place);
    const table = await visit(
      '<patience-table pace="none" game="la-belle-lucie" seed="a test" style="height: 420px"></patience-table>',
      {wait: 'whole', place},
    );
    const two = table.button(/^Two of hearts, tenth fan, goes on three of hearts/);
    const from = spot(two);
    const away: Spot = [from[0] + 40, from[1] - 25];
    await drag(from, away);
    await until(() => apart(spot(two), away) < 2, 'the card does not follow the pointer');
    scrollBy(0, 60);
    await until(() => apart(spot(two), away) < 2, 'the card has gone with the page');
    const to = spot(table.button(/^Three of hearts, 17th fan/));
    await sendMouse({type: 'move', position: to.map(Math.round) as Spot});
    await sendMouse({type: 'up'});
    await until(() => table.hasButton(/^Two of hearts, 17th fan/), 'it is not laid down');
    expect(scrollY).to.equal(60);
    scrollTo(0, 0);
  });
});
