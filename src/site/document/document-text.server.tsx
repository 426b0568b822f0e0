import { renderToStaticMarkup } from 'react-dom/server';
import type { HeadTag } from '#src/domains/seo/head.ts';
import { shortenPaths } from '#src/ui/drawings/short-paths.ts';
import { styleOf } from './site-style.server.ts';

interface DocumentParts {
  head: readonly HeadTag[];
  /** markup of the body */
  body: string;
  /** those of the parts that the body uses, if missing */
  styles?: string | undefined;
  /** nothing in it can be focused or clicked */
  isInert?: boolean | undefined;
}

/** The text of a whole document of the site: public pages, previews, the canvas, and pages for failures. */
export function documentText({ head, body, styles = styleOf(body), isInert }: DocumentParts) {
  const tags = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#fbf8f2" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {/* oxlint-disable-next-line react/no-danger -- our own styles */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <HeadTags tags={head} />
    </head>,
  );
  return `<!doctype html><html lang="en">${tags}<body${isInert ? ' inert' : ''}>${shortenPaths(body)}</body></html>`;
}

/** The elements of a head that belong to one page. */
const HeadTags = ({ tags }: { tags: readonly HeadTag[] }) =>
  tags.map((tag) => {
    const key = JSON.stringify(tag);
    if ('tagName' in tag) {
      const { tagName: _, ...attributes } = tag;
      return <link key={key} {...attributes} />;
    }
    if ('title' in tag) return <title key={key}>{tag.title}</title>;
    return <meta key={key} {...tag} />;
  });
