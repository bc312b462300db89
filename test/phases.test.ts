import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {chartPicture, type Place} from '@quinola/chart/picture.js';
import {games} from '@quinola/testing/registry/games.js';
import {testLanguage, type Words} from '@quinola/testing/suites/languages.js';
import {panels} from '@quinola/table/strings/en-panels.js';

const all = (places: readonly Place[]): Place[] => places.flatMap((place) => [place, ...all(place.places)]);

/** What a game has titles and texts for: its chart, and the words of a language. */
const described = await Promise.all(
  games.map(async ({id, languages, tools}) => {
    const {fixtures, phases} = await tools();
    const picture = chartPicture(fixtures.machine);
    const places = all(picture.places);
    const texts = async (code: string): Promise<{phases: Words; events: Words}> =>
      (await phases[code]!()) as unknown as {phases: Words; events: Words};
    const happens = new Set([...places.flatMap((place) => place.events), ...picture.always]);
    return {id, languages, texts, places, happens, ...(await texts('en'))};
  }),
);

for (const {id, languages, texts, places, happens, phases: english, events} of described) {
  // Games of a family may share their titles; each of these belongs to one of them at least.
  const sharing = described.filter((one) => one.phases === english);

  describe(`the states of ${id}`, () => {
    test('each have a title, and no title is unused', () => {
      for (const {path} of places) assert.ok(path in english, path);
      const known = new Set(sharing.flatMap((one) => one.places.map(({path}) => path)));
      assert.deepEqual(Object.keys(english).sort(), [...known].sort());
    });

    test('have a text for every event in them, and no text is unused', () => {
      const shared = panels.chartWords.events;
      // A game in which an event of the kit's name means something else has its own text for it, which goes before the kit's.
      const own = (types: Iterable<string>): string[] =>
        [...types].filter((type) => !shared[type] || Object.hasOwn(events, type));
      for (const type of own(happens)) assert.ok(type in events, type);
      const known = new Set(sharing.flatMap((one) => own(one.happens)));
      assert.deepEqual(Object.keys(events).sort(), [...known].sort());
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
