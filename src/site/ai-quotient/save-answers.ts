import { servicesContext } from '#src/services.server.ts';
import { readJsonBody } from '#src/platform/http/read-body.server.ts';
import type { Route } from './+types/save-answers.ts';
import { readRunCookies, runCookie } from './run-cookie.server.ts';
import { json, notAllowed, refuse } from '#src/platform/http/json-response.ts';

/**
 * POST /api/ai-quotient/answers, `{edition, companySize, answers, isFresh}`: 200 `{ok, run, result}` and the run's cookie once
 * stored, with `result` for a complete run. 409 for an unknown edition; 400, 413, 415 and 503 with a message.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notAllowed();
  const body = await readJsonBody(request);
  if (typeof body === 'number') return refuse(body, 'Send the answers as a JSON object.');
  const { assessments, config, log } = context.get(servicesContext);
  try {
    const saved = await assessments.saveAnswers(readRunCookies(request).token, {
      edition: body.get('edition'),
      companySize: body.get('companySize'),
      answers: body.get('answers'),
      isFresh: body.get('isFresh') === true,
    });
    if (!saved.ok && saved.reason === 'edition')
      return refuse(
        409,
        'The questions have changed since this page was opened. Please reload it.',
      );
    if (!saved.ok) return refuse(400, 'Please choose a company size.');
    const result = saved.run.isComplete ? await assessments.getResult(saved.token) : undefined;
    const headers = { 'Set-Cookie': runCookie(saved.token, config) };
    return json({ ok: true, run: saved.run, result }, 200, headers);
  } catch (error) {
    log.error({ err: error }, 'answers could not be stored');
    return refuse(
      503,
      'We could not save this on our server. Your answers are kept on your device.',
    );
  }
}

export const loader = notAllowed;
