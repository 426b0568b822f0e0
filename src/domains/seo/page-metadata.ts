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

/** The questions of stored metadata that have an answer; anything else counts as none. */
export function readFaq(stored: unknown): FaqEntry[] {
  const filled = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  return (Array.isArray(stored) ? (stored as unknown[]) : [])
    .filter((entry): entry is FaqEntry => typeof entry === 'object' && entry !== null)
    .filter(({ question, answer }) => filled(question) && filled(answer))
    .map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() }));
}

/**
 * A path or address of the metadata, as far as it is one. What editors and imports left there must not take a page down.
 * @returns undefined for what cannot be read, or leads to no page or picture on the web
 */
export function readableAddress(address: string | undefined): string | undefined {
  const { protocol } = (address && URL.parse(address, 'http://site.invalid')) || {};
  return protocol === 'http:' || protocol === 'https:' ? address : undefined;
}
