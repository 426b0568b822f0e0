import type { DocumentKind } from '#src/domains/documents/document.ts';
import type { CheckedDocument } from './checked-document.ts';
import type { Found } from './finding.ts';
import type { SiteFacts } from './site-facts.ts';

/** A pre-publish check: a pure function over a document and the site. */
export interface Check {
  /** stable, since screens and the history refer to it */
  id: string;
  /** what it makes sure of, for screens: 'Search title' */
  title: string;
  kinds: readonly DocumentKind[];
  find(document: CheckedDocument, site: SiteFacts): Found[];
}

export const EVERY_KIND: readonly DocumentKind[] = ['page', 'post', 'story', 'template', 'section'];
/** Kinds with an address. */
export const ADDRESSED: readonly DocumentKind[] = ['page', 'post', 'story'];
