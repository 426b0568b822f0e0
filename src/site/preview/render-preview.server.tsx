import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import type { DraftView } from '#src/domains/content/draft-view.server.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { renderArticle } from '#src/site/insights/load-article.server.tsx';
import { dataRequestContext } from '#src/site/pages/data-request-context.server.ts';
import { renderPage } from '#src/site/pages/render-page.server.ts';
import { pageTitle } from '#src/site/seo/page-title.ts';
import { FOOTER_NEWSLETTER } from '#src/site/newsletter/newsletter-island.tsx';
import { loadShell, type ShellMarkup } from '#src/site/shell/render-shell.server.tsx';
import { fillStaticMarkup } from '#src/ui/static-markup/fill-static-markup.server.ts';
import { styleOf } from '#src/ui/styles/site-style.server.ts';
import { SiteStyleContext } from '#src/ui/styles/site-style.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { MAIN, PreviewDocument } from './preview-document.tsx';

type Context = Readonly<RouterContextProvider>;

interface Preview {
  document: DocumentView;
  expiresAt: Date;
  draft: DraftView;
}

/** Renders a working copy as a whole document, with the site's header and footer. */
export async function renderPreview(
  { document, expiresAt, draft }: Preview,
  context: Context,
): Promise<string> {
  const { title } = document.content;
  const html = await renderDraft(draft, context);
  const bar = (
    <PreviewBar
      title={title}
      savedAt={document.savedAt}
      isPublic={document.state === 'published'}
      expiresAt={expiresAt}
      left={html.left}
    />
  );
  return renderWhole(`Preview: ${title}`, bar, html.main, await shellOf(context));
}

/** Returns the markup of a draft, and how many of its sections could not be shown. */
async function renderDraft(draft: DraftView, context: Context) {
  const services = context.get(servicesContext);
  if (draft.kind === 'post') {
    const { html } = await renderArticle(services, draft.post);
    return { main: html, left: 0 };
  }
  let left = 0;
  const countLeft = () => (left += 1);
  const segments = await renderPage(draft.page, dataRequestContext(context), () => '', countLeft);
  return { main: segments.map(({ html }) => html ?? '').join(''), left };
}

const FAILURES = {
  unknown: [
    'This preview link does not work',
    'It may have expired, or the person who sent it has withdrawn it. Ask them for a new link.',
  ],
  failed: [
    'The preview is temporarily unavailable',
    'Something went wrong on our side. Please try again in a minute.',
  ],
} as const;

/** Renders the page for a link that shows nothing. Header and footer are left out if they cannot be loaded either. */
export async function renderFailure(
  failure: keyof typeof FAILURES,
  context: Context,
): Promise<string> {
  const [title, text] = FAILURES[failure];
  const main = renderToStaticMarkup(
    <div className="tone-paper section lost-page">
      <div className="wrap grid-12">
        <h1 className="h1-long lg:col-span-8">{title}</h1>
        <p className="lead mt-8 lg:col-start-9 lg:col-span-4 lg:mt-0 lg:self-end">{text}</p>
      </div>
    </div>,
  );
  const shell = await shellOf(context).catch(() => undefined);
  return renderWhole(title, null, main, shell);
}

const shellOf = (context: Context) => loadShell(dataRequestContext(context), false);

/** Replaced by the styles, which are chosen by what the document contains. */
const STYLES = '/*styles*/';

function renderWhole(
  title: string,
  bar: ReactNode,
  main: string,
  shell: ShellMarkup | undefined,
): string {
  const rendered = renderToStaticMarkup(
    <SiteStyleContext value={STYLES}>
      <PreviewDocument title={pageTitle(title)} bar={bar} shell={shell} />
    </SiteStyleContext>,
  );
  const markup = new Map([
    [MAIN, main],
    ['header', shell?.header ?? ''],
    [FOOTER_NEWSLETTER, shell?.newsletter ?? ''],
    ['footer-columns', shell?.columns ?? ''],
    ['footer-closing', shell?.closing ?? ''],
  ]);
  const html = fillStaticMarkup(rendered, markup).replaceAll(PRELOADS, '');
  return `<!doctype html>${html.replace(STYLES, () => styleOf(html))}`;
}

/** React renders these before images. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;
