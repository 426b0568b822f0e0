import { formatCount } from '#src/admin/parts/counts.ts';
import type { PostSort } from './post-query.ts';

/** The orders of the list, as its caption and the field of narrow screens name them. */
export const SORT_NAMES: Readonly<Record<PostSort, string>> = {
  mine: 'your drafts first',
  '-changed': 'last changed first',
  changed: 'oldest change first',
  title: 'by title, A to Z',
  '-title': 'by title, Z to A',
  state: 'by state, drafts first',
  '-state': 'by state, drafts last',
  category: 'by category, A to Z',
  '-category': 'by category, Z to A',
  author: 'by author, A to Z',
  '-author': 'by author, Z to A',
  '-date': 'newest first',
  date: 'oldest first',
  '-words': 'longest first',
  words: 'shortest first',
  '-views': 'most viewed first',
  views: 'least viewed first',
  '-checks': 'most to fix first',
  checks: 'least to fix first',
};

export const UNTITLED = 'Untitled post';

export const countPosts = (count: number): string => formatCount(count, 'post');
