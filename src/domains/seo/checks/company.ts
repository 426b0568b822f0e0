import { digitsOf } from '#src/domains/seo/crawl/read-contact.ts';
import type { CheckedSite } from './checked-site.ts';
import type { Found } from './finding.ts';
import { isDocument, type RouteCheck, type SiteCheck } from './seo-check.ts';

/** What search engines compare between pages and directories, for local results. */
const WHY =
  'Search engines compare name, address, and phone number between pages and directories. A page that differs makes them doubt all of them.';

export const companyFacts: RouteCheck = {
  id: 'company-facts',
  title: 'Names and addresses that differ from the company’s',
  severity: 'warning',
  why: WHY,
  fix: 'Write the name and the address as the settings of the site have them.',
  find: (route, { identity }) => {
    if (!isDocument(route)) return [];
    const { names, addresses } = route.facts.contact;
    const { city, region, postalCode } = identity.address;
    const own = new Set([identity.name, identity.shortName]);
    const place = `${city}, ${region}`;
    return [
      ...names
        .filter((name) => looksLike(name, identity.shortName) && !own.has(name))
        .map((name): Found => ({
          place: 'structured data',
          key: `name ${name}`,
          message: `The company is “${identity.name}” and not “${name}” as on this page.`,
        })),
      // Of another company if it is in another city.
      ...addresses
        .filter((line) => line.includes(place) && !line.includes(`${region} ${postalCode}`))
        .map((line): Found => ({
          place: 'text',
          key: `address ${line}`,
          message: `“${line}” has another ZIP code than the company’s, ${postalCode}.`,
        })),
    ];
  },
};

const looksLike = (name: string, own: string) => name.toLowerCase().includes(own.toLowerCase());

export const companyPhone: SiteCheck = {
  id: 'company-phone',
  title: 'Phone numbers that differ between pages',
  severity: 'warning',
  why: WHY,
  fix: 'Use the number that most pages show, or correct those.',
  findAll: (site) => {
    const usual = mostFrequentPhone(site);
    return site.routes.flatMap(({ path, phones }) =>
      phones
        .filter((phone) => usual !== undefined && phone !== usual)
        .map((phone) => ({
          path,
          place: 'text' as const,
          key: `phone ${phone}`,
          message: `This page shows the phone number ${spelled(phone)}; most pages show ${spelled(usual!)}.`,
        })),
    );
  },
};

function mostFrequentPhone({ routes }: CheckedSite): string | undefined {
  const counts = new Map<string, number>();
  for (const phone of routes.flatMap(({ phones }) => phones))
    counts.set(phone, (counts.get(phone) ?? 0) + 1);
  return [...counts].toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other))[0]?.[0];
}

const spelled = (phone: string): string =>
  digitsOf(phone).replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
