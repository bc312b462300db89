import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {chartPicture, type Place} from '@quinola/chart/picture.js';
import {games as registered} from '../build/games.js';
import {games} from '../packages/quinola/tools/games.js';
import type {ChartTexts} from '@quinola/table';
import {testLanguage, type Words} from '../packages/table/test-support/languages.js';
import {panels} from '../packages/table/src/strings/en-panels.js';

const all = (places: readonly Place[]): Place[] => places.flatMap((place) => [place, ...all(place.places)]);

for (const {id, languages, tools} of games) {
  const {fixtures, chart, chartIn} = await tools();
  const folder = registered.find((game) => game.id === id)!.folder.slice('packages/games/'.length);
  // With its own extension: a bundler resolves patterns to files.
  const texts = (code: string): Promise<ChartTexts> =>
    chartIn?.(code) ?? (import(`../packages/games/${folder}/phases/${code}.ts`) as Promise<ChartTexts>);
  const picture = chartPicture(fixtures.machine);
  const places = all(picture.places);
  const {phases: english, events} = chart as {phases: Words; events: Words};

  describe(`the states of ${id}`, () => {
    test('each have a title, and no title is unused', () => {
      assert.deepEqual(Object.keys(english).sort(), places.map((place) => place.path).sort());
    });

    test('have a text for every event in them, and no text is unused', () => {
      const happens = new Set([...places.flatMap((place) => place.events), ...picture.always]);
      const shared = panels.chartWords.events;
      assert.deepEqual(Object.keys(events).sort(), [...happens].filter((type) => !shared[type]).sort());
      for (const type of Object.keys(shared)) if (type !== 'STOP') assert.ok(happens.has(type), type);
    });

    test('lead to states that have a title', () => {
      for (const {path: from, targets} of places)
        for (const target of targets)
          assert.ok(target in english || target === 'paused', `${from} leads to ${target}`);
    });

    test('have kinds and beats for which the kit has words', () => {
      for (const {path: at, kind, beats} of places) {
        assert.ok(kind === 'group' || panels.chartWords.kinds[kind], at);
        for (const beat of beats) assert.ok(panels.chartWords.beats[beat], `${at}.${beat}`);
      }
      assert.ok(panels.chart);
    });
  });

  for (const code of languages.slice(1))
    testLanguage(
      `${id} in ${code}`,
      {...english, events},
      await texts(code).then((own) => ({...own.phases, events: own.events})),
    );
}
