import { sharedResultPath } from '#src/domains/site-map/paths.ts';
import { servicesContext } from '#src/services.server.ts';
import { readJsonBody } from '#src/platform/http/read-body.server.ts';
import type { Route } from './+types/share-result.ts';
import { readRunCookies } from './run-cookie.server.ts';
import { json, notAllowed, refuse } from '#src/platform/http/json-response.ts';

/**
 * POST /api/ai-quotient/share: `{hidesAnswers}` creates a link, `{withdraw: true}` deletes it. 200 `{ok, url}`, 404 without a
 * result.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notAllowed();
  const body = await readJsonBody(request);
  if (typeof body === 'number') return refuse(body, 'Send a JSON object.');
  const { assessments, config } = context.get(servicesContext);
  const { token } = readRunCookies(request);
  if (body.get('withdraw') === true) {
    await assessments.deleteShareLink(token);
    return json({ ok: true });
  }
  const key = await assessments.createShareLink(token, body.get('hidesAnswers') !== false);
  if (!key) return refuse(404, 'No results available.');
  return json({ ok: true, url: `${config.SITE_URL}${sharedResultPath(key)}` });
}

export const loader = notAllowed;
