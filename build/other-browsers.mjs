// npm run other-browsers [-- GAME …] : plays a deal at every table in Firefox and in WebKit, and measures whether it fits at every
// size. It uses Debian's, by their own protocols: `firefox-esr`; `webkit2gtk-driver` with `xvfb`, because its
// window needs a screen. A browser that is not installed is skipped, with a message.
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import puppeteer from 'puppeteer-core';
import {games, root, version} from './games.js';
import {inlineWorkerEsbuild} from './inline-worker.js';
import {createFileServer, listen} from './serve.mjs';

const FOLDER = join(root, 'node_modules/.cache/quinola/other-browsers');
/** How long a deal with its measurements may take, in ms. */
const LONGEST = 300_000;
/** The window, in px: larger than all sizes that are measured. */
const SIDE = 1940;

/** Replaces the commands of the browser test runner, none of which are used here. */
const withoutRunner = {
  name: 'without-runner',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^@web\/test-runner-commands$/}, ({path}) => ({path, namespace: 'none'}));
    onLoad({filter: /.*/, namespace: 'none'}, () => ({
      contents: 'export const executeServerCommand = undefined, sendKeys = undefined, sendMouse = undefined;',
    }));
  },
};

async function makePage() {
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  await build({
    absWorkingDir: root,
    entryPoints: ['test/support/in-other-browsers.ts'],
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source', 'browser', 'module', 'production'],
    define: {'process.env.NODE_ENV': '"production"', 'import.meta.url': 'location.href'},
    tsconfig: 'tsconfig.base.json',
    plugins: [withoutRunner, inlineWorkerEsbuild()],
    logLevel: 'error',
  });
  writeFileSync(
    join(FOLDER, 'index.html'),
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Table</title><body><script type="module" src="in-other-browsers.js"></script>',
  );
}

/** Firefox by WebDriver BiDi: a function that opens an address and returns the page's result. */
async function firefox() {
  const executablePath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
  if (!executablePath) return null;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // A coarse pointer, as on a touch screen.
    extraPrefsFirefox: {'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1},
  });
  return {
    name: `Firefox ${(await browser.version()).replace(/^firefox\//i, '')}`,
    async faultsAt(address) {
      const page = await browser.newPage();
      await page.setViewport({width: SIDE, height: SIDE});
      await page.goto(address);
      const found = await page.waitForFunction('window.faults', {timeout: LONGEST, polling: 250});
      const faults = await found.jsonValue();
      await page.close();
      return faults;
    },
    close: () => browser.close(),
  };
}

/** WebKit by WebDriver, of which five commands are needed. */
async function webkit() {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/xvfb-run')) return null;
  const port = 8896;
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', `-screen 0 ${SIDE}x${SIDE}x24`, 'WebKitWebDriver', `--port=${port}`],
    {stdio: 'ignore', detached: true},
  );
  const ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const {value} = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const close = () => process.kill(-driver.pid);
  try {
    for (let tries = 0; ; tries++) {
      const ready = await ask('GET', '/status').catch(() => null);
      if (ready) break;
      if (tries > 100) throw new Error('The driver of WebKit does not answer.');
      await new Promise((go) => setTimeout(go, 100));
    }
    const {sessionId, capabilities} = await ask('POST', '/session', {
      capabilities: {alwaysMatch: {'webkitgtk:browserOptions': {args: ['--automation']}}},
    });
    const session = `/session/${sessionId}`;
    await ask('POST', `${session}/timeouts`, {script: LONGEST});
    await ask('POST', `${session}/window/rect`, {x: 0, y: 0, width: SIDE, height: SIDE});
    return {
      name: `WebKit (${capabilities.browserName} ${capabilities.browserVersion})`,
      async faultsAt(address) {
        await ask('POST', `${session}/url`, {url: 'about:blank'});
        await ask('POST', `${session}/url`, {url: address});
        return ask('POST', `${session}/execute/async`, {
          script:
            'const done = arguments[0]; const look = () => (window.faults ? done(window.faults) : setTimeout(look, 250)); look();',
          args: [],
        });
      },
      close: () => ask('DELETE', session).finally(close),
    };
  } catch (error) {
    close();
    throw error;
  }
}

const named = process.argv.slice(2);
const tried = named.length ? games.filter(({id}) => named.includes(id)) : games;
let failed = 0;
await makePage();
const server = createFileServer(FOLDER, version);
const port = await listen(server, 8890);
for (const [name, begin] of [
  ['Firefox', firefox],
  ['WebKit', webkit],
]) {
  const browser = await begin();
  if (!browser) {
    console.log(`${name}: not installed, not tried`);
    continue;
  }
  for (const {id, tag} of tried) {
    const start = performance.now();
    const faults = await browser.faultsAt(`http://localhost:${port}/#${tag}`).catch(({message}) => [message]);
    failed += faults.length ? 1 : 0;
    console.log(
      `${browser.name}: ${id} ${faults.length ? `${faults.length} faults` : 'fits'} (${((performance.now() - start) / 1000).toFixed(0)} s)`,
    );
    for (const fault of faults) console.log(`  ${fault}`);
  }
  await browser.close();
}
server.close();
process.exitCode = failed ? 1 : 0;
