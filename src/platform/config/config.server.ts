import { z } from 'zod';

const flag = z.stringbool({
  truthy: ['true', '1', 'yes', 'on'],
  falsy: ['false', '0', 'no', 'off'],
});
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
/** A whole number within bounds; coerced, since variables are strings. */
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number('must be a number')
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    });

const days = wholeNumber(0, 36_500);

/** Origin of a server, without a path or trailing slash. */
const origin = httpUrl
  .refine((value) => URL.parse(value)?.pathname === '/', { error: 'must not have a path' })
  .transform((value) => new URL(value).origin);
const accessToken = z.string().regex(/^[\x21-\x7e]+$/, 'must not have spaces');
const guid = z.guid('must be a form id, such as 3f0c1c9e-8f0a-4a57-9d6e-0d6f4c3b2a10');
/** JSON: form to our field name to the CRM's field name, which is empty for a value that is not sent. */
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

/** Every environment variable. No other code reads the environment; what is typed at /admin/settings follows the same rules. */
export const environment = z.object({
  /** Port of the web server; 0 picks a free one. */
  PORT: wholeNumber(0, 65_535).default(3000),
  /** Address the web server listens on. */
  HOST: z.string().default('127.0.0.1'),
  /** Public URL of the site, without a path: used for canonical links, emails and origin checks. */
  SITE_URL: httpUrl.optional(),
  /** Folder for everything stored on this machine: database, media, emails, secrets. */
  DATA_DIR: z.string().default('./data'),
  /** A PostgreSQL server, 15 or later. Without it, an embedded PostgreSQL runs in DATA_DIR. */
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
  /** Files that the media library may hold, earlier versions included. */
  MEDIA_MAX_FILES: wholeNumber(1, 1_000_000).default(50_000),
  /** Gigabytes that they may take together. */
  MEDIA_MAX_GB: wholeNumber(1, 1_000_000).default(50),
  /** Signs cookies and links, at least 32 characters; or several, separated by commas. Generated and stored in DATA_DIR when unset. */
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Encrypts and decrypts the backups of `npm run backup`. It cannot be recovered when lost. */
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  /** The first owner, created when no user exists. */
  ADMIN_EMAIL: z.email('must be an email address').default('owner@site.localhost'),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  /** SMTP server for outgoing emails. Without it, each email is an .eml file in DATA_DIR/mail. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  /** Sender of every email. Default: the company in content/, at the host of SITE_URL. */
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be like Name <hello@company.com>',
    )
    .optional(),
  /** Receives notifications about new leads and replies to our emails. Default: the address in content/brand.ts. */
  NOTIFY_EMAIL: z.email('must be an email address').toLowerCase().optional(),
  /** Receives alerts that need a person. When unset, only the dashboard lists them. */
  ALERT_EMAIL: z.email('must be an email address').toLowerCase().optional(),
  /** Where form submissions are sent; accounts hosted in other regions have their own. */
  HUBSPOT_FORMS_ORIGIN: origin.default('https://api.hsforms.com'),
  /** Where form definitions are read for the check at startup. */
  HUBSPOT_API_ORIGIN: origin.default('https://api.hubapi.com'),
  /**
   * The CRM account. Without it, or without a form's id, leads wait as "not configured" and are sent once it is set.
   */
  HUBSPOT_PORTAL_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
  HUBSPOT_FORM_ASSESSMENT: guid.optional(),
  HUBSPOT_FORM_SURVEY: guid.optional(),
  HUBSPOT_FORM_CHEATSHEET: guid.optional(),
  HUBSPOT_FORM_QUICK_WINS: guid.optional(),
  HUBSPOT_FORM_CONTACT: guid.optional(),
  HUBSPOT_FORM_NEWSLETTER: guid.optional(),
  /** CRM field names where they differ from ours; see docs/runbooks/crm.md. */
  HUBSPOT_FIELD_NAMES: crmNames.optional(),
  /** Sends the consent with each lead, for forms that require it. */
  HUBSPOT_SEND_CONSENT: flag.default(false),
  /** Private-app token with the scope `forms`: at startup, our field names are compared with the forms. */
  HUBSPOT_ACCESS_TOKEN: accessToken.optional(),
  /** Notifies search engines of published changes (IndexNow), in production only; chosen by the operator. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits, or hyphens')
    .optional(),
  /** IndexNow service to notify; it notifies the other search engines. */
  INDEXNOW_ORIGIN: origin.default('https://api.indexnow.org'),
  /** Booking page for a growth audit; empty for the one in the site's frame. */
  SCHEDULER_URL: httpUrl.or(z.literal('')).default(''),
  /** Booking page for the first call with members of the executive peer network; likewise. */
  VISTAGE_SCHEDULER_URL: httpUrl.or(z.literal('')).default(''),
  /** Container of the tag manager. Loaded only for visitors who consent. */
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container id, such as GTM-AB12CD3')
    .optional(),
  /** Loads the CRM's tracker for HUBSPOT_PORTAL_ID, for visitors who consent. */
  HUBSPOT_TRACKING: flag.default(false),
  /** Where the tracker is loaded from; accounts hosted in other regions have their own. */
  HUBSPOT_SCRIPTS_ORIGIN: origin.default('https://js.hs-scripts.com'),
  /** Other origins that these tools may load from and send to, separated by spaces. */
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
  /** Samples our own web analytics: one visit in N is measured. */
  MEASURE_ONE_IN: wholeNumber(1, 100).default(1),
  /**
   * Overrides the environment for robots, which otherwise depends on SITE_URL. Analytics follow docs/specification.md,
   * section 7.
   */
  SITE_ENV: z.enum(['production', 'staging', 'development']).optional(),
  /** Number of proxies in front of us that append to X-Forwarded-For; see README. */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  /** Seconds that a web process still serves after a signal to stop, while /readyz says that it is not ready. */
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  /** A CDN that keeps public documents until they are purged; without CDN_TOKEN it revalidates each. */
  CDN_SERVICE: z
    .string()
    .regex(/^(?:fastly|cloudflare):\w{1,64}$/, 'must be fastly:<service> or cloudflare:<zone>')
    .optional(),
  /** May purge that service or zone. */
  CDN_TOKEN: accessToken.optional(),
  /** API of the CDN, instead of the vendor's. */
  CDN_API_ORIGIN: origin.optional(),
  /** Maximum concurrent connections of the web server; more are closed at once. */
  MAX_CONNECTIONS: wholeNumber(10, 1_000_000).default(2_000),
  /** Maximum megabytes of resized pictures in the store; the least used are deleted every night. */
  MAX_RENDITIONS_MB: wholeNumber(10, 10_000_000).default(2_048),
  /** Least milliseconds that a crawl of the SEO manager rests after each page; longer on a busy site. 0: never. */
  CRAWL_REST_MS: wholeNumber(0, 60_000).default(500),
  /** Multiplies every rate limit. */
  RATE_LIMIT_SCALE: z.coerce.number('must be a number').positive().default(1),
  /**
   * For tests: minimum age of a form token, so that no test waits for it. Only allowed where SITE_URL is this machine.
   */
  FORM_MIN_AGE_MS: wholeNumber(0, 5_000).optional(),
  /** Minimum level of log lines. */
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** `inline`: this process also runs jobs; `off`: another process does. */
  WORKER: z.enum(['inline', 'off']).default('inline'),
  /** Days after which quarantined leads are deleted; 0 keeps them. /privacy states all four periods. */
  RETAIN_QUARANTINE_DAYS: days.default(90),
  /** Days after which delivered or refused leads are deleted; 0 keeps them. */
  RETAIN_LEADS_DAYS: days.default(0),
  /** Days after the last answer until assessment runs without a lead are deleted; 0 keeps them. */
  RETAIN_RUNS_DAYS: days.default(400),
  /** Days after which emails in DATA_DIR/mail are deleted; 0 keeps them. */
  RETAIN_MAIL_DAYS: days.default(90),
  /** Set to `true` where the site is only reached over https: cookies then get the Secure attribute. */
  SECURE_COOKIES: flag.optional(),
});

const rules = environment.superRefine((values, context) => {
  const issue = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (values.DATABASE_URL && !values.SESSION_SECRET)
    issue('SESSION_SECRET', 'is required with DATABASE_URL, so that all nodes share it');
  const s3 = [values.S3_BUCKET, values.S3_ACCESS_KEY_ID, values.S3_SECRET_ACCESS_KEY];
  if (s3.some(Boolean) && !s3.every(Boolean))
    issue('S3_BUCKET', 'S3_BUCKET, S3_ACCESS_KEY_ID, and S3_SECRET_ACCESS_KEY go together');
  if (Boolean(values.CDN_SERVICE) !== Boolean(values.CDN_TOKEN))
    issue('CDN_SERVICE', 'CDN_SERVICE and CDN_TOKEN go together');
  if (values.HUBSPOT_TRACKING && !values.HUBSPOT_PORTAL_ID)
    issue('HUBSPOT_TRACKING', 'needs HUBSPOT_PORTAL_ID');
  if (values.SITE_URL && new URL(values.SITE_URL).pathname !== '/')
    issue('SITE_URL', 'must not have a path');
  if (values.FORM_MIN_AGE_MS !== undefined && values.SITE_URL && !isThisMachine(values.SITE_URL))
    issue('FORM_MIN_AGE_MS', 'is for tests, and only where SITE_URL is localhost');
});

const isThisMachine = (url: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/**
 * The parsed environment, under the same names, with defaults for SITE_URL and SECURE_COOKIES. Values that the team can set
 * change while the process runs (`domains/settings`): read them when you act, not when you are built.
 */
export type Config = z.output<typeof environment> & {
  SITE_URL: string;
  SECURE_COOKIES: boolean;
  /** names that the environment sets, which nothing else can change */
  given: readonly string[];
};

/** Thrown by {@link readConfig}; its message lists every invalid variable on its own line. */
export class ConfigError extends Error {}

/**
 * Parses the environment once, at startup. Empty values count as unset, as in `.env.example`.
 * @throws ConfigError naming each invalid variable and what it must be; never contains a value
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
    given: Object.keys(present).filter((name) => name in environment.shape),
  };
}
