import { FORM_SETTINGS } from '#src/domains/leads/delivery/plain-refusal.ts';
import { LEAD_FORMS, type LeadForm } from '#src/domains/leads/lead.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { resolveFieldNames } from './field-names.ts';

/** Settings for submissions and for the mapping check. */
export type HubspotSettings = ReturnType<typeof readHubspotSettings>;

/**
 * Reads the settings from the configuration, each time that one is used.
 * @throws ConfigError if HUBSPOT_FIELD_NAMES names a form or field that does not exist
 */
export function readHubspotSettings(config: Config) {
  resolveFieldNames(config.HUBSPOT_FIELD_NAMES);
  return {
    /** origin of the forms API; differs by hosting region */
    formsOrigin: config.HUBSPOT_FORMS_ORIGIN,
    /** origin of the API for form definitions */
    apiOrigin: config.HUBSPOT_API_ORIGIN,
    get portalId() {
      return config.HUBSPOT_PORTAL_ID;
    },
    get formIds() {
      return Object.fromEntries(
        LEAD_FORMS.map((form) => [form, config[FORM_SETTINGS[form]]]),
      ) as Record<LeadForm, string | undefined>;
    },
    /** CRM names by form and by our names */
    get names() {
      return resolveFieldNames(config.HUBSPOT_FIELD_NAMES);
    },
    /** whether to send the consent; a form without consent fields may refuse it */
    get sendConsent() {
      return config.HUBSPOT_SEND_CONSENT;
    },
    /** token for form definitions; used by the mapping check only */
    get accessToken() {
      return config.HUBSPOT_ACCESS_TOKEN;
    },
  };
}
