import { absolute } from './site-identity.ts';
import { escapeXml } from './xml.ts';

interface FeedItem {
  path: string;
  title: string;
  summary: string;
  /** the article as HTML, with absolute URLs in links and images */
  html: string;
  published: Date | undefined;
  modified: Date;
  author: string | undefined;
  tags: readonly string[];
}

export interface Feed {
  /** origin of the site, without a trailing slash */
  origin: string;
  title: string;
  description: string;
  /** path of the page that lists the items */
  path: string;
  items: readonly FeedItem[];
}

/** Renders RSS 2.0 with the full text of each article. */
export function rss({ origin, title, description, path, items }: Feed): string {
  const address = (of: string) => absolute({ origin }, of);
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const newest = items.map(({ modified }) => modified.getTime());
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', address(path)),
    element('description', description),
    '<language>en-us</language>',
    ...(newest.length > 0
      ? [element('lastBuildDate', new Date(Math.max(...newest)).toUTCString())]
      : []),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(`${origin}/feed.xml`)}"/>`,
    ...items.flatMap((item) => [
      '<item>',
      element('title', item.title),
      element('link', address(item.path)),
      `<guid isPermaLink="true">${escapeXml(address(item.path))}</guid>`,
      ...(item.published ? [element('pubDate', item.published.toUTCString())] : []),
      ...(item.author ? [element('dc:creator', item.author)] : []),
      ...item.tags.map((tag) => element('category', tag)),
      element('description', item.summary),
      element('content:encoded', item.html),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** Builds a JSON Feed 1.1 (jsonfeed.org). */
export const jsonFeed = ({ origin, title, description, path, items }: Feed): object => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  description,
  home_page_url: absolute({ origin }, path),
  feed_url: `${origin}/feed.json`,
  language: 'en-US',
  items: items.map((item) => ({
    id: absolute({ origin }, item.path),
    url: absolute({ origin }, item.path),
    title: item.title,
    summary: item.summary,
    content_html: item.html,
    ...(item.published && { date_published: item.published.toISOString() }),
    date_modified: item.modified.toISOString(),
    ...(item.author && { authors: [{ name: item.author }] }),
    ...(item.tags.length > 0 && { tags: item.tags }),
  })),
});

/** Makes the URLs of links and images absolute, for HTML that is read outside the site. */
export const withOrigin = (html: string, origin: string): string =>
  html.replaceAll(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`);
