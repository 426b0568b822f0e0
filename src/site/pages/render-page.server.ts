import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, type RouterContextProvider } from 'react-router';
import type { BlockDefinition } from '#src/blocks/block.ts';
import type { IslandType } from '#src/blocks/islands.ts';
import { BLOCKS } from '#src/blocks/registry.ts';
import type { Page, StoredBlock } from '#src/domains/content/page.ts';
import { servicesContext } from '#src/services.server.ts';
import { shipIsland, provideMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { createBlockSources } from './block-sources.server.ts';

/** A run of blocks that are only markup, or one interactive block that the browser hydrates. */
export type Segment = { kind: 'static'; id: string; html: string | undefined } | IslandSegment;

interface IslandSegment {
  kind: 'island';
  type: IslandType;
  id: string;
  props: object;
  /** in a client navigation, its markup until its code has come */
  html: string | undefined;
}

/**
 * Renders a page's blocks. Neighbouring static ones become one run of markup. A block of an unknown type or with props
 * that its schema refuses is left out and logged: one bad block must not take a page down.
 * @param closing markup for the end of the page, made from that of its static blocks
 */
export async function renderPage(
  page: Page,
  context: Readonly<RouterContextProvider>,
  closing: (html: string) => string = () => '',
): Promise<Segment[]> {
  const services = context.get(servicesContext);
  const sources = createBlockSources(services);
  const { SCHEDULER_URL, VISTAGE_SCHEDULER_URL } = services.config;
  const schedulers = new Map([
    ['scheduler:', SCHEDULER_URL],
    ['vistage-scheduler:', VISTAGE_SCHEDULER_URL],
  ]);
  const segments: Segment[] = [];
  let run = '';
  let whole = '';
  const closeRun = () => {
    const id = `${segments.length}`;
    if (run) segments.push({ kind: 'static', id, html: provideMarkup(context, id, run) });
    run = '';
  };
  for (const block of page.blocks) {
    const definition = (BLOCKS as Record<string, BlockDefinition>)[block.type];
    const props = definition?.schema.safeParse(resolveLinks(block.props, schedulers));
    if (!definition || !props?.success) {
      logUnusable(services, page, block, props?.error);
      continue;
    }
    const data = await definition.load?.(props.data, sources);
    const shown = { ...props.data, data };
    const view = createElement(definition.view, { ...shown, id: block.id });
    // An interactive view may ask where it is, also where no router stands around it.
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
      whole += html;
    }
  }
  run += closing(whole);
  closeRun();
  return segments;
}

/** Puts the configured addresses where content names a scheduler. */
function resolveLinks(value: unknown, schedulers: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return schedulers.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => resolveLinks(item, schedulers));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveLinks(item, schedulers)]),
  );
}

function logUnusable(
  { log }: { log: { error(fields: object, message: string): void } },
  page: Page,
  block: StoredBlock,
  error: Error | undefined,
) {
  const reason = error?.message ?? 'unknown type';
  log.error({ path: page.path, block: block.id, type: block.type, reason }, 'a block was left out');
}
