import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {lint} from '@quinola/testing/lint.js';

/** A fault for each rule; `syntax` where a module with it cannot even be read. */
const inScripts: readonly [rule: string, code: string][] = [
  ['constructor-super', 'export class A extends Object { constructor() { this.a = 1; } }'],
  ['for-direction', 'for (let i = 0; i < 10; i--) console.log(i);'],
  ['getter-return', 'export const a = {get b() { console.log(1); }};'],
  ['no-async-promise-executor', 'export const a = new Promise(async (done) => done(await 1));'],
  ['no-case-declarations', 'export const f = (a) => { switch (a) { case 1: let b = a; return b; } };'],
  ['no-class-assign', 'export class A {}\nA = 1;'],
  ['no-compare-neg-zero', 'export const f = (a) => a === -0;'],
  ['no-cond-assign', 'export const f = (a) => { if ((a = 1)) return a; while (a = 2) console.log(a); };'],
  ['no-const-assign', 'const a = 1;\na = 2;\nexport {a};'],
  ['no-constant-binary-expression', 'export const f = (a) => (a + 1) ?? 2;'],
  ['no-constant-condition', 'if (1) console.log(1);'],
  ['no-control-regex', 'export const a = /\\x1f/;'],
  ['no-debugger', 'debugger;'],
  ['syntax', 'let a = 1;\ndelete a;\nexport {a};'],
  ['syntax', 'export function f(a, a) {}'],
  ['no-dupe-class-members', 'export class A { b() { return 1; } b() { return 2; } }'],
  ['no-dupe-else-if', 'export const f = (a) => { if (a) return 1; else if (a) return 2; };'],
  ['no-dupe-keys', 'export const a = {b: 1, b: 2};'],
  ['no-duplicate-case', 'export const f = (a) => { switch (a) { case 1: return 1; case 1: return 2; } };'],
  ['no-empty', 'export const f = (a) => { if (a) {} };'],
  ['no-empty-character-class', 'export const a = /^abc[]/;'],
  ['no-empty-pattern', 'export const f = ({a: {}}) => 1;'],
  ['no-empty-static-block', 'export class A { static {} }'],
  ['no-ex-assign', 'try { console.log(1); } catch (error) { error = 1; console.log(error); }'],
  ['no-extra-boolean-cast', 'export const f = (a) => { if (!!a) return 1; };'],
  ['no-fallthrough', 'export const f = (a) => { switch (a) { case 1: console.log(1); case 2: return 2; } };'],
  ['no-func-assign', 'export function f() {}\nf = 1;'],
  ['no-global-assign', 'Object = 1;'],
  ['no-import-assign', "import a from 'node:fs';\na = 1;"],
  ['no-invalid-regexp', "export const a = new RegExp('[');"],
  ['no-irregular-whitespace', 'export const a =\u00a01;'],
  ['no-loss-of-precision', 'export const a = 5123000000000000000000000000001;'],
  ['no-misleading-character-class', 'export const a = /^[👍]$/;'],
  ['no-new-native-nonconstructor', 'export const a = new Symbol();'],
  ['syntax', "export const a = '\\8';"],
  ['no-obj-calls', 'export const a = Math();'],
  ['syntax', 'export const a = 071;'],
  ['no-prototype-builtins', "export const f = (a) => a.hasOwnProperty('b');"],
  ['no-redeclare', 'var a = 1;\nvar a = 2;\nexport {a};'],
  ['no-regex-spaces', 'export const a = /b  c/;'],
  ['no-self-assign', 'export const f = (a) => { a = a; a.b = a.b; };'],
  ['no-setter-return', 'export const a = {set b(c) { return c; }};'],
  ['no-shadow-restricted-names', 'export const f = (undefined) => undefined;'],
  ['no-sparse-arrays', 'export const a = [1, , 2];'],
  ['no-this-before-super', 'export class A extends Object { constructor() { this.a = 1; super(); } }'],
  ['no-undef', 'console.log(__dirname);'],
  ['no-unexpected-multiline', 'export const f = (a, b) => a\n(b || a).c();'],
  ['no-unreachable', 'export const f = () => { return 1; console.log(2); };'],
  ['no-unsafe-finally', 'export const f = () => { try { return 1; } finally { return 2; } };'],
  ['no-unsafe-negation', 'export const f = (a, b) => !a in b;'],
  ['no-unsafe-optional-chaining', 'export const f = (a) => (a?.b)();'],
  ['no-unused-labels', 'a: for (const b of []) console.log(b);'],
  ['no-unused-private-class-members', 'export class A { #b = 1; }'],
  ['no-unused-vars', 'const a = 1;'],
  ['no-useless-backreference', 'export const a = /\\1(b)/;'],
  ['no-useless-catch', 'try { console.log(1); } catch (error) { throw error; }'],
  ['no-useless-escape', "export const a = '\\d';"],
  ['syntax', 'export const f = (a) => { with (a) { b(); } };'],
  ['require-yield', 'export function* f() { return 1; }'],
  ['use-isnan', 'export const f = (a) => a === NaN;'],
  ['valid-typeof', "export const f = (a) => typeof a === 'strnig';"],
  ['house/no-disabling', '// oxlint-disable-next-line no-debugger\ndebugger;'],
];

/** Faults that the compiler cannot see in TypeScript. */
const inTypeScript: readonly [rule: string, code: string][] = [
  ['eqeqeq', 'export const f = (a: number) => a == 1;'],
  ['import/no-cycle', `export {b} from './back.js';\nexport const a = 1;`],
  ['max-lines', `${'export {};\n'.repeat(401)}`],
  ['no-array-constructor', 'export const a = new Array(1, 2);'],
  ['no-console', 'console.log(1);'],
  ['no-empty-function', 'export function f() {}'],
  ['no-unused-expressions', 'export const f = (a: number) => { a + 1; };'],
  ['no-unused-vars', 'const a = 1;\nconst [_b, c] = [1, 2];\nexport const f = (_d: number) => c;'],
  ['no-useless-constructor', 'export class A { b = 1; constructor() {} }'],
  ['no-var', 'export var a = 1;'],
  ['prefer-const', 'let a = 1;\nexport const b = a;'],
  ['prefer-rest-params', 'export function f() { return arguments; }'],
  ['prefer-spread', 'export const f = (a: number[]) => Math.max.apply(Math, a);'],
  ['typescript/adjacent-overload-signatures', 'export interface A { b(c: 1): 1; d(): 1; b(c: 2): 1; }'],
  ['typescript/array-type', 'export type A = Array<number>;'],
  ['typescript/await-thenable', 'export const f = async (a: number) => await a;'],
  ['typescript/ban-ts-comment', '// @ts-ignore\nexport const a = 1;'],
  ['typescript/ban-tslint-comment', '// tslint:disable\nexport const a = 1;'],
  ['typescript/class-literal-property-style', 'export class A { get b() { return 1; } }'],
  ['typescript/consistent-generic-constructors', 'export const a: Set<number> = new Set();'],
  ['typescript/consistent-indexed-object-style', 'export interface A { [key: string]: number; }'],
  ['typescript/consistent-type-assertions', 'export const f = (a: unknown) => <number>a;'],
  ['typescript/consistent-type-imports', `import {Stats} from 'node:fs';\nexport type A = Stats;`],
  ['typescript/no-duplicate-enum-values', 'export enum A { B = 1, C = 1 }'],
  ['typescript/no-dynamic-delete', 'export const f = (a: Record<string, 1>, b: string) => { delete a[b]; };'],
  ['typescript/no-empty-object-type', 'export type A = {};'],
  ['typescript/no-explicit-any', 'export type A = any;'],
  ['typescript/no-extra-non-null-assertion', 'export const f = (a?: {b: 1}) => a!!.b;'],
  ['typescript/no-extraneous-class', 'export class A { static b = 1; }'],
  ['typescript/no-floating-promises', 'export const f = () => { Promise.resolve(1); };'],
  ['typescript/no-inferrable-types', 'export const f = (a: number = 1) => a;'],
  ['typescript/no-invalid-void-type', 'export type A = void | 1;'],
  ['typescript/no-misused-new', 'export interface A { new (): A; }'],
  ['typescript/no-misused-promises', 'export const f = (a: Promise<1>) => { if (a) return 1; return 2; };'],
  ['typescript/no-namespace', 'export namespace A { export const b = 1; }'],
  ['typescript/no-non-null-asserted-nullish-coalescing', 'export const f = (a: {b: 1 | null}) => a.b! ?? 1;'],
  ['typescript/no-non-null-asserted-optional-chain', 'export const f = (a?: {b?: 1}) => a?.b!;'],
  ['typescript/no-require-imports', `import a = require('node:fs');\nexport {a};`],
  ['typescript/no-this-alias', 'export class A { b() { const a = this; return a; } }'],
  ['typescript/no-unnecessary-type-constraint', 'export type A<B extends unknown> = B[];'],
  ['typescript/no-unsafe-function-type', 'export type A = Function;'],
  ['typescript/no-wrapper-object-types', 'export type A = String;'],
  ['typescript/prefer-as-const', "export const a: 'b' = 'b';"],
  [
    'typescript/prefer-for-of',
    'export const f = (a: number[]) => { for (let i = 0; i < a.length; i++) Math.abs(a[i]!); };',
  ],
  ['typescript/prefer-function-type', 'export interface A { (): 1 }'],
  ['typescript/prefer-literal-enum-member', 'const a = 1;\nexport enum A { B = a }'],
  ['typescript/prefer-namespace-keyword', 'declare module A {}'],
  [
    'typescript/switch-exhaustiveness-check',
    'export const f = (a: 1 | 2) => { switch (a) { case 1: return 1; } return 2; };',
  ],
  ['typescript/triple-slash-reference', '/// <reference path="./other.ts" />\nexport {};'],
  ['typescript/unified-signatures', 'export interface A { b(c: 1): 1; b(c: 2): 1; }'],
  ['house/no-disabling', '/* oxlint-disable */\nexport var a = 1;'],
];

/** Faults in templates and elements. */
const inElements: readonly [rule: string, code: string][] = [
  ['lit/attribute-value-entities', 'html`<a title="a > b">c</a>`'],
  ['lit/binding-positions', 'html`<${a}></a>`'],
  ['lit/no-duplicate-template-bindings', 'html`<a title=${a} title=${a}></a>`'],
  ['lit/no-invalid-html', 'html`<a title=b"></a>`'],
  ['lit/no-legacy-template-syntax', 'html`<a on-click=${a}></a>`'],
  [
    'lit/no-property-change-update',
    'class extends LitElement { static properties = {b: {}}; update(c: never) { super.update(c); this.b = 1; } }',
  ],
  [
    'wc/no-constructor-attributes',
    `class extends HTMLElement { constructor() { super(); this.setAttribute('b', 'c'); } }`,
  ],
  ['wc/no-invalid-element-name', `customElements.define('a', class extends HTMLElement {})`],
  ['wc/no-self-class', `class extends HTMLElement { connectedCallback() { this.classList.add('b'); } }`],
];

/** Faults of tests. */
const inTests: readonly [rule: string, code: string][] = [
  ['house/every-test-runs', `import {test} from 'node:test';\ntest.only('a', () => 1);`],
  ['house/await-promises', `import {waitUntil} from '@open-wc/testing';\nwaitUntil(() => true);`],
];

const planted = new Map<string, {rule: string; path: string; code: string}>();
const plant = (folder: string, end: string, faults: typeof inScripts): void =>
  faults.forEach(([rule, code], index) =>
    planted.set(`${rule}: ${code}`, {rule, path: `${folder}/fault-${index}${end}`, code}),
  );
plant('packages/table/cli', '.js', inScripts);
plant('packages/table/src', '.ts', inTypeScript);
plant(
  'packages/table/src/panels',
  '.ts',
  inElements.map(([rule, code]) => [rule, `export const x = ${code};`]),
);
plant('test', '.browser.test.ts', inTests);

describe('a planted fault is found', () => {
  const back = inTypeScript.findIndex(([rule]) => rule === 'import/no-cycle');
  const said = lint({
    'packages/table/src/back.ts': `import {a} from './fault-${back}.js';\nexport const b = a;`,
    ...Object.fromEntries([...planted.values()].map(({path, code}) => [path, code])),
  });
  for (const [title, {rule, path}] of planted)
    test(title, () => {
      const found = said.get(path)!.map((one) => one.rule);
      assert.ok(found.includes(rule), `only ${found.join(', ') || 'silence'}`);
    });
});
