import type { BlockSources, LogoView } from '#src/blocks/block.ts';
import type { TechnologyLogosProps } from './technology-logos.schema.ts';

export const TECHNOLOGY_FOLDER = 'Technology Logos';

/** A page does not wait longer for its storage; from then on the browser asks, and tells how that goes. */
export const SERVER_WAIT_MS = 1500;

/** The logos for the document, or undefined when they cannot be listed, or not soon enough. */
export async function loadTechnologyLogos(
  _props: TechnologyLogosProps,
  sources: Pick<BlockSources, 'logos'>,
): Promise<readonly LogoView[] | undefined> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<undefined>();
  const timer = setTimeout(giveUp, SERVER_WAIT_MS);
  const logos = await Promise.race([sources.logos(TECHNOLOGY_FOLDER), late]);
  clearTimeout(timer);
  return logos;
}
