import type { RouterContextProvider } from 'react-router';
import type { Page, StoredBlock } from '#src/domains/content/pages/page.ts';
import { servicesContext } from '#src/services.server.ts';
import type { PageContent } from '#src/site/document/render-document.server.tsx';
import { describeBlockPage } from '#src/site/seo/block-page-head.server.tsx';
import { siteIdentity } from '#src/site/seo/site-identity.server.ts';
import { createBlockSources } from './block-sources.server.ts';
import { createElement } from 'react';
import type { BlockDefinition, BlockSources } from '#src/blocks/block.ts';
import { BLOCKS } from '#src/blocks/registry.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { resolveSchedulers } from '#src/site/parts/resolve-schedulers.ts';
import { renderMarkup } from '#src/ui/render-markup.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The head of a page of blocks, and its blocks with structured data. */
export async function renderBlockPage(page: Page, context: Context): Promise<PageContent> {
  const site = await siteIdentity(context.get(servicesContext));
  const { head, dataOf } = describeBlockPage(page, site);
  const html = await renderBlocks(page, context);
  return { head, main: html + dataOf(html) };
}

/**
 * Renders a page's blocks. A block of an unknown type, with invalid props, or whose view fails is logged and left out, so that
 * it does not break the page.
 * @param onLeftOut called for each block that is left out, instead of the log
 */
export async function renderBlocks(
  page: Page,
  context: Context,
  onLeftOut?: () => void,
): Promise<string> {
  const services = context.get(servicesContext);
  const sources = createBlockSources(services, page);
  const leaveOut = ({ id, type }: StoredBlock, { message: reason }: Error) => {
    const { path } = page;
    if (onLeftOut) onLeftOut();
    else services.log.error({ path, block: id, type, reason }, 'a block was left out');
    return '';
  };
  const parts: string[] = [];
  for (const block of page.blocks) {
    const render = await prepareBlock(block, sources, services.config);
    try {
      parts.push(render instanceof Error ? leaveOut(block, render) : render());
    } catch (error) {
      leaveOut(block, error as Error);
    }
  }
  return parts.join('');
}

/**
 * Validates the props of a block and loads its data.
 * @param changeData changes what the block has loaded, for samples
 * @returns what renders it, which may throw; or why not, if its type is unknown or its props are invalid
 */
export async function prepareBlock(
  block: StoredBlock,
  sources: BlockSources,
  config: Config,
  changeData = (data: unknown): unknown => data,
): Promise<(() => string) | Error> {
  if (!Object.hasOwn(BLOCKS, block.type)) return new Error('unknown type');
  const definition = (BLOCKS as Record<string, BlockDefinition>)[block.type]!;
  const parsed = definition.schema.safeParse(resolveSchedulers(block.props, config));
  if (!parsed.success) return parsed.error;
  const props = { ...parsed.data, data: changeData(await definition.load?.(parsed.data, sources)) };
  const view = createElement(definition.view, { ...props, id: block.id });
  return () => renderMarkup(view);
}
