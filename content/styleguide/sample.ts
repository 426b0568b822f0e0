import { DEFAULT_PAGES } from '#content/pages/index.ts';
import type { BlockType, PropsOf } from '#src/blocks/schemas.ts';

/** One state of a block that the style guide shows. */
export interface Sample<Type extends BlockType = BlockType> {
  /** what is special about this one */
  label: string;
  props: PropsOf<Type>;
  /** for interactive blocks: what their `load` is said to have answered */
  data?: unknown;
}

export type Samples = { readonly [Type in BlockType]?: readonly Sample<Type>[] };

/**
 * The props of a block as a page of ours has it: its first block of this type, or the one with this id.
 * @throws when the page has no such block any more
 */
export function onPage<Type extends BlockType>(
  type: Type,
  path: string,
  id?: string,
): PropsOf<Type> {
  const page = DEFAULT_PAGES.find((each) => each.path === path);
  const found = page?.blocks.find((block) => block.type === type && (!id || block.id === id));
  if (!found) throw new Error(`A sample shows ${type} of ${path}, which no longer has it.`);
  // A type parameter narrows no union: that `props` belong to `type` is known by the search alone.
  return found.props as PropsOf<Type>;
}
