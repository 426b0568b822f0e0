import { expect } from '@playwright/test';

/** Changes of the SEO manager and the settings, posted to one node over HTTP. */

const SEO = '/admin/seo-manager';

/** Posts forms of the SEO manager as their screens do without scripts. */
export function seoForms(url: string, cookie: string) {
  const post = async (path: string, fields: Record<string, string>) => {
    const response = await fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: url },
      body: new URLSearchParams(fields),
    });
    expect(response.status, await response.text()).toBe(303);
  };
  return {
    saveRoute: (path: string, values: Record<string, string>) =>
      post(`${SEO}/route?path=${encodeURIComponent(path)}`, {
        intent: 'save',
        path,
        change: crypto.randomUUID(),
        ...values,
      }),
    addRobotsRule: (path: string) =>
      post(`${SEO}/files`, { intent: 'add-rule', agent: '*', rule: 'disallow', path }),
    /** Values of settings that nobody has changed before. */
    saveSettings: (group: string, values: Record<string, string>) =>
      post('/admin/settings', {
        intent: group,
        base: JSON.stringify(
          Object.fromEntries(Object.keys(values).map((name) => [name, [0, '']])),
        ),
        ...values,
      }),
  };
}

/** The bytes of a picture, after redirects. */
export async function pictureAt(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('image/png');
  return Buffer.from(await response.arrayBuffer());
}
