import { expect, test } from 'vitest';
import { cleanAttribution } from '#src/domains/leads/attribution/attribution.server.ts';
import { noteLanding, noteTouch, readAttribution } from './attribution.ts';

const ORIGIN = 'https://cadron.example';
const NOON = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-11-21T12:05:00Z');

/** As much of a browser's storage as is used. */
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

test('the first touch stays, the last one is replaced, and pages opened from within are none', () => {
  const storage = emptyStorage();
  const at = () => storage;
  noteTouch(
    opened('/b2b?utm_source=ads&utm_id=7&email=ana@example.com'),
    'https://search.example/',
    at,
    NOON,
  );
  noteTouch(opened('/services'), `${ORIGIN}/b2b`, at, LATER);
  noteTouch(opened('/about'), '', at, LATER);
  const first = {
    at: NOON.toISOString(),
    landingPage: '/b2b',
    referrer: 'https://search.example/',
    parameters: { utm_source: 'ads', utm_id: '7' },
  };
  expect(JSON.parse(readAttribution(at))).toEqual({ first, last: first });

  noteTouch(opened('/insights'), 'https://news.example/a', at, LATER);
  noteTouch(opened('/about?gclid=abc'), '', at, LATER);
  const last = { at: LATER.toISOString(), landingPage: '/about', parameters: { gclid: 'abc' } };
  expect(JSON.parse(readAttribution(at))).toEqual({ first, last });
});

test('a first page that was left early is still the first touch, and noted once', () => {
  const storage = emptyStorage();
  const at = () => storage;
  storage.setItem('landing', `${ORIGIN}/b2b?utm_source=ads https://search.example/`);
  noteLanding(at, NOON);
  const first = {
    at: NOON.toISOString(),
    landingPage: '/b2b',
    referrer: 'https://search.example/',
    parameters: { utm_source: 'ads' },
  };
  noteLanding(at, LATER);
  expect(JSON.parse(readAttribution(at))).toEqual({ first, last: first });
});

test.each([undefined, '', 'x', `${ORIGIN}/b2b`, `${ORIGIN}/b2b ${ORIGIN}/services`])(
  'a first page kept as %j is no touch',
  (landing) => {
    const storage = emptyStorage();
    if (landing !== undefined) storage.setItem('landing', landing);
    noteLanding(() => storage, NOON);
    expect(readAttribution(() => storage)).toBe('');
  },
);

test('the key of a shared result is not even kept in the browser', () => {
  const storage = emptyStorage();
  noteTouch(opened('/ai-quotient/shared/k3y'), 'https://mail.example/', () => storage, NOON);
  expect(JSON.parse(readAttribution(() => storage))).toHaveProperty(
    'first.landingPage',
    '/ai-quotient/shared/…',
  );
});

test('a visit without a touch has nothing to send', () => {
  const storage = emptyStorage();
  noteTouch(opened('/?page=2'), '', () => storage, NOON);
  expect(readAttribution(() => storage)).toBe('');
});

test('a site whose name begins like ours is another site', () => {
  const storage = emptyStorage();
  noteTouch(opened('/'), `${ORIGIN}.evil.example/`, () => storage, NOON);
  expect(readAttribution(() => storage)).toContain('evil.example');
});

test('what it writes is what the server believes, however long the address was', () => {
  const storage = emptyStorage();
  noteTouch(opened(`/?utm_source=${'%22'.repeat(5_000)}`), '', () => storage, NOON);
  const sent = readAttribution(() => storage);
  expect(sent.length).toBeLessThan(5_000);
  expect(cleanAttribution(sent)).toEqual(JSON.parse(sent));
});

test.each(['{', 'null', '7', '"x"'])('a stored %s is overwritten', (text) => {
  const storage = emptyStorage();
  storage.setItem('attribution', text);
  noteTouch(opened('/?gclid=abc'), '', () => storage, NOON);
  expect(JSON.parse(readAttribution(() => storage))).toHaveProperty(
    'first.parameters.gclid',
    'abc',
  );
});

test('storage that is blocked, missing or full is no error', () => {
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
    noteLanding(storage, NOON);
    noteTouch(opened('/?gclid=abc'), '', storage, NOON);
    expect(readAttribution(storage)).toBe('');
  }
});
