import type { HeadTag } from '#src/domains/seo/head.ts';

/** The head of a page that is not indexed. */
export const privateHead = (title: string): HeadTag[] => [
  { title, addsBrand: true },
  { name: 'robots', content: 'noindex' },
];
