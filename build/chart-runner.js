// Runs the charts of the tables in the files that pages fetch, in the place of XState.
//
// Charts are written, typed, drawn and tested with XState, and every package that npm serves runs them with it. Pages need
// an eighth of it, for a chart of ours is plain data: states that are compound, parallel or final; transitions with one
// target, a named guard and named actions; delays and promises by name; tags. There is no history, no inspection, no spawned
// or persisted actor, no output. What is here does the same as XState, in the same order: test/lean.test.ts plays matches
// through both, and `leanLibraries` stops a build whose charts want more.

const list = (some) => (some === undefined ? [] : [some].flat());

/** Whether a state lies within another. */
const isWithin = (node, other) => node.id.startsWith(`${other.id}.`);

const byOrder = (a, b) => a.order - b.order;

/** An error in what listens is the page's, and stops no match. */
function tell(listener, told) {
  try {
    listener?.(told);
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}

/** A state of a chart. Its ways out are made ready when they are first asked for: most matches never enter most states. */
class StateNode {
  #transitions;
  #always;

  constructor(config, parent, key) {
    this.config = config;
    this.parent = parent;
    this.key = key;
    this.root = parent?.root ?? this;
    this.path = parent ? [...parent.path, key] : [];
    this.id = [this.root.config.id, ...this.path].join('.');
    this.type = config.type ?? (config.states ? 'compound' : 'atomic');
    /** How many states were made, counted at the root: each comes after what it lies in, and before what follows. */
    this.made = 0;
    this.order = this.root.made++;
    this.states = Object.fromEntries(
      Object.entries(config.states ?? {}).map(([name, state]) => [name, new StateNode(state, this, name)]),
    );
    this.children = Object.values(this.states);
  }

  /** The event that a delay of this state sends. */
  after(delay) {
    return `xstate.after.${delay}.${this.id}`;
  }

  /** The ways out that need an event, by its type. */
  get transitions() {
    const {on, onDone, invoke, after = {}} = this.config;
    return (this.#transitions ??= new Map(
      Object.entries({
        ...on,
        [`xstate.done.state.${this.id}`]: onDone,
        [`xstate.done.actor.0.${this.id}`]: invoke?.onDone,
        [`xstate.error.actor.0.${this.id}`]: invoke?.onError,
        ...Object.fromEntries(Object.entries(after).map(([delay, ways]) => [this.after(delay), ways])),
      }).flatMap(([type, ways]) => (ways ? [[type, this.#ways(type, ways)]] : [])),
    ));
  }

  /** The ways out that need none. */
  get always() {
    return (this.#always ??= this.#ways('', this.config.always));
  }

  #ways(eventType, ways) {
    return list(ways).map((way) => ({
      ...way,
      eventType,
      source: this,
      target: way.target && [this.#find(way.target)],
    }));
  }

  /** A state by its name beside this one, by its path (`.turn.travel`) in this one, or by its path (`#match.playing`) in the chart. */
  #find(target) {
    const [start, ...path] = target.split('.');
    const from = start === '' ? this : start[0] === '#' ? this.root : this.parent.states[start];
    return path.reduce((node, key) => node.states[key], from);
  }
}

/** An action that changes the context: by what a function gives, or always alike. */
export const assign = (change) => ({change: typeof change === 'function' ? change : () => change});

/** An action that tells something to whoever listens. */
export const emit = (told) => ({told});

/** What a state may invoke: a promise, which is told by a signal when it is not awaited any more. */
export const fromPromise = (begin) => begin;

/** Charts that use these guards, actions, delays and actors by name. */
export const setup = (verbs) => ({
  createMachine: (config) => ({verbs, root: new StateNode(config)}),
  extend: ({actions, guards, delays}) =>
    setup({
      ...verbs,
      actions: {...verbs.actions, ...actions},
      guards: {...verbs.guards, ...guards},
      delays: {...verbs.delays, ...delays},
    }),
});

const INIT = 'xstate.init';
const STOP = 'xstate.stop';

/**
 * A match that goes by a chart.
 * @param machine made by `createMachine`
 * @param options the input of the context, and a clock, where it is not the page's
 */
export function createActor({verbs, root}, {input, clock = globalThis}) {
  const listeners = new Set();
  const observers = new Set();
  const nodes = new Set();
  /** What each active state has set going: it ends when the state is left. */
  const stays = new Map();
  const inbox = [];
  /** Events of the chart's own, which come before all that is sent. */
  const raised = [];
  /** What is done when a step is over, so that whoever hears of it finds the match as it then is. */
  const later = [];
  let context = {};
  let snapshot;
  let isStarted = false;
  let isBusy = true;

  const isOpen = ({guard}, event) =>
    guard === undefined || verbs.guards[guard.type ?? guard]({context, event}, guard.params);

  /** The ways that an event opens: the innermost state that knows one decides, in each of parallel states. */
  function opened(node, event) {
    const within = node.children.flatMap((child) => (nodes.has(child) ? opened(child, event) : []));
    if (within.length) return within;
    const way = [event.type, '*']
      .flatMap((type) => node.transitions.get(type) ?? [])
      .find((one) => isOpen(one, event));
    return way ? [way] : [];
  }

  /** The ways that need no event: of each innermost state the first, or of what it lies in. */
  function openByThemselves(event) {
    const ways = [...nodes]
      .filter(({children}) => !children.length)
      .map((innermost) => {
        for (let node = innermost; node; node = node.parent) {
          const way = node.always.find((one) => isOpen(one, event));
          if (way) return way;
        }
        return null;
      });
    return [...new Set(ways)].filter(Boolean);
  }

  /** The innermost state that lies around a transition: what is in it is left. */
  function domainOf({source, target: [target], reenter}) {
    let node = source;
    if (reenter || (target !== source && !isWithin(target, source)))
      do node = node.parent;
      while (!isWithin(target, node));
    return node;
  }

  function act(actions, event) {
    for (const action of list(actions)) {
      const verb = verbs.actions[action.type ?? action];
      const said = {context, event};
      if (verb.change) context = {...context, ...verb.change(said, action.params)};
      else if (verb.told) {
        const told = verb.told(said, action.params);
        later.push(() => listeners.forEach((listener) => tell(listener, told)));
      } else if (isStarted) verb(said, action.params);
      else later.push(() => verb(said, action.params));
    }
  }

  function enter(node, event) {
    nodes.add(node);
    const {entry, after, invoke, type} = node.config;
    act(entry, event);
    if (after || invoke) {
      const stay = new AbortController();
      const {signal} = stay;
      stays.set(node, stay);
      const whileHere = (begin) => later.push(() => signal.aborted || begin());
      for (const delay in after) {
        const time = verbs.delays[delay]({context, event});
        whileHere(() => {
          const timer = clock.setTimeout(() => actor.send({type: node.after(delay)}), time);
          signal.addEventListener('abort', () => clock.clearTimeout(timer));
        });
      }
      if (invoke) {
        const asked = invoke.input({context, event});
        const answer = (kind, what) =>
          signal.aborted || actor.send({type: `xstate.${kind}.actor.0.${node.id}`, ...what});
        whileHere(() => {
          verbs.actors[invoke.src]({input: asked, signal}).then(
            (output) => answer('done', {output}),
            (error) => answer('error', {error}),
          );
        });
      }
    }
    const isOver = ({children, type: kind}) =>
      kind === 'parallel'
        ? children.every(isOver)
        : children.some((child) => child.type === 'final' && nodes.has(child));
    if (type === 'final')
      for (let of = node.parent; of && isOver(of); of = of.parent)
        raised.push({type: `xstate.done.state.${of.id}`});
  }

  function leave(node, event) {
    act(node.config.exit, event);
    stays.get(node)?.abort();
    stays.delete(node);
    nodes.delete(node);
  }

  /** What is entered with a state, if nothing else in it is. */
  function complete(node, entering) {
    const {children, type, states, config} = node;
    const some = children.filter((child) => entering.has(child));
    for (const child of type === 'parallel'
      ? children
      : some.length || type !== 'compound'
        ? some
        : [states[config.initial]]) {
      entering.add(child);
      complete(child, entering);
    }
  }

  /** Goes some ways at once. Of two that would leave the same state the first is gone. */
  function go(ways, event) {
    const leaving = new Set();
    const entering = new Set();
    const domains = [];
    const gone = ways.filter((way) => {
      if (!way.target) return true;
      const domain = domainOf(way);
      const left = [...nodes].filter((node) => isWithin(node, domain));
      if (left.some((node) => leaving.has(node))) return false;
      left.forEach((node) => leaving.add(node));
      for (let [node] = way.target; node !== domain; node = node.parent) entering.add(node);
      domains.push(domain);
      return true;
    });
    for (const domain of domains) complete(domain, entering);
    for (const node of [...leaving].sort(byOrder).reverse()) leave(node, event);
    for (const {actions} of gone) act(actions, event);
    for (const node of [...entering].sort(byOrder)) enter(node, event);
  }

  /** Goes on until an event is needed, and keeps how things then stand. */
  function settle(event) {
    let last = event;
    for (;;) {
      const ways = openByThemselves(last);
      if (!ways.length) {
        if (!raised.length) break;
        last = raised.shift();
        ways.push(...opened(root, last));
      }
      go(ways, last);
    }
    const active = new Set(nodes);
    const valueOf = ({children, type}) => {
      const some = children.filter((child) => active.has(child));
      const [only] = some;
      return type === 'compound' && !only.children.length
        ? only.key
        : Object.fromEntries(some.map((child) => [child.key, valueOf(child)]));
    };
    const tags = new Set([...active].flatMap(({config}) => list(config.tags)));
    snapshot = {
      status: 'active',
      context,
      tags,
      hasTag: (tag) => tags.has(tag),
      get value() {
        return valueOf(root);
      },
    };
  }

  /** The match goes on no more. */
  function end(status, error) {
    snapshot = {...snapshot, status, error};
    inbox.length = later.length = 0;
    for (const stay of stays.values()) stay.abort();
    if (status === 'error') observers.forEach((observer) => tell(observer.error, error));
    observers.clear();
    listeners.clear();
  }

  /** Runs something after which all who watch are shown how things stand. */
  function step(run) {
    try {
      run();
      while (later.length) later.shift()();
    } catch (error) {
      end('error', error);
      return;
    }
    observers.forEach((observer) => tell(observer.next, snapshot));
  }

  function flush() {
    isBusy = true;
    while (inbox.length) {
      const event = inbox.shift();
      if (event.type === STOP) end('stopped');
      else
        step(() => {
          go(opened(root, event), event);
          settle(event);
        });
    }
    isBusy = false;
  }

  const actor = {
    getSnapshot: () => snapshot,
    on: (_, listener) => void listeners.add(listener),
    subscribe(watching) {
      const observer = typeof watching === 'function' ? {next: watching} : watching;
      observers.add(observer);
      return {unsubscribe: () => observers.delete(observer)};
    },
    send(event) {
      if (snapshot.status !== 'active') return;
      inbox.push(event);
      if (!isBusy) flush();
    },
    start() {
      isStarted = true;
      if (snapshot.status === 'error') end('error', snapshot.error);
      else step(() => undefined);
      flush();
    },
    stop() {
      inbox.length = 0;
      actor.send({type: STOP});
    },
  };

  try {
    const event = {type: INIT, input};
    context = root.config.context({input});
    enter(root, event);
    const entering = new Set();
    complete(root, entering);
    for (const node of [...entering].sort(byOrder)) enter(node, event);
    settle(event);
  } catch (error) {
    snapshot = {status: 'error', error, context};
  }
  return actor;
}
