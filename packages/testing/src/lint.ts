import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {root} from '../../../build/games.js';

/** What the linter says of a file: a rule (`floors/imports`) and its sentence. */
export interface Objection {
  readonly rule: string;
  readonly message: string;
}

/** Parts of a diagnostic of the linter that are read here. */
interface Diagnostic {
  readonly code?: string;
  readonly message: string;
  readonly filename: string;
}

/**
 * What the linter of this project says of files that would be at these paths: in a folder of their own with the configuration
 * of this project.
 *
 * @param files what they hold, by their paths from the root of the project
 */
export function lint(files: Readonly<Record<string, string>>): Map<string, Objection[]> {
  const house = mkdtempSync(join(tmpdir(), 'quinola-lint-'));
  try {
    for (const folder of ['build', 'node_modules'])
      symlinkSync(join(root, folder), join(house, folder), 'junction');
    for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'package.json'])
      copyFileSync(join(root, file), join(house, file));
    const paths = Object.keys(files);
    for (const path of paths) {
      mkdirSync(dirname(join(house, path)), {recursive: true});
      writeFileSync(join(house, path), files[path]!);
    }
    // A compiler's settings for all of them, so that the rules that need types run.
    writeFileSync(
      join(house, 'tsconfig.json'),
      JSON.stringify({
        extends: './tsconfig.base.json',
        compilerOptions: {rootDir: '.', types: ['node']},
        include: ['packages', 'test'],
      }),
    );
    const {stdout, stderr} = spawnSync(
      process.execPath,
      [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', ...paths],
      {cwd: house, encoding: 'utf8', maxBuffer: 1 << 26},
    );
    assert.ok(stdout.startsWith('{'), stdout + stderr);
    const {diagnostics} = JSON.parse(stdout) as {diagnostics: Diagnostic[]};
    const said = new Map<string, Objection[]>(paths.map((path) => [path, []]));
    for (const {code = 'syntax', message, filename} of diagnostics) {
      // `eslint(no-var)` is `no-var`, `typescript-eslint(array-type)` is `typescript/array-type`.
      const [, plugin, rule] = /^(.*)\((.*)\)$/.exec(code) ?? [];
      said.get(filename)!.push({rule: rule ? `${plugin}/${rule}`.replace(/^eslint\//, '') : code, message});
    }
    return said;
  } finally {
    rmSync(house, {recursive: true});
  }
}
