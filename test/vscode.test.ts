import assert from 'node:assert/strict';
import {test} from 'node:test';
import {games} from '../build/games.js';
import {elements} from '../build/manifest.mjs';
import {customDataOf} from '../build/element-data.mjs';

interface Named {
  readonly name: string;
}

test('the custom data for editors names every tag, its attributes and their words', async () => {
  const declarations = await elements();
  const {version, tags} = customDataOf({modules: [{declarations}]}) as {
    version: number;
    tags: (Named & {attributes: (Named & {values?: Named[]; valueSet?: string})[]})[];
  };
  assert.equal(version, 1.1);
  assert.deepEqual(
    tags.map(({name}) => name),
    games.map(({tag}) => tag),
  );
  const attribute = (name: string) => tags[0]!.attributes.find((one) => one.name === name)!;
  assert.deepEqual(attribute('rules').values, [{name: 'vienna-1834'}, {name: 'warsaw'}]);
  assert.equal(attribute('undo').valueSet, 'v');
  assert.equal(attribute('seed').values, undefined);
});
