export default {esbuild: {jsx: 'automatic', jsxImportSource: 'preact'}};
