import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { inRoot } from './repository.mjs';
import { capture, step } from './run.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Headless Chromium, a separate package in Debian: starts faster and renders with less work. */
const HEADLESS = 'chromium-headless-shell';
/** Without a network it fails soon. */
const TIMEOUTS = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=0'];
const ENVIRONMENT = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of a Chromium; installs one when running as root on Debian. `isHeadless` prefers the headless one,
 * for tests.
 */
export async function findChromium({ isHeadless = false } = {}) {
  const find = () => findExisting(isHeadless ? [HEADLESS, ...COMMANDS] : COMMANDS);
  if (isHeadless && !findExisting([HEADLESS])) await installHeadless();
  return find() ?? ((await installOnDebian()) ? find() : undefined);
}

export const NO_CHROMIUM =
  'No Chromium was found for the end-to-end tests. Install one, or set CHROMIUM_PATH to its executable.';

function findExisting(commands) {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return findInstalled(commands);
}

/** A Chromium that is installed. The default ones have windows, and with them a back/forward cache. */
export const findInstalled = (commands = COMMANDS) =>
  [...onPath(commands), ...APPLICATIONS, ...playwrightBrowsers()].find((path) => existsSync(path));

function onPath(commands) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function playwrightBrowsers() {
  try {
    const { chromium } = createRequire(inRoot('package.json'))('@playwright/test');
    return [chromium.executablePath()];
  } catch {
    return []; // Playwright has no browser for this platform
  }
}

function canInstall() {
  const isRoot = process.getuid?.() === 0;
  const isDebian = spawnSync('apt-get', ['--version']).status === 0;
  return !process.env.CHROMIUM_PATH && isRoot && isDebian;
}

/** Tests use it where it is to be had: it takes less than half of the CPU. Older versions of Debian do not have it. */
async function installHeadless() {
  if (!canInstall() || !findExisting(COMMANDS)) return;
  await step(`Installing ${HEADLESS} with apt-get`, () => installWithUpdate(HEADLESS));
}

async function installOnDebian() {
  if (!canInstall()) return false;
  return step('Installing Chromium with apt-get', async () => {
    const { code, output } = await installWithUpdate('chromium', 'fonts-liberation');
    if (code === 0) await install(HEADLESS);
    else console.error(output.trim());
    return code === 0;
  });
}

/** With lists that are months old, Debian installs a Chromium of that time. Without a network, old ones must do. */
async function installWithUpdate(...packages) {
  await capture('apt-get', ['update', ...TIMEOUTS], ENVIRONMENT);
  return install(...packages);
}

const install = (...packages) =>
  capture(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...TIMEOUTS, ...packages],
    ENVIRONMENT,
  );
