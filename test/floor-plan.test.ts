import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {describe, test} from 'node:test';
import {families, games, root} from '../build/games.js';
import {glueFiles} from '../build/glue.js';

// Every game has the same folders, so that whoever knows one finds his way in all; what the games of a family share stands in
// `src/kit`, in the same folders. A part that fits into none of them belongs to a kit, or this plan is to be discussed.

/** The folders of a game; `made` is written from its game.json (build/glue.js). */
const FOLDERS = ['rules', 'opponents', 'table', 'panels', 'words', 'made'];

/** Its words by kind; the files in each are named after languages. `teacher` is what a teacher says of a finished deal. */
const WORDS = ['strings', 'reasons', 'terms', 'phases', 'pages', 'lessons', 'teacher'];

/**
 * The files beside the folders: its entry in the registry, its statechart, and what it has in place of a file in `made`: more to
 * publish, several workers.
 */
const FILES = /^(?:game\.json|machine\.ts|index\.ts|(?:[\w-]+-)?worker\.ts)$/;

/** What is written, by path. */
const WRITTEN = glueFiles();

/** What a folder holds, by kind. */
function heldBy(path: string): {readonly folders: readonly string[]; readonly files: readonly string[]} {
  const all = readdirSync(join(root, path), {withFileTypes: true});
  const names = (ofFolders: boolean): readonly string[] =>
    all.filter((one) => one.isDirectory() === ofFolders).map(({name}) => name);
  return {folders: names(true), files: names(false)};
}

/** Parts of a game, or of what games share, that have no place in the plan, each with the folders it may stand in. */
function misplaced(path: string, files: RegExp): readonly string[] {
  const own = heldBy(path);
  const words = own.folders.includes('words') ? heldBy(`${path}/words`).folders : [];
  return [
    ...own.folders
      .filter((name) => !FOLDERS.includes(name))
      .map((name) => `${path}/${name}: the folders are ${FOLDERS.join(', ')}`),
    ...own.files
      .filter((name) => !files.test(name))
      .map((name) => `${path}/${name}: it belongs into one of the folders ${FOLDERS.join(', ')}`),
    ...words
      .filter((name) => !WORDS.includes(name))
      .map((name) => `${path}/words/${name}: the kinds of words are ${WORDS.join(', ')}`),
    ...(own.folders.includes('made') ? heldBy(`${path}/made`).files : [])
      .filter((name) => !(`${path}/made/${name}` in WRITTEN))
      .map((name) => `${path}/made/${name}: nothing writes it; what is written by hand stands elsewhere`),
  ];
}

describe('the floor plan', () => {
  for (const {id, tag, folder} of games)
    test(`of ${id} is that of every game`, () => {
      assert.equal(basename(folder), id, 'the folder has the id of the game');
      assert.equal(tag, `${id}-table`, 'and so does its tag');
      assert.deepEqual(misplaced(folder, FILES), []);
      for (const name of ['machine.ts', 'rules', 'table', 'words'])
        assert.ok(readdirSync(join(root, folder)).includes(name), `${folder} has ${name}`);
    });

  for (const {name, path} of families)
    test(`of the family ${name} is a folder for each game, and one for what they share`, () => {
      const {folders, files} = heldBy(`${path}/src`);
      const own = games.filter((game) => game.package === name).map(({id}) => id);
      assert.deepEqual([...folders].sort(), [...own, ...(folders.includes('kit') ? ['kit'] : [])].sort());
      assert.deepEqual(files, [], 'its files stand in the folders');
      if (!folders.includes('kit')) return;
      // What only some of the games share has a folder of its own in the kit, with the same folders.
      const kit = `${path}/src/kit`;
      assert.deepEqual(heldBy(kit).files, []);
      const shared = heldBy(kit).folders.filter((one) => !FOLDERS.includes(one));
      assert.deepEqual(
        shared.flatMap((one) => misplaced(`${kit}/${one}`, /^machine\.ts$/)),
        [],
      );
    });
});
