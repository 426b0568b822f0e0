import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { inRoot } from './repository.mjs';
import { capture, step } from './run.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium for the end-to-end tests; as root on Debian it is installed when there is none. */
export async function findChromium() {
  return present() ?? ((await installOnDebian()) ? present() : undefined);
}

export const NO_CHROMIUM =
  'There is no Chromium for the end-to-end tests: install one, or set CHROMIUM_PATH to its program.';

function present() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return [...onPath(), ...APPLICATIONS, ...ownedByPlaywright()].find((path) => existsSync(path));
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function ownedByPlaywright() {
  try {
    const { chromium } = createRequire(inRoot('package.json'))('@playwright/test');
    return [chromium.executablePath()];
  } catch {
    return []; // it has no browser for this platform
  }
}

async function installOnDebian() {
  const isRoot = process.getuid?.() === 0;
  const isDebian = spawnSync('apt-get', ['--version']).status === 0;
  if (process.env.CHROMIUM_PATH || !isRoot || !isDebian) return false;
  return step('Installing Chromium with apt-get', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const packages = ['chromium', 'fonts-liberation'];
    const args = ['install', '-y', '--no-install-recommends', ...packages];
    if ((await capture('apt-get', args, env)).code === 0) return true;
    await capture('apt-get', ['update'], env); // the lists of packages may be missing or old
    const { code, output } = await capture('apt-get', args, env);
    if (code !== 0) console.error(output.trim());
    return code === 0;
  });
}
