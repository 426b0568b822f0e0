import type { CanvasRenderer } from '#src/services.server.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { framedResponse } from '#src/site/preview/preview-response.server.ts';
import { renderSealedDocument, shellOf } from '#src/site/preview/render-sealed-document.server.tsx';
import { allStyles } from '#src/ui/styles/site-style.server.ts';
import { renderCanvasBlocks } from './canvas-blocks.server.tsx';
import canvasStyles from './canvas.css?inline';

/** Encoded, so that no id can close the comment. */
const mark = (id: string) => encodeURIComponent(id);

/**
 * Shows documents in the page editor. Each block stands between two comments by which the editor finds it, so that the
 * elements are those of the live page, and no selector of its style sheet sees a difference.
 */
export const canvasRenderer: CanvasRenderer = {
  async document(content, context) {
    const blocks: readonly DocumentBlock[] = content.blocks ?? [];
    const rendered = await renderCanvasBlocks(content, blocks, context);
    const main = rendered
      .map(({ id, html }) => `<!--block:${mark(id)}-->${html}<!--/block:${mark(id)}-->`)
      .join('');
    const html = renderSealedDocument({
      title: content.title,
      main,
      shell: await shellOf(context),
      styles: allStyles() + canvasStyles,
      disablesForms: false,
    });
    return framedResponse(html);
  },
  blocks: renderCanvasBlocks,
};
