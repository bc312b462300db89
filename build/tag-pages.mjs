// The reference of the tags, docs/tags: a page for each, and one for what all tables share. Made from the manifest of the
// elements, the registry of the games and docs/deals.md; `node build/readmes.mjs` writes them, and the gallery shows them.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {games, root} from './games.js';
import {elements} from './manifest.mjs';
import {pathOf} from './packages.js';

const FOLDER = 'docs/tags';
const SHARED = `${FOLDER}/README.md`;
const PART = /(<!-- shared -->\n)[^]*(<!-- \/shared -->)/;

/** A text for a table cell; names of documents become links. */
const cell = (text = '') =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\|/g, '\\|')
    .replace(/`docs\/([\w-]+\.md)`/g, '[docs/$1](../$1)')
    .trim();
const code = (text) => (text ? `\`${cell(text)}\`` : '');

/** A heading with its table; empty if there are no rows. */
const section = (title, head, rows) =>
  rows.length
    ? [
        `## ${title}\n`,
        `| ${head.join(' | ')} |`,
        `|${' --- |'.repeat(head.length)}`,
        ...rows.map((row) => `| ${row.join(' | ')} |`),
        '',
      ].join('\n')
    : '';

const plain = (type) => type?.text.replace(/'/g, '').replace(/ ?\| ?/g, ' | ');

/** The default name of the property of an attribute: `gameLevels` for `game-levels`. */
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The signature of a method: its parameters and return type. */
const signature = ({name, parameters = [], return: given}) =>
  `${name}(${parameters
    .map((one) => `${one.name}${one.optional || one.default ? '?' : ''}: ${one.type?.text}`)
    .join(', ')}): ${given?.type?.text ?? 'void'}`;

/** The public API of an element, by kind. */
function kindsOf({attributes = [], members = [], events = [], slots = [], ...css}) {
  const own = members.filter(({static: ofClass, description}) => !ofClass && description);
  return {
    attributes,
    properties: own.filter(({kind, attribute}) => kind === 'field' && !attribute),
    methods: own.filter(({kind}) => kind === 'method'),
    events: events.filter(({name}) => name),
    slots,
    parts: css.cssParts ?? [],
    states: css.cssStates ?? [],
    custom: css.cssProperties ?? [],
  };
}

/** How each kind is presented: heading, columns, a row of the table, and the name used in running text. */
const KINDS = {
  attributes: {
    title: 'Attributes',
    head: ['attribute', 'values', 'property', 'what it does'],
    row: (one) => [
      code(one.name),
      code(plain(one.type)),
      one.fieldName === camel(one.name) ? '' : code(one.fieldName),
      cell(one.description),
    ],
    called: ({name}) => name,
  },
  properties: {
    title: 'Properties',
    head: ['property', 'type', 'what it is'],
    row: (one) => [code(one.name), code(one.type?.text), cell(one.description)],
    called: ({name}) => name,
  },
  methods: {
    title: 'Methods',
    head: ['method', 'what it does'],
    row: (one) => [code(signature(one)), cell(one.description)],
    called: ({name}) => `${name}()`,
  },
  events: {
    title: 'Events',
    head: ['event', 'class', 'when'],
    row: (one) => [code(one.name), code(one.type?.text), cell(one.description)],
    called: ({name}) => name,
  },
  slots: {
    title: 'Slots',
    head: ['slot', 'what goes there'],
    row: (one) => [one.name ? code(one.name) : 'default', cell(one.description)],
    called: ({name}) => name,
  },
  parts: {
    title: 'Parts',
    head: ['part', 'what it is'],
    row: (one) => [code(one.name), cell(one.description)],
    called: ({name}) => name,
  },
  states: {
    title: 'States',
    head: ['state', 'when'],
    row: (one) => [code(`:state(${one.name})`), cell(one.description)],
    called: ({name}) => `:state(${name})`,
  },
  custom: {
    title: 'Custom properties',
    head: ['property', 'default', 'what it sets'],
    row: (one) => [code(one.name), code(one.default), cell(one.description)],
    called: ({name}) => name,
  },
};

/** The documentation of a member as one string, for comparison. */
const said = ({name, type, default: usual, description, parameters, return: given}) =>
  JSON.stringify({name, type, usual, description, parameters, given});

const anchor = (title) => title.toLowerCase().replace(/ /g, '-');

/**
 * Members that several families document in the same words belong to every table; all others are an element's own.
 * @returns {Record<string, object[]>} by kind
 */
function sharedOf(all) {
  return Object.fromEntries(
    Object.keys(KINDS).map((kind) => {
      const found = new Map();
      all.forEach((kinds, i) => {
        for (const one of kinds[kind]) {
          const {families} = found.get(said(one)) ?? {families: new Set()};
          found.set(said(one), {one, families: families.add(games[i].package)});
        }
      });
      const common = [...found.values()].filter(({families}) => families.size > 1);
      return [kind, common.map(({one}) => one)];
    }),
  );
}

/** The members that only this element has, and the names of those it shares with all tables. */
function kindOn(kind, kinds, shared) {
  const {title, head, row, called} = KINDS[kind];
  const common = new Set(shared[kind].map(said));
  const own = kinds[kind].filter((one) => !common.has(said(one)));
  const others = kinds[kind]
    .filter((one) => common.has(said(one)) && one.name)
    .map((one) => code(called(one)));
  const also = others.length
    ? `[As at every table](README.md#${anchor(title)}): ${others.join(', ')}.\n`
    : '';
  if (own.length) return `${section(title, head, own.map(row))}${also && `\n${also}`}`;
  return also ? `## ${title}\n\n${also}` : '';
}

const list = (numbers) => numbers.join(' or ');

/** The facts about a game from the registry. */
function facts({tag, title, seats, pack, languages, books = [], rules, package: family}) {
  const rows = [
    ['players', list(seats)],
    ...(pack === 'none' ? [] : [['pack', code(pack)]]),
    ['rules', rules.map(code).join(', ')],
    ...(books.length ? [['after', books.join('; ')]] : []),
    ['languages', languages.map(code).join(', ')],
    ['files', `\`cdn/${tag}.js\`, \`cdn/standalone/${tag}.js\``],
    [
      'from npm',
      `\`import '${JSON.parse(readFileSync(join(root, pathOf(family), 'package.json'), 'utf8')).name}/${entryOf(tag)}';\``,
    ],
    ['inside', `[packages/games/${family}](../../${pathOf(family)}/README.md)`],
  ];
  return [`| | ${title} |`, '| --- | --- |', ...rows.map(([what, text]) => `| ${what} | ${text} |`), ''].join(
    '\n',
  );
}

/** The import specifier of the module that registers a tag. */
function entryOf(tag) {
  const {package: family, entry} = games.find((game) => game.tag === tag);
  const {exports} = JSON.parse(readFileSync(join(root, pathOf(family), 'package.json'), 'utf8'));
  const [path] = Object.entries(exports).find(
    ([, one]) => `${pathOf(family)}/${one.source?.slice(2)}` === entry,
  );
  return path.slice(2);
}

/** The part of docs/deals.md about a tag: its table row, and the section with its grammar. */
function dealOf(tag) {
  const text = readFileSync(join(root, 'docs/deals.md'), 'utf8');
  const words = new RegExp(`^\\|[^|]*\`<${tag}>\`[^|]*\\| (.+) \\|$`, 'm').exec(text)?.[1];
  if (!words) return '';
  const grammar = /^\[([^\]]+)\]\(#([\w-]+)\)$/.exec(words);
  const intro = '## Setting a deal\n\n';
  if (!grammar)
    return `${intro}${words[0].toUpperCase()}${words.slice(1)}. See [setting a deal](../deals.md).\n`;
  const [, what, id] = grammar;
  const parts = text.split(/^## /m).slice(1);
  const found = parts.find((part) => anchor(part.split('\n')[0]) === id);
  if (!found) throw new Error(`docs/deals.md has no section #${id}.`);
  const body = found.slice(found.indexOf('\n')).trim();
  return `${intro}\`deal="…"\` sets ${what}, in words separated by spaces, in any order; how faults are told: [setting a deal](../deals.md).\n\n${body}\n`;
}

/** The most that a table may add to a page: the size limits that every change is checked against. */
function sizesOf({budget = {}}) {
  const {limits} = JSON.parse(readFileSync(join(root, 'build/budgets.json'), 'utf8'));
  const rows = ['hand', 'further', 'standalone'].map((kind) => [
    limits[kind].what,
    `${(budget[kind] ?? limits[kind]).limit} kB`,
  ]);
  return [
    '## Sizes\n',
    'How much room it takes on a page: [as every table](README.md#room-on-the-page). What is fetched, compressed, at most:\n',
    '| | |\n| --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
}

/** Additional documentation from the game's package, `docs/<tag>.md`. */
function moreOf({tag, package: family}) {
  const path = join(root, pathOf(family), 'docs', `${tag}.md`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** The page of one tag. */
function pageOf(game, element, kinds, shared) {
  const {tag} = game;
  return [
    `# \`<${tag}>\`\n`,
    '<!-- Written by `node build/readmes.mjs` from the doc comment of the element, the registry and docs/deals.md. -->\n',
    `${cell(element.description)}\n`,
    `\`\`\`html\n<script type="module" src="cdn/${tag}.js"></script>\n<${tag}>There is a card table here. It needs JavaScript and a recent browser.</${tag}>\n\`\`\`\n`,
    facts(game),
    'Of the words that an attribute knows the first is meant unless it is set. Where the column *property* is empty, the property has the name of the attribute, `game-levels` as `gameLevels`.\n',
    ...Object.keys(KINDS).map((kind) => kindOn(kind, kinds, shared)),
    moreOf(game),
    dealOf(tag),
    sizesOf(game),
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * All pages of the reference: the path in the project, and the text that each should have.
 * @returns {Promise<{path: string, should: string}[]>}
 */
export async function tagPages() {
  const declared = await elements();
  const all = declared.map(kindsOf);
  const shared = sharedOf(all);
  const tables = Object.entries(KINDS)
    .map(([kind, {title, head, row}]) => section(title, head, shared[kind].map(row)))
    .join('\n');
  const path = join(root, SHARED);
  const stands = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (!PART.test(stands)) throw new Error(`${SHARED} has no place for what all tables share.`);
  const links = games.map(({tag, title}) => `* [\`<${tag}>\`](${tag}.md): ${title}`).join('\n');
  return [
    {
      path: SHARED,
      should: stands.replace(PART, (_, start, end) => `${start}\n${links}\n\n${tables}\n${end}`),
    },
    ...games.map((game, i) => ({
      path: `${FOLDER}/${game.tag}.md`,
      should: pageOf(game, declared[i], all[i], shared),
    })),
  ];
}
