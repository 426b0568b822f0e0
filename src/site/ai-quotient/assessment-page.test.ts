import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { CURRENT_QUESTIONNAIRE, QUESTIONNAIRES } from '#content/assessment/index.ts';
import type { OpenRun, SubmittedRun } from '#src/domains/assessment/assessments.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { servicesContext, visitorAddressContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { createRouteHandler } from '#tests/support/route-handler.tsx';
import * as assessmentPage from './assessment-page.tsx';
import * as questionnaire from './questionnaire.ts';

const ADDRESS = 'https://cadron.example/ai-quotient/assessment';
const handle = createRouteHandler({
  'ai-quotient/assessment': assessmentPage,
  'api/ai-quotient/questionnaire': questionnaire,
});

/** Requests the page while the database is unavailable. */
async function requestDuringOutage(init?: RequestInit) {
  const down = () => Promise.reject(new Error('timeout exceeded when trying to connect'));
  const error = vi.fn<() => void>();
  const context = new RouterContextProvider();
  context.set(
    servicesContext,
    buildServices({
      assessments: {
        current: CURRENT_QUESTIONNAIRE,
        editionOf: () => CURRENT_QUESTIONNAIRE,
        getRun: down,
        saveAnswers: down,
        getResult: down,
      },
      config: { SITE_URL: 'https://cadron.example' },
      log: { ...silentLogger, error },
    }),
  );
  context.set(visitorAddressContext, '203.0.113.7');
  const response = await handle(new Request(ADDRESS, init), context);
  return { response, html: await response.text(), error };
}

test('returns 503 with the posted fields when a step cannot be stored', async () => {
  const body = new URLSearchParams({ act: 'start', company: 'Ortiz & Sons', companySize: '11-50' });
  const { response, html, error } = await requestDuringOutage({ method: 'POST', body });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('We could not save this step');
  expect(html).toContain('type="hidden" name="company" value="Ortiz &amp; Sons"');
  expect(html).toContain('type="hidden" name="act" value="start"');
  expect(JSON.stringify(error.mock.calls)).not.toContain('Ortiz');
});

const [OLD] = QUESTIONNAIRES;
const Q2 = OLD.questions[1]!;

/** The services of a browser whose run the test sees. */
function browserOf(run: OpenRun | undefined) {
  const browser = { run, context: new RouterContextProvider() };
  browser.context.set(
    servicesContext,
    buildServices({
      assessments: {
        current: CURRENT_QUESTIONNAIRE,
        editionOf: (of) =>
          QUESTIONNAIRES.find(({ edition }) => edition === of?.edition) ?? CURRENT_QUESTIONNAIRE,
        getRun: async () => browser.run,
        saveAnswers: async (_, given: SubmittedRun) => {
          const { edition, companySize, answers, isFresh } = given as OpenRun & SubmittedRun;
          browser.run = {
            edition,
            companySize,
            answers: isFresh ? {} : { ...browser.run?.answers, ...answers },
            isComplete: false,
            isReported: false,
          };
          return { ok: true, token: 'token', run: browser.run };
        },
      },
      config: { SITE_URL: 'https://cadron.example' },
    }),
  );
  return browser;
}

/** A browser whose run began with the first edition, before the one in use was deployed. */
function browserOfOldRun() {
  const browser = browserOf({
    edition: OLD.edition,
    companySize: '11-50',
    answers: { 1: '1C' },
    isComplete: false,
    isReported: false,
  });
  const { context } = browser;
  const headers = { Cookie: 'ai-quotient=token; ai-quotient-company=Petrov' };
  return {
    run: () => browser.run,
    show: async (path = '/ai-quotient/assessment') =>
      handle(new Request(`https://cadron.example${path}`, { headers }), context),
    post: async (fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      const response = await handle(
        new Request(ADDRESS, { method: 'POST', headers, body }),
        context,
      );
      return response.headers.get('location');
    },
  };
}

test('a run that began before the edition in use continues in its own words until it is restarted', async () => {
  const { run, show, post } = browserOfOldRun();
  const html = await (await show()).text();
  expect(html).toContain(Q2.question);
  expect(html).toContain(`/questionnaire?edition=${OLD.edition}"`);
  expect(await post({ act: 'answer', question: '2', option: '2A' })).toContain('?step=question-3');
  expect(await post({ act: 'start', company: 'Petrov', companySize: '51-200' })).toContain(
    '?step=question-3',
  );
  expect(run()).toMatchObject({ edition: OLD.edition, answers: { 1: '1C', 2: '2A' } });
  await post({ act: 'restart' });
  expect(run()).toMatchObject({ edition: CURRENT_QUESTIONNAIRE.edition, answers: {} });
});

test('an answer from another page waits in a cookie until its question is answered', async () => {
  const { context } = browserOf(undefined);
  const send = async (fields: Record<string, string> | undefined, cookie = '') => {
    const body = fields && new URLSearchParams(fields);
    const init = body ? { method: 'POST', body } : {};
    const response = await handle(
      new Request(ADDRESS, { ...init, headers: { Cookie: cookie } }),
      context,
    );
    return { response, cookies: response.headers.getSetCookie() };
  };
  const { response, cookies } = await send({ act: 'first', option: '1B' });
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    new URL(ADDRESS).pathname,
  ]);
  expect(cookies).toEqual([
    expect.stringMatching(/^ai-quotient-first=1B; .*HttpOnly; SameSite=Lax/),
  ]);
  const odd = await send({ act: 'first', option: '9Z<script>' });
  expect(odd.cookies[0]).toMatch(/^ai-quotient-first=;/);
  const start = await (await send(undefined, 'ai-quotient-first=1B')).response.text();
  expect(start).toContain('Your answer to question 1 is kept.');
  const own = 'ai-quotient-first=1B; ai-quotient=token; ai-quotient-company=Petrov';
  await send({ act: 'start', company: 'Petrov', companySize: '51-200' }, own);
  const asked = await (await send(undefined, own)).response.text();
  expect(asked).toMatch(
    /<input[^>]*checked=""[^>]*value="1B"|<input[^>]*value="1B"[^>]*checked=""/,
  );
  const answered = await send({ act: 'answer', question: '1', option: '1C' }, own);
  expect(answered.cookies.at(-1)).toMatch(/^ai-quotient-first=;/);
});

test('sends the words of each edition to the browsers whose runs have it', async () => {
  const { show } = browserOfOldRun();
  const words = async (query: string) => {
    const response = await show(`/api/ai-quotient/questionnaire${query}`);
    const { edition } = (await response.json()) as { edition?: string };
    return [response.status, edition];
  };
  expect(await words('')).toEqual([200, CURRENT_QUESTIONNAIRE.edition]);
  expect(await words('?edition=2026-11')).toEqual([200, '2026-11']);
  expect(await words('?edition=1999-01')).toEqual([404, undefined]);
});

test('returns 503 with a retry button when the run cannot be loaded', async () => {
  const { response, html } = await requestDuringOutage();
  expect(response.status).toBe(503);
  expect(html).toContain('Try Again');
});
