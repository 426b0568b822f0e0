import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/open-run.ts';
import { readRunCookies } from './run-cookie.server.ts';
import { json } from '#src/platform/http/json-response.ts';

/** GET /api/ai-quotient/run: `{ok: true, run, result}`, or `{ok: false}` for a browser without a run. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { token } = readRunCookies(request);
  if (!token) return json({ ok: false });
  const { assessments } = context.get(servicesContext);
  const run = await assessments.getRun(token);
  if (!run) return json({ ok: false });
  const result = run.isComplete ? await assessments.getResult(token) : undefined;
  return json({ ok: true, run, result });
}
