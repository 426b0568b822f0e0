/** Facts that the domain needs of a block. `src/blocks` implements it; domains do not know blocks. */
export interface BlockFacts {
  problems: readonly { field: string; message: string; isEmpty: boolean }[];
  /** with defaults, in the order in which they are read */
  props: unknown;
  /** what visitors get, or would get of an unfinished one; undefined if it cannot be rendered */
  html: string | undefined;
}

/** Reads a stored block, valid or not; undefined if there is no such type of block. */
export type ReadBlock = (id: string, type: string, props: unknown) => BlockFacts | undefined;
