import { setTimeout as wait } from 'node:timers/promises';
import { buildCommit } from '../scripts/shots/build-commit.ts';
import type { Experiment } from './experiment.ts';
import {
  describeFailures,
  describeTimes,
  openNodesBehindNginx,
} from './support/nodes-behind-nginx.ts';

/** The release before several nodes were made to restart without losing a request. */
const BEFORE = '117ac15f';
const ROUNDS = 5;
const NODES = [0, 1];
const PAUSE_MS = 1_000;

/** Two nodes behind nginx are upgraded one after the other, and then restarted so, under load. */
export default {
  id: 19,
  title: 'Two nodes behind nginx are upgraded and restarted in turn',
  async run(log, { scale }) {
    const rounds = Math.max(1, Math.round(ROUNDS * scale));
    await using cleanUp = new AsyncDisposableStack();
    const before = await buildCommit(BEFORE);
    cleanUp.defer(() => before.remove());
    const nodes = cleanUp.use(await openNodesBehindNginx(before.root));
    const load = nodes.startLoad();
    for (const node of NODES) {
      // The release before does not drain.
      await nodes.takeOut(node);
      await nodes.replace(node);
      await nodes.takeOut();
    }
    log('upgraded');
    for (let round = 1; round <= rounds; round += 1) {
      await nodes.replaceWorker();
      for (const node of NODES) {
        await wait(PAUSE_MS);
        await nodes.replace(node);
      }
      log(`restarted ${round} of ${rounds} times`);
    }
    await wait(PAUSE_MS);
    const { posts, reads, lost } = await load.stop();
    const failed = describeFailures(posts, reads);
    return {
      tried:
        `a rolling upgrade from ${BEFORE}, then ${rounds} rolling restarts: ${(1 + rounds) * NODES.length} stops ` +
        `under ${posts.length} posts and ${reads.length} reads of pages and their files`,
      lost: lost.length + failed.length,
      passed: lost.length + failed.length === 0,
      notes:
        `${failed.length} requests failed, ${lost.length} acknowledged writes are missing; posts ${describeTimes(posts)}; ` +
        `reads ${describeTimes(reads)}${failed.length > 0 ? `; ${failed.slice(0, 8).join(', ')}` : ''}`,
    };
  },
} satisfies Experiment;
