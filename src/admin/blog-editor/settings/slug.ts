import { slugOf } from '#src/domains/site-map/slug-of.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';

/**
 * The content with another title. The slug follows until someone has written one of their own, or the post was public: a public
 * address stays as it is.
 */
export function withTitle(
  content: DocumentContent,
  title: string,
  wasPublic: boolean,
): DocumentContent {
  const { slug } = content;
  const isOwn = typeof slug === 'string' && slug !== '' && slug !== slugOf(content.title);
  return wasPublic || isOwn ? { ...content, title } : { ...content, title, slug: slugOf(title) };
}
