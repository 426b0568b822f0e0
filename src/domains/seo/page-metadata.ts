/** A question and its answer, as the page shows them. */
export interface FaqEntry {
  question: string;
  answer: string;
}

/** A page of the site, an article, one service, or one open position. */
export type PageType = 'website' | 'article' | 'service' | 'position';

/** What search engines and link previews are told of a page (spec section 3, 'Search-page metadata'). */
export interface PageMetadata {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** path or address of a picture for link previews; unset, one is drawn of the title */
  image?: string;
  /** what the page is about; 'website' when unset */
  type?: PageType;
  noindex?: boolean;
  /** path or address that should be listed instead of this one; unset, the page itself */
  canonical?: string;
  author?: string;
  /** ISO 8601: of an article, or since when a position is open */
  datePublished?: string;
  faqSchema?: readonly FaqEntry[];
}
