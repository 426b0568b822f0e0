import { expect, test } from 'vitest';
import { robotsHeader, siteEnvironment } from './site-environment.ts';

test.each([
  ['https://cadron.example', 'production'],
  ['https://preview.cadron.io', 'staging'],
  ['http://localhost:3000', 'development'],
  ['http://cadron.localhost:3000', 'development'],
  ['http://127.0.0.1:3000', 'development'],
  ['http://[::1]:3000', 'development'],
  ['http://web:3000', 'development'],
  ['http://cadron.local', 'development'],
  ['https://local.cadron.example', 'production'],
])('%s is %s', (url, environment) => {
  expect(siteEnvironment(url)).toBe(environment);
});

test('prefers a forced environment over the host name', () => {
  expect(siteEnvironment('https://preview.cadron.io', 'production')).toBe('production');
});

test('sends noindex except in production', () => {
  expect(robotsHeader('https://cadron.example')).toEqual({});
  expect(robotsHeader('http://localhost:3000')).toEqual({ 'X-Robots-Tag': 'noindex' });
});
