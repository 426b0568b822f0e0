import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { servicesContext, visitorAddressContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { createRouteHandler } from '#tests/support/route-handler.tsx';
import * as assessmentPage from './assessment-page.tsx';

const ADDRESS = 'https://cadron.example/ai-quotient/assessment';
const handle = createRouteHandler({ 'ai-quotient/assessment': assessmentPage });

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

test('returns 503 with a retry button when the run cannot be loaded', async () => {
  const { response, html } = await requestDuringOutage();
  expect(response.status).toBe(503);
  expect(html).toContain('Try Again');
});
