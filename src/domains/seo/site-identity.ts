/** The company behind the site, for head tags and structured data. */
export interface SiteIdentity {
  /** without a trailing slash */
  origin: string;
  /** only production may be indexed (docs/specification.md, section 9) */
  isIndexable: boolean;
  name: string;
  shortName: string;
  description: string;
  email: string;
  address: { street: string; city: string; region: string; postalCode: string; country: string };
  /** profiles of the company on other sites */
  sameAs: readonly string[];
  /** path of an image of at least 112 x 112 pixels */
  logo: string;
}

/** Makes a path of this site absolute; returns an absolute URL unchanged. */
export const absolute = ({ origin }: Pick<SiteIdentity, 'origin'>, address: string): string =>
  new URL(address, origin).href;
