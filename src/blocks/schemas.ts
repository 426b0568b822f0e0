import type { z } from 'zod';
import type { BlockKind } from './block.ts';
import * as modules from './all-blocks.ts';

type Modules = typeof modules;
export type BlockType = keyof Modules;

const collect = <Of>(read: (module: { schema: z.ZodType; kind: BlockKind }) => Of) =>
  Object.fromEntries(Object.entries(modules).map(([type, module]) => [type, read(module)]));

/** The schemas of all blocks. Imports no views, so that content files and the browser can use them. */
export const BLOCK_SCHEMAS = collect(({ schema }) => schema) as {
  [Type in BlockType]: Modules[Type]['schema'];
};

/** Descriptions of each kind of block for editors. */
export const BLOCK_KINDS = collect(({ kind }) => kind) as Record<BlockType, BlockKind>;

/** The props of a block as written in content: before defaults and transformations of its schema. */
export type PropsOf<Type extends BlockType> = z.input<(typeof BLOCK_SCHEMAS)[Type]>;

/** A block with the props of its type. */
export type KnownBlock = {
  [Type in BlockType]: { type: Type; id: string; props: PropsOf<Type> };
}[BlockType];
