/** What the domain needs to know of a block. `src/blocks` implements it; domains do not know blocks. */
export interface BlockFacts {
  problems: readonly { field: string; message: string; isEmpty: boolean }[];
  headings: readonly { level: number; text: string; field: string }[];
  anchors: readonly string[];
  isForm: boolean;
}

/** Reads the stored props of a block, valid or not; undefined if there is no such type of block. */
export type ReadBlock = (type: string, props: unknown) => BlockFacts | undefined;
