// npm run stories: builds Storybook, opens every story in Chromium as a visitor without a network would, and runs axe
// on it. A story fails on an axe violation, on an error, and on a request to another origin or one that fails. The last line
// is `Stories: N passed, N failed`. `-- --shots FOLDER` saves a screenshot of each, `-- --only TEXT` opens those whose id holds
// the text, `-- --built FOLDER` uses an earlier build.
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {asked} from '../build/asked.js';
import {ensureChrome} from '../build/chrome.mjs';
import {root, version, workers} from '../build/games.js';
import {install} from '../build/install.mjs';
import {createFileServer, listen} from '../build/serve.mjs';
import {record} from '../build/times.js';

/** How many pages open stories in parallel. */
const PAGES = 2;
/** How long a story may take, in ms, on a busy machine. */
const LONGEST_WAIT = 40_000;

const {
  options: {shots, only = '', built},
} = asked('stories');

function build(folder) {
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const {status} = spawnSync(process.execPath, [storybook, 'build', '--quiet', '-o', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Storybook could not be built; see its message above.');
  return folder;
}

/** Shows a story in the page's frame and returns what axe reports. Runs in the page. */
function show(storyId) {
  const {__STORYBOOK_ADDONS_CHANNEL__: channel} = globalThis;
  return new Promise((done) => {
    const finished = ({storyId: id, reporters, status}) => {
      if (id !== storyId) return;
      channel.off('storyFinished', finished);
      const [{result = {}} = {}] = reporters.filter(({type}) => type === 'a11y');
      const violations = (result.violations ?? []).map(
        (one) =>
          `${one.id}: ${one.help}\n${one.nodes
            .map(
              (node) =>
                `      ${node.target.flat().join(' ')}\n        ${node.failureSummary.replaceAll('\n', ' ')}`,
            )
            .join('\n')}`,
      );
      done([
        ...violations,
        ...(result.error ? [String(result.error)] : []),
        ...(status === 'error' && !violations.length ? ['the story broke'] : []),
      ]);
    };
    channel.on('storyFinished', finished);
    channel.emit('setCurrentStory', {storyId, viewMode: 'story'});
  });
}

/** A page that shows stories one after the other and collects the errors in it. */
async function opened(browser, origin) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({width: 1280, height: 900});
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', {enabled: true});
  const troubles = [];
  // A story has no worker files beside it: the worker source inside the table is used.
  const isWorker = (url = '') => workers.some(({fileName}) => url.endsWith(`/${fileName}`));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !isWorker(message.location().url) &&
      troubles.push(`console: ${message.text()}`),
  );
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on(
    'request',
    (request) =>
      !/^(blob|data):/.test(request.url()) &&
      !request.url().startsWith(origin) &&
      troubles.push(`asks for ${request.url()}`),
  );
  page.on(
    'response',
    (response) =>
      response.status() >= 400 &&
      !isWorker(response.url()) &&
      troubles.push(`${response.status()} for ${response.url()}`),
  );
  await page.goto(`${origin}/iframe.html?id=quinola--welcome&viewMode=story`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished', {
    timeout: LONGEST_WAIT,
  });
  return {page, troubles};
}

/** Opens stories until none is left, adds what each took to that of its file (endless if it failed), and returns how many failed. */
async function visit({page, troubles}, stories, took) {
  let failed = 0;
  for (let story = stories.shift(); story; story = stories.shift()) {
    const start = performance.now();
    let timer;
    const late = new Promise((done) => {
      timer = setTimeout(() => done([`is not whole after ${LONGEST_WAIT / 1000} s`]), LONGEST_WAIT);
    });
    const found = [
      ...(await Promise.race([page.evaluate(show, story.id).catch(({message}) => [message]), late])),
      ...troubles.splice(0),
    ];
    clearTimeout(timer);
    if (shots) await page.screenshot({path: join(shots, `${story.id}.png`)});
    const seconds = found.length ? Infinity : (performance.now() - start) / 1000;
    took.set(story.importPath, (took.get(story.importPath) ?? 0) + seconds);
    if (!found.length) continue;
    failed++;
    console.log(
      `FAILED ${story.title}: ${story.name} (${story.id})\n${found.map((line) => `    ${line}`).join('\n')}`,
    );
  }
  return failed;
}

async function run() {
  install(root);
  const executablePath = ensureChrome();
  const folder = built ?? build(join(root, 'storybook-static'));
  const stories = Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries).filter(
    ({type, id}) => type === 'story' && id.includes(only),
  );
  const count = stories.length;
  if (shots) mkdirSync(shots, {recursive: true});
  const {launch} = await import('puppeteer-core'); // now that it is installed
  const server = createFileServer(folder, version);
  const origin = `http://localhost:${await listen(server)}`;
  const browser = await launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    const pages = await Promise.all(Array.from({length: PAGES}, () => opened(browser, origin)));
    const took = new Map();
    const failed = (await Promise.all(pages.map((page) => visit(page, stories, took)))).reduce(
      (sum, one) => sum + one,
      0,
    );
    for (const [path, seconds] of took)
      if (seconds < Infinity) record('stories', path.replace(/^\.\//, ''), seconds);
    console.log(`Stories: ${count - failed} passed, ${failed} failed`);
    return failed || !count ? 1 : 0;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
