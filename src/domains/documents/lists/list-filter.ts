import type { DocumentKind } from '../document.ts';
import type { DocumentState } from '../life/life.ts';

/**
 * Orders of a list. `rank` is a number of the caller's, such as views; `mine` begins with the drafts of the reader, or with
 * the titles that match a search.
 */
const LIST_SORT_KEYS = [
  'title',
  'address',
  'state',
  'findings',
  'rank',
  'saved',
  'category',
  'author',
  'date',
  'words',
  'mine',
] as const;

export type ListSortKey = (typeof LIST_SORT_KEYS)[number];
/** A leading minus reverses the order. */
export type ListSort = ListSortKey | `-${ListSortKey}`;

/** A part of the list of documents of a kind. */
export interface ListFilter {
  kind: DocumentKind;
  /** without it, all but those in the trash */
  state?: DocumentState;
  /** a part of the title or address, or beginnings of words in the text of kinds that have one */
  search?: string;
  /** whether the public listing shows it once it is public */
  isListed?: boolean;
  /** one of its tags, or its category */
  tag?: string;
  /** name of its author; '' for none */
  author?: string;
  /** id of its template; '' for none */
  template?: string;
  /** whose drafts come first in the order `mine` */
  reader?: string;
  /** default pages, or all others */
  origin?: 'built-in' | 'own';
  /** with findings that block a publication, or with any */
  findings?: 'blocks' | 'any';
  /** id of the user who saved last */
  savedBy?: string;
  /** whether search engines may list it */
  isIndexable?: boolean;
  /** default: last saved first */
  sort?: ListSort;
  /** ranks by public path, for that order; documents that are not listed have 0 */
  ranks?: ReadonlyMap<string, number>;
  /** default 50 */
  limit?: number;
  offset?: number;
}
