// Writes the JSON schema of lessons, which is published beside the package: node --import tsx --conditions=source build/lesson-schema.mjs
import {writeFile} from 'node:fs/promises';
import {format, resolveConfig} from 'prettier';
import {lessonSchema} from '@quinola/play';

const file = new URL('../packages/play/lesson.schema.json', import.meta.url);
const style = await resolveConfig(file.pathname);
await writeFile(file, await format(JSON.stringify(lessonSchema), {...style, parser: 'json'}));
