import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  LISTING_PATH,
  LISTING_TIMEOUT_MS,
  type Listing,
  requestListing,
} from './request-listing.ts';

const LOGOS = [{ name: 'HubSpot', url: '/media/cms_media/Technology%20Logos/HubSpot.svg' }];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Starts a request whose response the test controls. */
function start() {
  const reported: Listing[] = [];
  const answer = Promise.withResolvers<Response>();
  const requests: { url: unknown; signal: AbortSignal }[] = [];
  const end = requestListing(
    (listing) => reported.push(listing),
    (url, init) => {
      requests.push({ url, signal: init!.signal! });
      return answer.promise;
    },
  );
  return { reported, answer, requests, end };
}

/** Flushes pending promises without advancing the time. */
const arrive = () => vi.advanceTimersByTimeAsync(0);

test('reports the logos once and stops the timer', async () => {
  const { reported, answer, requests } = start();
  answer.resolve(Response.json({ logos: LOGOS }));
  await arrive();
  expect(reported).toEqual([LOGOS]);
  expect(requests.map(({ url }) => url)).toEqual([LISTING_PATH]);
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(2 * LISTING_TIMEOUT_MS);
  expect(reported).toHaveLength(1);
});

test('reports an empty folder as success', async () => {
  const { reported, answer } = start();
  answer.resolve(Response.json({ logos: [] }));
  await arrive();
  expect(reported).toEqual([[]]);
});

describe('after five seconds', () => {
  test('times out and aborts the request', async () => {
    const { reported, requests } = start();
    await vi.advanceTimersByTimeAsync(4999);
    expect(reported).toEqual([]);
    expect(requests[0]!.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(reported).toEqual(['timed-out']);
    expect(requests[0]!.signal.aborted).toBe(true);
  });

  test.each([
    [
      'logos',
      (answer: PromiseWithResolvers<Response>) => answer.resolve(Response.json({ logos: LOGOS })),
    ],
    ['a failure', (answer: PromiseWithResolvers<Response>) => answer.reject(new TypeError('gone'))],
  ])('ignores %s arriving late', async (_what, send) => {
    const { reported, answer } = start();
    await vi.advanceTimersByTimeAsync(LISTING_TIMEOUT_MS);
    send(answer);
    await arrive();
    expect(reported).toEqual(['timed-out']);
  });
});

describe('reports a failure for', () => {
  test.each([
    ['a refusal', () => Response.json({ message: 'No.' }, { status: 503 })],
    ['logos with an error status', () => Response.json({ logos: LOGOS }, { status: 500 })],
    ["another server's page", () => new Response('<h1>Log in</h1>')],
    ['nothing', () => Response.json(null)],
    ['no list', () => Response.json({ logos: 'none' })],
    ['a list of something else', () => Response.json({ logos: [{ name: 'HubSpot' }, null] })],
  ])('%s', async (_what, respond) => {
    const { reported, answer } = start();
    answer.resolve(respond());
    await arrive();
    expect(reported).toEqual(['failed']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('no network', async () => {
    const { reported, answer } = start();
    answer.reject(new TypeError('Failed to fetch'));
    await arrive();
    expect(reported).toEqual(['failed']);
  });
});

test('aborts an ended request and reports nothing', async () => {
  const { reported, answer, requests, end } = start();
  end();
  expect(requests[0]!.signal.aborted).toBe(true);
  answer.resolve(Response.json({ logos: LOGOS }));
  await vi.advanceTimersByTimeAsync(2 * LISTING_TIMEOUT_MS);
  expect(reported).toEqual([]);
});
