import type { StoredBlock } from '#src/domains/content/pages/page.ts';
import type { BlockLabels } from '#src/domains/documents/history/field-labels.ts';
import type { TemplateContent } from '#src/domains/content/templates/template-content.ts';
import type { DocumentState } from '#src/domains/documents/life/life.ts';

/** Where a path of this site leads. */
export type PathFacts =
  /** content, a screen, or a file that programs read */
  | { type: 'exists' }
  /** the same path in the spelling of its content, or the target of a redirect */
  | { type: 'redirects'; to: string }
  /** a document that the public cannot see */
  | { type: 'hidden'; state: DocumentState; title: string; publishAt: Date | null }
  /** only the team or programs can open it */
  | { type: 'closed' }
  | { type: 'missing' };

/** A shared section that a document shows. */
export interface SectionFacts {
  /** 'missing' if it was deleted for good */
  state: DocumentState | 'missing';
  title: string;
  publishAt: Date | null;
  /** what visitors see of it; undefined if it is not public */
  blocks: readonly StoredBlock[] | undefined;
}

/** A document that shares a text or an address with the checked one. */
export interface OtherDocument {
  title: string;
  /** public path, also of a draft; null for what has none */
  path: string | null;
}

/** A statement about a vendor or a law that is true only until they change it. */
export interface DatedClaimFacts {
  /** words of the claim as they appear on the page */
  quote: string;
  /** the publication it was read in */
  source: string;
  owner: string;
  /** ISO 8601 date */
  reviewBy: string;
}

/**
 * Facts of the site for checks, as plain data that a loader gathers once: only what the document mentions, so that its size
 * does not depend on that of the site.
 */
export interface SiteFacts {
  /** ISO 8601 date in UTC, in which posts show theirs */
  today: string;
  /** origin such as `https://cadron.example` */
  origin: string;
  /** by path as links write it, decoded, without query and anchor; a path that is not listed was not looked up */
  paths: ReadonlyMap<string, PathFacts>;
  /** ids in other pages that links lead to, by path; a page that is not listed was not read */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** existing files of the media library, by path within it; undefined if storage could not be read */
  media: ReadonlySet<string> | undefined;
  /** documents with the same title in search results */
  sameTitle: readonly OtherDocument[];
  sameDescription: readonly OtherDocument[];
  /** other content at the same address, ignoring case */
  sameAddress: readonly OtherDocument[];
  /** target of the redirect that starts at the document's path */
  redirectFromHere: string | undefined;
  /** whether a menu of the site links to the document */
  isInMenu: boolean;
  /** how many pages link to the address at which the document is public; counted for posts, and for what is about to move */
  linkedBy: number;
  /** public posts with almost the same title; only for a post */
  similarPosts: readonly OtherDocument[];
  claims: readonly DatedClaimFacts[];
  /** texts in square brackets that page templates leave to their editors */
  guidance: ReadonlySet<string>;
  /** what the form calls the fields of sections */
  labels: BlockLabels;
  /** the version of the template that a post was made from; undefined if there is none */
  postTemplate: TemplateContent | undefined;
}

/** Facts of a site that has nothing else, for documents that are not stored yet and for tests. */
export const EMPTY_SITE: SiteFacts = {
  today: '2026-01-01',
  origin: 'https://site.invalid',
  paths: new Map(),
  anchors: new Map(),
  media: undefined,
  sameTitle: [],
  sameDescription: [],
  sameAddress: [],
  redirectFromHere: undefined,
  isInMenu: false,
  linkedBy: 0,
  similarPosts: [],
  claims: [],
  guidance: new Set(),
  labels: {},
  postTemplate: undefined,
};
