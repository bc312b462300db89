// The manifest of the elements, made from their doc comments. It is written beside the built files; the analyzer
// must not touch a package.json.

const isPrivate = ({name = '', privacy}) => (privacy && privacy !== 'public') || name.startsWith('_') || name.startsWith('#');

/** Keeps what pages may use: no private members, no inner state, nothing that Lit alone calls. */
const publicOnly = {
  name: 'public-only',
  packageLinkPhase({customElementsManifest}) {
    const inner = new Set(['render', 'styles', 'properties', 'createRenderRoot', 'connectedCallback', 'disconnectedCallback',
      'willUpdate', 'updated', 'firstUpdated', 'shouldUpdate', 'update']);
    for (const {declarations = []} of customElementsManifest.modules) {
      for (const declaration of declarations) {
        declaration.members = declaration.members?.filter((member) => !isPrivate(member) && !inner.has(member.name));
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
  plugins: [publicOnly],
};
