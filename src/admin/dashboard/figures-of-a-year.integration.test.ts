import { Client } from 'pg';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { signedInUserContext } from '#src/admin/shell/permission.server.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { servicesContext } from '#src/services.server.ts';
import { IS_FULL_RUN } from '#tests/support/tier.ts';
import { createSite } from '#tests/support/restored-site.ts';
import { readFigures } from './read-figures.server.ts';

/** A year of 100,000 leads, 100,000 runs and 300 pages a day: the figures of the dashboard equal SQL that was written for this test. */

/** Without the full tier only its last weeks, which are all that the figures count. */
const ROWS = IS_FULL_RUN ? 100_000 : 10_000;
const DAYS = IS_FULL_RUN ? 364 : 60;

const YEAR = `
  insert into leads (form, email, fields, page_uri, page_name, idempotency_key, state, delivered_at, attribution, created_at, updated_at)
  select (array['executive-cheatsheet', 'quick-wins', 'contact', 'vistage-survey', 'ai-quotient', 'newsletter'])[1 + n % 6],
    'p' || n || '@b.example', '{}', '/', 'Home', 'y' || n,
    coalesce((array['retrying', 'refused', 'quarantined', 'not-configured'])[1 + n % 50], 'delivered'),
    now() - n * interval '5 minutes',
    jsonb_build_object('last', jsonb_build_object('parameters', jsonb_build_object('utm_source', 'source-' || n % 11))),
    now() - n * interval '5 minutes', now()
  from generate_series(1, ${ROWS}) as n;
  insert into assessment_runs (id, edition, company_size, answers, started_at, updated_at, completed_at, reported_at, booked_at,
    lead_id, percentage, level)
  select gen_random_uuid(), '${CURRENT_QUESTIONNAIRE.edition}', '11-50', '{"1": "1A"}', at, at,
    case when n % 3 > 0 then at end, case when n % 6 = 1 then at end, case when n % 10 = 1 then at end,
    case when n % 6 = 1 then gen_random_uuid() end, case when n % 3 > 0 then n % 101 end,
    case when n % 3 > 0 then 'AI Ready' end
  from generate_series(1, ${ROWS}) as n, lateral (select now() - n * interval '5 minutes') as time (at);
  insert into analytics_views
  select (now() at time zone 'America/Chicago')::date - day, '/page-' || page, 1 + (day * 7 + page * 13) % 97
  from generate_series(0, ${DAYS}) as day, generate_series(1, 300) as page;
  analyze leads; analyze assessment_runs; analyze analytics_views;`;

/** 28 days of the site, today included. */
const SINCE = `date_trunc('day', now() at time zone 'America/Chicago') - interval '27 days'`;
const START = `(${SINCE}) at time zone 'America/Chicago'`;

/** On a connection of its own: those of the site end long statements. The search of leads, whose index takes long to fill, is not counted. */
async function fillYear(connectionString: string) {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(`set synchronous_commit = off; drop index leads_search;`);
  await client.query(YEAR);
  await client.end();
}

test('the figures of a year equal independent SQL', async () => {
  const site = await createSite();
  const services = await site.open();
  await fillYear(site.connectionString);
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const user = { id: '1', name: 'Kim', email: 'kim@cadron.example', role: 'owner' as const };
  context.set(signedInUserContext, user);
  const { leads, assessment, pages, views } = await readFigures(context, new Date());

  const byForm = await site.query(`select form as id, count(*)::int as stored,
    (count(*) filter (where state = 'delivered'))::int as delivered
    from leads where created_at >= ${START} and state <> 'quarantined' group by form order by form`);
  expect(
    leads.forms
      .map(({ id, stored, delivered }) => ({ id, stored, delivered }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
  ).toEqual(byForm);

  const bySource =
    await site.query(`select attribution #>> '{last,parameters,utm_source}' as id, count(*)::int as stored,
    sum(case state when 'delivered' then 1 else 0 end)::int as delivered
    from leads where created_at >= ${START} and state <> 'quarantined' group by 1 order by 2 desc, 1 limit 8`);
  expect(
    leads.sources.slice(0, 8).map(({ id, stored, delivered }) => ({ id, stored, delivered })),
  ).toEqual(bySource);

  const [runs] =
    await site.query(`select count(*) as started, count(completed_at) as complete, count(reported_at) as reported,
    count(booked_at) as booked from assessment_runs where started_at >= ${START}`);
  expect(assessment.stages.slice(1).map(({ count }) => count)).toEqual(
    ['started', 'complete', 'reported', 'booked'].map((stage) => formatNumber(Number(runs[stage]))),
  );

  const byPage = await site.query(`select path,
    sum(case when day >= (${SINCE})::date then views else 0 end)::int as views,
    sum(case when day < (${SINCE})::date then views else 0 end)::int as before
    from analytics_views where day > (${SINCE})::date - 29 group by path order by 2 desc, 1 limit 6`);
  expect(pages.map(({ id, views: shown }) => [id, shown])).toEqual(
    byPage.map((page) => [page.path, formatNumber(page.views)]),
  );
  expect(pages.map(({ change }) => change)).toEqual(
    byPage.map(({ views: now, before }) =>
      expect.stringContaining(`${Math.round(Math.abs(now / before - 1) * 100)}%`),
    ),
  );
  const [all] = await site.query(
    `select sum(views)::int as views from analytics_views where day >= (${SINCE})::date`,
  );
  expect(views).toBe(all.views);

  const { leads: recent, lastDelivery } = await services.overview.read();
  const midnight = `date_trunc('day', now() at time zone 'America/Chicago') at time zone 'America/Chicago'`;
  const [counted] = await site.query(`select count(*)::int as week,
    (count(*) filter (where created_at >= ${midnight}))::int as today
    from leads where state <> 'quarantined' and created_at >= ${midnight} - interval '6 days'`);
  expect([recent!.today, recent!.today + recent!.yesterday + recent!.earlier]).toEqual([
    counted.today,
    counted.week,
  ]);
  const [last] = await site.query(
    "select max(delivered_at) as at from leads where state = 'delivered'",
  );
  expect(lastDelivery).toEqual(last.at);
});
