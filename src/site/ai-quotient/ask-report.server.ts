import type { RouterContextProvider } from 'react-router';
import type {
  SubmittedRun,
  ReportRequestResult,
} from '#src/domains/assessment/assessments.server.ts';
import { servicesContext, visitorAddressContext } from '#src/services.server.ts';
import { envelopeOf, type Posted } from '#src/site/leads/submit.server.ts';
import { readRunCookies } from './run-cookie.server.ts';

interface Asked extends Pick<Posted, 'values' | 'page'> {
  given: SubmittedRun;
}

/** Hands a request for the report to the domain. `failed`: it could not be stored, which is logged without what was typed. */
export async function askReport(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { values, page, given }: Asked,
): Promise<ReportRequestResult | 'failed'> {
  const { assessments, log } = context.get(servicesContext);
  const address = context.get(visitorAddressContext);
  const accepted = values.get('acceptTerms');
  try {
    return await assessments.requestReport(readRunCookies(request).token, {
      given,
      fields: Object.fromEntries(values),
      acceptTerms: accepted === 'true' || accepted === true,
      ...envelopeOf({ values, page, request, address }),
    });
  } catch (error) {
    log.error({ err: error }, 'a request for a report could not be stored');
    return 'failed';
  }
}
