import { isCrawler } from '#src/domains/analytics/crawlers.ts';
import { MAX_POSTED_BYTES } from '#src/domains/analytics/measurement-post.ts';
import { type Measurements, readMeasurements } from '#src/domains/analytics/measurements.ts';
import { isSameOrigin } from '#src/platform/auth/same-origin.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { readJsonBody, type Unreadable } from '#src/platform/http/read-body.server.ts';
import type { Route } from './+types/post-vitals.ts';
import { notAllowed, refuse } from '#src/platform/http/json-response.ts';

const REASONS: Readonly<Record<Unreadable, string>> = {
  400: 'The body is not a JSON object.',
  413: 'This is more than we accept: 4 KB at most.',
  415: 'Please send the measurements as application/json.',
};

/** A beacon may be of either type, depending on how old the browser is. */
const TYPE = /^(application\/json|text\/plain)\s*(;|$)/i;

/**
 * POST /api/vitals, by a beacon: what a browser measured (`MeasurementPost`). 204 once counted, and also when it is not
 * meant to be: posts of other sites and of crawlers, and all while the database is away. 400, 413 and 415 with a message.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notAllowed();
  const { recordMeasurements, config } = context.get(servicesContext);
  const body = await readJsonBody(request, { type: TYPE, mostBytes: MAX_POSTED_BYTES });
  if (typeof body === 'number') return refuse(body, REASONS[body]);
  const read = readMeasurements(Object.fromEntries(body));
  if (!read.ok) return refuse(400, read.message);
  const isMeant =
    isSameOrigin(request, config.SITE_URL) && !isCrawler(request.headers.get('User-Agent'));
  if (isMeant) await recordMeasurements(weighed(read.measurements, config.MEASURE_ONE_IN));
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

/** A document that has not come alive yet weighs 1; any other weight than ours was made up. */
const weighed = (measurements: Measurements, ours: number): Measurements =>
  measurements.weight === ours ? measurements : { ...measurements, weight: 1 };

export const loader = notAllowed;
