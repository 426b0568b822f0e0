import { z } from 'zod';
import { robotsRule } from './robots-rule.ts';
import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';

/** One line of text without markup. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Enter a text, or leave the field empty.')
    .max(max, `At most ${max} characters.`)
    .regex(/^[^<>\p{Cc}]*$/u, 'Text only: no line breaks, and neither < nor >.');

/** The `content` that search services hand out for their tag; never the whole tag. */
const token = (pattern: RegExp, example: string) =>
  z.string().trim().regex(pattern, `Only the code, such as ${example}, not the whole tag.`);

const list = <Item extends z.ZodType<string>>(item: Item, max: number) =>
  z.array(item).max(max, `At most ${max} lines.`);

const HOURS = 'Each line has days and hours, such as Mo-Fr 09:00-17:00.'; // words-ok: schema.org
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const HOURS_PATTERN = new RegExp(`^${DAY}(?:-${DAY}|(?:,${DAY})*) ${TIME}-${TIME}$`);

/** The contents of each setting. An empty text or list means that there is none. */
export const siteSettingsSchema = z.object({
  /** names of countries, states or cities */
  areaServed: list(line(80), 20),
  /** as schema.org spells them: `Mo-Fr 09:00-17:00` */
  openingHours: list(z.string().regex(HOURS_PATTERN, HOURS), 14),
  google: token(/^[\w-]{20,100}$/, 'kq3b…Xw'),
  bing: token(/^[\dA-F]{32}$/i, '32 digits and letters'),
  pinterest: token(/^[\da-f]{32}$/i, '32 digits and letters'),
  facebook: token(/^[\da-z]{20,64}$/, '30 digits and letters'),
  yandex: token(/^[\da-f]{16}$/i, '16 digits and letters'),
  /** rules of robots.txt besides our own */
  robots: z.array(robotsRule).max(50, 'At most 50 rules.'),
});

/** What the SEO manager sets for the whole site. */
export type SeoSettings = z.infer<typeof siteSettingsSchema>;
export type SettingName = keyof SeoSettings;

/** What the site's frame says about the company (`domains/content/frame`). An empty text means that there is none. */
export interface BrandFacts {
  /** after ' | ' in the titles of posts, stories and lists */
  titleBrand: string;
  /** for link previews of pages that have none of their own; path or URL */
  socialPicture: string;
  name: string;
  shortName: string;
  legalName: string;
  description: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  region: string;
  /** in full, or empty */
  regionName: string;
  zip: string;
  country: string;
  /** URLs of the company's profiles on other sites */
  profiles: string[];
  logo: string;
  /** address of the company's icon, empty if it has only a logo; null for the drawn mark */
  mark: string | null;
}

export type SiteSettings = SeoSettings & BrandFacts;

/** The team's values. For the other settings, the built-in value applies. */
export type SettingValues = Partial<SeoSettings>;

/** Name of the meta tag of each service in whose console the site is claimed. */
const VERIFICATION_TAGS = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  pinterest: 'p:domain_verify',
  facebook: 'facebook-domain-verification',
  yandex: 'yandex-verification',
} as const satisfies Partial<Record<SettingName, string>>;

/** Names of the settings, in the order of the form. */
export const SETTING_LABELS: Readonly<Record<SettingName, string>> = {
  areaServed: 'Areas served',
  openingHours: 'Opening hours',
  google: 'Google Search Console',
  bing: 'Bing Webmaster Tools',
  pinterest: 'Pinterest',
  facebook: 'Meta (Facebook, Instagram)',
  yandex: 'Yandex Webmaster',
  robots: 'Rules of robots.txt',
};

/** Settings with which someone could claim the domain or hide the site; only owners change them. */
export const OWNER_SETTINGS: readonly SettingName[] = [
  'google',
  'bing',
  'pinterest',
  'facebook',
  'yandex',
  'robots',
];

export const SETTING_NAMES = Object.keys(SETTING_LABELS) as SettingName[];

/** Settings that are a list of lines in the form. */
const LINE_LISTS = ['areaServed', 'openingHours'] as const;
type LineList = (typeof LINE_LISTS)[number];
export const isLineList = (name: SettingName): name is LineList =>
  (LINE_LISTS as readonly SettingName[]).includes(name);

/** Changes of settings; null for the built-in value. */
export type SettingChanges = { [Name in SettingName]?: SeoSettings[Name] | null };

/**
 * Parses the texts of the form by the names of their settings. An empty one, or one that says what is built in, means the
 * built-in value.
 */
export function parseSettings(
  fields: Readonly<Record<string, string>>,
  builtIn: SeoSettings,
): { changes: SettingChanges; errors: Record<string, string> } {
  const changes: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const name of SETTING_NAMES) {
    const text = fields[name];
    if (text === undefined || name === 'robots') continue;
    const lines = text
      .split(/\r?\n/)
      .map((each) => each.trim())
      .filter(Boolean);
    const typed = isLineList(name) ? lines : lines.join(' ');
    if (typed.length === 0 || isSame(typed, builtIn[name])) {
      changes[name] = null;
      continue;
    }
    const parsed = siteSettingsSchema.shape[name].safeParse(typed);
    if (parsed.success) changes[name] = parsed.data;
    else errors[name] = parsed.error.issues[0]!.message;
  }
  return { changes, errors };
}

/** Whether two values of a setting are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The company in heads and structured data. */
export function identityOf(settings: SiteSettings): Omit<SiteIdentity, 'origin' | 'isIndexable'> {
  const { name, shortName, titleBrand, description, email, logo, mark } = settings;
  const { street, city, region, zip, country } = settings;
  const { phone, legalName, socialPicture, areaServed, openingHours, profiles } = settings;
  return {
    name,
    shortName,
    titleBrand,
    description,
    email,
    logo,
    mark,
    address: { street, city, region, postalCode: zip, country },
    areaServed,
    openingHours,
    sameAs: profiles,
    ...(phone && { phone }),
    ...(legalName && { legalName }),
    ...(socialPicture && { socialPicture }),
    verification: Object.entries(VERIFICATION_TAGS).flatMap(([service, tag]) => {
      const content = settings[service as keyof typeof VERIFICATION_TAGS];
      return content ? [{ name: tag, content }] : [];
    }),
  };
}
