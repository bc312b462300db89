// The gallery's reference page of each tag, made of one template and of what the manifest says of its element.
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {games} from '../../../build/games.js';
import {elements} from '../../../build/manifest.mjs';

const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const code = (text = '') => (text ? `<code>${escape(text)}</code>` : '');

/** A description: what stands between backticks is code. */
const said = (text = '') => escape(text.replace(/\s+/g, ' ').trim()).replace(/`([^`]+)`/g, '<code>$1</code>');

function grid(id, title, head, rows) {
  if (!rows.length) return '';
  const body = rows.map(
    ([first, ...rest]) =>
      `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `  <section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <div class="page reference"><table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
    <tbody>${body.join('\n    ')}</tbody></table></div>
  </section>`;
}

/** What the manifest says of an element, section by section. */
function sections({
  attributes = [],
  members = [],
  events = [],
  slots = [],
  cssParts = [],
  cssProperties = [],
}) {
  const own = members.filter(({static: shared, description}) => !shared && description);
  const fields = own.filter(({kind, attribute}) => kind === 'field' && !attribute);
  const methods = own.filter(({kind}) => kind === 'method');
  const values = ({type}) => code(type?.text.replace(/'/g, '').replace(/ ?\| ?/g, ' | '));
  return [
    grid(
      'attributes',
      'Attributes',
      ['attribute', 'values', 'what it does'],
      attributes.map((one) => [code(one.name), values(one), said(one.description)]),
    ),
    grid(
      'properties',
      'Properties',
      ['property', 'type', 'what it is'],
      fields.map((one) => [code(one.name), code(one.type?.text), said(one.description)]),
    ),
    grid(
      'methods',
      'Methods',
      ['method', 'what it does'],
      methods.map(({name, parameters = [], return: given, description}) => [
        code(
          `${name}(${parameters.map((one) => `${one.name}${one.optional || one.default ? '?' : ''}: ${one.type?.text}`).join(', ')}): ${given?.type?.text ?? 'void'}`,
        ),
        said(description),
      ]),
    ),
    grid(
      'events',
      'Events',
      ['event', 'class', 'when'],
      events
        .filter(({name}) => name)
        .map((one) => [code(one.name), code(one.type?.text), said(one.description)]),
    ),
    grid(
      'slots',
      'Slots',
      ['slot', 'what goes there'],
      slots.map(({name, description}) => [name ? code(name) : 'default', said(description)]),
    ),
    grid(
      'parts',
      'Parts',
      ['part', 'what it is'],
      cssParts.map(({name, description}) => [code(name), said(description)]),
    ),
    grid(
      'custom-properties',
      'Custom properties',
      ['property', 'default', 'what it sets'],
      cssProperties.map(({name, default: usual, description}) => [
        code(name),
        code(usual),
        said(description),
      ]),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Writes `api-<tag>.html` for each tag and takes the template away. */
export async function writeApiPages(site) {
  const template = join(site, 'api.html');
  const text = readFileSync(template, 'utf8');
  const declared = await elements();
  games.forEach(({tag, id}, i) => {
    const words = {
      tag,
      page: id,
      description: said(declared[i].description),
      sections: sections(declared[i]),
    };
    writeFileSync(
      join(site, `api-${tag}.html`),
      text.replace(/%(\w+)%/g, (_, name) => words[name]),
    );
  });
  rmSync(template);
}
