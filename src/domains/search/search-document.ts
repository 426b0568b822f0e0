/** What a search document stands for. */
export const DOCUMENT_KINDS = ['page', 'post', 'story'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What the search knows of one address: its texts, without markup. */
export interface SearchDocument {
  /** absolute path such as `/insights/crm-consulting`; also the key */
  path: string;
  kind: DocumentKind;
  title: string;
  /** one or two sentences, shown with the hit */
  summary: string;
  body: string;
  /** category of a post, industry of a story */
  category: string | null;
  publishedAt: Date | null;
  /** factor of its rank: 1, or less for what nobody looks for first */
  weight: number;
}

/** Beyond this PostgreSQL indexes no positions of a text, and a megabyte of it is an error. */
const MAX_BODY_LENGTH = 100_000;

/**
 * The texts as they are stored: on one line, without control characters and halves of characters, which PostgreSQL refuses or
 * which mark hits.
 */
export function normalizeDocument(document: SearchDocument): SearchDocument {
  const { title, summary, body, category } = document;
  return {
    ...document,
    title: oneLine(title),
    summary: oneLine(summary),
    body: oneLine(body.slice(0, MAX_BODY_LENGTH)),
    category: category === null ? null : oneLine(category),
  };
}

/** A text on one line, of characters that can be stored. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
