import type { DocumentContent } from '../document.ts';

/** Tags are compared without their case and spaces: two ways to write one are variants of the same tag. */
export const tagKey = (tag: string): string => tag.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** A tag as someone typed it. */
export const cleanTag = (typed: string): string =>
  typed.replaceAll(/\p{C}/gu, '').replaceAll(/\s+/g, ' ').trim().slice(0, 60).trim();

export const tagsOf = ({ categoryTags }: DocumentContent): string[] =>
  Array.isArray(categoryTags)
    ? (categoryTags as unknown[]).filter((tag) => typeof tag === 'string')
    : [];

/**
 * Tags with some of them renamed, each once, in their order: the first one is the category.
 * @param to empty to remove them
 */
export function renameTags(tags: readonly string[], from: readonly string[], to: string): string[] {
  const replaced = new Set(from);
  const renamed = tags.flatMap((tag) =>
    replaced.has(tag.trim()) ? (to === '' ? [] : [to]) : [tag],
  );
  const seen = new Set<string>();
  return renamed.filter((tag) => {
    const isNew = !seen.has(tagKey(tag));
    seen.add(tagKey(tag));
    return isNew;
  });
}

/** Content with other tags; undefined if they are the same. */
export function withTags(
  content: DocumentContent,
  change: (tags: string[]) => readonly string[],
): DocumentContent | undefined {
  const tags = tagsOf(content);
  const changed = change(tags);
  const isSame = changed.length === tags.length && changed.every((tag, at) => tag === tags[at]);
  return isSame ? undefined : { ...content, categoryTags: changed };
}
