import { CONSENT_VERSION } from '#src/domains/newsletter/subscription.ts';

let count = 0;

/** An address that is unique in this run. */
export const newAddress = () => `reader-${process.pid}-${Date.now()}-${(count += 1)}@example.com`;

/** Posts the newsletter form like the hydrated page. */
export function postSubscription(
  url: string,
  email: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/newsletter`, {
    method: 'POST',
    headers: { Accept: 'application/json', ...headers },
    body: new URLSearchParams({ email, source: 'footer', consent: CONSENT_VERSION }),
  });
}
