import { isCrawler } from '#src/platform/http/crawlers.ts';
import { MAX_POSTED_BYTES } from '#src/domains/analytics/measurement-post.ts';
import { type Measurements, parseMeasurements } from '#src/domains/analytics/measurements.ts';
import { isSameOrigin } from '#src/platform/auth/same-origin.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { readJsonBody, type Unreadable } from '#src/platform/http/read-body.server.ts';
import type { Route } from './+types/post-vitals.ts';
import { notAllowed, refuse } from '#src/platform/http/json-response.ts';

const REASONS: Readonly<Record<Unreadable, string>> = {
  400: 'The body is not a JSON object.',
  413: 'The body is too large: the limit is 4 KB.',
  415: 'Send the measurements as application/json.',
};

/** Content types of a beacon: older browsers send text/plain. */
const TYPE = /^(application\/json|text\/plain)\s*(;|$)/i;

/**
 * POST /api/vitals, sent by a beacon: what a browser measured (`MeasurementPost`). 204 once counted, and also for what is not
 * counted: posts of other sites and of crawlers, and all posts while the database is unavailable. 400, 413 and 415 with a message.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notAllowed();
  const { recordMeasurements, config } = context.get(servicesContext);
  const body = await readJsonBody(request, { type: TYPE, mostBytes: MAX_POSTED_BYTES });
  if (typeof body === 'number') return refuse(body, REASONS[body]);
  const read = parseMeasurements(Object.fromEntries(body));
  if (!read.ok) return refuse(400, read.message);
  const isCounted =
    isSameOrigin(request, config.SITE_URL) && !isCrawler(request.headers.get('User-Agent'));
  if (isCounted)
    await recordMeasurements(withValidWeight(read.measurements, config.MEASURE_ONE_IN));
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

/** Replaces a weight other than the site's by 1, which is the weight before hydration. */
const withValidWeight = (measurements: Measurements, siteWeight: number): Measurements =>
  measurements.weight === siteWeight ? measurements : { ...measurements, weight: 1 };

export const loader = notAllowed;
