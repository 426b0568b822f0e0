import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { photo } from '#tests/builders/picture.ts';
import { startSite } from '#tests/support/site.ts';
import type { Experiment } from './experiment.ts';

const FULL_MS = 3 * 60_000;
const ODD_PER_SECOND = 30;
const WIDTHS = [400, 800, 1200, 1600, 2400];
const PICTURES = 40;
const STRANGER = '10.0.0.1';
const VISITOR = '192.0.2.1';

/** How much longer a common picture may take under the flood, in the middle of all. */
const MAX_RATIO = 2;

/** Common pictures are made for one address while another asks for odd sizes. Each is asked for once, so that it is encoded. */
export default {
  id: 15,
  title: 'One client asks for odd picture sizes',
  async run(log, { scale }) {
    const folder = await mkdtemp(join(tmpdir(), 'cadron-odd-'));
    const media = join(folder, 'data', 'storage', 'cms_media');
    await mkdir(media, { recursive: true });
    const picture = await photo(3_000, 2_000);
    for (let n = 0; n < 2 * PICTURES; n += 1) await writeFile(join(media, `odd-${n}.jpg`), picture);
    await using site = await startSite({
      fresh: true,
      dataDir: join(folder, 'data'),
      env: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1', LOG_LEVEL: 'warn' },
    });
    const ask = async (address: string, name: string, query: string) => {
      const startedAt = performance.now();
      const response = await fetch(`${site.url}/media/cms_media/${name}?${query}`, {
        headers: { 'X-Forwarded-For': address },
      });
      await response.arrayBuffer();
      return { status: response.status, ms: performance.now() - startedAt };
    };
    /** Every common width of a half of the pictures, each for the first time. */
    const askCommon = async (first: number) => {
      const replies = [];
      for (let n = first; n < first + Math.max(4, PICTURES * scale); n += 1)
        for (const width of WIDTHS)
          replies.push(await ask(VISITOR, `odd-${n}.jpg`, `width=${width}`));
      return replies;
    };
    const alone = await askCommon(0);

    const statuses = new Map<number, number>();
    const deadline = performance.now() + FULL_MS;
    let sent = 0;
    const over = new AbortController();
    const flood = (async () => {
      while (!over.signal.aborted && performance.now() < deadline) {
        const n = (sent += 1);
        const size =
          n % 2
            ? `width=${1 + (n % 2_399)}&height=${1 + ((n * 7) % 2_399)}`
            : `width=${1 + (n % 2_399)}&quality=${1 + (n % 99)}`;
        void ask(STRANGER, `odd-${PICTURES + (n % PICTURES)}.jpg`, size).then(
          ({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
          () => statuses.set(0, (statuses.get(0) ?? 0) + 1),
        );
        await sleep(1_000 / ODD_PER_SECOND);
      }
    })();
    const under = await askCommon(PICTURES);
    over.abort();
    await flood;
    await site.stop();
    await rm(folder, { recursive: true, force: true });

    const failed = under.filter(({ status }) => status !== 200).length;
    const [before, after] = [median(alone), median(under)];
    const byStatus = [...statuses].map(([status, times]) => `${times} x ${status}`).join(', ');
    log(`alone ${before} ms, under the flood ${after} ms; odd sizes: ${byStatus}`);
    return {
      tried: `${sent} odd sizes, ${ODD_PER_SECOND} a second, while ${under.length} common pictures were made for another address`,
      lost: failed,
      passed: failed === 0 && after <= MAX_RATIO * before,
      notes: `a common picture takes ${before} ms alone and ${after} ms under the flood (median); odd sizes: ${byStatus}`,
    };
  },
} satisfies Experiment;

const median = (replies: readonly { ms: number }[]): number =>
  Math.round(replies.map(({ ms }) => ms).toSorted((a, b) => a - b)[replies.length >> 1] ?? 0);
