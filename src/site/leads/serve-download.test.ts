import { BUILT_IN_FRAME } from '#content/frame.ts';
import { expect, test } from 'vitest';
import { serveDownload } from './serve-download.server.ts';

test('serves the file under its name, without caching', async () => {
  const file = Buffer.from('%PDF-1.7');
  const response = serveDownload(
    { state: 'valid', fileName: 'hubspot-quick-wins.pdf', file },
    BUILT_IN_FRAME,
  );
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '8',
    'content-disposition': 'attachment; filename="hubspot-quick-wins.pdf"',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(await response.text()).toBe('%PDF-1.7');
});

test.each([
  [{ state: 'expired', title: 'HubSpot Quick Wins', page: '/playbooks/hubspot-quick-wins' }, 410],
  [{ state: 'unknown' }, 404],
] as const)(
  'for %j returns a page that explains how to get a new link',
  async (download, status) => {
    const response = serveDownload(download, BUILT_IN_FRAME);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toBeNull();
    const html = await response.text();
    const href = status === 410 ? '/playbooks/hubspot-quick-wins#form' : '/playbooks';
    expect(html).toContain(`href="${href}"`);
    expect(html).toMatch(/<h1[^>]*>.*<footer/s);
    expect(html).toContain('name="robots" content="noindex"');
  },
);
