import type { KnownBlock } from '#src/blocks/schemas.ts';
import type { Page } from '#src/domains/content/page.ts';

/** A page written by hand, whose blocks have the props that the schemas of their types take. */
export interface DefinedPage extends Page {
  blocks: readonly KnownBlock[];
}

/**
 * Declares a page, so that an unknown block, or a prop that is missing, misspelled or of another type, is a type error.
 * Lengths and patterns are checked by the schemas themselves, in pages.test.ts.
 */
export const definePage = (page: DefinedPage): DefinedPage => page;
