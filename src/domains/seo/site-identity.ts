/** Who the site belongs to, as search engines are told: one record for every page. */
export interface SiteIdentity {
  /** of the site, without a trailing slash */
  origin: string;
  /** only production may be indexed (spec section 9) */
  isIndexable: boolean;
  name: string;
  shortName: string;
  description: string;
  email: string;
  address: { street: string; city: string; region: string; postalCode: string; country: string };
  /** the same organization elsewhere */
  sameAs: readonly string[];
  /** path of a picture of at least 112 x 112 pixels */
  logo: string;
}

/** The absolute address of a path of ours; that of another site stays. */
export const absolute = ({ origin }: Pick<SiteIdentity, 'origin'>, address: string): string =>
  new URL(address, origin).href;
