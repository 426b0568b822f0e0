import { redirect } from 'react-router';
import { UNSUBSCRIBE_PATH } from '#src/domains/site-map/paths.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/unsubscribe-one-click.ts';
import { newsletterHeaders } from './newsletter-headers.ts';
import { readFormBody } from '#src/platform/http/read-body.server.ts';
import { tokenFromAddress } from './token.server.ts';

/** A person who opens the one-click address gets the page with the button; opening it changes nothing. */
export function loader({ request }: Route.LoaderArgs) {
  const token = encodeURIComponent(tokenFromAddress(request));
  return redirect(`${UNSUBSCRIBE_PATH}?token=${token}`, {
    status: 303,
    headers: newsletterHeaders(),
  });
}

/**
 * One-click unsubscribing by a mail program (RFC 8058, 3.2): no cookie, no origin, no redirect. A second press and an
 * unknown token are answered alike.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return plain('Only POST works here.', 405);
  const form = await readFormBody(request);
  if (typeof form === 'number') return plain('Post List-Unsubscribe=One-Click as a form.', form);
  if (form.get('List-Unsubscribe') !== 'One-Click')
    return plain('The form must say List-Unsubscribe=One-Click.', 400);
  await context.get(servicesContext).newsletter.unsubscribe(tokenFromAddress(request));
  return plain('You are unsubscribed.', 200);
}

function plain(text: string, status: number): Response {
  const headers = { ...newsletterHeaders(), 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(`${text}\n`, { status, headers });
}
