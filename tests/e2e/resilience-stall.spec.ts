import { expect, type Site, startSite, test } from '#tests/support/server-fixture.ts';
import { mailTo } from './support/mails.ts';
import { getPage, getReadiness, untilReadyAgain } from './support/outage.ts';
import { openFilledPostgres, queryRows } from './support/own-database.ts';
import { newAddress, postLead, postSubscription } from './support/posting.ts';

/** A PostgreSQL that stalls without closing its connections. */

/** More concurrent posts than the pool has connections. */
const BURST = 24;

/** The statuses of concurrent leads, numbered from `first`. */
async function postLeads(site: Site, first: number): Promise<Set<number>> {
  const answers = await Promise.all(
    Array.from({ length: BURST }, (_, n) => postLead(site.url, first + n)),
  );
  return new Set(answers.map(({ status }) => status));
}

/** The first step of the assessment, posted without JavaScript. */
const startWithoutScripts = (site: Site) =>
  fetch(`${site.url}/ai-quotient/assessment`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ act: 'start', company: 'Petrov Pumps', companySize: '51-200' }),
  });

test('a database stall fails requests quickly and leaves no partial writes', async () => {
  await using postgres = await openFilledPostgres();
  await using site = await startSite(postgres.site);
  const kept = await getPage(site, '/insights');
  expect(kept.status).toBe(200);
  // Open connections would hang.
  expect((await getPage(site, '/admin/login')).status).toBe(200);
  postgres.freeze();
  try {
    const answers = await Promise.all([
      getPage(site, '/'),
      getPage(site, '/%62ook-audit'),
      getPage(site, '/insights'),
      getPage(site, '/insights?page=1'),
      postSubscription(site.url, newAddress()),
      startWithoutScripts(site),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503, 503]);
    expect(await postLeads(site, 0)).toEqual(new Set([503]));
    expect((await getReadiness(site)).status).toBe(503);
  } finally {
    postgres.thaw();
  }
  await untilReadyAgain(site);
  // More than the pool has connections: failed requests must have released theirs.
  expect(await postLeads(site, 100)).toEqual(new Set([200]));
  expect((await startWithoutScripts(site)).status).toBe(303);
  const stored = await queryRows<{ count: number }>(
    postgres.filled,
    `select count(*)::int from leads where fields ->> 'lastName' like 'Number 1__'`,
  );
  expect(stored).toEqual([{ count: BURST }]);
  const address = newAddress();
  expect((await postSubscription(site.url, address)).status).toBe(200);
  await mailTo(site.mailFolder, address);
  const halves = await queryRows(
    postgres.filled,
    `select id from newsletter_subscribers where status = 'pending' and confirmation_id is null`,
  );
  expect(halves).toEqual([]);
});
