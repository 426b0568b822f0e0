import { expect, test } from 'vitest';
import { withMediaVersions } from './send-document.server.ts';

const version = (text: string, contentType: string) => `${text} with versions in ${contentType}`;

const answer = async (path: string, contentType: string, cacheControl?: string) => {
  const headers = {
    'Content-Type': contentType,
    'Content-Length': '4',
    ...(cacheControl && { 'Cache-Control': cacheControl }),
  };
  const response = new Response('text', { status: 203, headers });
  return withMediaVersions(new Request(`http://localhost${path}`), response, version);
};

test.each([
  ['/about', 'text/html; charset=utf-8', 'public, max-age=0'],
  ['/about.md', 'text/markdown', 'public'],
  ['/feed.xml', 'application/rss+xml', 'public, max-age=300'],
  ['/feed.json', 'application/feed+json', 'public'],
  ['/preview/token', 'text/html', 'private, no-store'],
])('writes versions into %s as %s', async (path, contentType, cacheControl) => {
  const versioned = await answer(path, contentType, cacheControl);
  expect(versioned.status).toBe(203);
  expect(await versioned.text()).toBe(`text with versions in ${contentType}`);
  expect(versioned.headers.has('content-length')).toBe(false);
  expect(versioned.headers.get('cache-control')).toBe(cacheControl);
});

test.each([
  // What the admin area loads is saved again, without versions.
  ['/admin/page-editor/about.data', 'text/x-script', undefined],
  ['/admin/page-editor/about', 'text/html', 'no-store'],
  ['/social/card.png', 'image/png', 'public'],
])('leaves %s as %s', async (path, contentType, cacheControl) => {
  expect(await (await answer(path, contentType, cacheControl)).text()).toBe('text');
});
