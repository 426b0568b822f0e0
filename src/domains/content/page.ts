import type { PageMetadata } from '#src/domains/seo/page-metadata.ts';

/** A block as a page stores it. Its props are checked by the block's own schema when the page is rendered. */
export interface StoredBlock {
  type: string;
  /** unique within the page, stable across revisions */
  id: string;
  props: unknown;
}

/** A prop of a block as it is stored, unchecked. */
export const storedProp = ({ props }: StoredBlock, name: string): unknown =>
  (props as Record<string, unknown> | null | undefined)?.[name];

/** The content of a page: what `content/pages/` holds as default, and what a published revision replaces. */
export interface Page {
  /** absolute path such as `/` or `/services/paid-media` */
  path: string;
  title: string;
  seo: PageMetadata;
  blocks: readonly StoredBlock[];
}
