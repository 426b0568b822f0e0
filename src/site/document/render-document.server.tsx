import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { pageTitle } from '#content/page-title.ts';
import { brandFactsOf, type SiteFrame } from '#src/domains/content/frame/site-frame.ts';
import { zoneOfDocument } from '#src/platform/clock/site-time-zone.ts';
import type { HeadTag } from '#src/domains/seo/head.ts';
import { FIRST_SCRIPT, LOAD_AGAIN } from '#src/inline/inline-scripts.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { ClientSettings } from '#src/site/parts/client-settings.ts';
import { tagsOf } from '#src/site/consent/tags.server.ts';
import { ToastHost } from '#src/ui/toast/toast-card.tsx';
import { frameContent, loadShell, type Shell, SKIP_LINK } from './site-frame.server.tsx';
import startPath from 'virtual:start-path';
import { shortenPaths } from '#src/ui/drawings/short-paths.ts';
import { styleOf } from './site-style.server.ts';

/** A page's content, from the loader or action that makes its document. */
export interface PageContent {
  head: readonly HeadTag[];
  /** markup of the content */
  main: string;
  /** 200 if missing */
  status?: number;
  /** `Cache-Control` is that of a public document if missing, and `no-store` for a failure */
  headers?: Readonly<Record<string, string>>;
}

/** The document cache stores these responses. Browsers revalidate each time and mostly get a 304. */
export const PUBLIC_DOCUMENT = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

type Context = Readonly<RouterContextProvider>;

/** Renders a public page in the frame of the site, as one string: the document cache, the ETag and Content-Length need it. */
export const renderDocument = async (context: Context, page: PageContent): Promise<Response> =>
  respond(page, await loadShell(context, hasTags(context)), context);

/** Like {@link renderDocument}, but without header and footer if they cannot be loaded either. */
export const renderFailureDocument = async (context: Context, page: PageContent) =>
  respond(page, await loadShell(context, hasTags(context)).catch(() => undefined), context);

const hasTags = (context: Context) => tagsOf(context.get(servicesContext).config) !== undefined;

function respond(
  { head, main, status = 200, headers = {} }: PageContent,
  shell: Shell | undefined,
  context: Context,
): Response {
  const isNoindex = head.some((tag) => 'name' in tag && tag.content.startsWith('noindex'));
  const responseHeaders = {
    'Content-Type': 'text/html; charset=utf-8',
    ...(status < 400 ? PUBLIC_DOCUMENT : { 'Cache-Control': 'no-store' }),
    // Repeated as a header, for crawlers that do not parse the body.
    ...(isNoindex && { 'X-Robots-Tag': 'noindex' }),
    ...headers,
  };
  const isPrivate = responseHeaders['Cache-Control'] === 'no-store';
  const text = documentText({
    head,
    frame: shell?.frame,
    body: `${SKIP_LINK}<div class="site-progress" role="status"></div>${frameContent(main, shell)}${TOASTS}${firstScript(clientSettings(context), isPrivate)}`,
  });
  return new Response(text, {
    status,
    headers: responseHeaders,
  });
}

/** The part of the configuration that is sent to browsers. */
function clientSettings(context: Context): ClientSettings {
  const { config } = context.get(servicesContext);
  return {
    schedulers: [config.SCHEDULER_URL, config.VISTAGE_SCHEDULER_URL],
    measureOneIn: config.MEASURE_ONE_IN,
    tags: tagsOf(config),
  };
}

const TOASTS = renderToStaticMarkup(<ToastHost />);

/**
 * The inline script, whose text is the same in every document: the content security policy allows it by its hash.
 * @param isPrivate the document loads again when the back/forward cache restores it
 */
const firstScript = (settings: ClientSettings, isPrivate: boolean) =>
  renderToStaticMarkup(
    <script
      data-again={LOAD_AGAIN.path}
      data-start={startPath}
      data-private={isPrivate || undefined}
      data-settings={JSON.stringify(settings)}
      // oxlint-disable-next-line react/no-danger -- our own script
      dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }}
    />,
  );

interface DocumentParts {
  head: readonly HeadTag[];
  /** whose brand and icon it has */
  frame?: SiteFrame | undefined;
  /** markup of the body */
  body: string;
  /** those of the parts that the body uses, if missing */
  styles?: string | undefined;
  /** nothing in it can be focused or clicked */
  isInert?: boolean | undefined;
}

/** The text of a whole document of the site: public pages, previews, the canvas, and pages for failures. */
export function documentText({
  head,
  frame,
  body,
  styles = styleOf(body),
  isInert,
}: DocumentParts) {
  const icon = frame?.logo.icon;
  const tags = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#fbf8f2" />
      {icon ? (
        <link rel="icon" href={icon} />
      ) : (
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href={icon || '/apple-touch-icon.png'} />
      {/* oxlint-disable-next-line react/no-danger -- our own styles */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <HeadTags tags={head} brand={frame && brandFactsOf(frame).titleBrand} />
    </head>,
  );
  const zone = zoneOfDocument();
  return `<!doctype html><html lang="en"${zone ? ` data-zone="${zone}"` : ''}>${tags}<body${isInert ? ' inert' : ''}>${shortenPaths(body)}</body></html>`;
}

/** The elements of a head that belong to one page. */
const HeadTags = ({ tags, brand }: { tags: readonly HeadTag[]; brand: string | undefined }) =>
  tags.map((tag) => {
    const key = JSON.stringify(tag);
    if ('tagName' in tag) {
      const { tagName: _, ...attributes } = tag;
      return <link key={key} {...attributes} />;
    }
    if ('title' in tag)
      return (
        <title key={key}>{tag.addsBrand && brand ? pageTitle(tag.title, brand) : tag.title}</title>
      );
    return <meta key={key} {...tag} />;
  });
