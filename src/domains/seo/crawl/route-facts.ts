import { encodePath } from '#src/domains/site-map/normalize-path.ts';
import type { Entity } from '#src/domains/seo/structured-data.ts';

/** Where a link stands. Links of the shell are the same on every page. */
export type LinkArea = 'content' | 'shell';

/** A link to a page of this site. */
export interface RouteLink {
  /** decoded path, as `ownLink` returns it */
  to: string;
  /** without `#`; empty for none */
  fragment: string;
  text: string;
  rel: string;
  area: LinkArea;
}

interface OutsideLink {
  href: string;
  text: string;
  area: LinkArea;
}

interface RouteHeading {
  level: number;
  text: string;
}

interface RouteImage {
  src: string;
  /** null without the attribute; empty for a decorative image */
  alt: string | null;
}

/** A picture of this site that does not load. */
export interface BrokenPicture {
  /** path without its query */
  src: string;
  status: number;
  /** the picture of link previews; else one of the page itself */
  isPreview: boolean;
}

/** A page's ways to reach the company. */
export interface ContactFacts {
  /** names of organizations in structured data */
  names: string[];
  /** lines that end in a state and a ZIP code */
  addresses: string[];
  /** digits only */
  phones: string[];
  emails: string[];
}

/** A language version of a page, as `hreflang` names it. */
export interface Alternate {
  lang: string;
  /** absolute URL */
  href: string;
}

/** The response of one public address. Every list and text is bounded. */
export interface RouteFacts {
  /** decoded, as in `readSitePaths` */
  path: string;
  status: number;
  /** absolute URL; null if it does not redirect */
  redirectTo: string | null;
  contentType: string;
  lang: string;
  charset: string;
  titles: string[];
  descriptions: string[];
  /** absolute URLs */
  canonicals: string[];
  /** directives of the tag and of the header, in lower case */
  robots: string[];
  alternates: Alternate[];
  /** `og:` and `twitter:` properties by name; the first of each */
  social: Record<string, string>;
  entities: Entity[];
  /** why structured data could not be read */
  entityErrors: string[];
  headings: RouteHeading[];
  /** ids that a fragment can lead to */
  ids: string[];
  images: RouteImage[];
  /** filled by `fetchRoute`, which requests the pictures */
  brokenPictures: BrokenPicture[];
  links: RouteLink[];
  outsideLinks: OutsideLink[];
  contact: ContactFacts;
  /** words of the main content */
  words: number;
  /** sentences of the main content, headings included */
  sentences: string[];
  /** bytes of the document, decoded and as sent; of scripts in the document itself */
  bytes: number;
  sentBytes: number;
  scriptBytes: number;
  /** addresses of files that the document loads by script or link preload */
  scripts: string[];
}

/** Facts of a response besides its body. */
export interface RouteResponse {
  path: string;
  /** origin of the site: a link to it is an internal one */
  origin: string;
  status: number;
  headers: { get(name: string): string | null };
  /** bytes of the body as it was sent, compressed */
  sentBytes: number;
}

/** The types of entities, also nested in a graph. */
export const schemaTypesOf = (entities: readonly Entity[]): string[] => [
  ...new Set(entities.flatMap((entity) => entity['@type'])),
];

/** Whether search engines may list the address by what it says of itself: not by where it is linked. */
export function isIndexableRoute(
  facts: Pick<RouteFacts, 'status' | 'robots' | 'canonicals' | 'path' | 'contentType'>,
  origin: string,
): boolean {
  const [canonical] = facts.canonicals;
  return (
    facts.status === 200 &&
    facts.contentType.startsWith('text/html') &&
    !isNoindex(facts.robots) &&
    (canonical === undefined || canonical === addressOfPath(facts.path, origin))
  );
}

export const isNoindex = (robots: readonly string[]): boolean =>
  robots.some((directive) => directive === 'noindex' || directive === 'none');

/** The absolute, encoded URL of a decoded path. */
export const addressOfPath = (path: string, origin: string): string =>
  new URL(encodePath(path), origin).href;
