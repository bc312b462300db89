import {expect} from '@open-wc/testing';
import {whistOptions, type WhistOptions} from '@quinola/whist';
import {quickTable} from '../test-support/table.js';

describe('the options of a <whist-table>', () => {
  it('are all available as attributes', async () => {
    const agreed: readonly (readonly [Readonly<Record<string, string>>, Partial<WhistOptions>])[] = [
      [
        {honours: 'five-carry', 'loser-honours-count': '', 'throw-over': 'no', rubbers: '3'},
        {honours: 'five-carry', loserHonoursCount: true, throwOver: false, rubbers: 3},
      ],
      [
        {table: 'five', lady: '0', 'throw-over': 'yes', preference: '', 'may-call-at': 'six'},
        {table: 'five', lady: 0, throwOver: true, preference: true, mayCallAt: 'six', rubbers: 5},
      ],
      [
        {table: 'dummy', ceremony: 'full'},
        {table: 'dummy', rubbers: 3},
      ],
      [
        {
          rules: 'warsaw',
          'game-levels': 'double-only',
          'middle-tie': 'principle',
          etiquette: 'strict',
          accidents: '0',
        },
        {
          rules: 'warsaw',
          gameLevels: 'double-only',
          middleTie: 'principle',
          etiquette: 'strict',
          accidents: 0,
        },
      ],
    ];
    const covered = new Set<string>();
    for (const [attributes, options] of agreed) {
      const table = await quickTable(attributes);
      expect(table.view!.options).to.deep.include(options);
      for (const option of Object.keys(options)) covered.add(option);
    }
    // All options but `deal` are covered here.
    expect([...Object.keys(whistOptions())].filter((option) => !covered.has(option))).to.deep.equal(['deal']);
  });

  it('follow the book of the rules where the school is unknown', async () => {
    const table = await quickTable({rules: 'warsaw', school: 'hoyle cavendish'});
    expect(table.context!.players.map(({school}) => school)).to.deep.equal([
      'hoyle',
      undefined,
      'hoyle',
      undefined,
    ]);
  });
});
