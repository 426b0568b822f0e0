import { tagKey } from '#src/domains/documents/tags/rename-tags.ts';
/** A tag that posts have. */
export interface KnownTag {
  name: string;
  /** public posts with it */
  count: number;
}

export const MAX_TAG_LENGTH = 60;

/** A typed tag in the spelling that others already use; empty if nothing was typed. */
export function spelledTag(typed: string, known: readonly KnownTag[]): string {
  const key = tagKey(typed);
  return (
    known.find(({ name }) => tagKey(name) === key)?.name ?? typed.trim().replaceAll(/\s+/g, ' ')
  );
}

/** The tags with one more at the end; the same if it is there, in any spelling. */
export function withTag(
  tags: readonly string[],
  typed: string,
  known: readonly KnownTag[],
): readonly string[] {
  const tag = spelledTag(typed, known);
  return tag === '' || hasTag(tags, tag) ? tags : [...tags, tag];
}

export const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.some((each) => tagKey(each) === tagKey(tag));

/** The tags with one of them first: it becomes the category. */
export const withFirst = (tags: readonly string[], at: number): readonly string[] =>
  at in tags ? [tags[at]!, ...tags.toSpliced(at, 1)] : tags;

/** Names to offer for a typed text: those that begin with it, then those that contain it; used most first. */
export function offeredTags(
  typed: string,
  tags: readonly string[],
  known: readonly KnownTag[],
  max: number,
): KnownTag[] {
  const key = tagKey(typed);
  const rank = ({ name }: KnownTag) => (tagKey(name).startsWith(key) ? 0 : 1);
  return known
    .filter(({ name }) => tagKey(name).includes(key) && !hasTag(tags, name))
    .toSorted((one, other) => rank(one) - rank(other) || other.count - one.count)
    .slice(0, max);
}
