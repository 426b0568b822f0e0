import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import type { HeadTag } from '#src/domains/seo/head.ts';
import { FIRST_SCRIPT, LOAD_AGAIN } from '#src/inline/inline-scripts.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { ClientSettings } from '#src/site/parts/client-settings.ts';
import { tagsOf } from '#src/site/consent/tags.server.ts';
import { ToastHost } from '#src/ui/toast/toast-card.tsx';
import { documentText } from './document-text.server.tsx';
import { frameContent, loadShell, type Shell, SKIP_LINK } from './site-frame.server.tsx';
import startPath from 'virtual:start-path';

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
export async function renderDocument(context: Context, page: PageContent): Promise<Response> {
  const settings = clientSettings(context);
  const shell = await loadShell(context, settings.tags !== undefined);
  return respond(page, shell, settings);
}

/** Like {@link renderDocument}, but without header and footer if they cannot be loaded either. */
export async function renderFailureDocument(context: Context, page: PageContent) {
  const settings = clientSettings(context);
  const shell = await loadShell(context, settings.tags !== undefined).catch(() => undefined);
  return respond(page, shell, settings);
}

function respond(
  { head, main, status = 200, headers = {} }: PageContent,
  shell: Shell | undefined,
  settings: ClientSettings,
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
    body: `${SKIP_LINK}<div class="site-progress" role="status"></div>${frameContent(main, shell)}${TOASTS}${firstScript(settings, isPrivate)}`,
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
const firstScript = (settings: ClientSettings, isPrivate: boolean): string =>
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
