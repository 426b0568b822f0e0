import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/note-booking.ts';
import { readRunCookies } from './run-cookie.server.ts';
import { notAllowed } from '#src/platform/http/json-response.ts';

/** POST /api/ai-quotient/booked, sent by a beacon when the visitor goes on from the result to book a call. Always 204. */
export async function action({ request, context }: Route.ActionArgs) {
  await context.get(servicesContext).assessments.markBooked(readRunCookies(request).token);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

export const loader = notAllowed;
