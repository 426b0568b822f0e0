import { expect } from '@playwright/test';
import type { Site } from '#tests/support/site.ts';

/** Polling options for the recovery of a site. */
export const RECOVERS = { timeout: 60_000, intervals: [100] };

/** Internals that no response may contain. */
export const INTERNALS =
  /\n\s+at \S+.*:\d+:\d+|node_modules|ECONNREFUSED|ENOENT|Failed query|select "/;

/** Signs the owner in. Resolves to the cookies as a header. */
export async function signInByPost(site: Site): Promise<string> {
  const response = await fetch(`${site.url}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(site.admin),
  });
  expect(response.status).toBe(303);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Requests a page. Fails after 30 seconds without a response, and for a response with internals. */
export async function getPage(site: Site, path: string, headers: Record<string, string> = {}) {
  const signal = AbortSignal.timeout(30_000);
  const response = await fetch(site.url + path, { redirect: 'manual', headers, signal });
  const text = await response.text();
  expect(text, `${path} shows internals`).not.toMatch(INTERNALS);
  return { status: response.status, text, headers: response.headers };
}

/** The status and the contents of /readyz. */
export async function getReadiness(site: Site) {
  const { status, text } = await getPage(site, '/readyz');
  return { status, ...(JSON.parse(text) as Record<string, boolean>) };
}

export async function untilReadyAgain(site: Site) {
  await expect.poll(async () => (await getReadiness(site)).status, RECOVERS).toBe(200);
}
