// What Visual Studio Code shows about the tags while a page is written: vscode.html-custom-data.json, made from the manifest.
import {readFileSync, writeFileSync} from 'node:fs';
import {wordsOf} from './manifest.mjs';

/**
 * The custom data of a manifest (https://code.visualstudio.com/api/extension-guides/custom-data-extension).
 * @param {{modules: readonly object[]}} manifest
 */
export function customDataOf({modules}) {
  const tags = modules
    .flatMap(({declarations = []}) => declarations)
    .map(({tagName, description, attributes = [], slots = []}) => ({
      name: tagName,
      description: [
        description,
        ...slots.filter(({name}) => name).map(({name, description: what}) => `Slot \`${name}\`: ${what}`),
      ].join('\n\n'),
      attributes: attributes.map((attribute) => ({
        name: attribute.name,
        description: attribute.description ?? '',
        ...(attribute.type?.text === 'boolean' && {valueSet: 'v'}),
        ...(wordsOf(attribute) && {values: wordsOf(attribute).map((name) => ({name}))}),
      })),
    }));
  return {version: 1.1, tags};
}

/** Reads the manifest and writes the custom data. */
export function writeCustomData(manifest, file) {
  writeFileSync(
    file,
    `${JSON.stringify(customDataOf(JSON.parse(readFileSync(manifest, 'utf8'))), null, 2)}\n`,
  );
}
