import { z } from 'zod';

const flag = z.stringbool({
  truthy: ['true', '1', 'yes', 'on'],
  falsy: ['false', '0', 'no', 'off'],
});
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
/** A whole number within bounds; coerced, since variables are texts. */
const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    });

const days = wholeNumber(0, 36_500);

/** An address of a server, without a path and without a slash at its end. */
const origin = httpUrl
  .refine((value) => URL.parse(value)?.pathname === '/', { error: 'must not have a path' })
  .transform((value) => new URL(value).origin);
const guid = z.guid('must be a form id, such as 3f0c1c9e-8f0a-4a57-9d6e-0d6f4c3b2a10');
/** A JSON object of objects: by form and by our name, the CRM's name; empty where a value is not sent. */
const crmNames = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z.record(
      z.string(),
      z.record(
        z.string(),
        z.string().regex(/^(?:(?:\d+-\d+\/)?[a-z]\w*)?$/, 'must be an internal name of the CRM'),
        'must be an object of field names',
      ),
      'must be an object of forms, each an object of field names',
    ),
  );

/** Every variable the product reads. Nothing else in the code looks at the environment. */
const environment = z.object({
  /** Port of the web server; 0 takes a free one. */
  PORT: wholeNumber(0, 65_535).default(3000),
  /** Address the web server listens on. */
  HOST: z.string().default('127.0.0.1'),
  /** Public address of the site, without a path: canonical links, mails and origin checks use it. */
  SITE_URL: httpUrl.optional(),
  /** Folder of everything kept on this machine: database, media, mails, secrets. */
  DATA_DIR: z.string().default('./data'),
  /** Your own PostgreSQL, 15 or later. Without it a PostgreSQL runs inside DATA_DIR. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  /** An S3-compatible store for media. Without it, media are files in DATA_DIR. */
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Signs cookies and links, 32 characters or more. Made and kept in DATA_DIR when unset. */
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Encrypts what `npm run backup` writes, and opens it again. A lost one cannot be replaced. */
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  /** The first owner, created when there is no user yet. */
  ADMIN_EMAIL: z.email('must be an email address').default('owner@cadron.localhost'),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  /** SMTP server for outgoing mail. Without it each mail is an .eml file in DATA_DIR/mail. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  /** Sender of every mail. */
  MAIL_FROM: z.string().default('Cadron Growth Partners <hello@cadron.localhost>'),
  /** Where notes about new leads go, and visitors' answers to our mails. Unset: the address of content/brand.ts. */
  NOTIFY_EMAIL: z.email('must be an email address').toLowerCase().optional(),
  /** Who gets an email when something needs a person; unset, only the dashboard lists it. */
  ALERT_EMAIL: z.email('must be an email address').toLowerCase().optional(),
  /** Where forms are submitted to; accounts hosted in other regions have their own. */
  HUBSPOT_FORMS_ORIGIN: origin.default('https://api.hsforms.com'),
  /** Where form definitions are read, for the check at start. */
  HUBSPOT_API_ORIGIN: origin.default('https://api.hubapi.com'),
  /** The CRM account. Without it, or without a form's id, leads wait as "not configured" and go out once it is set. */
  HUBSPOT_PORTAL_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
  HUBSPOT_FORM_ASSESSMENT: guid.optional(),
  HUBSPOT_FORM_SURVEY: guid.optional(),
  HUBSPOT_FORM_CHEATSHEET: guid.optional(),
  HUBSPOT_FORM_QUICK_WINS: guid.optional(),
  HUBSPOT_FORM_CONTACT: guid.optional(),
  HUBSPOT_FORM_NEWSLETTER: guid.optional(),
  /** CRM names of fields where they differ from ours; see docs/runbooks/crm.md. */
  HUBSPOT_FIELD_NAMES: crmNames.optional(),
  /** Sends the consent with each lead, for forms that ask for it. */
  HUBSPOT_SEND_CONSENT: flag.default(false),
  /** Private-app token with the scope `forms`: at start, our field names are compared with the forms. */
  HUBSPOT_ACCESS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must not have spaces')
    .optional(),
  /** Tells search engines of published changes (IndexNow), in production only; made up by the operator. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or hyphens')
    .optional(),
  /** Which service is told; it tells the other search engines. */
  INDEXNOW_ORIGIN: origin.default('https://api.indexnow.org'),
  /** Where a growth audit is booked. */
  SCHEDULER_URL: httpUrl.default('https://scheduler.cadron.example/growth-audit'),
  /** Where members of the executive peer network book their first call. */
  VISTAGE_SCHEDULER_URL: httpUrl.default('https://scheduler.cadron.example/vistage'),
  /** Container of the tag manager. It is loaded for visitors who allow it, and for nobody else. */
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container id, such as GTM-AB12CD3')
    .optional(),
  /** Loads the CRM's tracker of HUBSPOT_PORTAL_ID for visitors who allow it. */
  HUBSPOT_TRACKING: flag.default(false),
  /** Where that tracker is loaded from; accounts hosted in other regions have their own. */
  HUBSPOT_SCRIPTS_ORIGIN: origin.default('https://js.hs-scripts.com'),
  /** Other sites that these tools may load from and send to, separated by spaces. */
  TAG_ORIGINS: z
    .string()
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(
      z.array(
        z
          .string()
          .regex(/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/, 'must be https origins'),
      ),
    )
    .default([]),
  /** One visit in so many is measured by ourselves. */
  MEASURE_ONE_IN: wholeNumber(1, 100).default(1),
  /** Forces the environment that robots are told; else it is guessed from SITE_URL. Analytics go by spec section 7. */
  SITE_ENV: z.enum(['production', 'staging', 'development']).optional(),
  /** How many proxies in front of us write the address they were called from to X-Forwarded-For; see README. */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  /** Connections the web server holds at a time; more are closed at once. */
  MAX_CONNECTIONS: wholeNumber(10, 1_000_000).default(2_000),
  /** Multiplies every rate limit. */
  RATE_LIMIT_SCALE: z.coerce.number('must be a number').positive().default(1),
  /** For tests: how old the token of a form must be, so that none waits for it. Only where SITE_URL is this machine. */
  FORM_MIN_AGE_MS: wholeNumber(0, 5_000).optional(),
  /** Least severe log line to print. */
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** `inline`: this process also works off jobs; `off`: another one does. */
  WORKER: z.enum(['inline', 'off']).default('inline'),
  /** Days after which leads in quarantine are deleted; 0 keeps them. /privacy states all four. */
  RETAIN_QUARANTINE_DAYS: days.default(90),
  /** Days after which leads are deleted that were delivered or refused; 0 keeps them. */
  RETAIN_LEADS_DAYS: days.default(0),
  /** Days after the last answer when assessment runs without a lead are deleted; 0 keeps them. */
  RETAIN_RUNS_DAYS: days.default(400),
  /** Days after which mails in DATA_DIR/mail are deleted; 0 keeps them. */
  RETAIN_MAIL_DAYS: days.default(90),
  /** Set to `true` where the site is only reached over https: cookies then refuse plain http. */
  SECURE_COOKIES: flag.optional(),
});

const rules = environment.superRefine((values, context) => {
  const issue = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (values.DATABASE_URL && !values.SESSION_SECRET)
    issue('SESSION_SECRET', 'is required with DATABASE_URL, so that all nodes share it');
  const s3 = [values.S3_BUCKET, values.S3_ACCESS_KEY_ID, values.S3_SECRET_ACCESS_KEY];
  if (s3.some(Boolean) && !s3.every(Boolean))
    issue('S3_BUCKET', 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together');
  if (values.HUBSPOT_TRACKING && !values.HUBSPOT_PORTAL_ID)
    issue('HUBSPOT_TRACKING', 'needs HUBSPOT_PORTAL_ID');
  if (values.SITE_URL && new URL(values.SITE_URL).pathname !== '/')
    issue('SITE_URL', 'must not have a path');
  if (values.FORM_MIN_AGE_MS !== undefined && values.SITE_URL && !isThisMachine(values.SITE_URL))
    issue('FORM_MIN_AGE_MS', 'is for tests, and only where SITE_URL is localhost');
});

const isThisMachine = (url: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** The parsed environment, under the variables' own names, with SITE_URL filled in. */
export type Config = z.output<typeof environment> & { SITE_URL: string; SECURE_COOKIES: boolean };

/** Thrown by {@link readConfig}; its message lists every bad variable on a line of its own. */
export class ConfigError extends Error {}

/**
 * Parses the environment once, at start. Empty values count as unset, as in `.env.example`.
 * @throws ConfigError naming each bad variable and what it must be; never shows a value.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = rules.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration is not valid:\n${lines.join('\n')}`);
  }
  const siteUrl = parsed.data.SITE_URL ?? `http://localhost:${parsed.data.PORT}`;
  return {
    ...parsed.data,
    SITE_URL: siteUrl.replace(/\/$/, ''),
    SECURE_COOKIES: parsed.data.SECURE_COOKIES ?? siteUrl.startsWith('https:'),
  };
}
