import { REPORT_MESSAGES } from '#src/domains/assessment/report-form.ts';
import { servicesContext } from '#src/services.server.ts';
import { readJsonBody } from '#src/platform/http/read-body.server.ts';
import type { Route } from './+types/request-report.ts';
import { submitReportRequest } from './submit-report-request.server.ts';
import { runCookie } from './run-cookie.server.ts';
import { json, notAllowed, refuse } from '#src/platform/http/json-response.ts';

/**
 * POST /api/ai-quotient/report: the form's fields with `company`, `companySize`, `edition` and `answers` (a JSON string).
 * 200 `{ok, id}` once the lead is stored, 400 with the invalid fields, 409 without a complete set of answers.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notAllowed();
  const values = await readJsonBody(request);
  if (typeof values === 'number') return refuse(values, REPORT_MESSAGES.refused);
  const page = { uri: request.headers.get('Referer') ?? '', name: '' };
  const given = {
    edition: values.get('edition'),
    companySize: values.get('companySize'),
    answers: parseAnswers(values.get('answers')),
  };
  const response = await submitReportRequest(request, context, { values, page, given });
  if (response === 'failed') return refuse(503, REPORT_MESSAGES.refused);
  if (response.submitted === 'incomplete') return refuse(409, 'No results available.');
  const { config } = context.get(servicesContext);
  const headers = { 'Set-Cookie': runCookie(response.token, config) };
  return json(response.submitted, response.submitted.ok ? 200 : 400, headers);
}

/** Parses the field `answers`. Anything but valid JSON counts as no answers. */
function parseAnswers(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}

export const loader = notAllowed;
