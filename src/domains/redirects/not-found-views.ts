/** Whose requests a list shows; what an editor has ignored is in a list of its own. */
export const NOT_FOUND_LISTS = ['visitors', 'robots', 'ignored'] as const;
export type NotFoundList = (typeof NOT_FOUND_LISTS)[number];

/** A page from which visitors came. */
export interface ReferrerView {
  /** a path of this site, or the URL of another site's page; without a query */
  referrer: string;
  hits: number;
  lastSeenAt: Date;
}

export interface NotFoundView {
  path: string;
  /** the value for `from` of `Redirects.save` */
  address: string;
  /** of visitors */
  hits: number;
  robotHits: number;
  firstSeenAt: Date;
  lastSeenAt: Date;
  /** the last five at most, the most frequent first */
  referrers: ReferrerView[];
  /** existing paths with similar words, the most similar first */
  suggestions: string[];
}

/** One page of 50, most hits first. */
export interface NotFoundPage {
  entries: NotFoundView[];
  total: number;
  page: number;
  pages: number;
}
