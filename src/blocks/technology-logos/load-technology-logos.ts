import type { BlockSources, LogoView } from '#src/blocks/block.ts';
import type { TechnologyLogosProps } from './technology-logos.schema.ts';

export const TECHNOLOGY_FOLDER = 'Technology Logos';

/** The longest a page waits for storage. After that the browser requests the list and shows its progress. */
export const SERVER_WAIT_MS = 1500;

/** Resolves to the logos, or undefined if they cannot be listed within `SERVER_WAIT_MS`. */
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
