import { formatCount } from '#src/admin/parts/counts.ts';
import type { PageSort } from './page-query.ts';

/** The orders of the list, as its caption and the field of narrow screens name them. */
export const SORT_NAMES: Readonly<Record<PageSort, string>> = {
  '-changed': 'last changed first',
  changed: 'oldest change first',
  title: 'by title, A to Z',
  '-title': 'by title, Z to A',
  path: 'by path, A to Z',
  '-path': 'by path, Z to A',
  state: 'by state, drafts first',
  '-state': 'by state, drafts last',
  '-checks': 'most to fix first',
  checks: 'least to fix first',
  '-views': 'most viewed first',
  views: 'least viewed first',
};

export const countPages = (count: number): string => formatCount(count, 'page');
