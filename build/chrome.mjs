// Finds the Chrome or Chromium in which the tables are tested.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

const {env, platform} = process;

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** The usual places, by platform. */
function places() {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Google Chrome for Testing', 'Microsoft Edge'];
    return ['', env.HOME].flatMap((home) =>
      apps.map((app) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (platform === 'win32') {
    const homes = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    const apps = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    return homes.flatMap((home) => apps.map((app) => join(home, app)));
  }
  const folders = [
    ...(env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    '/opt/google/chrome',
  ];
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The path of the browser: CHROME_PATH, or the first of the usual places; undefined where there is none. */
export function findChrome() {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  return places().find((path) => existsSync(path));
}

/** Finds the browser, or installs Debian's where possible; otherwise throws an error that says what to do. */
export function ensureChrome() {
  if (env.CHROME_PATH && !existsSync(env.CHROME_PATH))
    throw new Error(`CHROME_PATH names ${env.CHROME_PATH}, but there is no such file.`);
  const found = findChrome();
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log("No Chrome or Chromium found: installing Debian's chromium (apt-get install chromium) …");
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {...env, DEBIAN_FRONTEND: 'noninteractive'},
      });
    if (apt('install', '-y', '-qq', '--no-install-recommends', 'chromium').status !== 0) {
      apt('update', '-qq');
      apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
    }
    const installed = findChrome();
    if (installed) return installed;
  }
  throw new Error(
    'No Chrome or Chromium found: install one, or set CHROME_PATH to the file that starts it, and run npm test again.',
  );
}
