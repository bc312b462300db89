import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {esbuildPlugin} from '@web/dev-server-esbuild';
import {defaultReporter} from '@web/test-runner';
import {chromeLauncher} from '@web/test-runner-chrome';
import {a11ySnapshotPlugin} from '@web/test-runner-commands/plugins';
import {findChrome} from './build/chrome.mjs';
import {games, version} from './build/games.js';
import {inlineWorkerServe} from './build/inline-worker.js';
import countingReporter from './build/report-browser.mjs';
import {sampled} from './build/sample.js';
import {bundledTests} from './build/serve-tests.js';
import {createFileServer, listen} from './build/serve.mjs';
import {goBack} from '@quinola/testing/browser/back.mjs';
import {visitBlocked} from '@quinola/testing/browser/blocked.mjs';
import {swingsOf} from '@quinola/testing/browser/framed.mjs';
import {launchChrome} from '@quinola/testing/browser/visited.mjs';
import {openFromDisk} from '@quinola/testing/browser/disk.mjs';
import {visitExamples} from '@quinola/testing/browser/how-to.mjs';
import {visitKiosk} from '@quinola/testing/browser/offline.mjs';
import {shiftsAtStart} from '@quinola/testing/browser/shifts.mjs';
import {openTampered} from '@quinola/testing/browser/tampered.mjs';

const rootDir = fileURLToPath(new URL('.', import.meta.url));

// The built files once from the origin of the tests and once from another, as a CDN has them.
const builtFiles = createFileServer(rootDir, version);
const elsewhere = createFileServer(rootDir, version);
const port = await listen(elsewhere);
elsewhere.unref();

// What is there before the test in each page.
const first = ['cloneable-errors', 'undrawn']
  .map(
    (name) =>
      `<script>{${readFileSync(new URL(`packages/testing/src/browser/${name}.js`, import.meta.url), 'utf8')}}</script>`,
  )
  .join('');

const launcher = chromeLauncher({
  launchOptions: {
    executablePath: findChrome(),
    headless: true,
    // As root Chromium refuses its sandbox, and small machines have a small /dev/shm.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  },
  // Several pages run at once, each with its own storage. Without the session the one behind would get no mouse and no focus.
  async createPage({context}) {
    const own = await context.browser().createBrowserContext();
    const page = await own.newPage();
    const session = await page.createCDPSession();
    await session.send('Emulation.setFocusEmulationEnabled', {enabled: true});
    // `npm run shake` tries the tests in a slower browser too.
    const rate = Number(process.env.QUINOLA_SLOWER ?? 1);
    if (rate > 1) await session.send('Emulation.setCPUThrottlingRate', {rate});
    return page;
  },
});

// A page is closed after its file: else the next would meet what this one has kept and emulated.
const stopSession = launcher.stopSession.bind(launcher);
launcher.stopSession = async (id) => {
  const context = launcher.getPage(id).browserContext();
  const result = await stopSession(id);
  launcher.inactivePages = launcher.inactivePages.filter(
    (page) => page.puppeteerPage.browserContext() !== context,
  );
  await context.close();
  return result;
};

/** The command `collect-garbage`: what the page of a test holds when nothing is held that nobody needs. */
const garbageCollector = {
  name: 'collect-garbage',
  async executeCommand({command, session}) {
    if (command !== 'collect-garbage') return undefined;
    const cdp = await session.browser.getPage(session.id).createCDPSession();
    await cdp.send('HeapProfiler.collectGarbage');
    const {nodes, jsEventListeners: listeners} = await cdp.send('Memory.getDOMCounters');
    const {usedSize: heap} = await cdp.send('Runtime.getHeapUsage');
    await cdp.detach();
    return {nodes, listeners, heap};
  },
};

/** The command `force-colours`: the page is seen as with a palette of the visitor's own, light or dark. */
const colourForcer = {
  name: 'force-colours',
  async executeCommand({command, payload, session}) {
    if (command !== 'force-colours') return undefined;
    // Left attached: what is emulated ends with the session.
    const cdp = await session.browser.getPage(session.id).createCDPSession();
    await cdp.send('Emulation.setEmulatedMedia', {
      features: [
        {name: 'forced-colors', value: payload ? 'active' : 'none'},
        {name: 'prefers-color-scheme', value: payload ?? 'light'},
      ],
    });
    return true;
  },
};

/** The command `fingers`: the page is used by fingers, or by a mouse again. */
const fingers = {
  name: 'fingers',
  async executeCommand({command, payload, session}) {
    if (command !== 'fingers') return undefined;
    // Left attached: what is emulated ends with the session.
    const cdp = await session.browser.getPage(session.id).createCDPSession();
    await cdp.send('Emulation.setTouchEmulationEnabled', {enabled: payload});
    return true;
  },
};

/** The command `wheel`: turns the wheel of the mouse at a place. */
const wheel = {
  name: 'wheel',
  async executeCommand({command, payload, session}) {
    if (command !== 'wheel') return undefined;
    const {mouse} = session.browser.getPage(session.id);
    const [x, y, deltaY] = payload;
    await mouse.move(x, y);
    await mouse.wheel({deltaY});
    return true;
  },
};

/** The command `scale-page`: the page is enlarged as by two fingers. */
const scaler = {
  name: 'scale-page',
  async executeCommand({command, payload, session}) {
    if (command !== 'scale-page') return undefined;
    const cdp = await session.browser.getPage(session.id).createCDPSession();
    await cdp.send('Emulation.setPageScaleFactor', {pageScaleFactor: payload});
    await cdp.detach();
    return true;
  },
};

/** The command `touch`: a whole gesture as the browser gets it, step by step a `type` and where each finger is. */
const toucher = {
  name: 'touch',
  async executeCommand({command, payload, session}) {
    if (command !== 'touch') return undefined;
    const cdp = await session.browser.getPage(session.id).createCDPSession();
    for (const [type, ...fingers] of payload) {
      await cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map(([x, y], id) => ({x, y, id})),
      });
    }
    await cdp.detach();
    return true;
  },
};

/**
 * The command `drag`: presses the mouse at the first place and moves it over the others, where it stays pressed. In one command,
 * because between several a slow machine may take so long that it is a long press.
 */
const dragger = {
  name: 'drag',
  async executeCommand({command, payload, session}) {
    if (command !== 'drag') return undefined;
    const [[x, y], ...rest] = payload;
    const {mouse} = session.browser.getPage(session.id);
    await mouse.move(x, y);
    const moves = [mouse.down(), ...rest.map(([toX, toY]) => mouse.move(toX, toY))];
    await Promise.all(moves);
    return true;
  },
};

/**
 * A command that takes longer than the twenty seconds that a command may: it begins the visit, and is asked again until it
 * gives what was seen.
 * @param {string} name
 * @param {(browser: object, payload: unknown) => Promise<object>} visit
 */
function longCommand(name, visit) {
  const visits = new Map();
  return {
    name,
    async executeCommand({command, payload, session}) {
      if (command !== name) return undefined;
      const key = `${session.id} ${JSON.stringify(payload)}`;
      if (!visits.has(key)) {
        visits.set(key, null);
        visit(session.browser.getPage(session.id).browser(), payload).then(
          (seen) => visits.set(key, seen),
          ({message}) => visits.set(key, {message}),
        );
      }
      return visits.get(key) ?? false;
    },
  };
}

/** The built kiosk with the tables of these tags, before and after the network has gone. */
const kioskVisitor = longCommand('visit-kiosk', (browser, tags) =>
  visitKiosk(browser, `${rootDir}dist/site`, version, tags),
);

/** The examples of a how-to on devices of their own, with a server that can be written to. */
const exampleVisitor = longCommand('visit-examples', (browser, name) =>
  visitExamples(browser, `${rootDir}dist/site`, name),
);

/** The command `look-within`: how a hand lies in a frame that its page cannot look into, and what origin the frame has. */
const frameLooker = {
  name: 'look-within',
  async executeCommand({command, payload, session}) {
    if (command !== 'look-within') return undefined;
    const frame = await session.browser
      .getPage(session.id)
      .waitForFrame((one) => one.url().endsWith(payload));
    const seen = await frame.waitForFunction(
      (tags) => {
        const cards = globalThis.document
          .querySelector(tags)
          ?.shadowRoot?.querySelectorAll('[part~=hand] [part~=card]').length;
        return cards && {cards, origin: globalThis.origin};
      },
      {},
      games.map(({tag}) => tag).join(),
    );
    return seen.jsonValue();
  },
};

/** The built tables of some tags in a page that the browser keeps whole while another is shown. */
const pageKeeper = longCommand('go-back', (browser, tags) => goBack(browser, `${rootDir}dist`, tags));

/** A built table of whose files some were changed on the way. */
const tamperer = longCommand('open-tampered', (browser, asked) =>
  openTampered(browser, `${rootDir}dist`, asked),
);

/** What moves on the screen while built tables start. */
const shiftWatcher = longCommand('shifts-at-start', (browser, asked) =>
  shiftsAtStart(browser, `${rootDir}dist`, asked),
);

/** A built table one of whose files cannot be fetched for a while. */
const blocker = longCommand('visit-blocked', (browser, asked) =>
  visitBlocked(browser, `${rootDir}dist`, asked),
);

/** A built table in a frame, in a browser that shows scrollbars. */
const frameWidener = longCommand('frame-swings', async (_, {tag, widths}) => {
  const browser = await launchChrome({hasScrollbars: true});
  return swingsOf(browser, `${rootDir}dist`, tag, widths).finally(() => browser.close());
});

/** A built single file on a page that is opened from a disk. */
const diskOpener = longCommand('open-from-disk', (browser, asked) =>
  openFromDisk(browser, `${rootDir}dist/cdn`, asked),
);

export default {
  // Tables from source beside their packages; in test/ the built files as a page gets them.
  files: [
    'packages/*/test/**/*.browser.test.ts',
    'packages/games/*/test/**/*.browser.test.ts',
    'test/**/*.browser.test.ts',
  ],
  rootDir,
  nodeResolve: {exportConditions: ['source', 'browser', 'development']},
  plugins: [
    a11ySnapshotPlugin(),
    garbageCollector,
    kioskVisitor,
    exampleVisitor,
    frameLooker,
    pageKeeper,
    tamperer,
    blocker,
    shiftWatcher,
    diskOpener,
    frameWidener,
    colourForcer,
    toucher,
    scaler,
    wheel,
    dragger,
    fingers,
    inlineWorkerServe(rootDir),
    esbuildPlugin({ts: true, tsconfig: `${rootDir}tsconfig.base.json`, target: 'es2022'}),
  ],
  middleware: [
    bundledTests(launcher),
    // The built files as they are: the server would rewrite them as it does sources.
    (context, next) => {
      if (!context.path.startsWith('/dist/')) return next();
      context.respond = false;
      return builtFiles.emit('request', context.req, context.res);
    },
  ],
  browsers: [launcher],
  // One more than the two processors of a small machine: a page often waits, for a picture or for time to go by.
  concurrency: 3,
  testsFinishTimeout: process.env.QUINOLA_LONG || process.env.QUINOLA_NETWORK ? 14_400_000 : 1_200_000,
  // They only end a test that hangs: what a test waits for has a shorter limit, which says what did not come.
  testFramework: {config: {ui: 'bdd', timeout: 120_000}},
  // Lit's reminder that its development build is in use is no news in a test.
  filterBrowserLogs: ({args}) =>
    !args.some((arg) => typeof arg === 'string' && arg.includes('lit.dev/msg/dev-mode')),
  // A language keeps the accessibility checks from complaining of the runner's own page.
  testRunnerHtml: (file) =>
    `<!doctype html><html lang="en"><head><title>Test</title><script>window.elsewhere = 'http://localhost:${port}'; window.long = ${Boolean(process.env.QUINOLA_LONG)}; window.all = window.long || ${Boolean(process.env.QUINOLA_ALL)}; window.sampled = ${JSON.stringify(sampled)}; window.network = ${JSON.stringify(process.env.QUINOLA_NETWORK?.split(' ') ?? [])}</script>${first}</head><body><script type="module" src="${file}"></script></body></html>`,
  reporters: [defaultReporter({reportTestProgress: false}), countingReporter()],
};
