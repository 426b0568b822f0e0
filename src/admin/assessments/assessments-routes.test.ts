import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { AssessmentStats } from '#src/domains/assessment/assessment-stats.server.ts';
import { exampleQuestionnaire } from '#tests/builders/questionnaire.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import * as runPage from './assessment.tsx';
import {
  buildFigures,
  buildRun,
  EDITION,
  figuresInMemory,
  RUN_ID,
} from '#tests/builders/admin-assessments.ts';
import * as listPage from './assessments.tsx';
import * as exportRoute from './export-runs.ts';

/** What the routes answer, called as the router calls them behind the guard. */

function asked<Args>(assessmentStats: AssessmentStats, path = '/admin/assessments') {
  const url = new URL(path, 'https://cadron.example');
  const context = new RouterContextProvider();
  context.set(servicesContext, buildServices({ assessmentStats }));
  const params = { id: url.pathname.split('/').at(-1) };
  return { request: new Request(url), context, params, url, pattern: '' } as Args;
}

type ListArgs = Parameters<typeof listPage.loader>[0];
type RunArgs = Parameters<typeof runPage.loader>[0];
type ExportArgs = Parameters<typeof exportRoute.loader>[0];

const some = figuresInMemory([buildRun()]);

test('figures and list are read for the same runs', async () => {
  const filters: unknown[] = [];
  const spied: AssessmentStats = {
    ...some,
    getEditionStats: async (filter) => {
      filters.push(filter);
      return buildFigures();
    },
    listRuns: async (filter, page) => {
      filters.push(filter);
      return some.listRuns(filter, page);
    },
  };
  const path = '/admin/assessments?period=30&size=11-50&state=abandoned';
  const page = await listPage.loader(asked<ListArgs>(spied, path));
  const filter = { edition: '2026-11', days: 30, companySize: '11-50', state: 'abandoned' };
  expect(filters).toEqual([filter, filter]);
  expect(page.data.view?.rows).toHaveLength(1);
});

test('a page beyond the last leads to the last', async () => {
  const answer = await listPage
    .loader(asked<ListArgs>(some, '/admin/assessments?period=all&page=7'))
    .catch((thrown: unknown) => thrown);
  expect((answer as Response).headers.get('location')).toBe('/admin/assessments?period=all');
});

test('figures that cannot be read are not shown as none', async () => {
  const broken = { ...some, getEditionStats: () => Promise.reject(new Error('the database is away')) };
  const page = await listPage.loader(asked<ListArgs>(broken));
  expect([page.init?.status, page.data.view]).toEqual([503, undefined]);
});

test('a run that is not there is a 404', async () => {
  const run = (id: string) => runPage.loader(asked<RunArgs>(some, `/admin/assessments/${id}`));
  expect((await run(RUN_ID)).data.run?.result).toEqual({ percentage: 75, level: 'AI Ready' });
  expect((await run('nonsense')).init?.status).toBe(404);
});

test('the export has the columns of the edition that is asked for', async () => {
  const old = exampleQuestionnaire('2025-05', 1);
  const both = figuresInMemory([buildRun()], buildFigures(), [old, EDITION]);
  const path = '/admin/assessments/export.csv?edition=2025-05';
  const answer = await exportRoute.loader(asked<ExportArgs>(both, path));
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="cadron-assessments-2025-05-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [header, run, end] = bytes.toString().split('\r\n');
  expect(header!.endsWith(',"5. Question 5?"')).toBe(true);
  expect(run).toContain(RUN_ID);
  expect(end).toBe('');
});
