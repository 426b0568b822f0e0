import type { Entity } from '#src/domains/seo/structured-data.ts';
import { BOUNDS, clip } from './bounds.ts';
import type { ContactFacts } from './route-facts.ts';

/** Ten digits in groups of three, three and four, as people write phone numbers of the United States. */
const PHONE = /(?<![\d-])(?:\+?1[\s.-])?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?![\d-])/g;
/** A street or city, a state and a ZIP code at the end of a line. */
const ADDRESS = /^.*\b[A-Z]{2} \d{5}(?:-\d{4})?\b/;
const ORGANIZATIONS = new Set(['Organization', 'LocalBusiness', 'ProfessionalService']);

/**
 * Reads how a page says to reach the company.
 * @param text of the whole page, with lines
 * @param links with `tel:` or `mailto:`
 */
export function readContact(
  text: string,
  links: readonly string[],
  entities: readonly Entity[],
): ContactFacts {
  const linked = (scheme: string) =>
    links
      .filter((href) => href.toLowerCase().startsWith(scheme))
      .map((href) => href.slice(scheme.length));
  const companies = entities.filter(({ '@type': type }) =>
    [type].flat().some((each) => ORGANIZATIONS.has(each)),
  );
  return {
    names: unique(companies.flatMap(({ name }) => (typeof name === 'string' ? [clip(name)] : []))),
    addresses: unique(
      text.split('\n').flatMap((line) => {
        const [found] = ADDRESS.exec(clip(line, BOUNDS.text)) ?? [];
        return found === undefined ? [] : [found];
      }),
    ),
    phones: unique([
      ...linked('tel:').map(digitsOf),
      ...[...text.matchAll(PHONE)].map(([found]) => digitsOf(found)),
    ]),
    emails: unique(linked('mailto:').map((address) => address.replace(/\?.*$/, '').toLowerCase())),
  };
}

/** The ten digits of a phone number, without the code of the country. */
export const digitsOf = (phone: string): string =>
  phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

const unique = (values: readonly string[]) =>
  [...new Set(values.filter(Boolean))].slice(0, BOUNDS.contacts);
