import type { BlockDefinition } from './block.ts';
import type { BlockType } from './schemas.ts';

const VIEWS = import.meta.glob<BlockDefinition>('./*/*.view.tsx', {
  eager: true,
  import: 'default',
});

/** All blocks by their folders. Imported by the server only, so that it adds no view to the browser's bundle. */
export const BLOCKS = Object.fromEntries(
  Object.entries(VIEWS).map(([path, definition]) => [path.split('/')[1], definition]),
) as Record<BlockType, BlockDefinition>;
