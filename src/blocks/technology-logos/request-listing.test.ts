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

/** A request whose answer the test sends when it likes. */
function start() {
  const told: Listing[] = [];
  const answer = Promise.withResolvers<Response>();
  const requests: { url: unknown; signal: AbortSignal }[] = [];
  const end = requestListing(
    (listing) => told.push(listing),
    (url, init) => {
      requests.push({ url, signal: init!.signal! });
      return answer.promise;
    },
  );
  return { told, answer, requests, end };
}

/** Lets what has been answered arrive, without time going by. */
const arrive = () => vi.advanceTimersByTimeAsync(0);

test('the logos are told once, and the clock is stopped', async () => {
  const { told, answer, requests } = start();
  answer.resolve(Response.json({ logos: LOGOS }));
  await arrive();
  expect(told).toEqual([LOGOS]);
  expect(requests.map(({ url }) => url)).toEqual([LISTING_PATH]);
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(2 * LISTING_TIMEOUT_MS);
  expect(told).toHaveLength(1);
});

test('an empty folder is an answer, not a failure', async () => {
  const { told, answer } = start();
  answer.resolve(Response.json({ logos: [] }));
  await arrive();
  expect(told).toEqual([[]]);
});

describe('after five seconds', () => {
  test('the request has timed out, and is given up', async () => {
    const { told, requests } = start();
    await vi.advanceTimersByTimeAsync(4999);
    expect(told).toEqual([]);
    expect(requests[0]!.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(['timed-out']);
    expect(requests[0]!.signal.aborted).toBe(true);
  });

  test.each([
    [
      'logos',
      (answer: PromiseWithResolvers<Response>) => answer.resolve(Response.json({ logos: LOGOS })),
    ],
    ['a failure', (answer: PromiseWithResolvers<Response>) => answer.reject(new TypeError('gone'))],
  ])('%s that arrive late are ignored', async (_what, send) => {
    const { told, answer } = start();
    await vi.advanceTimersByTimeAsync(LISTING_TIMEOUT_MS);
    send(answer);
    await arrive();
    expect(told).toEqual(['timed-out']);
  });
});

describe('failed', () => {
  test.each([
    ['a refusal', () => Response.json({ message: 'No.' }, { status: 503 })],
    ['logos with an error status', () => Response.json({ logos: LOGOS }, { status: 500 })],
    ["another server's page", () => new Response('<h1>Log in</h1>')],
    ['nothing', () => Response.json(null)],
    ['no list', () => Response.json({ logos: 'none' })],
    ['a list of something else', () => Response.json({ logos: [{ name: 'HubSpot' }, null] })],
  ])('%s', async (_what, respond) => {
    const { told, answer } = start();
    answer.resolve(respond());
    await arrive();
    expect(told).toEqual(['failed']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('no network', async () => {
    const { told, answer } = start();
    answer.reject(new TypeError('Failed to fetch'));
    await arrive();
    expect(told).toEqual(['failed']);
  });
});

test('a request that is ended aborts, and nothing is told any more', async () => {
  const { told, answer, requests, end } = start();
  end();
  expect(requests[0]!.signal.aborted).toBe(true);
  answer.resolve(Response.json({ logos: LOGOS }));
  await vi.advanceTimersByTimeAsync(2 * LISTING_TIMEOUT_MS);
  expect(told).toEqual([]);
});
