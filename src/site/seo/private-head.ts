import { BRAND } from '#content/brand.ts';
import type { HeadTag } from '#src/domains/seo/head.ts';

/** The head of a page that is not indexed. */
export const privateHead = (title: string): HeadTag[] => [
  { title: `${title} | ${BRAND.name}` },
  { name: 'robots', content: 'noindex' },
];
