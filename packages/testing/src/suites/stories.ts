import assert from 'node:assert/strict';
import {describe, test} from 'node:test';

/** What a test reads of a story, and of what all stories of a file share. */
interface Story {
  readonly args?: object;
  readonly render?: (args: never, context: never) => unknown;
}

/** A file of stories. */
type Stories = {readonly default: Story} & Readonly<Record<string, Story>>;

/**
 * Tests that each story of a file can be drawn: the moment of a match that it shows comes about.
 * @param stories what the file exports
 */
export function testStories(name: string, {default: shared, ...stories}: Stories): void {
  describe(`the stories of ${name}`, () => {
    for (const [story, {args, render = shared.render}] of Object.entries(stories))
      test(`${story} can be drawn`, () => {
        assert.ok(render?.({...shared.args, ...args} as never, {} as never));
      });
  });
}
