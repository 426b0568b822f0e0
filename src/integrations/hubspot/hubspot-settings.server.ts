import type { LeadForm } from '#src/domains/leads/lead.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { fieldNames, type FieldNames } from './field-names.ts';

/** What both the submissions and the check of their mapping need to know. */
export interface HubspotSettings {
  /** of the forms API; accounts hosted elsewhere have another one */
  formsOrigin: string;
  /** of the API that tells a form's definition */
  apiOrigin: string;
  portalId: string | undefined;
  formIds: Readonly<Record<LeadForm, string | undefined>>;
  /** CRM names by form and by ours */
  names: Readonly<Record<LeadForm, FieldNames>>;
  /** whether the consent goes along; a form without consent fields may refuse it */
  sendConsent: boolean;
  /** may read form definitions; only the mapping check uses it */
  accessToken: string | undefined;
}

/**
 * The settings out of the configuration.
 * @throws ConfigError when HUBSPOT_FIELD_NAMES names a form or field that does not exist
 */
export function hubspotSettings(config: Config): HubspotSettings {
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
    names: fieldNames(config.HUBSPOT_FIELD_NAMES),
    sendConsent: config.HUBSPOT_SEND_CONSENT,
    accessToken: config.HUBSPOT_ACCESS_TOKEN,
  };
}
