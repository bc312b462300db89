// The options of a game as its `rules/options.ts` declares them: with their doc comments, which the pages of the tags, the types
// and the editors' data quote, and with the marks by which they stand in the form of the gallery (see `OptionRules` of @quinola/play).
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import ts from 'typescript';

/**
 * An option as pages know it.
 * @typedef {object} DeclaredOption
 * @property {string} name as in the rules, `gameLevels`
 * @property {string} attribute `game-levels`
 * @property {string} property of the element
 * @property {string} type the values of the attribute, as a type
 * @property {string} description
 * @property {{values: readonly string[], only?: string, with?: string} | null} offered its field in the form of the gallery
 */

const attributeOf = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const parse = (path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/** An expression without what only the compiler reads: `as const`, `satisfies …`. */
const bare = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;

/** The value of a literal; undefined for anything that is computed. */
function valueOf(written) {
  const node = bare(written);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf);
  return {
    [ts.SyntaxKind.TrueKeyword]: true,
    [ts.SyntaxKind.FalseKeyword]: false,
    [ts.SyntaxKind.NullKeyword]: null,
  }[node.kind];
}

const nameOf = ({name}) => name.text;

/** The object of rules that a source declares under a name, or as the argument of `defineOptions`. */
function rulesIn(source, name) {
  let found;
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && nameOf(node) === name && node.initializer) {
      const value = bare(node.initializer);
      found = ts.isCallExpression(value) ? value.arguments[0] : value;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found && bare(found);
}

/** The file from which a source imports a name, through the indexes between. */
function fileOf(source, name) {
  for (const node of source.statements) {
    const from = node.moduleSpecifier?.text;
    if (!from?.startsWith('.')) continue;
    const path = join(dirname(source.fileName), from.replace(/\.js$/, '.ts'));
    const clause = node.importClause?.namedBindings ?? node.exportClause;
    if (clause?.elements && !clause.elements.some((one) => nameOf(one) === name)) continue;
    const further = parse(path);
    if (rulesIn(further, name)) return further;
    const deeper = ts.isExportDeclaration(node) || clause ? fileOf(further, name) : undefined;
    if (deeper) return deeper;
  }
  return undefined;
}

/** The doc comment of an option: its text, and its marks by name. */
function commentOn(node) {
  const [doc] = node.jsDoc ?? [];
  const text = (comment) => (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();
  const marks = (doc?.tags ?? []).map((tag) => [tag.tagName.text, text(tag.comment)]);
  return {description: text(doc?.comment), marks: Object.fromEntries(marks)};
}

const isSwitch = ({words, usual}) => words?.[0] === false && !usual;

/** A value as the attribute has it. */
const wordOf = (value) => (value === true ? 'yes' : value === false ? 'no' : String(value));

/** The values that an attribute accepts, as a type. */
function typeOf({words, also = [], text, ...rule}) {
  if (text) return 'string';
  if (!words) return ['number', ...also.filter((one) => one !== null).map((one) => `'${one}'`)].join(' | ');
  if (typeof words[0] === 'boolean') return isSwitch({words, ...rule}) ? 'boolean' : `'yes' | 'no'`;
  return words
    .filter((word) => word !== null)
    .map((word) => (typeof word === 'number' ? word : `'${word}'`))
    .join(' | ');
}

/** The field in the form: empty is the usual value, unless a mark names that too. */
function offeredOf(rule, {offered, only, with: beside}) {
  const {words = []} = rule;
  if (offered === undefined) return null;
  const named = offered ? offered.split(' ') : isSwitch(rule) ? ['on'] : words.slice(1).map(wordOf);
  const values = named.includes(String(words[0])) ? named : ['', ...named];
  return {values, ...(only && {only}), ...(beside && {with: beside})};
}

function optionOf(node) {
  const rule = Object.fromEntries(
    bare(node.initializer).properties.map((one) => [nameOf(one), valueOf(one.initializer) ?? 'computed']),
  );
  const name = nameOf(node);
  const {description, marks} = commentOn(node);
  if (!description) throw new Error(`The option ${name} has no doc comment.`);
  return {
    name,
    attribute: attributeOf(name),
    property: marks.property ?? name,
    type: typeOf(rule),
    description,
    offered: offeredOf(rule, marks),
  };
}

/** The options of an object of rules, with those of the objects that it spreads. */
const optionsOf = (source, rules) =>
  rules.properties.flatMap((node) => {
    if (!ts.isSpreadAssignment(node)) return [optionOf(node)];
    const name = node.expression.text;
    const from = rulesIn(source, name) ? source : fileOf(source, name);
    if (!from) throw new Error(`${source.fileName}: nothing is known of ${name}.`);
    return optionsOf(from, rulesIn(from, name));
  });

/**
 * The options of the game in a folder, in their order; none where its `rules/options.ts` does not declare `<id>Options`.
 * @param {string} folder of the game
 * @param {string} id of the game
 * @returns {readonly DeclaredOption[]}
 */
export function declaredOptions(folder, id) {
  const path = join(folder, 'rules/options.ts');
  if (!existsSync(path)) return [];
  const name = `${id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Options`;
  const source = parse(path);
  const rules = rulesIn(source, name);
  return rules ? optionsOf(source, rules) : [];
}
