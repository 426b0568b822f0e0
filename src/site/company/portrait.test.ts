import { expect, test } from 'vitest';
import { loader } from './portrait.ts';

test.each([
  ['pine', 'Ana & <b>', 200],
  ['pine', '\ud800', 200],
  ['pine', '', 404],
  ['pine', 'x'.repeat(121), 404],
  ['constructor', 'Ana', 404],
])('draws a portrait on %s for the name %j: %i', async (background, name, status) => {
  const url = new URL('https://example.com/api/portraits');
  url.searchParams.set('name', name);
  const args = { params: { background }, url } as Parameters<typeof loader>[0];
  const response = loader(args);
  expect(response.status).toBe(status);
  if (status !== 200) return;
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  expect(await response.text()).toMatch(/^<svg [^>]*>(?:<g[^>]*>|<\/g>|<path [^<>]*\/>)*<\/svg>$/);
});
