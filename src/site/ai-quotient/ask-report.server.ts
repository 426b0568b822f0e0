import type { RouterContextProvider } from 'react-router';
import { HONEYPOT_FIELD } from '#src/domains/leads/lead-forms.ts';
import type { ReportAnswer } from '#src/domains/assessment/assessments.server.ts';
import { servicesContext, visitorAddressContext } from '#src/services.server.ts';
import { trackerCookie } from '#src/site/leads/submit.server.ts';
import { readRunCookies } from './run-cookie.server.ts';

interface Asked {
  values: ReadonlyMap<string, unknown>;
  /** where the form stood, when the body does not say */
  page: { uri: string; name: string };
}

/** Hands a request for the report to the domain. `failed`: it could not be stored, which is logged without what was typed. */
export async function askReport(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { values, page }: Asked,
): Promise<ReportAnswer | 'failed'> {
  const { assessments, log } = context.get(servicesContext);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  try {
    return await assessments.requestReport(readRunCookies(request).token, {
      given: {
        edition: values.get('edition'),
        companySize: values.get('companySize'),
        answers: parsed(text('answers')),
      },
      fields: Object.fromEntries(values),
      acceptTerms: text('acceptTerms') === 'true' || values.get('acceptTerms') === true,
      token: text('token'),
      consentShown: text('consent'),
      pageUri: text('pageUri') || page.uri,
      pageName: text('pageName') || page.name,
      hutk: trackerCookie(request),
      attribution: values.get('attribution'),
      honeypot: text(HONEYPOT_FIELD),
      address: context.get(visitorAddressContext),
    });
  } catch (error) {
    log.error({ err: error }, 'a request for a report could not be stored');
    return 'failed';
  }
}

/** The answers come as JSON in a field; anything else is none. */
function parsed(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
