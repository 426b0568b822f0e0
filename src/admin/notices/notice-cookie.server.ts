import { createCookie, redirect } from 'react-router';
import { z } from 'zod';
import type { Notice } from './notice.ts';

const count = z.int().min(0);
const noticeSchema: z.ZodType<Notice> = z.discriminatedUnion('did', [
  z.object({ did: z.literal(['sent', 'released']), count, unconfigured: count, skipped: count }),
  z.object({ did: z.literal(['deleted', 'gone', 'email']), count }),
  z.object({ did: z.literal('erased'), removed: z.record(z.string().max(40), count) }),
  z.object({ did: z.literal('nothing') }),
]);

/** The notice travels in a cookie, not in the URL: a link cannot forge it and a reload does not repeat it. */
const cookie = createCookie('cadron.leads_notice', {
  // not /admin/leads, because client navigations request /admin/leads.data
  path: '/admin',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 60,
});

/** Redirects with a 303 to a page that then shows the notice. */
export async function redirectWith(notice: Notice, to: string, secure: boolean): Promise<Response> {
  const headers = { 'Set-Cookie': await cookie.serialize(notice, { secure }) };
  return redirect(to, { status: 303, headers });
}

/** Reads the notice from the cookie, and returns the header that clears the cookie. */
export async function takeNotice(
  request: Request,
): Promise<{ notice?: Notice; headers: Record<string, string> }> {
  const value: unknown = await cookie.parse(request.headers.get('cookie'));
  if (value === null) return { headers: {} };
  const headers = { 'Set-Cookie': await cookie.serialize('', { maxAge: 0 }) };
  const { data } = noticeSchema.safeParse(value);
  return data ? { notice: data, headers } : { headers };
}
