import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { handleError } from '#src/entry.server.tsx';
import { failureContext, servicesContext } from '#src/services.server.ts';
import * as confirmPage from '#src/site/newsletter/confirm.tsx';
import { buildServices } from '#tests/support/build-services.ts';
import { createRouteHandler } from '#tests/support/route-handler.tsx';
import { unavailableResponse } from './unavailable-response.ts';

/** Returns the response of a confirmation link whose use case throws. */
async function ask(path: string, error: Error, method = 'GET'): Promise<Response> {
  const fail = () => Promise.reject(error);
  const context = new RouterContextProvider();
  const newsletter = { confirmationOf: fail, confirm: fail };
  context.set(servicesContext, buildServices({ newsletter }));
  const modules = {
    'newsletter/confirm': confirmPage,
    endpoint: { loader: () => fail() },
  };
  const handle = createRouteHandler(modules, { handleError });
  const init = { method, ...(method === 'POST' && { body: new URLSearchParams({ token: 'x' }) }) };
  const response = await handle(new Request(`https://cadron.example/${path}`, init), context);
  return unavailableResponse(response, context.get(failureContext)?.error);
}

const AWAY = new Error('Failed query', {
  cause: new Error('timeout exceeded when trying to connect'),
});

test.each([
  ['a document', 'newsletter/confirm?token=x', 'GET'],
  ['a posted form', 'newsletter/confirm', 'POST'],
  ['an endpoint', 'endpoint', 'GET'],
])('returns 503 for %s while the database is unavailable', async (_name, path, method) => {
  const response = await ask(path, AWAY, method);
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('30');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).not.toBe('');
});

test('leaves other errors a 500', async () => {
  const response = await ask('newsletter/confirm?token=x', new TypeError('x is not a function'));
  expect([response.status, response.headers.get('Retry-After')]).toEqual([500, null]);
});
