interface Size {
  width: number;
  height: number;
}

/** The company behind the site, for head tags and structured data. */
export interface SiteIdentity {
  /** without a trailing slash */
  origin: string;
  /** only production may be indexed (docs/specification.md, section 9) */
  isIndexable: boolean;
  name: string;
  shortName: string;
  /** after ' | ' in titles */
  titleBrand: string;
  legalName?: string;
  description: string;
  email: string;
  phone?: string;
  address: { street: string; city: string; region: string; postalCode: string; country: string };
  /** profiles of the company on other sites */
  sameAs: readonly string[];
  /** names of countries, states or cities */
  areaServed: readonly string[];
  /** such as `Mo-Fr 09:00-17:00` */
  openingHours: readonly string[];
  /** path of an image of at least 112 x 112 pixels */
  logo: string;
  /** address of the company's icon, empty if it has only a logo; null for the drawn mark */
  mark: string | null;
  /** path or URL of the picture for link previews of pages without one; unset: one is drawn for each page */
  socialPicture?: string;
  /** what the media library knows of a file at a path of this site; without it, names decide */
  fileAt?: (path: string) => { kind: string | undefined; size: Size | undefined } | undefined;
  /** meta tags by which services recognize the owner of the site */
  verification: readonly { name: string; content: string }[];
}

/** Makes a path of this site absolute; returns an absolute URL unchanged. */
export const absolute = ({ origin }: Pick<SiteIdentity, 'origin'>, address: string): string =>
  new URL(address, origin).href;
