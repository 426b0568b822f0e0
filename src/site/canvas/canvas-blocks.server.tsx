import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { readBlock } from '#src/blocks/read-block.ts';
import type { DocumentBlock, DocumentContent } from '#src/domains/documents/document.ts';
import { nameOf, readableName } from '#src/domains/documents/name-of-field.ts';
import { type CanvasBlock, servicesContext } from '#src/services.server.ts';
import { createBlockSources } from '#src/site/pages/block-sources.server.ts';
import { prepareBlock } from '#src/site/pages/render-block.server.ts';

/** React renders these before images. The images follow directly. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

/**
 * Renders blocks of a working copy. A block that cannot be shown gets a note that says why; it never fails the others.
 * @param content the document that the blocks belong to, which decides the drawing at its top
 */
export async function renderCanvasBlocks(
  content: DocumentContent,
  blocks: readonly DocumentBlock[],
  context: Readonly<RouterContextProvider>,
): Promise<CanvasBlock[]> {
  const services = context.get(servicesContext);
  const sources = createBlockSources(services, { blocks: content.blocks ?? [] });
  return Promise.all(
    blocks.map(async (block) => {
      try {
        const ready = await prepareBlock(block, sources, services.config);
        const html = ready instanceof Error ? note(block) : ready.markup();
        return { id: block.id, html: html.replaceAll(PRELOADS, '') };
      } catch (err) {
        services.log.warn({ err, block: block.id, type: block.type }, 'a block of a canvas failed');
        return { id: block.id, html: note(block) };
      }
    }),
  );
}

/** What is shown in place of a block that is not ready. */
function note({ type, props }: DocumentBlock): string {
  const facts = readBlock(type, props);
  const lines = facts
    ? facts.problems.map(({ field, message }) => (field ? `${nameOf(field)}: ${message}` : message))
    : ['This version of the site does not know this kind of section. Visitors do not see it.'];
  return renderToStaticMarkup(
    <section className="canvas-note">
      <div className="wrap">
        <h2>{readableName(type)}</h2>
        <p>
          {lines.length > 0
            ? 'This section is not ready to be shown.'
            : 'This section failed to render. Its content is safe; undo the last change, or ask for help.'}
        </p>
        <ul>
          {lines.slice(0, 6).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>,
  );
}
