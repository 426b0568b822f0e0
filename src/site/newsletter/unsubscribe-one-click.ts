import { redirect } from 'react-router';
import { UNSUBSCRIBE_PATH } from '#src/domains/site-map/paths.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/unsubscribe-one-click.ts';
import { NEWSLETTER_HEADERS } from './newsletter-headers.ts';
import { readFormBody } from '#src/platform/http/read-body.server.ts';
import { tokenFromAddress } from './token.server.ts';

/** Redirects a person who opens the one-click address to the page with the button. */
export function loader({ request }: Route.LoaderArgs) {
  const token = encodeURIComponent(tokenFromAddress(request));
  return redirect(`${UNSUBSCRIBE_PATH}?token=${token}`, {
    status: 303,
    headers: NEWSLETTER_HEADERS,
  });
}

/**
 * One-click unsubscribing by an email client (RFC 8058, section 3.2): without a cookie, an origin or a redirect. A repeated
 * request and an unknown token get the same response.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return plainText('Use POST for this address.', 405);
  const form = await readFormBody(request);
  if (typeof form === 'number')
    return plainText('Post List-Unsubscribe=One-Click as a form.', form);
  if (form.get('List-Unsubscribe') !== 'One-Click')
    return plainText('The form must contain List-Unsubscribe=One-Click.', 400);
  await context.get(servicesContext).newsletter.unsubscribe(tokenFromAddress(request));
  return plainText('You are unsubscribed.', 200);
}

function plainText(text: string, status: number): Response {
  const headers = { ...NEWSLETTER_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(`${text}\n`, { status, headers });
}
