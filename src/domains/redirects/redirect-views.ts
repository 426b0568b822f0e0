import type { Redirect, RedirectKind, RedirectStatus } from './redirect.ts';

/** A redirect as it is stored. */
export interface StoredRedirect extends Redirect {
  /** ISO 8601 */
  createdAt: string;
  createdBy: string | null;
  createdByName: string | null;
  hits: number;
  /** ISO 8601 */
  lastHitAt: string | null;
  /** how to undo its change; none for one that was deleted. 'added': it was not there; else what replaced it. */
  change?: 'added' | Redirect;
}

export interface RedirectView extends Redirect {
  createdAt: Date;
  /** id of the user; null if a page that moved created it */
  createdBy: string | null;
  createdByName: string | null;
  hits: number;
  lastHitAt: Date | null;
  /** whether it leads to a path of this site where nothing is */
  isDead: boolean;
}

/**
 * - unused: no hit for 90 days, and older than that
 * - missing: leads to a path of this site where nothing is
 * - offsite: leads to another site
 */
export const REDIRECT_CONCERNS = ['unused', 'missing', 'offsite'] as const;
export type RedirectConcern = (typeof REDIRECT_CONCERNS)[number];

const REDIRECT_SORT_KEYS = ['from', 'to', 'hits', 'last-hit', 'since', 'wins'] as const;
export type RedirectSortKey = (typeof REDIRECT_SORT_KEYS)[number];
/** A minus sorts descending. */
export type RedirectSort = RedirectSortKey | `-${RedirectSortKey}`;

export interface RedirectFilter {
  /** part of an address or a target */
  search?: string;
  kind?: RedirectKind;
  status?: RedirectStatus;
  concern?: RedirectConcern;
  /** default: newest first */
  sort?: RedirectSort;
}

/** One page of 50. */
export interface RedirectPage {
  redirects: RedirectView[];
  total: number;
  page: number;
  pages: number;
}
