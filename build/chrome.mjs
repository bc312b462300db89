// Finds the Chrome or Chromium in which the tables are tested, or brings it: on Debian the oldest or the newest that it serves.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const {env, platform} = process;

const CACHE = fileURLToPath(new URL('../node_modules/.cache/quinola', import.meta.url));

/** Options of apt-get for a network that is slow to answer. */
const SLOW_NETWORK = ['-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=60'];

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

const run = (command, args, options) =>
  spawnSync(command, args, {encoding: 'utf8', env: {...env, DEBIAN_FRONTEND: 'noninteractive'}, ...options});

/** Runs apt-get with its errors shown, and tells whether it succeeded. */
const apt = (args, cwd) =>
  run('apt-get', [...SLOW_NETWORK, '-qq', ...args], {cwd, stdio: ['ignore', 'ignore', 'inherit']}).status ===
  0;

/** The versions of Chromium that `apt-cache madison chromium` lists, oldest first. */
export const servedVersions = (madison) =>
  [...new Set([...madison.matchAll(/^ *chromium \| *(\S+)/gm)].map(([, version]) => version))].sort((a, b) =>
    a.localeCompare(b, 'en', {numeric: true}),
  );

/** What a browser says that it is; on Windows asking would open a window. */
export const nameOf = (path) =>
  (platform !== 'win32' &&
    run(path, ['--version'])
      .stdout?.split(/ built on| *\n/)[0]
      .trim()) ||
  'a browser';

/**
 * Brings one of Debian's versions: installs it where none is; else unpacks it beside the installed one, which has brought the
 * libraries that it needs. Returns its path, or undefined where it cannot be had.
 */
function bring(version, isInstalled) {
  const both = [`chromium=${version}`, `chromium-common=${version}`];
  if (!isInstalled) {
    console.log(`Installing Chromium ${version} (apt-get install) …`);
    return apt(['install', '-y', '--no-install-recommends', ...both]) ? findChrome() : undefined;
  }
  const folder = join(CACHE, `chromium-${version}`);
  const path = join(folder, 'usr/lib/chromium/chromium');
  if (!existsSync(path)) {
    console.log(`Unpacking Chromium ${version} beside the installed one (apt-get download) …`);
    mkdirSync(folder, {recursive: true});
    if (!apt(['download', '-o', 'APT::Sandbox::User=root', ...both], folder)) return undefined;
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
      run('dpkg', ['-x', file, '.'], {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
      rmSync(join(folder, file));
    }
  }
  return run(path, ['--version']).status === 0 ? path : undefined;
}

/** Debian's oldest or newest Chromium, as root on Debian; undefined elsewhere and where it cannot be had. */
function debian(wish) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  console.log('Asking Debian which versions of Chromium there are (apt-get update) …');
  if (!apt(['update'])) console.log('It does not answer: the list of packages stays as it is.');
  const versions = servedVersions(run('apt-cache', ['madison', 'chromium']).stdout ?? '');
  if (!versions.length) return undefined;
  const version = wish === 'oldest' ? versions[0] : versions.at(-1);
  const installed = run('dpkg-query', ['-W', '-f=${db:Status-Abbrev}${Version}', 'chromium']).stdout ?? '';
  return installed === `ii ${version}` ? '/usr/bin/chromium' : bring(version, installed.startsWith('ii'));
}

/**
 * Finds the browser, or brings Debian's where possible; otherwise throws an error that says what to do.
 * @param {'oldest' | 'newest' | 'installed'} [wish] the oldest or the newest that this machine can get, where CHROME_PATH names
 *   none; what is installed is taken where that cannot be had
 * @returns {string}
 */
export function ensureChrome(wish = 'installed') {
  if (env.CHROME_PATH && !existsSync(env.CHROME_PATH))
    throw new Error(`CHROME_PATH names ${env.CHROME_PATH}, but there is no such file.`);
  const found = findChrome();
  if (found && (env.CHROME_PATH || wish === 'installed')) return found;
  const brought = debian(wish);
  if (!brought && found) console.log(`The ${wish} Chromium cannot be had here: the installed one is taken.`);
  const chrome = brought ?? found;
  if (chrome) return chrome;
  throw new Error(
    'No Chrome or Chromium found: install one, or set CHROME_PATH to the file that starts it, and run npm test again.',
  );
}
