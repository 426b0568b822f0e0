import { DEFAULT_PAGES } from '#content/pages/index.ts';
import type { BlockType, PropsOf } from '#src/blocks/schemas.ts';

/** One state of a block that the style guide shows. */
export interface Sample<Type extends BlockType = BlockType> {
  /** what this sample shows */
  label: string;
  props: PropsOf<Type>;
  /** for interactive blocks: the data that their `load` returns */
  data?: unknown;
}

export type Samples = { readonly [Type in BlockType]?: readonly Sample<Type>[] };

/**
 * Returns the props of a block on a built-in page: its first block of this type, or the one with this id.
 * @throws when the page no longer has such a block
 */
export function onPage<Type extends BlockType>(
  type: Type,
  path: string,
  id?: string,
): PropsOf<Type> {
  const page = DEFAULT_PAGES.find((each) => each.path === path);
  const found = page?.blocks.find((block) => block.type === type && (!id || block.id === id));
  if (!found)
    throw new Error(`The style guide uses block ${type} of ${path}, which no longer exists.`);
  // TypeScript does not narrow the union by a type parameter, so the cast relies on the search above.
  return found.props as PropsOf<Type>;
}
