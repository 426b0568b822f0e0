import type { searchDocuments } from './search-tables.server.ts';

export const DOCUMENT_KINDS = ['page', 'post', 'story'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The searchable texts of one address, without markup. */
export type SearchDocument = Omit<
  typeof searchDocuments.$inferSelect,
  'digest' | 'vector' | 'version'
> & {
  version?: string | null;
};

/** In characters. PostgreSQL does not index positions far beyond it, and a tsvector over 1 MB is an error. */
const MAX_BODY_LENGTH = 100_000;

/**
 * Puts each text on one line and removes control characters, which mark hits, and lone surrogates, which PostgreSQL rejects.
 * Truncates the body.
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

/** A text on one line, of characters that PostgreSQL can store. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
