import { expect } from '@playwright/test';

/** Changes of the SEO manager, posted to one node over HTTP. */

const SEO = '/admin/seo-manager';

/** Posts forms of the SEO manager as their screens do without scripts. */
export function seoForms(url: string, cookie: string) {
  const post = async (path: string, fields: Record<string, string>) => {
    const response = await fetch(url + SEO + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: url },
      body: new URLSearchParams(fields),
    });
    expect(response.status, await response.text()).toBe(303);
  };
  return {
    saveRoute: (path: string, values: Record<string, string>) =>
      post(`/route?path=${encodeURIComponent(path)}`, {
        intent: 'save',
        path,
        change: crypto.randomUUID(),
        ...values,
      }),
    addRobotsRule: (path: string) =>
      post('/files', { intent: 'add-rule', agent: '*', rule: 'disallow', path }),
  };
}

/** The bytes of a picture, after redirects. */
export async function pictureAt(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('image/png');
  return Buffer.from(await response.arrayBuffer());
}
