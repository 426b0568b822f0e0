import type { RouterContextProvider } from 'react-router';
import { type DraftView, presentDraft } from '#src/domains/content/draft-view.server.ts';
import type { HeadTag } from '#src/domains/seo/head.ts';
import { applyOverride, type RouteOverride } from '#src/domains/seo/overrides/override.ts';
import { postPath, storyPath } from '#src/domains/site-map/paths.ts';
import { type CanvasDocument, servicesContext } from '#src/services.server.ts';
import { renderArticle } from '#src/site/insights/load-article.server.tsx';
import { renderStoryDraft } from '#src/site/insights/render-stories.server.tsx';
import { documentText } from '#src/site/document/render-document.server.tsx';
import { frameContent } from '#src/site/document/site-frame.server.tsx';
import { renderDraft } from '#src/site/preview/render-draft.server.tsx';
import { describeBlockPage } from '#src/site/seo/block-page-head.server.tsx';
import { describePost } from '#src/site/seo/insights-head.server.ts';
import { siteIdentity } from '#src/site/seo/site-identity.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Renders a document as crawlers would read it if it were published; see `CanvasRenderer`. */
export async function renderCrawled(
  document: CanvasDocument,
  context: Context,
): Promise<string | undefined> {
  const { currentSizes, overrides } = context.get(servicesContext);
  const draft = currentSizes(presentDraft(document));
  if (!draft) return undefined;
  const override = await overrides.of(pathOf(draft));
  const { head, main } = await describeDraft(draft, override, context);
  return documentText({ head, body: frameContent(main, undefined), styles: '' });
}

function pathOf(draft: DraftView) {
  if (draft.kind === 'post') return postPath(draft.post.slug);
  return draft.kind === 'story' ? storyPath(draft.story.slug) : draft.page.path;
}

/** The head of a draft with the values of the SEO manager, and its content with structured data. */
async function describeDraft(
  draft: DraftView,
  override: RouteOverride | undefined,
  context: Context,
): Promise<{ head: HeadTag[]; main: string }> {
  const services = context.get(servicesContext);
  const site = await siteIdentity(services);
  const overridden = override && { override };
  if (draft.kind === 'story') {
    const { head, html } = await renderStoryDraft(services, { ...draft.story, ...overridden });
    return { head, main: html };
  }
  if (draft.kind === 'post') {
    const post = { ...draft.post, ...overridden };
    const { html, role } = await renderArticle(services, post);
    const { head, data } = describePost(post, role, site, html);
    return { head, main: html + data };
  }
  const { main } = await renderDraft(draft, context);
  const page = { ...draft.page, seo: applyOverride(draft.page.seo, override) };
  const { head, dataOf } = describeBlockPage(page, site);
  return { head, main: main + dataOf(main) };
}
