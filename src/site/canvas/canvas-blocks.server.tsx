import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { readBlockLabels } from '#src/blocks/block-labels.ts';
import { readBlock } from '#src/blocks/read-block.server.tsx';
import type { StoredBlock } from '#src/domains/content/pages/page.ts';
import { SHARED_SECTION } from '#src/domains/content/sections/shared-section.ts';
import type { DocumentBlock, DocumentContent } from '#src/domains/documents/document.ts';
import { nameWithin, readableName } from '#src/domains/documents/history/name-of-field.ts';
import { type CanvasBlock, servicesContext } from '#src/services.server.ts';
import { textAt } from '#src/domains/documents/merge/content-path.ts';
import { createBlockSources } from '#src/site/pages/block-sources.server.ts';
import { prepareBlock } from '#src/site/pages/render-page.server.ts';

/** More would push the page away. */
const MAX_LINES = 6;

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
  const sources = createBlockSources(services, {
    blocks: content.blocks ?? [],
    path: textAt(content, 'path'),
  });
  const markupOf = async (block: StoredBlock) => {
    const render = await prepareBlock(block, sources, services.config);
    return render instanceof Error ? undefined : render();
  };
  /** The markup in its place: the public blocks of the shared section. */
  async function sharedMarkup(block: DocumentBlock) {
    const place = { blocks: [block] };
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- not an array
    const inner = await services.sections.fill(place);
    const shown = await Promise.all(inner.blocks.map(markupOf));
    return shown.join('') || emptyNote();
  }

  return Promise.all(
    services.currentSizes(blocks).map(async (block) => {
      try {
        const html =
          block.type === SHARED_SECTION
            ? await sharedMarkup(block)
            : ((await markupOf(block)) ?? note(block));
        return { id: block.id, html };
      } catch (err) {
        services.log.warn({ err, block: block.id, type: block.type }, 'a block of a canvas failed');
        return { id: block.id, html: note(block) };
      }
    }),
  );
}

/** A note in place of a block that is not ready. */
function note({ id, type, props }: DocumentBlock) {
  const facts = readBlock(id, type, props);
  if (!facts)
    return noteOf(
      type,
      'This version of the site does not know this kind of section, and leaves it out.',
    );
  const lines = facts.problems.map(({ field, message }) =>
    field ? `${nameWithin(field, type, readBlockLabels())}: ${message}` : message,
  );
  return lines.length > 0
    ? noteOf(type, 'This section is not ready to be shown.', lines)
    : noteOf(
        type,
        'This section failed to render. Its content is safe: undo the last change, or ask for help.',
      );
}

const emptyNote = () =>
  noteOf(SHARED_SECTION, 'Nothing is shown here: choose a shared section that is published.');

const noteOf = (type: string, text: string, lines: readonly string[] = []) =>
  renderToStaticMarkup(
    <section className="canvas-note">
      <div className="wrap">
        <h2>{readableName(type)}</h2>
        <p>{text}</p>
        <ul>
          {lines.slice(0, MAX_LINES).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>,
  );
