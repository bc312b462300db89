// The reference of the tags, docs/tags: a page for each, and one for what all tables share. Made from the manifest of the
// elements, the registry of the games and docs/deals.md; `node build/readmes.mjs` writes them, and the gallery shows them.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {exported, games, root} from './games.js';
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

const row = (cells) => `| ${cells.join(' | ')} |`;
/** A table: the line of its head, and its rows. */
const grid = (head, rows) => [head, row(rows[0].map(() => '---')), ...rows.map(row), ''].join('\n');

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

const named = ({name}) => code(name);
const described = ({description}) => cell(description);

/** How each kind is presented: its heading, the columns of its table, and the name of a member in running text. */
const KINDS = {
  attributes: {
    title: 'Attributes',
    columns: {
      attribute: named,
      values: ({type}) => code(plain(type)),
      property: ({name, fieldName}) => (fieldName === camel(name) ? '' : code(fieldName)),
      'what it does': described,
    },
  },
  properties: {
    title: 'Properties',
    columns: {property: named, type: ({type}) => code(type?.text), 'what it is': described},
  },
  methods: {
    title: 'Methods',
    columns: {method: (one) => code(signature(one)), 'what it does': described},
    called: ({name}) => `${name}()`,
  },
  events: {
    title: 'Events',
    columns: {event: named, class: ({type}) => code(type?.text), when: described},
  },
  slots: {
    title: 'Slots',
    columns: {slot: ({name}) => (name ? code(name) : 'default'), 'what goes there': described},
  },
  parts: {title: 'Parts', columns: {part: named, 'what it is': described}},
  states: {
    title: 'States',
    columns: {state: ({name}) => code(`:state(${name})`), when: described},
    called: ({name}) => `:state(${name})`,
  },
  custom: {
    title: 'Custom properties',
    columns: {property: named, default: ({default: usual}) => code(usual), 'what it sets': described},
  },
};

/** The table of some members of a kind under its heading; empty if there are none. */
function tableOf(kind, members) {
  const {title, columns} = KINDS[kind];
  const rows = members.map((one) => Object.values(columns).map((write) => write(one)));
  return rows.length ? `## ${title}\n\n${grid(row(Object.keys(columns)), rows)}` : '';
}

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
  const {title, called = ({name}) => name} = KINDS[kind];
  const common = new Set(shared[kind].map(said));
  const own = kinds[kind].filter((one) => !common.has(said(one)));
  const others = kinds[kind]
    .filter((one) => common.has(said(one)) && one.name)
    .map((one) => code(called(one)));
  const also = others.length
    ? `[As at every table](README.md#${anchor(title)}): ${others.join(', ')}.\n`
    : '';
  return [own.length ? tableOf(kind, own) : also && `## ${title}\n`, also].filter(Boolean).join('\n');
}

const list = (numbers) => numbers.join(' or ');

/** The facts about a game from the registry. */
function facts({tag, title, seats, pack, languages, books = [], rules, package: family, entry}) {
  return grid(`| | ${title} |`, [
    ['players', list(seats)],
    ...(pack === 'none' ? [] : [['pack', code(pack)]]),
    ['rules', rules.map(code).join(', ')],
    ...(books.length ? [['after', books.join('; ')]] : []),
    ['languages', languages.map(code).join(', ')],
    ['files', `\`cdn/${tag}.js\`, \`cdn/standalone/${tag}.js\``],
    ['from npm', `\`import '${exported(family, entry)}';\``],
    ['inside', `[packages/games/${family}](../../${pathOf(family)}/README.md)`],
  ]);
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
  return `## Sizes

How much room it takes on a page: [as every table](README.md#room-on-the-page). What is fetched, compressed, at most:

${grid('| | |', rows)}`;
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

/** All pages of the reference: the text that each should have by its path in the project. */
export async function tagPages() {
  const declared = await elements();
  const all = declared.map(kindsOf);
  const shared = sharedOf(all);
  const tables = Object.keys(KINDS).map((kind) => tableOf(kind, shared[kind]));
  const stands = readFileSync(join(root, SHARED), 'utf8');
  if (!PART.test(stands)) throw new Error(`${SHARED} has no place for what all tables share.`);
  const links = games.map(({tag, title}) => `* [\`<${tag}>\`](${tag}.md): ${title}`).join('\n');
  return {
    [SHARED]: stands.replace(PART, (_, start, end) => `${start}\n${links}\n\n${tables.join('\n')}\n${end}`),
    ...Object.fromEntries(
      games.map((game, i) => [`${FOLDER}/${game.tag}.md`, pageOf(game, declared[i], all[i], shared)]),
    ),
  };
}
