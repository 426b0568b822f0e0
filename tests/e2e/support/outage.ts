import { expect } from '@playwright/test';
import type { Site } from '#tests/support/site.ts';

/** What no visitor may ever read. */
export const INTERNALS =
  /\n\s+at \S+.*:\d+:\d+|node_modules|ECONNREFUSED|ENOENT|Failed query|select "/;

/** Signs the owner in; answers the cookies as a header. */
export async function signInByPost(site: Site): Promise<string> {
  const answer = await fetch(`${site.url}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(site.admin),
  });
  expect(answer.status).toBe(303);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
