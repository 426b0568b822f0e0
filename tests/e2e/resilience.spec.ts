import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as openRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Site, startSite, test } from '#tests/support/server-fixture.ts';
import { mailTo } from './support/mails.ts';
import { type RawAnswer, send } from './support/raw-request.ts';
import { newAddress, postSubscription } from './support/posting.ts';

/** Crashes and restarts of a site that runs its own PostgreSQL. */

let dataDir: string;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cadron-resilience-'));
});

test.afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

/** Subscribes. Returns the path of the confirmation, which only works while the subscriber is stored. */
async function subscribe(site: Site): Promise<string> {
  const address = newAddress();
  expect((await postSubscription(site.url, address)).status).toBe(200);
  return (await mailTo(site.mailFolder, address)).confirmPath;
}

async function expectStillStored(site: Site, confirmPath: string) {
  const page = await fetch(site.url + confirmPath);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Press the button');
}

const postgresPid = () =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie accepts signals too, but has no executable.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

test('a restart preserves all data', { tag: '@full' }, async () => {
  const first = await startSite({ dataDir });
  const confirmPath = await subscribe(first);
  await first.stop();

  await using second = await startSite({ dataDir });
  await expectStillStored(second, confirmPath);
  expect(second.log()).not.toContain('sample content was added');
});

test('a restart after kill -9 of the server preserves all data', { tag: '@full' }, async () => {
  const first = await startSite({ dataDir });
  const confirmPath = await subscribe(first);
  await first.kill();
  await first.stop();

  await using second = await startSite({ dataDir });
  await expectStillStored(second, confirmPath);
});

test('a subscription acknowledged right before kill -9 is not lost', { tag: '@full' }, async () => {
  const first = await startSite({ dataDir, env: { WORKER: 'off' } });
  const address = newAddress();
  const answer = await postSubscription(first.url, address);
  await first.kill();
  expect(answer.status).toBe(200);
  await first.stop();

  await using second = await startSite({ dataDir });
  await expectStillStored(second, (await mailTo(second.mailFolder, address)).confirmPath);
});

test('the home page is served while PostgreSQL is killed and restarted', async () => {
  await using site = await startSite({ dataDir });
  const confirmPath = await subscribe(site);
  const before = postgresPid();
  process.kill(before, 'SIGKILL');

  await expect.poll(() => isRunning(before)).toBe(false);
  await expect
    .poll(
      async () => {
        // The second is a spelling that is never cached.
        for (const path of ['/', '/%62ook-audit'])
          expect((await fetch(site.url + path)).status, path).toBe(200);
        // /readyz caches its check for two seconds, so request a page that needs the database.
        const stored = (await fetch(site.url + confirmPath)).status === 200;
        return stored && postgresPid() !== before;
      },
      { timeout: 30_000, intervals: [50] },
    )
    .toBe(true);
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200);
  await expectStillStored(site, confirmPath);
  expect((await postSubscription(site.url, newAddress())).status).toBe(200);
});

/** Sends half of a post; `finish` sends the rest and returns the response. */
async function beginPost(
  site: Site,
  agent: Agent,
): Promise<() => Promise<Omit<RawAnswer, 'bytes'>>> {
  const body = new URLSearchParams({ email: newAddress(), source: 'footer' }).toString();
  const slow = openRequest(`${site.url}/newsletter`, {
    agent,
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(body.length),
      Expect: '100-continue',
    },
  });
  const answer = new Promise<Omit<RawAnswer, 'bytes'>>((resolve, reject) => {
    slow.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      const { statusCode: status = 0 } = response;
      const headers = response.headers as Record<string, string | undefined>;
      response.on('end', () => resolve({ status, headers, text }));
    });
  });
  answer.catch(() => undefined); // `finish` rejects instead
  // After "100 Continue" the request has arrived.
  await new Promise<void>((resolve) => {
    slow.once('continue', resolve);
    slow.flushHeaders();
  });
  slow.write(body.slice(0, 10));
  return () => {
    slow.end(body.slice(10));
    return answer;
  };
}

/** Waits until new connections are refused. */
async function untilClosing(site: Site) {
  const knock = () =>
    send(site.url, { path: '/healthz' }).then(
      () => 'open',
      () => 'closed',
    );
  await expect.poll(knock, { intervals: [20] }).toBe('closed');
}

test('stopping completes requests in flight and stops PostgreSQL', async () => {
  const site = await startSite({ dataDir });
  const pid = postgresPid();
  expect(isRunning(pid)).toBe(true);
  const finish = await beginPost(site, new Agent());
  const stopped = site.stop();
  await untilClosing(site);
  const { status, text } = await finish();
  expect([status, JSON.parse(text)]).toEqual([200, { outcome: 'success' }]);
  await stopped; // within what a supervisor waits before it kills
  expect(isRunning(pid)).toBe(false);
});

test('closes keep-alive connections while stopping', { tag: '@full' }, async () => {
  const site = await startSite({ dataDir });
  const finish = await beginPost(site, new Agent({ keepAlive: true }));
  const stopped = site.stop();
  await untilClosing(site);
  const { status, headers } = await finish();
  await stopped;
  expect({ status, connection: headers['connection'] }).toEqual({
    status: 200,
    connection: 'close',
  });
});
