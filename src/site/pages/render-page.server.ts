import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, type RouterContextProvider } from 'react-router';
import type { BlockDefinition } from '#src/blocks/block.ts';
import type { IslandType } from '#src/blocks/islands.ts';
import { BLOCKS } from '#src/blocks/registry.ts';
import type { Page, StoredBlock } from '#src/domains/content/page.ts';
import { servicesContext } from '#src/services.server.ts';
import { shipIsland, provideMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { resolveSchedulers } from '#src/site/parts/resolve-schedulers.ts';
import { createBlockSources } from './block-sources.server.ts';

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
 * Renders a page's blocks. Consecutive static blocks become one segment. A block of an unknown type or with invalid props is
 * logged and left out, so that it does not break the page.
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
  for (const block of page.blocks) {
    const definition = definitionOf(block.type);
    const props = definition?.schema.safeParse(resolveSchedulers(block.props, services.config));
    if (!definition || !props?.success) {
      if (onLeftOut) onLeftOut();
      else logSkippedBlock(services, page, block, props?.error);
      continue;
    }
    const data = await definition.load?.(props.data, sources);
    const shown = { ...props.data, data };
    const view = createElement(definition.view, { ...shown, id: block.id });
    // Interactive views may use router hooks, which need a router around them.
    const markup = () =>
      renderToStaticMarkup(definition.interactive ? createElement(MemoryRouter, null, view) : view);
    if (definition.interactive) {
      closeRun();
      const type = block.type as IslandType;
      const html = shipIsland(context, type, definition.view, markup);
      segments.push({ kind: 'island', type, id: block.id, props: shown, html });
    } else {
      const html = markup();
      run += html;
      staticHtml += html;
    }
  }
  run += closing(staticHtml);
  closeRun();
  return segments;
}

/** By own keys only: `constructor` is no block. */
const definitionOf = (type: string): BlockDefinition | undefined =>
  Object.hasOwn(BLOCKS, type) ? BLOCKS[type as keyof typeof BLOCKS] : undefined;

function logSkippedBlock(
  { log }: { log: { error(fields: object, message: string): void } },
  page: Page,
  block: StoredBlock,
  error: Error | undefined,
) {
  const reason = error?.message ?? 'unknown type';
  log.error({ path: page.path, block: block.id, type: block.type, reason }, 'a block was left out');
}
