import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMeasurements } from './measurements.ts';

const VIEW = { path: '/services' };
const VITAL = { path: '/services', name: 'LCP', value: 1_200 };

test('parses a request body and drops unknown fields', () => {
  const posted = { views: [VIEW, VIEW], vitals: [{ ...VITAL, id: 'v4-1' }], weight: 10, who: 1 };
  expect(parseMeasurements(posted)).toEqual({
    ok: true,
    measurements: { views: [VIEW, VIEW], vitals: [VITAL], weight: 10 },
  });
});

test('accepts a body without views, vitals or weight', () => {
  const none = { ok: true, measurements: { views: [], vitals: [], weight: 1 } };
  expect(parseMeasurements({})).toEqual(none);
});

test('drops excess views and implausible vitals, and accepts the rest', () => {
  const long = Array.from({ length: 51 }, () => VIEW);
  expect(parseMeasurements({ views: long })).toMatchObject({
    measurements: { views: long.slice(0, 50) },
  });
  const jumped = [{ ...VITAL, value: 600_001 }, VITAL, { ...VITAL, name: 'CLS', value: 61 }];
  expect(parseMeasurements({ vitals: jumped })).toMatchObject({
    measurements: { vitals: [VITAL] },
  });
});

test.each<[string, unknown]>([
  ['views.0.path', { views: [{ path: 'services' }] }],
  ['views.0.path', { views: [{ path: 7 }] }],
  ['views.0', { views: ['/services'] }],
  ['views', { views: VIEW }],
  ['vitals', { vitals: Array.from({ length: 31 }, () => VITAL) }],
  ['vitals.0.name', { vitals: [{ ...VITAL, name: 'lcp' }] }],
  ['vitals.0.name', { vitals: [{ ...VITAL, name: '__proto__' }] }],
  ['vitals.1.value', { vitals: [VITAL, { ...VITAL, value: -1 }] }],
  ['vitals.0.value', { vitals: [{ ...VITAL, value: null }] }],
  ['vitals.0.value', { vitals: [{ ...VITAL, value: Number.NaN }] }],
  ['vitals.0.value', { vitals: [{ ...VITAL, value: Number.POSITIVE_INFINITY }] }],
  ['weight', { weight: 0 }],
  ['weight', { weight: 1.5 }],
  ['weight', { weight: 101 }],
  ['The body', []],
  ['The body', null],
])('names the invalid field %s', (place, posted) => {
  const read = parseMeasurements(posted);
  expect(read.ok).toBe(false);
  expect(!read.ok && read.message.startsWith(`${place}: `), JSON.stringify(read)).toBe(true);
});

test('accepts any body or rejects it with a message', () => {
  fc.assert(
    fc.property(fc.anything(), (posted) => {
      const read = parseMeasurements(posted);
      expect(read.ok || read.message.length > 5).toBe(true);
    }),
  );
});
