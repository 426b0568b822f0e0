import type { LeadForm } from '#src/domains/leads/lead.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { resolveFieldNames, type FieldNames } from './field-names.ts';

/** Settings for submissions and for the mapping check. */
export interface HubspotSettings {
  /** origin of the forms API; differs by hosting region */
  formsOrigin: string;
  /** origin of the API for form definitions */
  apiOrigin: string;
  portalId: string | undefined;
  formIds: Readonly<Record<LeadForm, string | undefined>>;
  /** CRM names by form and by our names */
  names: Readonly<Record<LeadForm, FieldNames>>;
  /** whether to send the consent; a form without consent fields may refuse it */
  sendConsent: boolean;
  /** token for form definitions; used by the mapping check only */
  accessToken: string | undefined;
}

/**
 * Reads the settings from the configuration.
 * @throws ConfigError if HUBSPOT_FIELD_NAMES names a form or field that does not exist
 */
export function readHubspotSettings(config: Config): HubspotSettings {
  return {
    formsOrigin: config.HUBSPOT_FORMS_ORIGIN,
    apiOrigin: config.HUBSPOT_API_ORIGIN,
    portalId: config.HUBSPOT_PORTAL_ID,
    formIds: {
      'executive-cheatsheet': config.HUBSPOT_FORM_CHEATSHEET,
      'quick-wins': config.HUBSPOT_FORM_QUICK_WINS,
      contact: config.HUBSPOT_FORM_CONTACT,
      'vistage-survey': config.HUBSPOT_FORM_SURVEY,
      'ai-quotient': config.HUBSPOT_FORM_ASSESSMENT,
      newsletter: config.HUBSPOT_FORM_NEWSLETTER,
    },
    names: resolveFieldNames(config.HUBSPOT_FIELD_NAMES),
    sendConsent: config.HUBSPOT_SEND_CONSENT,
    accessToken: config.HUBSPOT_ACCESS_TOKEN,
  };
}
