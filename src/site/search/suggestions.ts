import type { MarkedText } from '#src/domains/search/marked-text.ts';

/** One address that is suggested while somebody types. */
export interface Suggestion {
  href: string;
  title: MarkedText;
  /** such as 'Article' */
  kind: string;
}

/** What GET /api/search answers. */
export interface Suggestions {
  suggestions: Suggestion[];
  /** what was looked for instead, when words were corrected */
  corrected?: string | undefined;
}

/** As many as fit above a phone's keyboard. */
export const MAX_SUGGESTIONS = 6;
