// Firefox and WebKit for the test runner, each with one window in which one test file after the other runs: Debian's
// `firefox-esr` by WebDriver BiDi, and its `webkit2gtk-driver` by WebDriver, with `xvfb`, because its window needs a screen.
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {setTimeout as passed} from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

/** The window, in px: larger than all sizes that are measured. */
const SIDE = 1940;

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** Starts Firefox; resolves to its window. */
async function firefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    // A coarse pointer, as on a touch screen.
    extraPrefsFirefox: {'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1},
  });
  const page = await browser.newPage();
  await page.setViewport({width: SIDE, height: SIDE});
  return {
    name: await browser.version(),
    open: (url) => page.goto(url),
    close: () => browser.close(),
  };
}

/** The port of WebKit's driver. */
const PORT = 8896;

/** Asks WebKit's driver; rejects with what it complains of. */
async function ask(method, path, body) {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {method, body: body && JSON.stringify(body)});
  const {value} = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Resolves when the driver answers. */
async function answering() {
  for (let tries = 0; tries < 100; tries++) {
    if (await ask('GET', '/status').catch(() => null)) return;
    await passed(100);
  }
  throw new Error('The driver of WebKit does not answer.');
}

/** Starts WebKit; resolves to its window. */
async function webkit() {
  const screen = `-screen 0 ${SIDE}x${SIDE}x24`;
  const driver = spawn('xvfb-run', ['-a', '-s', screen, 'WebKitWebDriver', `--port=${PORT}`], {
    stdio: 'ignore',
    detached: true,
  });
  const end = () => process.kill(-driver.pid);
  try {
    await answering();
    const {sessionId, capabilities} = await ask('POST', '/session', {
      capabilities: {alwaysMatch: {'webkitgtk:browserOptions': {args: ['--automation']}}},
    });
    const session = `/session/${sessionId}`;
    await ask('POST', `${session}/window/rect`, {x: 0, y: 0, width: SIDE, height: SIDE});
    return {
      name: `WebKit (${capabilities.browserName} ${capabilities.browserVersion})`,
      open: (url) => ask('POST', `${session}/url`, {url}),
      close: () => ask('DELETE', session).finally(end),
    };
  } catch (error) {
    end();
    throw error;
  }
}

/**
 * A launcher of the test runner.
 * @param {() => Promise<{name: string, open(url: string): Promise<unknown>, close(): Promise<unknown>}>} start
 * @returns {import('@web/test-runner-core').BrowserLauncher}
 */
function launcherOf(start) {
  let browser, running;
  return {
    name: '',
    type: 'one-window',
    concurrency: 1,
    async initialize() {
      browser = await start();
      this.name = browser.name;
    },
    async startSession(id, url) {
      running = id;
      await browser.open(url);
    },
    isActive: (id) => id === running,
    getBrowserUrl: () => undefined,
    async stopSession() {
      running = undefined;
      await browser.open('about:blank');
      return {};
    },
    stop: async () => browser?.close(),
    startDebugSession: () => Promise.reject(new Error('These browsers have no window for people.')),
  };
}

const BROWSERS = [
  {name: 'Firefox', needs: [FIREFOX ?? '/usr/bin/firefox'], start: firefox},
  {name: 'WebKit', needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'], start: webkit},
];

const isInstalled = ({needs}) => needs.every((path) => existsSync(path));

/** The names of the browsers that are not installed. */
export const missing = BROWSERS.filter((one) => !isInstalled(one)).map(({name}) => name);

/** The launchers of those that are. */
export const launchers = BROWSERS.filter(isInstalled).map(({start}) => launcherOf(start));
