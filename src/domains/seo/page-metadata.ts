/** A question and its answer, which the page shows. */
export interface FaqEntry {
  question: string;
  answer: string;
}

/** A page of the site, an article, one service, or one open position. */
type PageType = 'website' | 'article' | 'service' | 'position';

/** A page's metadata for search engines and link previews (docs/specification.md, section 3). */
export interface PageMetadata {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** path or URL of an image for link previews (`linkPictureOf` of the site); if unset, one is generated from the title */
  image?: string;
  /** default: 'website' */
  type?: PageType;
  noindex?: boolean;
  /** path or URL that search engines should list instead of this page; default: the page itself */
  canonical?: string;
  author?: string;
  /** publication date of an article or a position, ISO 8601 */
  datePublished?: string;
  faqSchema?: readonly FaqEntry[];
}

/** Parses stored FAQ entries. Drops everything that is not a question with an answer. */
export function parseFaq(stored: unknown): FaqEntry[] {
  const filled = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  return (Array.isArray(stored) ? (stored as unknown[]) : [])
    .filter((entry): entry is FaqEntry => typeof entry === 'object' && entry !== null)
    .filter(({ question, answer }) => filled(question) && filled(answer))
    .map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() }));
}

/**
 * Returns a path or URL of the metadata if it is valid. Invalid values of editors and imports must not make a page fail.
 * @returns undefined if it cannot be parsed or is not http(s)
 */
export function usableAddress(address: string | undefined): string | undefined {
  const { protocol } = (address && URL.parse(address, 'http://site.invalid')) || {};
  return protocol === 'http:' || protocol === 'https:' ? address : undefined;
}
