import { setTimeout as wait } from 'node:timers/promises';
import { onDatabase, openOwnPostgres, queryRows } from '#tests/e2e/support/own-database.ts';
import { startSite } from '#tests/support/site.ts';
import type { Experiment } from './experiment.ts';
import {
  isAcknowledged,
  leadEmail,
  post,
  type Posted,
  startTraffic,
  subscriberEmail,
} from './traffic.ts';

const FREEZES_S = [3, 9, 20, 60, 3, 9, 20, 60, 3, 9];
const PER_SECOND = 20;
/** Within this time after the server resumes, every post must be stored again. */
const RECOVERY_MS = 5_000;
const REST_MS = 15_000;
const OLD_TRANSACTIONS = `select pid from pg_stat_activity
  where application_name = 'cadron' and state like 'idle in transaction%' and now() - xact_start > interval '1 second'`;

/** Like a migrated virtual machine or a hanging disk: PostgreSQL stops for a while, and all connections stay open. */
export default {
  id: 1,
  title: 'PostgreSQL frozen under load',
  async run(log, { scale }) {
    await using postgres = await openOwnPostgres();
    const connectionString = await postgres.createDatabase();
    const env = { ...onDatabase(connectionString), LOG_LEVEL: 'warn' };
    await using site = await startSite({ env });
    const freezes = FREEZES_S.slice(0, Math.max(2, Math.round(FREEZES_S.length * scale)));
    const all: Posted[] = [];
    const problems: string[] = [];
    for (const [round, freezeS] of freezes.entries()) {
      const from = (round + 1) * 1_000_000;
      const traffic = startTraffic(site.url, PER_SECOND, from);
      await wait(1_000);
      postgres.freeze();
      await wait(freezeS * 1_000);
      postgres.thaw();
      await wait(RECOVERY_MS);
      const posted = await traffic.stop();
      const kinds = ['lead', 'subscription', 'answers', 'step'] as const;
      const burst = await Promise.all(
        Array.from({ length: 24 }, (_, n) => post(site.url, kinds[n % 4]!, from + 500_000 + n)),
      );
      const refused = burst.filter((each) => !isAcknowledged(each));
      if (refused.length > 0)
        problems.push(`${refused.length} of 24 posts refused ${RECOVERY_MS / 1_000} s after`);
      const busy = await countBusyConnections(site.url);
      if (busy > 0) problems.push(`${busy} connections of the pool were not returned`);
      const old = await queryRows(connectionString, OLD_TRANSACTIONS);
      if (old.length > 0) problems.push(`${old.length} old transactions`);
      all.push(...posted, ...burst);
      log(`frozen ${freezeS} s: ${count(posted)}; 24 of 24 after: ${refused.length === 0}`);
    }
    const unexpected = all.filter((each) => !isAcknowledged(each) && each.status !== 503);
    if (unexpected.length > 0) problems.push(`responses other than 503: ${count(unexpected)}`);
    const lost = await countLost(connectionString, all);
    const longest = Math.max(...all.map(({ ms }) => ms)) / 1_000;
    return {
      tried: `${freezes.length} freezes of ${[...new Set(freezes)].join(', ')} s, ${all.length} posts`,
      lost,
      passed: lost === 0 && problems.length === 0,
      notes:
        problems.join('; ') ||
        `${count(all)}; slowest response ${longest.toFixed(1)} s; pool idle = total, no transaction older than 1 s after each`,
    };
  },
} satisfies Experiment;

/** Counts busy connections although nothing is posted any more. Jobs of the posts may use some for a while. */
async function countBusyConnections(url: string): Promise<number> {
  const until = Date.now() + REST_MS;
  for (;;) {
    const response = await fetch(`${url}/readyz`);
    const { pool } = (await response.json()) as { pool: { total: number; idle: number } };
    if (pool.total === pool.idle) return 0;
    if (Date.now() > until) return pool.total - pool.idle;
    await wait(100);
  }
}

/** Counts acknowledged leads and subscriptions that the database does not contain exactly once. */
async function countLost(connectionString: string, posts: readonly Posted[]): Promise<number> {
  const rows = await queryRows<{ email: string; times: number }>(
    connectionString,
    `select email, count(*)::int as times from leads group by email
     union all select email, count(*)::int from newsletter_subscribers group by email`,
  );
  const times = new Map(rows.map((row) => [row.email, row.times]));
  const emails = posts.filter(isAcknowledged).flatMap(({ kind, n }) => {
    if (kind === 'lead') return [leadEmail(n)];
    return kind === 'subscription' ? [subscriberEmail(n)] : [];
  });
  return emails.filter((email) => times.get(email) !== 1).length;
}

function count(posts: readonly Posted[]): string {
  const byStatus = Map.groupBy(posts, ({ status }) => status);
  return [...byStatus].map(([status, { length }]) => `${length} x ${status || 'none'}`).join(', ');
}
