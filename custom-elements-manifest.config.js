// The manifest of the elements, made from their doc comments. It is written beside the built files; the analyzer
// must not touch a package.json.
import {games} from './build/games.js';
import {declaredOptions} from './build/options.js';

/** What Lit calls, and no page. */
const LIFECYCLE = new Set([
  'render',
  'styles',
  'properties',
  'createRenderRoot',
  'connectedCallback',
  'disconnectedCallback',
  'adoptedCallback',
  'attributeChangedCallback',
  'observedAttributes',
  'willUpdate',
  'update',
  'updated',
  'firstUpdated',
  'shouldUpdate',
]);

/** A page may use what is public; what has no word of explanation is there for the kit. An attribute explains its field. */
const isPublic = ({name, privacy = 'public', description, attribute}, attributes) =>
  privacy === 'public' &&
  !/^[_#]/.test(name) &&
  !LIFECYCLE.has(name) &&
  (attribute ? attributes.some((one) => one.name === attribute) : Boolean(description));

/** Takes what a method gives back from its signature: the words of `@returns` have no type. */
function typesAsSigned() {
  const signed = new Map();
  return {
    name: 'types-as-signed',
    analyzePhase({ts, node}) {
      if (!ts.isClassDeclaration(node)) return;
      for (const member of node.members)
        if (ts.isMethodDeclaration(member) && member.type)
          signed.set(`${node.name?.text}.${member.name.getText()}`, member.type.getText());
    },
    packageLinkPhase({customElementsManifest}) {
      for (const {name, members = []} of customElementsManifest.modules.flatMap(
        ({declarations = []}) => declarations,
      )) {
        for (const member of members.filter(({kind}) => kind === 'method')) {
          const type = signed.get(`${member.inheritedFrom?.name ?? name}.${member.name}`);
          if (type) member.return = {...member.return, type: {text: type}};
        }
      }
    },
  };
}

/** The tags of the doc comments of a class, as `[name, text]`. */
const tagsOf = (ts, node) =>
  (node.jsDoc ?? [])
    .flatMap(({tags}) => [...(tags ?? [])])
    .map((tag) => [tag.tagName.text, ts.getTextOfJSDocComment(tag.comment) ?? '']);

/** All declarations of a manifest. */
const declarationsOf = ({modules}) => modules.flatMap(({declarations = []}) => declarations);

/** Takes the words of an attribute, and what is said of it, from its doc comment: a field can only say that it holds a string, and whose it is. */
const typesAsDocumented = {
  name: 'types-as-documented',
  analyzePhase({ts, node, moduleDoc}) {
    if (!ts.isClassDeclaration(node)) return;
    const documented = tagsOf(ts, node)
      .filter(([tag]) => tag === 'attr')
      .map(([, text]) => /^\{([^}]+)\}\s+([\w-]+)\s+-\s+(.*)/s.exec(text));
    const declaration = moduleDoc.declarations?.find(({name}) => name === node.name?.text);
    if (declaration)
      declaration.documented = Object.fromEntries(
        documented.filter(Boolean).map(([, type, name, description]) => [name, {type, description}]),
      );
  },
  packageLinkPhase({customElementsManifest}) {
    const declarations = declarationsOf(customElementsManifest);
    const classes = new Map(declarations.map((declaration) => [declaration.name, declaration]));
    /** What a class says of an attribute, or the nearest of those it extends that speaks of it. */
    const documented = (declaration, name) =>
      declaration &&
      (declaration.documented?.[name] ?? documented(classes.get(declaration.superclass?.name), name));
    const isOneWord = (type) => /^(boolean|number|string)$/.test(type);
    for (const declaration of declarations) {
      for (const attribute of declaration.attributes ?? []) {
        const {type, description} = documented(declaration, attribute.name) ?? {};
        if (description) attribute.description = description;
        if (type)
          attribute.type = {
            text: type
              .split('|')
              .map((word) => (isOneWord(word) ? word : `'${word}'`))
              .join(' | '),
          };
      }
    }
    for (const declaration of declarations) delete declaration.documented;
  },
};

/** The fields that the base class takes over from the interface `TableAttributes`, each with its attribute as `tableProperties` has it. */
function fieldsByInterface() {
  const types = new Map();
  const attributes = new Map();
  const classes = new Set();
  return {
    name: 'fields-by-interface',
    analyzePhase({ts, node}) {
      if (ts.isInterfaceDeclaration(node)) {
        if (node.name.text === 'TableAttributes')
          for (const member of node.members) types.set(member.name.getText(), member.type.getText());
        else if (node.heritageClauses?.some(({types: [base]}) => base.getText() === 'TableAttributes'))
          classes.add(node.name.text);
      }
      if (ts.isVariableDeclaration(node) && node.name.getText() === 'tableProperties')
        for (const {name, initializer} of node.initializer.properties) {
          const own = initializer.properties.find((one) => one.name.getText() === 'attribute');
          attributes.set(name.getText(), own?.initializer.text ?? name.getText());
        }
    },
    moduleLinkPhase({moduleDoc: {declarations = []}}) {
      for (const declaration of declarations.filter(({kind, name}) => kind === 'class' && classes.has(name)))
        for (const [field, text] of types) {
          const attribute = attributes.get(field);
          const type = {text};
          (declaration.members ??= []).push({kind: 'field', name: field, privacy: 'public', type, attribute});
          const known = declaration.attributes.find(({name}) => name === attribute);
          if (known) known.fieldName = field;
          else declaration.attributes.push({name: attribute, fieldName: field, type});
        }
    },
  };
}

/** What a game declares in its `rules/options.ts` is an attribute of its element, and a property. */
const optionsAsDeclared = {
  name: 'options-as-declared',
  packageLinkPhase({customElementsManifest}) {
    for (const declaration of declarationsOf(customElementsManifest)) {
      const game = games.find(({tag}) => tag === declaration.tagName);
      if (!game) continue;
      const {attributes = [], members = []} = declaration;
      for (const {attribute, property, type, description} of declaredOptions(game.folder, game.id)) {
        const known = attributes.find((one) => one.name === attribute);
        // An attribute of every table, `deal`, means at each game what its rules say.
        if (known) Object.assign(known, {description, type: {text: type}});
        else {
          attributes.push({name: attribute, fieldName: property, type: {text: type}, description});
          members.push({
            kind: 'field',
            name: property,
            privacy: 'public',
            attribute,
            description,
            type: {text: type},
          });
        }
      }
      Object.assign(declaration, {attributes, members});
    }
  },
};

/** Takes away what an element inherits and what means nothing at it: attributes, events, parts and properties named after `@without`. */
const withoutForeign = {
  name: 'without-foreign',
  analyzePhase({ts, node, moduleDoc}) {
    if (!ts.isClassDeclaration(node)) return;
    const names = tagsOf(ts, node)
      .filter(([tag]) => tag === 'without')
      .flatMap(([, text]) => text.trim().split(/\s+/));
    const declaration = moduleDoc.declarations?.find(({name}) => name === node.name?.text);
    if (declaration && names.length) declaration.without = names;
  },
  packageLinkPhase({customElementsManifest}) {
    for (const declaration of declarationsOf(customElementsManifest)) {
      const {without} = declaration;
      if (!without) continue;
      for (const kind of ['attributes', 'events', 'cssParts', 'cssProperties'])
        declaration[kind] = declaration[kind]?.filter(({name}) => !without.includes(name));
      delete declaration.without;
    }
  },
};

/** Says of each element which languages it speaks, as the registry has it. */
const languagesAsRegistered = {
  name: 'languages-as-registered',
  packageLinkPhase({customElementsManifest}) {
    for (const {tagName, attributes = []} of declarationsOf(customElementsManifest)) {
      const game = games.find(({tag}) => tag === tagName);
      const lang = attributes.find(({name}) => name === 'lang');
      if (game && lang)
        lang.description = `Language: the page's unless set; ${game.languages.map((code) => `\`${code}\``).join(', ')}.`;
    }
  },
};

/** Keeps the elements that have a tag, and of them what pages may use. */
const publicOnly = {
  name: 'public-only',
  packageLinkPhase({customElementsManifest: manifest}) {
    for (const module of manifest.modules) {
      module.declarations = module.declarations?.filter(({tagName}) => tagName);
      for (const declaration of module.declarations ?? []) {
        declaration.attributes = declaration.attributes?.filter(({description}) => description);
        declaration.members = declaration.members?.filter((member) =>
          isPublic(member, declaration.attributes ?? []),
        );
        // What the analyzer guesses from calls of dispatchEvent has no description.
        declaration.events = declaration.events?.filter(({description}) => description);
      }
    }
    manifest.modules = manifest.modules.filter(({declarations}) => declarations?.length);
  },
};

export default {
  globs: ['packages/*/src/**/*.ts', 'packages/games/*/src/**/*.ts'],
  // What is not published, and what holds no element and costs most of the time.
  exclude: ['packages/testing/**', '**/dist/**', '**/{words,strings,rules,opponents}/**'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [
    fieldsByInterface(),
    typesAsDocumented,
    optionsAsDeclared,
    withoutForeign,
    languagesAsRegistered,
    typesAsSigned(),
    publicOnly,
  ],
};
