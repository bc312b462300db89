import {expect} from '@open-wc/testing';
import {longCommand} from '@quinola/testing/long-command.js';
import {list} from '@quinola/testing/registry/list.js';

describe('a frame with a table, where scrollbars take room', function () {
  // A browser of its own starts, because only a start can show scrollbars.
  this.timeout(120_000);

  // The scripts know nothing of the game: one table stands for all.
  const {tag} = list[0]!;
  it(`has none left beside a <${tag}> when it is as high as the table, however it is widened`, async () => {
    const swings = await longCommand('frame-swings', {tag, widths: [860, 870, 1000, 700, 720]});
    expect(swings).to.deep.equal([]);
  });
});
