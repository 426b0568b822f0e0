import pino from 'pino';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { handleError } from './entry.server.tsx';

/** The log line for a failure of the page at the given address. */
function logLineOf(address: string): Record<string, unknown> {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const context = new RouterContextProvider();
  context.set(servicesContext, buildServices({ log }));
  const request = new Request(new URL(address, 'https://cadron.example'));
  handleError(new Error('the database is away'), { request, context } as never);
  return JSON.parse(lines.join(''));
}

test('logs a failed page by its path, without query values and secret parts', () => {
  expect(logLineOf('/contact?email=ann@example.com')).toMatchObject({
    path: '/contact',
    msg: 'a page failed',
  });
  expect(logLineOf('/ai-quotient/shared/the-key')['path']).toBe('/ai-quotient/shared/…');
  expect(logLineOf('/download/the-key')['path']).toBe('/download/…');
});
