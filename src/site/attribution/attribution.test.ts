import { expect, test } from 'vitest';
import { cleanAttribution } from '#src/domains/leads/attribution/attribution.server.ts';
import { recordLanding, recordTouch, readAttribution } from './attribution.ts';

const ORIGIN = 'https://cadron.example';
const NOON = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-11-21T12:05:00Z');

/** The part of `Storage` that the code uses. */
function emptyStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
}

const opened = (address: string) => {
  const { pathname, search } = new URL(address, ORIGIN);
  return { origin: ORIGIN, pathname, search };
};

test('keeps the first touch, replaces the last one, and ignores internal links', () => {
  const storage = emptyStorage();
  const at = () => storage;
  recordTouch(
    opened('/b2b?utm_source=ads&utm_id=7&email=ana@example.com'),
    'https://search.example/',
    at,
    NOON,
  );
  recordTouch(opened('/services'), `${ORIGIN}/b2b`, at, LATER);
  recordTouch(opened('/about'), '', at, LATER);
  const first = {
    at: NOON.toISOString(),
    landingPage: '/b2b',
    referrer: 'https://search.example/',
    parameters: { utm_source: 'ads', utm_id: '7' },
  };
  expect(JSON.parse(readAttribution(at))).toEqual({ first, last: first });

  recordTouch(opened('/insights'), 'https://news.example/a', at, LATER);
  recordTouch(opened('/about?gclid=abc'), '', at, LATER);
  const last = { at: LATER.toISOString(), landingPage: '/about', parameters: { gclid: 'abc' } };
  expect(JSON.parse(readAttribution(at))).toEqual({ first, last });
});

test('records the landing page as the first touch, once', () => {
  const storage = emptyStorage();
  const at = () => storage;
  storage.setItem('landing', `${ORIGIN}/b2b?utm_source=ads https://search.example/`);
  recordLanding(at, NOON);
  const first = {
    at: NOON.toISOString(),
    landingPage: '/b2b',
    referrer: 'https://search.example/',
    parameters: { utm_source: 'ads' },
  };
  recordLanding(at, LATER);
  expect(JSON.parse(readAttribution(at))).toEqual({ first, last: first });
});

test.each([undefined, '', 'x', `${ORIGIN}/b2b`, `${ORIGIN}/b2b ${ORIGIN}/services`])(
  'ignores a landing page stored as %j',
  (landing) => {
    const storage = emptyStorage();
    if (landing !== undefined) storage.setItem('landing', landing);
    recordLanding(() => storage, NOON);
    expect(readAttribution(() => storage)).toBe('');
  },
);

test('does not store the key of a shared result', () => {
  const storage = emptyStorage();
  recordTouch(opened('/ai-quotient/shared/k3y'), 'https://mail.example/', () => storage, NOON);
  expect(JSON.parse(readAttribution(() => storage))).toHaveProperty(
    'first.landingPage',
    '/ai-quotient/shared/…',
  );
});

test('stores nothing for a visit without a touch', () => {
  const storage = emptyStorage();
  recordTouch(opened('/?page=2'), '', () => storage, NOON);
  expect(readAttribution(() => storage)).toBe('');
});

test('treats a host that starts with our origin as another site', () => {
  const storage = emptyStorage();
  recordTouch(opened('/'), `${ORIGIN}.evil.example/`, () => storage, NOON);
  expect(readAttribution(() => storage)).toContain('evil.example');
});

test('stores only what the server accepts, however long the address', () => {
  const storage = emptyStorage();
  recordTouch(opened(`/?utm_source=${'%22'.repeat(5_000)}`), '', () => storage, NOON);
  const sent = readAttribution(() => storage);
  expect(sent.length).toBeLessThan(5_000);
  expect(cleanAttribution(sent)).toEqual(JSON.parse(sent));
});

test.each(['{', 'null', '7', '"x"'])('overwrites the stored value %s', (text) => {
  const storage = emptyStorage();
  storage.setItem('attribution', text);
  recordTouch(opened('/?gclid=abc'), '', () => storage, NOON);
  expect(JSON.parse(readAttribution(() => storage))).toHaveProperty(
    'first.parameters.gclid',
    'abc',
  );
});

test('does not throw when storage is blocked, missing or full', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  } as unknown as Storage;
  const missing = undefined as unknown as Storage;
  const blocked = (): Storage => {
    throw new Error('SecurityError');
  };
  for (const storage of [blocked, () => missing, () => full]) {
    recordLanding(storage, NOON);
    recordTouch(opened('/?gclid=abc'), '', storage, NOON);
    expect(readAttribution(storage)).toBe('');
  }
});
