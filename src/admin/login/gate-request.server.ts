import { data, type RouterContextProvider } from 'react-router';
import { readPostedFields, refuseForm } from '#src/admin/forms/form-result.ts';
import type { PeopleResult } from '#src/domains/people/people.ts';
import type { Visitor } from '#src/platform/auth/auth.ts';
import { isSameOrigin } from '#src/platform/auth/same-origin.server.ts';
import { servicesContext, visitorAddressContext } from '#src/services.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Reads a form that was posted without a session.
 * @throws a 403 response when another site sent it
 */
export async function readGateForm(
  request: Request,
  context: Context,
): Promise<Record<string, string>> {
  if (!isSameOrigin(request, context.get(servicesContext).config.SITE_URL))
    throw new Response('This request came from another site.', { status: 403 });
  return readPostedFields(request);
}

/** The browser that sent a request. */
export const visitorOf = (request: Request, context: Context): Visitor => ({
  ip: context.get(visitorAddressContext),
  userAgent: request.headers.get('user-agent') ?? '',
});

/** Refuses a form with messages by field. */
export const refuseGateFields = (
  fields: Readonly<Record<string, string>>,
  errors: Record<string, string>,
) => data({ done: false as const, result: refuseForm(fields, { errors }) }, { status: 400 });

/** Refuses a form for the reason that the domain gave. */
export function refuseGateForm(
  fields: Readonly<Record<string, string>>,
  refusal: Exclude<PeopleResult, { ok: true }>,
) {
  const { message } = refusal;
  const problem = 'field' in refusal ? { errors: { [refusal.field]: message } } : { message };
  const result = refuseForm(fields, problem);
  if (refusal.reason !== 'throttled')
    return data({ done: false as const, result }, { status: 400 });
  return data(
    { done: false as const, result },
    { status: 429, headers: { 'Retry-After': String(refusal.retryAfterSeconds) } },
  );
}
