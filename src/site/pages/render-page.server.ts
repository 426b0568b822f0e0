import type { RouterContextProvider } from 'react-router';
import type { IslandType } from '#src/blocks/islands.ts';
import type { Page, StoredBlock } from '#src/domains/content/page.ts';
import { servicesContext } from '#src/services.server.ts';
import { shipIsland, provideMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { createBlockSources } from './block-sources.server.ts';
import { prepareBlock } from './render-block.server.ts';

/** Consecutive static blocks, or one interactive block that the browser hydrates. */
export type Segment = { kind: 'static'; id: string; html: string | undefined } | IslandSegment;

interface IslandSegment {
  kind: 'island';
  type: IslandType;
  id: string;
  props: object;
  /** in a client navigation, the markup that is shown until its code is loaded */
  html: string | undefined;
}

/**
 * Renders a page's blocks. Consecutive static blocks become one segment. A block of an unknown type, with invalid props, or
 * whose view fails is logged and left out, so that it does not break the page.
 * @param closing returns markup for the end of the page, given that of its static blocks
 * @param onLeftOut called for each block that is left out, instead of the log
 */
export async function renderPage(
  page: Page,
  context: Readonly<RouterContextProvider>,
  closing: (html: string) => string = () => '',
  onLeftOut?: () => void,
): Promise<Segment[]> {
  const services = context.get(servicesContext);
  const sources = createBlockSources(services, page);
  const segments: Segment[] = [];
  let run = '';
  let staticHtml = '';
  const closeRun = () => {
    const id = `${segments.length}`;
    if (run) segments.push({ kind: 'static', id, html: provideMarkup(context, id, run) });
    run = '';
  };
  const leaveOut = (block: StoredBlock, reason: Error) => {
    if (onLeftOut) onLeftOut();
    else logSkippedBlock(services, page, block, reason);
  };
  for (const block of page.blocks) {
    const ready = await prepareBlock(block, sources, services.config);
    if (ready instanceof Error) {
      leaveOut(block, ready);
      continue;
    }
    const { definition, props, markup } = ready;
    if (definition.interactive) {
      closeRun();
      const type = block.type as IslandType;
      const html = shipIsland(context, type, definition.view, markup);
      segments.push({ kind: 'island', type, id: block.id, props, html });
      continue;
    }
    try {
      const html = markup();
      run += html;
      staticHtml += html;
    } catch (error) {
      leaveOut(block, error as Error);
    }
  }
  run += closing(staticHtml);
  closeRun();
  return segments;
}

function logSkippedBlock(
  { log }: { log: { error(fields: object, message: string): void } },
  page: Page,
  block: StoredBlock,
  { message: reason }: Error,
) {
  log.error({ path: page.path, block: block.id, type: block.type, reason }, 'a block was left out');
}
