import { leadingText, type BodyNode } from '../body/post-body.ts';
import type { PostSeo } from './post.ts';

/** Characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 155;

interface DescribedPost {
  seo: PostSeo;
  excerpt: string | undefined;
  body: BodyNode;
}

/** A post's description in search results: its own, else its excerpt, else its beginning. */
export const searchDescriptionOf = ({ seo, excerpt, body }: DescribedPost): string =>
  seo.description ?? excerpt ?? leadingText(body, DESCRIPTION_LENGTH);
