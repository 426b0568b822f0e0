import type { BlockDefinition } from '#src/blocks/block.ts';
import { readBlockLabels } from '#src/blocks/block-labels.ts';
import { BLOCKS } from '#src/blocks/registry.ts';
import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';

/** Adds a kind of block with nothing but its schema and its view, until it is disposed of. */
export function registerBlock(type: string, { schema, view }: BlockDefinition): Disposable {
  if (Object.hasOwn(BLOCKS, type)) throw new Error(`There is a block of the type ${type}.`);
  const schemas: Record<string, unknown> = BLOCK_SCHEMAS;
  const blocks: Record<string, unknown> = BLOCKS;
  schemas[type] = schema;
  const labels: Record<string, unknown> = readBlockLabels();
  blocks[type] = { schema, view };
  labels[type] = {};
  return {
    [Symbol.dispose]() {
      delete schemas[type];
      delete blocks[type];
      delete labels[type];
    },
  };
}
