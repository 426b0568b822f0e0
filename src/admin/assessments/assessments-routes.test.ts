import { expect, test } from 'vitest';
import type { AssessmentStats } from '#src/domains/assessment/create-assessment-stats.server.ts';
import { exampleQuestionnaire } from '#tests/builders/questionnaire.ts';
import { adminContext } from '#tests/support/admin-context.ts';
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

/** Calls the route modules directly, as the router does behind the sign-in guard. */

function routeArgs<Args>(assessmentStats: AssessmentStats, path = '/admin/assessments') {
  const url = new URL(path, 'https://cadron.example');
  const context = adminContext({ assessmentStats });
  const params = { id: url.pathname.split('/').at(-1) };
  return { request: new Request(url), context, params, url, pattern: '' } as Args;
}

type ListArgs = Parameters<typeof listPage.loader>[0];
type RunArgs = Parameters<typeof runPage.loader>[0];
type ExportArgs = Parameters<typeof exportRoute.loader>[0];

const sampleFigures = figuresInMemory([buildRun()]);

test('reads stats and list with the same filter', async () => {
  const filters: unknown[] = [];
  const spy: AssessmentStats = {
    ...sampleFigures,
    getEditionStats: async (filter) => {
      filters.push(filter);
      return buildFigures();
    },
    listRuns: async (filter, page) => {
      filters.push(filter);
      return sampleFigures.listRuns(filter, page);
    },
  };
  const path = '/admin/assessments?period=30&size=11-50&state=abandoned';
  const page = await listPage.loader(routeArgs<ListArgs>(spy, path));
  const filter = { edition: '2026-11', days: 30, companySize: '11-50', state: 'abandoned' };
  expect(filters).toEqual([filter, filter]);
  expect(page.data.view?.rows).toHaveLength(1);
});

test('redirects a page number past the end to the last page', async () => {
  const answer = await listPage
    .loader(routeArgs<ListArgs>(sampleFigures, '/admin/assessments?period=all&page=7'))
    .catch((thrown: unknown) => thrown);
  expect((answer as Response).headers.get('location')).toBe('/admin/assessments?period=all');
});

test('returns 503 when the stats cannot be read', async () => {
  const broken = {
    ...sampleFigures,
    getEditionStats: () => Promise.reject(new Error('the database is down')),
  };
  const page = await listPage.loader(routeArgs<ListArgs>(broken));
  expect([page.init?.status, page.data.view]).toEqual([503, undefined]);
});

test('returns 404 for an unknown run', async () => {
  const run = (id: string) =>
    runPage.loader(routeArgs<RunArgs>(sampleFigures, `/admin/assessments/${id}`));
  expect((await run(RUN_ID)).run.result).toEqual({ percentage: 75, level: 'AI Ready' });
  await expect(run('nonsense')).rejects.toMatchObject({ status: 404 });
});

test('exports the questions of the selected edition as columns', async () => {
  const old = exampleQuestionnaire('2025-05', 1);
  const both = figuresInMemory([buildRun()], buildFigures(), [old, EDITION]);
  const path = '/admin/assessments/export.csv?edition=2025-05';
  const answer = await exportRoute.loader(routeArgs<ExportArgs>(both, path));
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
