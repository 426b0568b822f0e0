import { digitsOf } from '#src/domains/seo/crawl/read-contact.ts';
import { found } from '../../finding.ts';
import type { RouteRule, SiteRule } from '../../rule.ts';

export const companyFacts: RouteRule = ({ facts: { contact } }, { identity }) => {
  const { name: full, shortName, address } = identity;
  const { city, region, postalCode } = address;
  const looksOurs = (name: string) => name.toLowerCase().includes(shortName.toLowerCase());
  return [
    ...contact.names
      .filter((name) => looksOurs(name) && name !== full && name !== shortName)
      .map((name) =>
        found('company-facts', `The company is “${full}” and not “${name}” as on this page.`, {
          key: `name ${name}`,
        }),
      ),
    // Of another company if it is in another city.
    ...contact.addresses
      .filter(
        (line) => line.includes(`${city}, ${region}`) && !line.includes(`${region} ${postalCode}`),
      )
      .map((line) =>
        found(
          'company-facts',
          `“${line}” has another ZIP code than the company’s, ${postalCode}.`,
          { key: `address ${line}` },
        ),
      ),
  ];
};

export const companyPhone: SiteRule = ({ routes }) => {
  const counts = new Map<string, number>();
  for (const phone of routes.flatMap(({ phones }) => phones))
    counts.set(phone, (counts.get(phone) ?? 0) + 1);
  const [usual = ''] =
    [...counts].toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other))[0] ?? [];
  return routes.flatMap(({ path, phones }) =>
    phones
      .filter((phone) => phone !== usual)
      .map((phone) => ({
        path,
        ...found(
          'company-phone',
          `This page shows the phone number ${spelled(phone)}; most pages show ${spelled(usual)}.`,
          { key: `phone ${phone}` },
        ),
      })),
  );
};

const spelled = (phone: string) => digitsOf(phone).replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
