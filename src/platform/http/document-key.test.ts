import { expect, test } from 'vitest';
import { documentKey } from './document-key.ts';

test('a path is its own key', () => {
  expect(documentKey('/insights')).toBe('/insights');
});

test('tracking parameters do not make another document', () => {
  expect(documentKey('/?utm_source=x&gclid=1&_hsenc=2&gad_source=1&srsltid=2&ttclid=3')).toBe('/');
});

test('meaningful parameters keep a fixed order', () => {
  expect(documentKey('/insights?page=2&category=AI+Enablement&utm_medium=mail')).toBe(
    '/insights?category=AI+Enablement&page=2',
  );
});

test('an unknown parameter is not cached at all', () => {
  expect(documentKey('/insights?x=1')).toBeUndefined();
});
