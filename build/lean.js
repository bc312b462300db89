// What XState carries and no table calls is left out of the files that pages fetch: inspection, persisted snapshots (a
// record is what is kept), JSON of nodes and actors, history states, routes, actors with system ids or spawned by hand,
// and the texts of errors of whoever writes a chart, who sees them in the tests. Bundlers drop unused functions, but
// not unused members of classes and objects; so they are named here, and cut.
//
// Of pure-rand, whose generator is only asked for the next number, goes what copies it and lets it jump.
//
// A chart behaves the same without them: test/lean.test.ts plays matches through both. `Joined` of the table kit, the
// only one who holds an actor, is typed by the members that stay. Every line below must find what it names: with
// another version of XState the build fails until somebody has read this list again.
import {readFileSync} from 'node:fs';
import {parseAst} from 'rollup/parseAst';

/** Members of classes, by class. */
const METHODS = {
  StateNode: ['definition', 'toJSON', 'on', 'events', 'ownEvents'],
  StateMachine: ['definition', 'toJSON', 'provide', 'resolveState', 'microstep', 'getPersistedSnapshot', 'restoreSnapshot'],
  XoroShiro128Plus: ['clone', 'jump', 'getState'],
  Actor: ['toJSON', 'getPersistedSnapshot', 'select', 'attachDevTools', '[symbolObservable]'],
};

/** Properties of object literals, by the function (or class) they are written in. */
const PROPERTIES = {
  setup: ['assign', 'sendTo', 'raise', 'log', 'cancel', 'stopChild', 'enqueueActions', 'emit', 'spawnChild', 'createStateConfig', 'createAction'],
  StateNode: ['toJSON'],
  formatTransition: ['toJSON'],
  formatInitialTransition: ['toJSON'],
  initialMicrostep: ['toJSON'],
  createMachineSnapshot: ['matches', 'can', 'getMeta', 'toJSON'],
  Actor: ['logger'],
  createSystem: ['inspect', '_sendInspectionEvent', 'get', 'getAll', 'getSnapshot', '_set', '_register', '_unregister', '_logger', 'start', 'startedAt'],
  defaultOptions: ['logger', 'devTools'],
  fromPromise: ['getPersistedSnapshot', 'restoreSnapshot'],
  resolveAssign: ['spawn'],
};

/** Statements, by how they begin. */
const STATEMENTS = [
  // Nobody inspects.
  'this.system._sendInspectionEvent(', 'this._actorScope.system._sendInspectionEvent(', 'system._sendInspectionEvent(',
  'actorScope.system._sendInspectionEvent(', 'const sendInspectionEvent =', 'const inspectionObservers =', 'if (inspect && !parent)',
  'if (this.options.devTools)',
  // Nothing is persisted or told of all its events.
  'this.getPersistedSnapshot =', 'this.restoreSnapshot =', 'this.events = this.root.events', 'const emptyLogic =',
  // No actor has a system id, or hands its snapshots on.
  'if (systemId)', 'if (this.systemId)', 'if (systemId &&', 'const keyedActors =', 'const reverseKeyedActors =',
  'if (this._syncSnapshot)',
  // No history states, no routes.
  'formatRouteTransitions(', 'for (const exitStateNode of statesToExit)', 'this.history =',
  // No one asks for an actor by its name, and no timer outlives a page.
  'const children = new Map', 'this.system._register(', 'this.system._unregister(', 'unregisterRecursively(actorScope, actorRef)', 'this.system.start(',
  'this.logger =', 'this.clock =',
  // Nobody counts the steps, or tries an action again.
  'addMicrostep(', 'const maxIterations =', 'retries?.forEach(',
  // A node's transitions come when they are asked for (see OTHERWISE).
  'this.root._initialize(',
  // What is only there to be read from outside.
  'this.src =', 'this.ref =', 'this.version =', 'this.schemas =', 'this.states = this.root.states', 'this.description =', 'this.meta =',
  'this.__xstatenode =', 'cancel.type =', 'raise.type =', 'stop.type =',
];

/**
 * Members of classes, and statements, with something in their place. A chart has some hundreds of nodes, most of which
 * most matches never enter: each gets its transitions (and with them the timers among its entries) when it is first
 * entered or asked for them, not before the first card.
 */
const OTHERWISE = {
  'StateNode._initialize': `get transitions() { return memo(this, 'transitions', () => formatTransitions(this)); }
  get always() { return this.config.always && memo(this, 'always', () => toTransitionConfigArray(this.config.always).map((t) => formatTransition(this, NULL_EVENT, t))); }`,
  'mutStateNodeSet.add(stateNodeToEnter);': 'mutStateNodeSet.add(stateNodeToEnter, stateNodeToEnter.transitions);',
};

/** Conditions that never hold; `if` and `?:` with them become what they are otherwise. */
const NEVER = [
  'persistedState', 'isHistoryNode(targetNode)', 'isHistoryNode(stateNode)', "'retryResolve' in builtinAction",
  // Nobody makes these mistakes in a chart that was tested.
  '!isInline && !resolved', 'descriptor === NULL_EVENT', '!resolvedTarget && _target', '!stateNode.states', '!result', '!stateNode',
  'iterationCount > maxIterations', 'child._parent !== this', "typeof eventOrExpr === 'string'", "this.type === 'compound' && !this.config.initial",
  // Guards are functions; ids are fixed, and stand at the beginning of a path or nowhere.
  "typeof resolved !== 'function'",
  "typeof sendId === 'function'", "typeof id === 'function'", "typeof actorRef === 'function'", "typeof configTransition === 'string'",
  "typeof statePath === 'string' && isStateId(statePath)", 'isStateId(stateKey)',
  // Nobody asks for snapshots of actors.
  'invokeDef.onSnapshot',
  // Initial states are words, and do nothing; only delays raise events.
  "child.type === 'history'", "typeof _target === 'object'", 'statesForDefaultEntry.has(stateNodeToEnter)',
  "typeof resolvedDelay !== 'number'", '!snapshot.context',
];

/** Conditions that always hold; `if` and `?:` with them become what they are then. No guards made of guards, no `type.*` for events. */
const ALWAYS = [
  "!('check' in resolved)", "!descriptor.endsWith('.*')",
  // Delays and actors are named in the chart, observers come before the start.
  "typeof src === 'string'", '!match', "typeof configDelay === 'function'", "typeof delay === 'string'", "typeof delay === 'number'", 'Number.isNaN(+delay)',
  "typeof _target === 'string'", "!_target || typeof _target === 'string'", '!isHistoryNode(initialState)', '!isHistoryNode(child)',
  "typeof actorRefOrString === 'string'", 'rootNode.output === undefined', 'this._processingStatus !== ProcessingStatus.Stopped',
];

/** What may be imported from XState without reading these lists again: nothing of it needs what is cut. */
const IMPORTS = ['assign', 'createActor', 'emit', 'fromPromise', 'setup'];

/** Visits the nodes of a syntax tree with their ancestors, the nearest first. */
function walk(node, visit, above = []) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit, above);
  } else if (node?.type && visit(node, above) !== false) {
    for (const child of Object.values(node)) if (child && typeof child === 'object') walk(child, visit, [node, ...above]);
  }
}

/**
 * What is put in the place of a node, and the line of the lists above that says so; `null` = the node stays.
 * @param rest gives what stays of a part of the node
 */
function instead(node, above, text, rest) {
  const of = (at) => text.slice(at.start, at.end);
  if (node.type === 'MethodDefinition') {
    const name = node.computed ? `[${of(node.key)}]` : of(node.key);
    const owner = above[1].id?.name;
    if (METHODS[owner]?.includes(name)) return [`${owner}.${name}`, ''];
    const by = OTHERWISE[`${owner}.${name}`];
    if (by) return [`${owner}.${name}`, by];
  }
  if (node.type === 'Property' && above[0].type === 'ObjectExpression') {
    const owner = above.map(({id}) => id?.name).find((name) => PROPERTIES[name]);
    if (owner && PROPERTIES[owner].includes(of(node.key))) return [`${owner}: ${of(node.key)}`, '', true];
  }
  // A property that is not there yet reads the same.
  if (node.type === 'ExpressionStatement' && /^this\.\w+ = void 0;$/.test(of(node))) return ['void', ''];
  if (/Statement$|Declaration$/.test(node.type)) {
    const begin = STATEMENTS.find((line) => text.startsWith(line, node.start));
    if (begin) return [begin, ''];
  }
  if (node.type === 'ExpressionStatement' && OTHERWISE[of(node)]) return [of(node), OTHERWISE[of(node)]];
  if (/^(?:If|Conditional)/.test(node.type) && NEVER.includes(of(node.test))) {
    return [`never ${of(node.test)}`, node.alternate ? rest(node.alternate) : ''];
  }
  if (/^(?:If|Conditional)/.test(node.type) && ALWAYS.includes(of(node.test))) return [`always ${of(node.test)}`, rest(node.consequent)];
  if (node.type === 'NewExpression' && of(node.callee) === 'Error') {
    // An error that only wraps another gives way to it.
    return ['errors', of(node).includes('err.message') ? 'err' : `new Error('XState')`];
  }
  return null;
}

/** Every line of the lists, as `instead` names it. */
const named = new Set([
  ...Object.entries(METHODS).flatMap(([owner, names]) => names.map((name) => `${owner}.${name}`)),
  ...Object.entries(PROPERTIES).flatMap(([owner, names]) => names.map((name) => `${owner}: ${name}`)),
  ...STATEMENTS, ...Object.keys(OTHERWISE), ...NEVER.map((condition) => `never ${condition}`), ...ALWAYS.map((condition) => `always ${condition}`), 'errors', 'void',
]);

const isLean = (id) => /\/node_modules\/(?:xstate\/dist|pure-rand\/lib)\//.test(id.replaceAll('\\', '/'));

/**
 * Cuts out of a module of XState or pure-rand what no table calls; lines stay where they are.
 * @param parse gives the syntax tree
 * @param found takes the lines of the lists that were found
 */
export function leaned(text, parse, found = new Set()) {
  /** The text of a part without what is cut in it. */
  const rest = (part, above) => {
    const cuts = [];
    walk(part, (node, around) => {
      const line = [...around, ...above];
      const cut = instead(node, line, text, (kept) => rest(kept, [node, ...line]));
      if (!cut) return true;
      const [name, by, withComma] = cut;
      found.add(name);
      cuts.push([node.start, node.end + Number(Boolean(withComma) && text[node.end] === ','), by]);
      return false;
    });
    let code = text.slice(part.start, part.end);
    for (const [start, end, by] of cuts.sort((a, b) => b[0] - a[0])) {
      const lines = text.slice(start, end).split('\n').length - by.split('\n').length;
      code = code.slice(0, start - part.start) + by + '\n'.repeat(lines) + code.slice(end - part.start);
    }
    return code;
  };
  return rest({...parse(text), start: 0, end: text.length}, []);
}

/** What a module with a chart uses of XState that pages don't get; empty, if nothing. */
function missed(program) {
  const names = [];
  let chart = false;
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration') {
      const of = node.source.value;
      chart ||= of === 'xstate' || of === '@quinola/chart';
      if (of === 'xstate') names.push(...node.specifiers.map(({imported, local}) => imported?.name ?? local.name).filter((name) => !IMPORTS.includes(name)));
    }
    if (chart && node.type === 'Literal' && (node.value === 'history' || /^[\w.]+\.\*$/.test(node.value))) names.push(node.value);
    if (chart && node.type === 'Property' && node.key.name === 'route') names.push('route');
    return true;
  });
  return names;
}

/**
 * The plugin for Rollup; the build fails where a line of the lists finds nothing any more, or where a chart begins to use
 * what is left out.
 */
export function leanLibraries() {
  const found = new Set();
  /** Modules that another bundle has looked at: the tree is made for whoever asks. */
  const seen = new Set();
  return {
    name: 'lean-libraries',
    transform(text, id) {
      return isLean(id) ? {code: leaned(text, (code) => this.parse(code), found), map: null} : null;
    },
    moduleParsed(module) {
      const {id} = module;
      if (seen.has(id)) return;
      seen.add(id);
      const names = isLean(id) || !module.ast ? [] : missed(module.ast);
      if (names.length) this.error(`${id} uses ${names.join(', ')} of XState, which build/lean.js leaves out.`);
    },
    buildEnd(error) {
      const lost = [...named].filter((line) => !found.has(line));
      if (!error && lost.length) throw new Error(`build/lean.js: the libraries have no longer ${lost.join('; ')}`);
    },
  };
}

/** The plugin for esbuild, which bundles workers and tests. */
export function leanLibrariesEsbuild() {
  return {
    name: 'lean-libraries',
    setup({onLoad}) {
      onLoad({filter: /[\\/](?:xstate[\\/]dist|pure-rand[\\/]lib)[\\/].*\.js$/}, ({path}) => ({contents: leaned(readFileSync(path, 'utf8'), parseAst)}));
    },
  };
}
