// Writes the JSON schema of lessons, which is published beside the package: node --import tsx --conditions=source packages/play/cli/lesson-schema.mjs
import {readFile, writeFile} from 'node:fs/promises';
import {format} from 'oxfmt';
import {lessonSchema} from '@quinola/play';

const file = new URL('../lesson.schema.json', import.meta.url);
const style = JSON.parse(await readFile(new URL('../../../.prettierrc.json', import.meta.url), 'utf8'));
await writeFile(file, (await format(file.pathname, JSON.stringify(lessonSchema), style)).code);
