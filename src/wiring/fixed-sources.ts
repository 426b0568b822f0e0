import { SEARCH_LINKS } from '#content/frame.ts';
import { referencesIn } from '#src/domains/content/references.ts';
import type { FixedSource } from '#src/domains/documents/references/where-used.ts';

/** Uses by the release itself. */
export const FIXED_SOURCES: readonly FixedSource[] = [
  {
    source: 'menu',
    title: 'Suggestions in the search',
    address: null,
    references: referencesIn(SEARCH_LINKS),
  },
];
