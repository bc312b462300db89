// The manifest of the elements, made from their doc comments. It is written beside the built files; the analyzer
// must not touch a package.json.

const isPrivate = ({name = '', privacy}) => (privacy && privacy !== 'public') || name.startsWith('_') || name.startsWith('#');

/** Takes the words of an attribute from its doc comment: a field can only say that it holds a string. */
const typesAsDocumented = {
  name: 'types-as-documented',
  analyzePhase({ts, node, moduleDoc}) {
    if (!ts.isClassDeclaration(node)) return;
    const documented = (node.jsDoc ?? []).flatMap(({tags}) => [...(tags ?? [])]).filter(({tagName}) => tagName.text === 'attr')
      .map((tag) => /^\{([^}]+)\}\s+([\w-]+)/.exec(ts.getTextOfJSDocComment(tag.comment) ?? ''));
    const declaration = moduleDoc.declarations?.find(({name}) => name === node.name?.text);
    if (declaration) declaration.documented = Object.fromEntries(documented.filter(Boolean).map(([, type, name]) => [name, type]));
  },
  packageLinkPhase({customElementsManifest}) {
    const isOneWord = (type) => /^(boolean|number|string)$/.test(type);
    for (const declaration of customElementsManifest.modules.flatMap(({declarations = []}) => declarations)) {
      for (const attribute of declaration.attributes ?? []) {
        const type = declaration.documented?.[attribute.name];
        if (type) attribute.type = {text: type.split('|').map((word) => (isOneWord(word) ? word : `'${word}'`)).join(' | ')};
      }
      delete declaration.documented;
    }
  },
};

/** Keeps what pages may use: no private members, no inner state, nothing that Lit alone calls. */
const publicOnly = {
  name: 'public-only',
  packageLinkPhase({customElementsManifest}) {
    const inner = new Set(['render', 'styles', 'properties', 'createRenderRoot', 'connectedCallback', 'disconnectedCallback',
      'willUpdate', 'updated', 'firstUpdated', 'shouldUpdate', 'update']);
    for (const {declarations = []} of customElementsManifest.modules) {
      for (const declaration of declarations) {
        declaration.members = declaration.members?.filter((member) => !isPrivate(member) && !inner.has(member.name));
        // What the analyzer guesses from calls of dispatchEvent has no description.
        declaration.events = declaration.events?.filter(({description}) => description);
        const members = new Set(declaration.members?.map(({name}) => name));
        declaration.attributes = declaration.attributes?.filter(({fieldName}) => !fieldName || members.has(fieldName));
      }
    }
    customElementsManifest.modules = customElementsManifest.modules
      .map((module) => ({...module, declarations: module.declarations?.filter(({customElement}) => customElement)}))
      .filter(({declarations, exports}) => declarations?.length || exports?.some(({kind}) => kind === 'custom-element-definition'));
  },
};

export default {
  globs: ['packages/*/src/**/*.ts'],
  exclude: ['**/dist/**', '**/test/**'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [typesAsDocumented, publicOnly],
};
