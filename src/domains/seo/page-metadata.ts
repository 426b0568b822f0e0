/** A question and its answer, as the page shows them. */
export interface FaqEntry {
  question: string;
  answer: string;
}

/** What search engines and link previews are told of a page (spec section 3, 'Search-page metadata'). */
export interface PageMetadata {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** path or address of a picture for link previews; unset, one is drawn of the title */
  image?: string;
  /** what the page is; 'website' when unset */
  type?: 'website' | 'article';
  noindex?: boolean;
  /** path or address that should be listed instead of this one; unset, the page itself */
  canonical?: string;
  author?: string;
  /** ISO 8601 with a zone */
  datePublished?: string;
  faqSchema?: readonly FaqEntry[];
}
