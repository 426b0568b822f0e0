import type { RouterContextProvider } from 'react-router';
import { presentDraft } from '#src/domains/content/draft-view.server.ts';
import { frameOf } from '#src/domains/content/frame/site-frame.ts';
import { type CanvasDocument, type CanvasRenderer, servicesContext } from '#src/services.server.ts';
import type { DocumentBlock, DocumentContent } from '#src/domains/documents/document.ts';
import { framedResponse } from '#src/site/preview/preview-response.server.ts';
import { renderDraft } from '#src/site/preview/render-draft.server.tsx';
import { renderSealedDocument, shellOf } from '#src/site/preview/render-sealed-document.server.tsx';
import { allStyles } from '#src/site/document/site-style.server.ts';
import { renderCanvasBlocks } from './canvas-blocks.server.tsx';
import { renderCrawled } from './render-crawled.server.tsx';
import canvasStyles from './canvas.css?inline';
import heldStyles from './held.css?inline';
import miniatureStyles from './miniature.css?inline';

type Context = Readonly<RouterContextProvider>;

/** Encoded, so that no id can close the comment. */
const mark = (id: string) => encodeURIComponent(id);

/** The blocks of a page or shared section, each between its comments. */
async function renderMarked(content: DocumentContent, context: Context) {
  const blocks: readonly DocumentBlock[] = content.blocks ?? [];
  const rendered = await renderCanvasBlocks(content, blocks, context);
  return rendered
    .map(({ id, html }) => `<!--block:${mark(id)}-->${html}<!--/block:${mark(id)}-->`)
    .join('');
}

/** The page that a frame is shown around. */
async function renderHome(context: Context) {
  const page = await context.get(servicesContext).pages.page('/');
  return page ? (await renderDraft({ kind: 'page', page }, context)).main : '';
}

/** A post or story as its page shows it; undefined for what is made of blocks. */
async function renderWhole(document: CanvasDocument, context: Context) {
  const draft = presentDraft(document);
  if (draft === undefined || draft.kind === 'page') return undefined;
  return (await renderDraft(draft, context)).main;
}

/**
 * Shows documents in their editors. Each block of a page stands between two comments by which the editor finds it, so that the
 * elements are those of the live page, and no selector of its style sheet sees a difference.
 */
export const canvasRenderer: CanvasRenderer = {
  async document(document, context, isHeld = false) {
    const { content, kind } = document;
    const frame = kind === 'frame' ? frameOf(content) : undefined;
    const main = frame
      ? await renderHome(context)
      : ((await renderWhole(document, context)) ?? (await renderMarked(content, context)));
    const html = renderSealedDocument({
      title: content.title,
      main,
      shell: await shellOf(context, frame),
      styles: allStyles() + canvasStyles + (isHeld ? heldStyles : ''),
      disablesForms: false,
    });
    return framedResponse(html);
  },
  async miniature(blocks, context) {
    const rendered = await renderCanvasBlocks({ title: '', blocks }, blocks, context);
    const main = rendered.map(({ html }) => html).join('');
    const response = framedResponse(
      renderSealedDocument({ title: '', main, shell: undefined, isInert: true }).replace(
        '</head>',
        () => `<style>${miniatureStyles}</style></head>`,
      ),
    );
    // A release, or what is public by now, may change it.
    response.headers.set('Cache-Control', 'private, max-age=600');
    return response;
  },
  blocks: renderCanvasBlocks,
  crawled: renderCrawled,
};
