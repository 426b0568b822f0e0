import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '#tests/support/random.ts';
import type { Experiment } from './experiment.ts';
import {
  describeFailures,
  describeTimes,
  openNodesBehindNginx,
} from './support/nodes-behind-nginx.ts';
import { isAcknowledged } from './traffic.ts';

const KILLS = 10;
const SEED = 20_261_130;
/** Until nginx has seen that a connection is gone. */
const NOTICED_WITHIN_MS = 50;

/** One of two nodes dies. nginx repeats reads at the other one, but no post, since it may have been stored. */
export default {
  id: 20,
  title: 'kill -9 of one of two nodes behind nginx',
  async run(log, { scale }) {
    const kills = Math.max(2, Math.round(KILLS * scale));
    const random = createRandom(SEED);
    await using nodes = await openNodesBehindNginx();
    const load = nodes.startLoad();
    const deaths: { from: number; until: number }[] = [];
    for (let nth = 0; nth < kills; nth += 1) {
      await wait(1_000 + random() * 2_000);
      const from = performance.now();
      const startAgain = await nodes.kill(nth % 2);
      deaths.push({ from, until: performance.now() + NOTICED_WITHIN_MS });
      await wait(2_000);
      await startAgain();
      log(`killed ${nth + 1} of ${kills} times`);
    }
    await wait(1_000);
    const { posts, reads, lost } = await load.stop();
    const wasOpen = ({ startedAt, ms }: { startedAt: number; ms: number }) =>
      deaths.some(({ from, until }) => startedAt < until && startedAt + ms > from);
    const open = posts.filter((post) => !isAcknowledged(post) && wasOpen(post));
    const failed = describeFailures(
      posts.filter((post) => !open.includes(post)),
      reads,
    );
    return {
      tried: `${kills} kills (seed ${SEED}) under ${posts.length} posts and ${reads.length} reads of pages and their files`,
      lost: lost.length + failed.length,
      passed: lost.length + failed.length === 0,
      notes:
        `${open.length} posts were open at a kill and failed, ${failed.length} other requests failed, ${lost.length} acknowledged ` +
        `writes are missing; posts ${describeTimes(posts)}; reads ${describeTimes(reads)}` +
        (failed.length > 0 ? `; ${failed.slice(0, 8).join(', ')}` : ''),
    };
  },
} satisfies Experiment;
