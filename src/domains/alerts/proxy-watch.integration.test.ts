import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createProxyWatch, proxyAlerts } from './proxy-watch.server.ts';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
beforeEach(() => fixture.database.pool.query('truncate proxy_sightings'));
afterAll(() => fixture.drop());

const NOW = new Date('2026-11-22T18:00:00Z');
const HOUR_MS = 3_600_000;

/** Creates a node with its own clock and log. */
function createNode(trusted: number) {
  let now = NOW;
  const lines: string[] = [];
  const { db } = fixture.database;
  const watch = createProxyWatch({
    db,
    trusted,
    clock: () => now,
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
  });
  const see = (problem: Parameters<typeof watch.record>[0], times: number) => {
    for (let n = 0; n < times; n += 1) watch.record(problem);
  };
  return { ...watch, see, lines, pass: (ms: number) => (now = new Date(now.getTime() + ms)) };
}
const alertsAt = (now: Date) => proxyAlerts(fixture.database.db, () => now)();

test('logs forwarded headers at TRUST_PROXY=0 once, counts them over all nodes and alerts for two days', async () => {
  const [one, other] = [createNode(0), createNode(0)];
  one.see('untrusted', 14);
  other.see('untrusted', 6);
  other.see(undefined, 5);
  await Promise.all([one.flush(), other.flush()]);
  one.see('untrusted', 1);
  await one.flush();
  expect(one.lines).toHaveLength(1);
  expect(one.lines[0]).toContain('TRUST_PROXY is 0');
  const alert = { kind: 'untrusted-proxy', severity: 'daily', count: 21, total: 26 };
  expect(await alertsAt(NOW)).toEqual([alert]);
  expect(await alertsAt(new Date('2026-11-23T20:00:00Z'))).toEqual([alert]);
  expect(await alertsAt(new Date('2026-11-24T20:00:00Z'))).toEqual([]);
});

test('a single forwarded header among many requests is only a note', async () => {
  const node = createNode(0);
  node.see(undefined, 40);
  node.see('untrusted', 1);
  await node.flush();
  expect(await alertsAt(NOW)).toMatchObject([{ severity: 'note', count: 1, total: 41 }]);
});

test('matching requests from hours ago do not hide a newly added proxy', async () => {
  const node = createNode(0);
  node.see(undefined, 500);
  node.pass(2 * HOUR_MS);
  node.see('untrusted', 3);
  await node.flush();
  expect(await alertsAt(NOW)).toMatchObject([{ severity: 'daily', count: 3, total: 3 }]);
});

test('alerts on chains shorter than TRUST_PROXY once most requests have them', async () => {
  const node = createNode(2);
  node.see(undefined, 3);
  node.see('short', 1);
  await node.flush();
  expect(await alertsAt(NOW)).toEqual([]);
  node.see('short', 2);
  await node.flush();
  expect(node.lines).toHaveLength(1);
  const alert = { kind: 'short-proxy-chain', severity: 'daily', count: 3, total: 6 };
  expect(await alertsAt(NOW)).toEqual([alert]);
  await createNode(1).start();
  expect(await alertsAt(NOW)).toEqual([]);
});

test('a restart with the right setting ends the alert', async () => {
  const before = createNode(0);
  before.see('untrusted', 9);
  await before.flush();
  const after = createNode(1);
  await after.start();
  expect(await alertsAt(NOW)).toEqual([]);
});

test('throws nothing while the database is unavailable', async () => {
  const closed = await createTestDatabase();
  await closed.drop();
  const lines: string[] = [];
  const watch = createProxyWatch({
    db: closed.database.db,
    trusted: 0,
    clock: () => NOW,
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
  });
  watch.record('untrusted');
  await watch.flush();
  await watch.start();
  expect(lines).toHaveLength(3);
});
