import { createElement } from 'react';
import type { BlockDefinition, BlockSources } from '#src/blocks/block.ts';
import { BLOCKS } from '#src/blocks/registry.ts';
import type { StoredBlock } from '#src/domains/content/pages/page.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { resolveSchedulers } from '#src/site/parts/resolve-schedulers.ts';
import { renderMarkup } from '#src/ui/render-markup.server.ts';

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
