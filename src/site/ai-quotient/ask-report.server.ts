import type { RouterContextProvider } from 'react-router';
import type { ReportAnswer } from '#src/domains/assessment/assessments.server.ts';
import { servicesContext, visitorAddressContext } from '#src/services.server.ts';
import { envelopeOf, type Posted } from '#src/site/leads/submit.server.ts';
import { readRunCookies } from './run-cookie.server.ts';

/** Hands a request for the report to the domain. `failed`: it could not be stored, which is logged without what was typed. */
export async function askReport(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { values, page }: Pick<Posted, 'values' | 'page'>,
): Promise<ReportAnswer | 'failed'> {
  const { assessments, log } = context.get(servicesContext);
  const address = context.get(visitorAddressContext);
  try {
    return await assessments.requestReport(readRunCookies(request).token, {
      given: {
        edition: values.get('edition'),
        companySize: values.get('companySize'),
        answers: parsed(values.get('answers')),
      },
      fields: Object.fromEntries(values),
      acceptTerms: ['true', true].includes(values.get('acceptTerms') as string | boolean),
      ...envelopeOf({ values, page, request, address }),
    });
  } catch (error) {
    log.error({ err: error }, 'a request for a report could not be stored');
    return 'failed';
  }
}

/** The answers come as JSON in a field; anything else is none. */
function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}
