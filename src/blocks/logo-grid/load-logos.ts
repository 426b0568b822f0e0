import type { BlockSources, LogoView } from '#src/blocks/block.ts';
import type { LogoGridProps } from './logo-grid.schema.ts';

/** Returns the logos of the folder, or placeholders if it is empty or cannot be listed (docs/specification.md, section 8). */
export async function loadLogos(
  { folder }: LogoGridProps,
  sources: BlockSources,
): Promise<readonly LogoView[]> {
  const logos = await sources.logos(folder);
  return logos?.length ? logos : sources.placeholderLogos();
}
