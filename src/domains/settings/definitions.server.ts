import { z } from 'zod';
import { environment } from '#src/platform/config/config.server.ts';

/** How a setting is typed. A `secret` is never sent to a browser; `names` are typed in a table. */
export type SettingKind = 'text' | 'long-text' | 'number' | 'switch' | 'secret' | 'names';

const consentText = z
  .string()
  .trim()
  .min(20, 'must say what people agree to')
  .max(600, 'must have at most 600 characters')
  .optional();

/** Rules of all settings by name: those of the environment, and of what the environment cannot set. */
const RULES = {
  ...environment.shape,
  CONSENT_LEADS: consentText,
  CONSENT_REPORT: consentText,
  CONSENT_NEWSLETTER: consentText,
};

export const CONSENT_NAMES = ['CONSENT_LEADS', 'CONSENT_REPORT', 'CONSENT_NEWSLETTER'] as const;
export type ConsentName = (typeof CONSENT_NAMES)[number];

export type SettingName = keyof typeof RULES;

export interface SettingDefinition {
  /** as in the environment */
  name: SettingName;
  label: string;
  /** one sentence: what it does */
  effect: string;
  kind: SettingKind;
}

interface SettingGroup {
  id: string;
  title: string;
  about: string;
  settings: readonly SettingDefinition[];
}

const group = (
  id: string,
  title: string,
  about: string,
  ...settings: [SettingName, string, string, SettingKind?][]
): SettingGroup => ({
  id,
  title,
  about,
  settings: settings.map(([name, label, effect, kind = 'text']) => ({ name, label, effect, kind })),
});

const FORM_ID = 'The id in the address of the form’s editor in HubSpot.';

/** All settings of the team, in the order of their screen. What starts a process stays in the environment alone. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  group(
    'crm',
    'CRM',
    'Leads wait here until the account and their form are set, and then go out by themselves.',
    ['HUBSPOT_PORTAL_ID', 'Account number', 'The HubSpot account that receives leads.'],
    ['HUBSPOT_FORM_CONTACT', 'Contact form', FORM_ID],
    ['HUBSPOT_FORM_CHEATSHEET', 'Cheatsheet form', FORM_ID],
    ['HUBSPOT_FORM_QUICK_WINS', 'Quick wins form', FORM_ID],
    ['HUBSPOT_FORM_SURVEY', 'Vistage survey form', FORM_ID],
    ['HUBSPOT_FORM_ASSESSMENT', 'AI Quotient form', FORM_ID],
    ['HUBSPOT_FORM_NEWSLETTER', 'Newsletter form', FORM_ID],
    [
      'HUBSPOT_ACCESS_TOKEN',
      'Access token',
      'Reads the forms, to compare their fields with ours. A private app with the scope “forms” has one.',
      'secret',
    ],
    [
      'HUBSPOT_SEND_CONSENT',
      'Send the consent',
      'Sends the text that people agreed to, for forms with data privacy fields.',
      'switch',
    ],
    [
      'HUBSPOT_FIELD_NAMES',
      'Field names',
      'The internal name in HubSpot of each value that we send.',
      'names',
    ],
  ),
  group(
    'email',
    'Email',
    'Who writes, and who is written to.',
    ['MAIL_FROM', 'Sender', 'Stands in every email, newsletters included: Name <address>.'],
    ['NOTIFY_EMAIL', 'New leads', 'Is notified of each new lead, and receives replies.'],
    ['ALERT_EMAIL', 'Alerts', 'Is written to when something needs a person.'],
    [
      'SMTP_URL',
      'Mail server',
      'Sends all emails: smtps://user:password@host. Without one, emails are files on the server.',
      'secret',
    ],
  ),
  group(
    'tags',
    'Tags',
    'Loaded only for visitors who agree.',
    ['GTM_ID', 'Tag manager', 'The container, such as GTM-AB12CD3.'],
    ['HUBSPOT_TRACKING', 'CRM tracking', 'Loads HubSpot’s tracker for the account.', 'switch'],
    ['TAG_ORIGINS', 'Other origins', 'Where these tools may load from, with spaces in between.'],
  ),
  group(
    'consent',
    'Consent texts',
    'A new text is a new version: whoever agreed to an earlier one keeps it in their record.',
    ['CONSENT_LEADS', 'Forms', 'Stands below the button of each form.', 'long-text'],
    [
      'CONSENT_REPORT',
      'Report',
      'Stands below the request for the AI Quotient’s report.',
      'long-text',
    ],
    ['CONSENT_NEWSLETTER', 'Newsletter', 'Stands below the newsletter’s form.', 'long-text'],
  ),
  group(
    'retention',
    'Retention',
    'In days; 0 keeps them. /privacy states the periods.',
    ['RETAIN_QUARANTINE_DAYS', 'Quarantined leads', 'Deleted after so many days.', 'number'],
    ['RETAIN_LEADS_DAYS', 'Other leads', 'Deleted once delivered or refused.', 'number'],
    ['RETAIN_RUNS_DAYS', 'Assessments', 'Deleted when they belong to no lead.', 'number'],
    ['RETAIN_MAIL_DAYS', 'Email files', 'Copies that this server keeps.', 'number'],
  ),
  group(
    'limits',
    'Limits',
    'What visitors and the team may use.',
    ['MEDIA_MAX_FILES', 'Media files', 'Earlier versions included.', 'number'],
    ['MEDIA_MAX_GB', 'Media, gigabytes', 'All files together.', 'number'],
    [
      'MAX_RENDITIONS_MB',
      'Picture sizes, megabytes',
      'The least used are deleted at night.',
      'number',
    ],
    [
      'RATE_LIMIT_SCALE',
      'Rate limits',
      'Multiplies how much a visitor may do; 1 is usual.',
      'number',
    ],
    [
      'CRAWL_REST_MS',
      'Rest of our crawl, milliseconds',
      'After each page; 0 is fastest.',
      'number',
    ],
    [
      'MEASURE_ONE_IN',
      'Measure one visit in',
      'Samples our own analytics; 1 measures all.',
      'number',
    ],
  ),
  group('search', 'Search engines', 'Notices of changed pages, from the production site only.', [
    'INDEXNOW_KEY',
    'IndexNow key',
    'Any 8 to 128 letters and digits; the site proves it by a file of that name.',
  ]),
];

export const SETTINGS: readonly SettingDefinition[] = SETTING_GROUPS.flatMap(
  ({ settings }) => settings,
);

export const findSetting = (name: string): SettingDefinition | undefined =>
  SETTINGS.find((each) => each.name === name);

/**
 * Parses a typed text by the rule of its setting.
 * @param text undefined for the default
 */
export const parseSetting = (name: SettingName, text: string | undefined) =>
  (RULES[name] as z.ZodType).safeParse(text);

/** What applies where neither the environment nor the team sets it, as it would be typed; empty without one. */
export function defaultText(name: SettingName): string {
  const value = parseSetting(name, undefined).data as
    | string
    | number
    | boolean
    | string[]
    | undefined;
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}
