import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { signInByPost } from '#tests/e2e/support/outage.ts';
import { chooseFiles, openLibrary, row } from '#tests/e2e/support/media-uploads.ts';
import { bucketEnvironment } from '#tests/support/bucket-environment.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startSite } from '#tests/support/site.ts';
import type { Experiment } from './experiment.ts';
import { hashOfVideo, videoParts } from './support/noise-video.ts';
import { createUploadClient } from './support/upload-client.ts';

const MB = 1_000_000;
const TOTAL_BYTES = 300 * MB;
/** Parts of the browser that may be on their way when a fault happens. */
const MAX_SENT_AGAIN = 2 * 2 * 1024 * 1024;
const WITHIN_MS = 240_000;

/** A browser uploads a video while the server is killed twice, and its tab is reloaded in between. On disk, or as in 13. */
export default {
  id: 14,
  title: 'kill -9 of the server and a reload of the tab during one upload of 300 MB',
  async run(log, { scale }) {
    const total = Math.round(TOTAL_BYTES * scale);
    await using cleanUp = new AsyncDisposableStack();
    const dataDir = await mkdtemp(join(tmpdir(), 'cadron-upload-'));
    cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
    const film = join(dataDir, 'film.mp4');
    await writeFile(film, videoParts(total));
    const port = await freePort();
    const start = () =>
      startSite({ dataDir: join(dataDir, 'data'), port, env: bucketEnvironment() });
    let site = await start();
    cleanUp.defer(() => site.stop());
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    cleanUp.defer(() => browser.close());
    const page = await browser.newPage();
    const offsets = watchOffsets(page);
    const restart = async () => {
      await site.kill();
      await site.stop().catch(() => undefined);
      site = await start();
    };

    await openLibrary(page, site);
    await chooseFiles(page, film);
    /** Waits for a share of the bytes, lets a fault happen, and returns how much of what was sent is sent again. */
    const afterShare = async (share: number, what: string, fault: () => Promise<void>) => {
      const before = await offsets.reach(total * share);
      await fault();
      const after = await offsets.next();
      log(`${what} at ${Math.round(before / MB)} MB, went on at ${Math.round(after / MB)} MB`);
      return before - after;
    };
    const again = [
      await afterShare(0.25, 'killed', restart),
      await afterShare(0.5, 'reloaded', async () => {
        await page.reload();
        await row(page, 'film').getByLabel('Choose film.mp4 again').setInputFiles(film);
      }),
      await afterShare(0.75, 'killed', restart),
    ];
    const uploaded = row(page, 'film').getByText('Uploaded');
    const isUploaded = await uploaded.waitFor({ timeout: WITHIN_MS }).then(
      () => true,
      () => false,
    );
    const client = createUploadClient(() => site, await signInByPost(site));
    const known = await client.known(hashOfVideo(total));
    const mostAgain = Math.max(...again, 0);
    const passed = isUploaded && known === 1 && mostAgain <= MAX_SENT_AGAIN;
    return {
      tried: `${Math.round(total / MB)} MB from a browser: kill -9, reload of the tab, kill -9 again`,
      lost: isUploaded && known === 1 ? 0 : 1,
      passed,
      notes: `${isUploaded ? 'added' : 'not added'}; ${known} file with the hash of the bytes; at most ${(mostAgain / MB).toFixed(1)} MB of parts on their way sent again`,
    };
  },
} satisfies Experiment;

/** Follows where the parts begin that the tab sends. */
function watchOffsets(page: Page) {
  let last = 0;
  let waiting: { least: number; resolve: (offset: number) => void } | undefined;
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset'];
    if (request.method() !== 'PATCH' || offset === undefined) return;
    last = Number(offset);
    if (waiting && last >= waiting.least) waiting.resolve(last);
  });
  const reach = (least: number) =>
    new Promise<number>((resolve, reject) => {
      waiting = { least, resolve };
      setTimeout(() => reject(new Error(`no part after ${last} bytes`)), WITHIN_MS).unref();
    });
  return { reach, next: () => reach(0) };
}
