import { vi } from 'vitest';

export interface FakeRequest {
  /** such as `POST /api/search` */
  route: string;
  query: URLSearchParams;
  /** the parsed JSON; undefined without a body */
  body: unknown;
}

type Handler = (request: FakeRequest) => Response | Promise<Response>;

/**
 * Replaces `fetch` until the test ends. Aborted requests, and requests without a handler, fail like a lost
 * connection.
 * @param handlers by method and path: `{ 'GET /api/search': () => Response.json({}) }`; may be changed while the test
 * runs
 * @returns all requests so far, oldest first
 */
export function fakeFetch(handlers: Record<string, Handler>): FakeRequest[] {
  const requests: FakeRequest[] = [];
  vi.stubGlobal(
    'fetch',
    async (input: string, { method = 'GET', body, signal }: RequestInit = {}) => {
      const { pathname, searchParams } = new URL(input, location.href);
      const request = {
        route: `${method} ${pathname}`,
        query: searchParams,
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
      };
      requests.push(request);
      const handler = handlers[request.route];
      if (!handler) throw new TypeError('Failed to fetch');
      const aborted = Promise.withResolvers<never>();
      // A handler that throws leaves nobody to see it, and the time limit of a request may end in a later test.
      aborted.promise.catch(() => undefined);
      signal?.addEventListener('abort', () => aborted.reject(signal.reason));
      return Promise.race([handler(request), aborted.promise]);
    },
  );
  return requests;
}
