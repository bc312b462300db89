import {defineConfig} from 'eslint/config';
import eslint from '@eslint/js';
import {configs as lit} from 'eslint-plugin-lit';
import {configs as wc} from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import {floors} from './build/floors.js';

const NODE_GLOBALS = [
  'process',
  'console',
  'URL',
  'Buffer',
  'setTimeout',
  'clearTimeout',
  'fetch',
  'performance',
  'AbortController',
];
const PAGE_GLOBALS = [
  'document',
  'parent',
  'addEventListener',
  'customElements',
  'MutationObserver',
  'localStorage',
  'requestAnimationFrame',
];
const EXAMPLE_GLOBALS = [
  ...PAGE_GLOBALS,
  'window',
  'URLSearchParams',
  'self',
  'caches',
  'navigator',
  'location',
  'crypto',
  'TextEncoder',
  'Blob',
  'Request',
  'skipWaiting',
  'clients',
];

const EVERY_TEST_RUNS = {
  selector: 'MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name=/^(only|skip|todo)$/]',
  message: 'Every test runs; what cannot pass is not kept.',
};

/** What browser tests wait for. */
const WAITED_FOR = [
  'accessible',
  'sendKeys',
  'sendMouse',
  'setViewport',
  'emulateMedia',
  'a11ySnapshot',
  'fixture',
  'nextFrame',
  'oneEvent',
  'waitUntil',
  'elementUpdated',
  'whenDefined',
  'openPage',
];
const PROMISES = `/^(${WAITED_FOR.join('|')})$/`;

export default defineConfig(
  {
    ignores: [
      'build/templates/',
      '**/dist/',
      'packages/quinola/cdn/',
      '**/node_modules/',
      'storybook-static/',
      'coverage/',
    ],
  },
  // What the rules forbid is mended, never switched off in place.
  {linterOptions: {noInlineConfig: true}},
  eslint.configs.recommended,
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly']))},
  },
  {
    files: ['test/support/*.{js,mjs}', 'build/fetch-beside.js', '.storybook/preview.js'],
    languageOptions: {
      globals: Object.fromEntries([...PAGE_GLOBALS, 'caches'].map((name) => [name, 'readonly'])),
    },
  },
  {
    files: ['examples/**/*.js'],
    languageOptions: {globals: Object.fromEntries(EXAMPLE_GLOBALS.map((name) => [name, 'readonly']))},
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      // An index within known bounds is the everyday case of card arrays; `!` says so where it stands.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-confusing-non-null-assertion': 'off',
      // `type` and `interface` each have their place.
      '@typescript-eslint/consistent-type-definitions': 'off',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'prefer-const': ['error', {destructuring: 'all'}],
      'no-console': 'error',
      'max-lines': ['warn', {max: 400}],
    },
  },
  {
    files: ['packages/{*,games/*}/{bench,cli,site}/**/*.ts', '**/test/**/*.ts', '**/test-support/**/*.ts'],
    rules: {'no-console': 'off'},
  },
  {
    files: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', EVERY_TEST_RUNS],
    },
  },
  {
    // Expectations in the style of chai are property reads, and typed as promises whether they are or not; what is a
    // promise indeed is named here.
    files: ['**/*.browser.test.ts', 'test/support/bundle.ts'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      'no-restricted-syntax': [
        'error',
        EVERY_TEST_RUNS,
        {
          selector: `ExpressionStatement > CallExpression:matches([callee.name=${PROMISES}], [callee.property.name=${PROMISES}])`,
          message: 'This is a promise: await it.',
        },
      ],
    },
  },
  {
    files: ['packages/{*,games/*}/src/**/*.ts', 'stories/**/*.ts', 'packages/games/*/stories/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/recommended']],
  },
  floors,
);
