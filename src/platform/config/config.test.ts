import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.server.ts';

test('an empty environment boots, with everything in the data folder', () => {
  const config = readConfig({ DATABASE_URL: '', PORT: '' });
  expect(config).toMatchObject({ PORT: 3000, SITE_URL: 'http://localhost:3000', WORKER: 'inline' });
  expect(config.DATABASE_URL).toBeUndefined();
});

test('every bad variable is named, and no value is shown', () => {
  const read = () => readConfig({ PORT: 'hunter2', SITE_URL: 'ftp://x', SESSION_SECRET: 'short' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT: must be a number[^]*SITE_URL: must be[^]*SESSION_SECRET: must have/);
  expect(read).not.toThrow(/hunter2/);
});

test('your own database needs a shared session secret', () => {
  const read = () => readConfig({ DATABASE_URL: 'postgres://localhost/cadron' });
  expect(read).toThrow(/SESSION_SECRET: is required with DATABASE_URL/);
});

test('cookies are secure as soon as the site is on https', () => {
  expect(readConfig({ SITE_URL: 'https://cadron.example/' })).toMatchObject({
    SITE_URL: 'https://cadron.example',
    SECURE_COOKIES: true,
  });
});
