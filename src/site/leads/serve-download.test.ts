import { expect, test } from 'vitest';
import { serveDownload } from './serve-download.server.ts';

test('serves the file under its name, without caching', async () => {
  const file = Buffer.from('%PDF-1.7');
  const answer = serveDownload({ state: 'valid', fileName: 'hubspot-quick-wins.pdf', file });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '8',
    'content-disposition': 'attachment; filename="hubspot-quick-wins.pdf"',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(await answer.text()).toBe('%PDF-1.7');
});

test.each([
  [{ state: 'expired', title: 'HubSpot Quick Wins', page: '/playbooks/hubspot-quick-wins' }, 410],
  [{ state: 'unknown' }, 404],
] as const)(
  'for %j returns a page that explains how to get a new link',
  async (download, status) => {
    const answer = serveDownload(download);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toBeNull();
    const html = await answer.text();
    const href = status === 410 ? '/playbooks/hubspot-quick-wins#form' : '/playbooks';
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain('<h1>');
    expect(html).toContain('name="robots" content="noindex"');
  },
);
