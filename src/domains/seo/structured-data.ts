import { ABOUT_PATH } from '#src/domains/site-map/paths.ts';
import type { FaqEntry } from './page-metadata.ts';
import { absolute, type SiteIdentity } from './site-identity.ts';

/** A schema.org entity. */
export type Entity = { '@type': string | string[] } & Record<string, unknown>;

/** One step of a breadcrumb trail. */
export interface TrailStep {
  label: string;
  path: string;
}

const entityId = (site: SiteIdentity, name: string) => `${site.origin}/#${name}`;

/** A short form of the company, for entities that refer to it. */
const publisher = (site: SiteIdentity): Entity => ({
  '@type': 'Organization',
  '@id': entityId(site, 'organization'),
  name: site.name,
  url: `${site.origin}/`,
  logo: absolute(site, site.logo),
});

const postalAddress = ({ address }: SiteIdentity): Entity => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  addressRegion: address.region,
  postalCode: address.postalCode,
  addressCountry: address.country,
});

/** Search engines know which of the names are countries. */
const areasOf = ({ areaServed }: SiteIdentity): Entity | Entity[] => {
  const areas = areaServed.map((name) => ({
    '@type': name === 'United States' ? 'Country' : 'AdministrativeArea',
    name,
  }));
  return areas.length === 1 ? areas[0]! : areas;
};

/** The company. Without ratings, because search engines ignore those that a company gives itself. */
export const organization = (site: SiteIdentity, picture: string | undefined): Entity => ({
  ...publisher(site),
  '@type': ['Organization', 'ProfessionalService'],
  ...(site.shortName !== site.name && { alternateName: site.shortName }),
  ...(site.legalName && { legalName: site.legalName }),
  description: site.description,
  email: site.email,
  ...(site.phone && { telephone: site.phone }),
  address: postalAddress(site),
  ...(picture && { image: absolute(site, picture) }),
  areaServed: areasOf(site),
  ...(site.openingHours.length > 0 && { openingHours: site.openingHours }),
  sameAs: site.sameAs,
});

export const website = (site: SiteIdentity): Entity => ({
  '@type': 'WebSite',
  '@id': entityId(site, 'website'),
  name: site.name,
  alternateName: site.shortName,
  url: `${site.origin}/`,
  inLanguage: 'en-US',
  publisher: { '@id': entityId(site, 'organization') },
});

/**
 * The breadcrumb trail from home to a page. The last step may be the page itself.
 * @returns undefined for fewer than two steps, which search engines reject
 */
export function breadcrumbs(site: SiteIdentity, trail: readonly TrailStep[]): Entity | undefined {
  if (trail.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(site, path),
    })),
  };
}

/** The facts about a page that entities contain. */
interface PageFacts {
  path: string;
  /** the page's title, without the name of the site */
  name: string;
  description: string;
  picture?: string | undefined;
}

export const service = (site: SiteIdentity, page: PageFacts): Entity => ({
  '@type': 'Service',
  name: page.name,
  serviceType: page.name,
  description: page.description,
  url: absolute(site, page.path),
  areaServed: areasOf(site),
  provider: publisher(site),
});

interface ArticleFacts extends PageFacts {
  /** default: the company */
  author?: { name: string; role?: string | undefined } | undefined;
  /** ISO 8601 */
  published?: string | undefined;
  modified?: string | undefined;
  section?: string | undefined;
}

/** A post, or a success story (`Article`). */
export const article = (
  site: SiteIdentity,
  type: 'BlogPosting' | 'Article' | 'NewsArticle',
  { author, published, modified, section, ...page }: ArticleFacts,
): Entity => ({
  '@type': type,
  headline: page.name,
  description: page.description,
  mainEntityOfPage: absolute(site, page.path),
  ...(page.picture && { image: [absolute(site, page.picture)] }),
  ...(published && { datePublished: published }),
  ...(modified && { dateModified: modified }),
  ...(section && { articleSection: section }),
  author: author
    ? [
        {
          '@type': 'Person',
          name: author.name,
          ...(author.role && { jobTitle: author.role }),
          url: absolute(site, ABOUT_PATH),
        },
      ]
    : [publisher(site)],
  publisher: publisher(site),
  inLanguage: 'en-US',
});

/** Only for questions that the page shows. Search engines stopped showing them in May 2026; other programs still read them. */
export const faqPage = (entries: readonly FaqEntry[]): Entity => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/**
 * One open position, only for a page about this position.
 * @param html the full description on the page
 */
export const jobPosting = (
  site: SiteIdentity,
  page: PageFacts,
  { html, posted }: { html: string; posted: string },
): Entity => ({
  '@type': 'JobPosting',
  title: page.name,
  description: html,
  datePosted: posted,
  employmentType: 'FULL_TIME',
  identifier: { '@type': 'PropertyValue', name: site.name, value: page.path },
  hiringOrganization: publisher(site),
  jobLocation: { '@type': 'Place', address: postalAddress(site) },
  directApply: false,
  url: absolute(site, page.path),
});

/** Renders entities as a JSON-LD script, escaped so that no text can end it. Empty without entities. */
export function structuredDataMarkup(entities: readonly (Entity | undefined)[]): string {
  const graph = entities.filter((entity) => entity !== undefined);
  if (graph.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
