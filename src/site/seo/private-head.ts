import type { HeadTag } from '#src/domains/seo/head.ts';
import { pageTitle } from '#content/page-title.ts';

/** The head of a page that is not indexed. */
export const privateHead = (title: string): HeadTag[] => [
  { title: pageTitle(title) },
  { name: 'robots', content: 'noindex' },
];
