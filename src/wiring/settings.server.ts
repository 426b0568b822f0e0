import {
  LEAD_CONSENT_TEXT,
  LEAD_CONSENT_VERSION,
  REPORT_CONSENT_TEXT,
  REPORT_CONSENT_VERSION,
} from '#src/domains/leads/lead-forms.ts';
import { CONSENT_TEXT, CONSENT_VERSION } from '#src/domains/newsletter/subscription.ts';
import { createSettings } from '#src/domains/settings/settings.server.ts';
import { resolveFieldNames } from '#src/integrations/hubspot/field-names.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import type { Parts } from './parts.ts';

interface SettingsDeps extends Pick<Parts, 'db' | 'clock' | 'log'> {
  given: Config;
  secret: Secret;
}

/** What forms show until the team writes other texts. */
export const BUILT_IN_CONSENTS = {
  CONSENT_LEADS: { version: LEAD_CONSENT_VERSION, text: LEAD_CONSENT_TEXT },
  CONSENT_REPORT: { version: REPORT_CONSENT_VERSION, text: REPORT_CONSENT_TEXT },
  CONSENT_NEWSLETTER: { version: CONSENT_VERSION, text: CONSENT_TEXT },
};

/** Wires settings to the rules of the parts that use them, and to the texts that apply until the team writes others. */
export function wireSettings(deps: SettingsDeps) {
  const settings = createSettings({
    ...deps,
    consents: BUILT_IN_CONSENTS,
    findProblem(name, value) {
      if (name === 'HUBSPOT_TRACKING' && value && !settings.config.HUBSPOT_PORTAL_ID)
        return 'needs the account number of the CRM';
      if (name !== 'HUBSPOT_FIELD_NAMES') return undefined;
      try {
        resolveFieldNames(value as Config['HUBSPOT_FIELD_NAMES']);
        return undefined;
      } catch (error) {
        return `cannot be used: ${(error as Error).message.split(': ').at(-1)}`;
      }
    },
  });
  return settings;
}
