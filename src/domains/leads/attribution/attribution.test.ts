import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { resolveAttribution, cleanAttribution } from './attribution.server.ts';

const AT = '2026-11-21T12:00:00.000Z';
const TOUCH = {
  at: AT,
  landingPage: '/services/crm-strategy',
  referrer: 'https://search.example/find',
  parameters: { utm_source: 'newsletter', utm_campaign: 'november', gclid: 'Cj0K-abc_1' },
};
const cleanFirst = (touch: unknown) => cleanAttribution({ first: touch }).first;

test('returns a valid attribution unchanged, from JSON and from an object', () => {
  const attribution = { first: TOUCH, last: { at: AT, landingPage: '/', parameters: {} } };
  expect(cleanAttribution(attribution)).toEqual(attribution);
  expect(cleanAttribution(JSON.stringify(attribution))).toEqual(attribution);
});

test.each([
  undefined,
  null,
  '',
  '{',
  '[]',
  'null',
  '7',
  7,
  [],
  {},
  { first: null, last: 'x' },
  () => 1,
])('returns an empty attribution for %j', (given) => {
  expect(cleanAttribution(given)).toEqual({});
});

const SENT = new Date('2026-11-21T12:05:00.000Z');

test('falls back to the campaign of the page that contained the form', () => {
  const page = 'https://cadron.example/contact?utm_source=ads&email=ana@example.com#form';
  const touch = {
    at: SENT.toISOString(),
    landingPage: '/contact',
    parameters: { utm_source: 'ads' },
  };
  expect(resolveAttribution(undefined, page, SENT)).toEqual({ first: touch, last: touch });
  expect(resolveAttribution({ first: TOUCH }, page, SENT)).toEqual({ first: TOUCH });
});

test('prefers the first page of the visit over the page that contained the form', () => {
  const page = 'https://cadron.example/contact?utm_source=ads';
  const from = (landing: string) => resolveAttribution(landing, page, SENT).last;
  const campaign = { landingPage: '/b2b', parameters: { utm_source: 'podcast' } };
  expect(from('https://cadron.example/b2b?utm_source=podcast ')).toMatchObject(campaign);
  const search = { landingPage: '/', referrer: 'https://search.example/', parameters: {} };
  expect(from('https://cadron.example/ https://search.example/')).toMatchObject(search);
  for (const nothing of [
    'https://cadron.example/ ',
    'https://cadron.example/ https://cadron.example/b2b',
  ])
    expect(from(nothing)).toMatchObject({ landingPage: '/contact' });
});

test('removes the key of a shared result from every source of the landing page', () => {
  const shared = 'https://cadron.example/ai-quotient/shared/k3y?utm_source=ads';
  for (const [landing, page] of [
    [shared, ''],
    [`${shared} https://search.example/`, ''],
    ['', shared],
  ] as const)
    expect(resolveAttribution(landing, page, SENT).first?.landingPage).toBe(
      '/ai-quotient/shared/…',
    );
});

test.each(['', 'nonsense', 'https://cadron.example/contact?page=2', 'javascript:alert(1)'])(
  'returns an empty attribution for the page %j',
  (page) => {
    expect(resolveAttribution('', page, SENT)).toEqual({});
  },
);

test('does not parse JSON longer than two full touches', () => {
  const padded = JSON.stringify({ first: TOUCH, pad: 'a'.repeat(60_000) });
  expect(cleanAttribution(padded)).toEqual({});
});

test.each([
  ['/pricing?email=ana@example.com#top', '/pricing'],
  ['/a b', '/a%20b'],
  ['/\0', '/'],
  [`/${'a'.repeat(400)}`, `/${'a'.repeat(299)}`],
  ['/ai-quotient/shared/k3y', '/ai-quotient/shared/…'],
  ['/ai-quotient/shared/…', '/ai-quotient/shared/…'],
])('reduces the landing page %j to %s', (landingPage, expected) => {
  expect(cleanFirst({ ...TOUCH, landingPage })?.landingPage).toBe(expected);
});

test.each([
  '',
  'about',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  7,
])('rejects a touch with the landing page %j', (landingPage) => {
  expect(cleanFirst({ ...TOUCH, landingPage })).toBeUndefined();
});

test.each(['', 'yesterday', '2026-13-41T99:00:00Z', '2026-11-21', 1_795_262_400_000, undefined])(
  'rejects a touch with the timestamp %j',
  (at) => {
    expect(cleanFirst({ ...TOUCH, at })).toBeUndefined();
  },
);

test.each([
  ['https://mail.example/inbox?to=ana@example.com', 'https://mail.example/inbox'],
  ['https://ana:secret@mail.example/', 'https://mail.example/'],
  [
    'https://www.cadron.example/ai-quotient/shared/k3y',
    'https://www.cadron.example/ai-quotient/shared/…',
  ],
  ['javascript:alert(1)', undefined],
  ['android-app://com.example', undefined],
  ['search.example', undefined],
  [{ href: 'https://search.example' }, undefined],
])('reduces the referrer %j to %s', (referrer, expected) => {
  expect(cleanFirst({ ...TOUCH, referrer })?.referrer).toBe(expected);
});

test('stores known parameters only, as short clean text', () => {
  const parameters = {
    utm_source: `  ${'a'.repeat(400)}`,
    utm_medium: 'e\0mail\r\n',
    utm_term: `${'a'.repeat(299)}😀`,
    utm_content: ['x'],
    utm_campaign: '',
    email: 'ana@example.com',
    constructor: 'x',
  };
  expect(cleanFirst({ ...TOUCH, parameters })?.parameters).toEqual({
    utm_source: 'a'.repeat(300),
    utm_medium: 'email',
    utm_term: 'a'.repeat(299),
  });
  expect(cleanFirst({ ...TOUCH, parameters: 'utm_source=x' })?.parameters).toEqual({});
});

test('ignores inherited and prototype keys', () => {
  expect(cleanAttribution(Object.create({ first: TOUCH }))).toEqual({});
  const polluting = `{"__proto__": {"first": ${JSON.stringify(TOUCH)}}}`;
  expect(cleanAttribution(polluting)).toEqual({});
});

test('returns short, storable text for any input', () => {
  const piece = fc.oneof(
    anyText,
    fc.constantFrom('https://a.example/b?c', 'http://ü.example/😀', 'ftp://a.example'),
    fc.constantFrom(AT, '/a'),
    fc.anything(),
  );
  const touch = fc.record(
    {
      at: fc.oneof(fc.constant(AT), piece),
      landingPage: fc.oneof(fc.constantFrom('/b', '/b?c#d', '//a.example'), piece),
      referrer: piece,
      parameters: fc.dictionary(fc.constantFrom('utm_source', 'gclid', '__proto__', 'x'), piece),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.record({ first: touch, last: touch }), fc.anything()), (given) => {
      const { first, last, ...rest } = cleanAttribution(given);
      expect(rest).toEqual({});
      for (const each of [first, last]) {
        if (!each) continue;
        const { at, landingPage, referrer = 'https://', parameters } = each;
        expect(new Date(at).toISOString()).toBe(at);
        expect(landingPage).toMatch(/^\//);
        expect(referrer).toMatch(/^https?:\/\//);
        for (const text of [landingPage, referrer, ...Object.values(parameters)]) {
          expect(text.length).toBeLessThanOrEqual(300);
          expect(text).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        }
      }
    }),
    { numRuns: 200 },
  );
});
