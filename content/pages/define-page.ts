import type { KnownBlock } from '#src/blocks/schemas.ts';
import type { Page } from '#src/domains/content/pages/page.ts';

/** A page in code, with typed block props. */
export interface DefinedPage extends Page {
  blocks: readonly KnownBlock[];
}

/**
 * Declares a page with type-checked blocks: unknown blocks and wrong props are type errors. Lengths and patterns are
 * checked against the schemas in pages.test.ts.
 */
export const definePage = (page: DefinedPage): DefinedPage => page;
