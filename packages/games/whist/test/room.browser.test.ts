import {setViewport} from '@web/test-runner-commands';
import {quickTable, seen} from '../test-support/table.js';

describe('the room of a whist table', () => {
  it('puts candle and counters on the cloth where there is room, and never under a note', async () => {
    await setViewport({width: 1280, height: 720});
    const table = await quickTable();
    table.style.height = '100vh';
    const standing = (): number =>
      [...table.shadowRoot!.querySelectorAll('.piece svg')].filter(
        (picture) => picture.getBoundingClientRect().width > 30,
      ).length;
    await seen(table, () => standing() === 2);
    table.hint();
    await seen(table, () => table.shadowRoot!.querySelector('.sheet.small') && standing() === 0);
    await table.close();
    await seen(table, () => standing() === 2);
    await setViewport({width: 390, height: 664});
    await seen(table, () => standing() === 0);
    await setViewport({width: 800, height: 600});
  });
});
