import { isIndexable } from './indexable.ts';
import { markdownPathOf } from './markdown-twin.ts';
import { type PageMetadata, readableAddress } from './page-metadata.ts';
import { absolute, type SiteIdentity } from './site-identity.ts';

/** One element of a document's head, in the router's terms. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; type?: string; title?: string };

/** A page as its head presents it. */
export interface HeadedPage {
  /** with the query that makes it another page, without what campaigns append */
  path: string;
  metadata: PageMetadata;
  /** path of its picture for link previews, 1200 x 630, unless the metadata name one */
  picture?: string | undefined;
  /** ISO 8601, of an article's last change */
  modified?: string | undefined;
}

/** What a crawler may do with an indexed page (protocols.md section 6). */
const INDEXED = 'index, follow, max-image-preview:large';

/** The whole head of a page, but for what every document has. */
export function headTags(page: HeadedPage, site: SiteIdentity): HeadTag[] {
  const { path, metadata, modified } = page;
  const { title, description, keywords, author, datePublished } = metadata;
  const isIndexed = site.isIndexable && !metadata.noindex;
  // A page that is not to be listed must not name another one that is (protocols.md section 6).
  const canonical = absolute(
    site,
    metadata.noindex ? path : (readableAddress(metadata.canonical) ?? path),
  );
  const picture = readableAddress(metadata.image) ?? page.picture;
  const isArticle = metadata.type === 'article';
  return [
    { title },
    named('description', description),
    ...(keywords?.length ? [named('keywords', keywords.join(', '))] : []),
    ...(author ? [named('author', author)] : []),
    named('robots', isIndexed ? INDEXED : 'noindex'),
    link('canonical', canonical),
    graph('site_name', site.name),
    graph('type', isArticle ? 'article' : 'website'),
    graph('title', title),
    graph('description', description),
    graph('url', canonical),
    ...(picture ? pictureTags(absolute(site, picture), picture === page.picture, title) : []),
    ...(isArticle && datePublished
      ? [{ property: 'article:published_time', content: datePublished }]
      : []),
    ...(isArticle && modified ? [{ property: 'article:modified_time', content: modified }] : []),
    link('alternate', '/feed.xml', 'application/rss+xml', `Insights | ${site.name}`),
    // A part of a list has no twin of its own.
    ...(isIndexable(path, metadata) && !path.includes('?')
      ? [link('alternate', new URL(markdownPathOf(path), site.origin).pathname, 'text/markdown')]
      : []),
  ];
}

/** What other networks read besides: they fall back to Open Graph for the rest. */
const pictureTags = (address: string, isDrawn: boolean, title: string): HeadTag[] => [
  graph('image', address),
  ...(isDrawn ? [graph('image:width', '1200'), graph('image:height', '630')] : []),
  graph('image:alt', title),
  named('twitter:card', 'summary_large_image'),
];

const named = (name: string, content: string): HeadTag => ({ name, content });
const graph = (property: string, content: string): HeadTag => ({
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
