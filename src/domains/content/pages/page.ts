import type { PageMetadata } from '#src/domains/seo/page-metadata.ts';

/** A block as a page stores it. The block's own schema validates the props when the page is rendered. */
export interface StoredBlock {
  type: string;
  /** unique within the page, stable across revisions */
  id: string;
  props: unknown;
}

/** The stored value of a block's prop, not validated. */
export const storedProp = ({ props }: StoredBlock, name: string): unknown =>
  (props as Record<string, unknown> | null | undefined)?.[name];

/** The content of a page: a default in `content/pages/`, or a published revision that replaces it. */
export interface Page {
  /** absolute path such as `/` or `/services/paid-media` */
  path: string;
  title: string;
  seo: PageMetadata;
  blocks: readonly StoredBlock[];
}
