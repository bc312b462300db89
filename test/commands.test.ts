import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {callOf, COMMANDS} from '../build/commands.js';
import {root} from '../build/games.js';

const {scripts} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Runs a command of package.json as npm does, with further words. */
function run(script: string, ...words: readonly string[]) {
  const [node, ...args] = script.split(' ');
  assert.equal(node, 'node', script);
  return spawnSync(process.execPath, [...args, ...words], {
    cwd: root,
    encoding: 'utf8',
    // Else a command that runs tests would take itself for one of these.
    env: {...process.env, NODE_TEST_CONTEXT: ''},
  });
}

describe('the commands', () => {
  test('all are told, and nothing else', () => {
    assert.deepEqual(Object.keys(COMMANDS).sort(), Object.keys(scripts).sort());
  });

  for (const [name, script] of Object.entries(scripts)) {
    // Storybook's own command says this itself.
    if (script.startsWith('storybook ')) continue;

    test(`${name} says how it is called`, () => {
      const {status, stdout, stderr} = run(script, '--help');
      assert.equal(status, 0, stderr);
      assert.equal(stderr, '');
      const known = script.includes('--long') ? 'test' : name;
      assert.equal(stdout.split('\n')[0], callOf(known));
    });

    for (const word of ['no-such-word', '--no-such-option'])
      test(`${name} ${word}: one line says what is wrong`, () => {
        const {status, stdout, stderr} = run(script, word);
        assert.match(stderr, /^[^\n]+\n$/);
        assert.equal(stdout, '');
        assert.equal(status, 2, stderr);
      });
  }
});
