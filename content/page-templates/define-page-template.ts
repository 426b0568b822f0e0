import type { KnownBlock } from '#src/blocks/schemas.ts';
import type { PageMetadata } from '#src/domains/seo/page-metadata.ts';

/** A word or name that recurs in a template. In its texts it stands in square brackets: `[City]`. */
export interface Blank {
  /** as in the brackets */
  name: string;
  /** what to enter, such as 'Little Rock' */
  example: string;
}

/**
 * A starting point for a new page. Everything in square brackets is guidance, which a check keeps from being published;
 * everything else may stay.
 */
export interface PageTemplate {
  /** stable, since pages record the template that they were made from */
  id: string;
  name: string;
  /** what it is for: one sentence, in the list of starting points */
  use: string;
  /** asked for before the page is made */
  blanks: readonly Blank[];
  /** pattern of the path, with blanks */
  path: string;
  title: string;
  seo: PageMetadata;
  blocks: readonly KnownBlock[];
}

/** Declares a template with type-checked blocks. */
export const definePageTemplate = (template: PageTemplate): PageTemplate => template;
