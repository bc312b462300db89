import {defineConfig} from 'eslint/config';
import eslint from '@eslint/js';
import {configs as lit} from 'eslint-plugin-lit';
import {configs as wc} from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import {floors} from './build/floors.js';

const NODE_GLOBALS = ['process', 'console', 'URL', 'Buffer', 'setTimeout', 'clearTimeout', 'fetch', 'performance'];
const PAGE_GLOBALS = ['document', 'parent', 'addEventListener', 'customElements', 'MutationObserver'];

export default defineConfig(
  {ignores: ['**/dist/', '**/node_modules/', 'storybook-static/', 'coverage/']},
  // What the rules forbid is mended, never switched off in place.
  {linterOptions: {noInlineConfig: true}},
  eslint.configs.recommended,
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly']))},
  },
  {
    files: ['test/support/*.js'],
    languageOptions: {globals: Object.fromEntries(PAGE_GLOBALS.map((name) => [name, 'readonly']))},
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false}],
      // An index within known bounds is the everyday case of card arrays; `!` says so where it stands.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `type` and `interface` each have their place.
      '@typescript-eslint/consistent-type-definitions': 'off',
      'eqeqeq': ['error', 'always', {null: 'ignore'}],
      'prefer-const': ['error', {destructuring: 'all'}],
      'no-console': 'error',
      'max-lines': ['warn', {max: 400}],
    },
  },
  {
    files: ['build/**/*.ts', '**/test/**/*.ts', '**/test-support/**/*.ts'],
    rules: {'no-console': 'off'},
  },
  {
    files: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', {
        selector: 'MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name=/^(only|skip|todo)$/]',
        message: 'Every test runs; what cannot pass is not kept.',
      }],
    },
  },
  {
    // Expectations in the style of chai are property reads.
    files: ['**/*.browser.test.ts'],
    rules: {'@typescript-eslint/no-unused-expressions': 'off'},
  },
  {
    files: ['packages/*/src/**/*.ts', 'stories/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/recommended']],
  },
  floors,
);
