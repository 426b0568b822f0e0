import { isIndexable } from './indexable.ts';
import { markdownPathOf } from './markdown-twin.ts';
import { type PageMetadata, usableAddress } from './page-metadata.ts';
import { absolute, type SiteIdentity } from './site-identity.ts';

/** One element of a document's head, in the format of React Router's `meta`. */
export type HeadTag =
  | { title: string; /** the brand of the site follows */ addsBrand?: true }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; type?: string; title?: string };

/** A picture for link previews. */
export interface LinkPicture {
  /** path or URL */
  address: string;
  /** pixels; undefined if unknown */
  width?: number;
  height?: number;
}

/** The input of `headTags`. */
interface HeadedPage {
  /** with the query parameters that select content, without those of campaigns */
  path: string;
  metadata: PageMetadata;
  /** replaces `metadata.image`, whose proportions networks may not show */
  picture?: LinkPicture | undefined;
  /** time of an article's last change, ISO 8601 */
  modified?: string | undefined;
}

/** Value of the robots tag of an indexed page; it allows Google to show large image previews. */
const INDEXED = 'index, follow, max-image-preview:large';

/** The head tags of a page, without those that every document has. */
export function headTags(page: HeadedPage, site: SiteIdentity): HeadTag[] {
  const { path, metadata, modified, picture } = page;
  const { title, description, keywords, author, datePublished } = metadata;
  const isIndexed = site.isIndexable && !metadata.noindex;
  // noindex and the canonical of another page would be contradictory signals.
  const isListed = isIndexable(path, metadata, site.origin);
  const isOwn = metadata.noindex || (isListed && !path.includes('?'));
  const canonical = absolute(site, isOwn ? path : (usableAddress(metadata.canonical) ?? path));
  const isArticle = metadata.type === 'article';
  return [
    { title },
    metaTag('description', description),
    ...(keywords?.length ? [metaTag('keywords', keywords.join(', '))] : []),
    ...(author ? [metaTag('author', author)] : []),
    metaTag('robots', isIndexed ? INDEXED : 'noindex'),
    link('canonical', canonical),
    openGraph('site_name', site.name),
    openGraph('type', isArticle ? 'article' : 'website'),
    openGraph('title', title),
    openGraph('description', description),
    openGraph('url', canonical),
    ...(picture
      ? pictureTags({ ...picture, address: absolute(site, picture.address) }, title)
      : []),
    ...(isArticle && datePublished
      ? [{ property: 'article:published_time', content: datePublished }]
      : []),
    ...(isArticle && modified ? [{ property: 'article:modified_time', content: modified }] : []),
    link('alternate', '/feed.xml', 'application/rss+xml', `Insights | ${site.shortName}`),
    // Services look for their tag on the home page.
    ...(path === '/' ? site.verification : []),
    // A page of a list has no twin.
    ...(isListed && !path.includes('?')
      ? [link('alternate', new URL(markdownPathOf(path), site.origin).pathname, 'text/markdown')]
      : []),
  ];
}

/** Other networks fall back to Open Graph for all but the type of the card. */
const pictureTags = ({ address, width, height }: LinkPicture, title: string): HeadTag[] => [
  openGraph('image', address),
  ...(width && height
    ? [openGraph('image:width', `${width}`), openGraph('image:height', `${height}`)]
    : []),
  openGraph('image:alt', title),
  metaTag('twitter:card', 'summary_large_image'),
];

const metaTag = (name: string, content: string): HeadTag => ({ name, content });
const openGraph = (property: string, content: string): HeadTag => ({
  property: `og:${property}`,
  content,
});
const link = (rel: string, href: string, type?: string, title?: string): HeadTag => ({
  tagName: 'link',
  rel,
  href,
  ...(type && { type }),
  ...(title && { title }),
});
