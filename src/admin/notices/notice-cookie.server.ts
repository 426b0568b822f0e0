import { createCookie, redirect, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { servicesContext } from '#src/services.server.ts';
import type { Notice, TakenNotice } from './notice.ts';

const MAX_ITEMS = 8;
const line = z.string().min(1).max(400);
const adminPath = z.string().regex(/^\/admin(?:[/?#][^\\\p{Cc}]*)?$/u);
/** Checked, since people may edit their cookies: text only, and links only to admin pages. */
const noticeSchema = z.object({
  kind: z.literal(['done', 'error']),
  text: line,
  items: z.array(line).max(MAX_ITEMS).exactOptional(),
  link: z.object({ label: line, to: adminPath }).exactOptional(),
  undo: z
    .object({ to: adminPath, fields: z.record(z.string().max(40), z.string().max(100)) })
    .exactOptional(),
});

/** The notice travels in a cookie, not in the URL: a link cannot forge it and a reload does not repeat it. */
const cookie = createCookie('cadron.notice', {
  // Not only '/admin': the data of the dashboard is fetched from /admin.data.
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 60,
});

/**
 * Redirects with a 303 to an admin page, which then shows the notice; a text alone says what was done. Keeps within the size limit
 * of cookies.
 */
export async function redirectWithNotice(
  context: Readonly<RouterContextProvider>,
  notice: Notice | string,
  to: string,
): Promise<Response> {
  const { items, ...rest }: Notice =
    typeof notice === 'string' ? { kind: 'done', text: notice } : notice;
  const value = items ? { ...rest, items: items.slice(0, MAX_ITEMS) } : rest;
  const secure = context.get(servicesContext).config.SECURE_COOKIES;
  return redirect(to, {
    status: 303,
    headers: { 'Set-Cookie': await cookie.serialize(value, { secure }) },
  });
}

/**
 * Reads the notice from the cookie, and returns the header that clears the cookie. Only the admin layout takes it, so that
 * every page shows it at the same place.
 */
export async function takeNotice(
  request: Request,
): Promise<{ notice?: TakenNotice; headers: Record<string, string> }> {
  const value: unknown = await cookie.parse(request.headers.get('cookie'));
  if (value === null) return { headers: {} };
  const headers = { 'Set-Cookie': await cookie.serialize('', { maxAge: 0 }) };
  const { data } = noticeSchema.safeParse(value);
  return data ? { notice: { id: crypto.randomUUID(), ...data }, headers } : { headers };
}
