import type { SiteSettings } from './site-settings.ts';
import type { SiteSettingsStore } from './site-settings.server.ts';

/** The company as texts name it. */
export interface Company {
  name: string;
  email: string;
  /** street, then city, region and ZIP code */
  address: readonly [string, string];
}

const companyOf = ({ name, email, street, city, region, zip }: SiteSettings): Company => ({
  name,
  email,
  address: [street, `${city}, ${region} ${zip}`],
});

/** The company as this node last read it, for emails and PDFs, which read the settings before they are composed. */
export const latestCompany = (
  settings: Pick<SiteSettingsStore, 'latest'>,
): Company & Pick<SiteSettings, 'shortName'> => ({
  get shortName() {
    return settings.latest().shortName;
  },
  get name() {
    return settings.latest().name;
  },
  get email() {
    return settings.latest().email;
  },
  get address() {
    return companyOf(settings.latest()).address;
  },
});

/**
 * Returns plain data whose texts name the company of the settings where they name the built-in one, so that default
 * pages do not keep old facts. Returns the same object if the facts are the same.
 */
export function withCompany<Data>(data: Data, builtIn: SiteSettings, settings: SiteSettings): Data {
  const facts = ({ name, email, address }: Company) => [name, email, ...address];
  const now = facts(companyOf(settings));
  const changes = facts(companyOf(builtIn))
    .map((from, index) => [from, now[index]!] as const)
    .filter(([from, to]) => from !== to);
  if (changes.length === 0) return data;
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string')
      return changes.reduce((text, [from, to]) => text.replaceAll(from, () => to), value);
    if (Array.isArray(value)) return value.map(replaced);
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part)]));
  };
  return replaced(data) as Data;
}

/** A reader of pages that names the company of the settings: one set of facts for pages, footer and structured data. */
export const showCompany = <Reader extends { page(path: string): Promise<unknown> }>(
  reader: Reader,
  settings: Pick<SiteSettingsStore, 'read' | 'builtIn'>,
): Reader => ({
  ...reader,
  async page(path: string) {
    const [page, current] = await Promise.all([reader.page(path), settings.read()]);
    return withCompany(page, settings.builtIn, current);
  },
});

/** The settings as one request sees them that changes nothing: read once. */
export function readOnce(store: SiteSettingsStore): SiteSettingsStore {
  let reading: Promise<SiteSettings> | undefined;
  return { ...store, read: () => (reading ??= store.read()) };
}
