import type { Page } from '#src/domains/content/page.ts';

/** Props that hold text no visitor reads: addresses, anchors, and names of drawings, grounds and kinds. */
const UNSEEN = new Set(['id', 'href', 'drawing', 'tone', 'kind', 'folder', 'checked']);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (UNSEEN.has(key) ? [] : stringsIn(inner)));
}

/**
 * What a page says, in the order of its blocks and of their props, one piece of text per line. Texts that blocks
 * bring along themselves (stories, logos, words of a drawing) are left out.
 */
export function pageText(page: Pick<Page, 'blocks'>): string {
  return page.blocks.flatMap(({ props }) => stringsIn(props)).join('\n');
}

/** The words of a text in lower case: letters, digits and inner apostrophes, of either shape. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'");
  return plain.match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];
}

/** Every run of `size` words in a text; none when it has fewer words. */
export function shingles(text: string, size = 5): Set<string> {
  const words = wordsOf(text);
  const runs = words.slice(size - 1).map((_, at) => words.slice(at, at + size).join(' '));
  return new Set(runs);
}

/**
 * How much of the smaller text stands in the larger one: shared five-word runs over the runs of the smaller, 0 to 1.
 * Stricter than Jaccard's index, which forgives a short copy inside a long page. 0 when either has no run.
 */
export function similarity(one: string, other: string): number {
  const [small, large] = [shingles(one), shingles(other)].toSorted((a, b) => a.size - b.size);
  if (!small?.size || !large) return 0;
  return [...small].filter((run) => large.has(run)).length / small.size;
}
