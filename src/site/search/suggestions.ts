import type { MarkedText } from '#src/domains/search/marked-text.ts';

/** A search suggestion: a link to a page. */
export interface Suggestion {
  href: string;
  title: MarkedText;
  /** such as 'Article' */
  kind: string;
}

/** The response of GET /api/search. */
export interface Suggestions {
  suggestions: Suggestion[];
  /** the corrected query, if the typed one was corrected */
  corrected?: string | undefined;
}

/** This many fit above a phone's keyboard. */
export const MAX_SUGGESTIONS = 6;
