import type { RouterContextProvider } from 'react-router';
import type {
  SubmittedRun,
  ReportRequestResult,
} from '#src/domains/assessment/assessments.server.ts';
import { servicesContext, visitorAddressContext } from '#src/services.server.ts';
import { readEnvelope, type FormPost } from '#src/site/leads/handle-form-post.server.ts';
import { readRunCookies } from './run-cookie.server.ts';

interface ReportRequest extends Pick<FormPost, 'values' | 'page'> {
  given: SubmittedRun;
}

/** Passes a request for the report to the domain. `failed`: it could not be stored, which is logged without form values. */
export async function submitReportRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { values, page, given }: ReportRequest,
): Promise<ReportRequestResult | 'failed'> {
  const { assessments, log } = context.get(servicesContext);
  const address = context.get(visitorAddressContext);
  const accepted = values.get('acceptTerms');
  try {
    return await assessments.requestReport(readRunCookies(request).token, {
      given,
      fields: Object.fromEntries(values),
      acceptTerms: accepted === 'true' || accepted === true,
      ...readEnvelope({ values, page, request, address }),
    });
  } catch (error) {
    log.error({ err: error }, 'a request for a report could not be stored');
    return 'failed';
  }
}
