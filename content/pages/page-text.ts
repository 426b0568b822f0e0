import type { Page } from '#src/domains/content/pages/page.ts';

/** Props with text that is not displayed: URLs, ids, and names of drawings, tones and kinds. */
const HIDDEN_PROPS = new Set(['id', 'href', 'drawing', 'tone', 'kind', 'folder', 'checked']);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    HIDDEN_PROPS.has(key) ? [] : stringsIn(inner),
  );
}

/**
 * Returns the visible text of a page in document order, one text per line. Leaves out text that blocks add themselves,
 * such as stories, logos and labels of drawings.
 */
export function pageText(page: Pick<Page, 'blocks'>): string {
  return page.blocks.flatMap(({ props }) => stringsIn(props)).join('\n');
}

/** Returns the lowercase words of a text: letters, digits and inner apostrophes, straight or curly. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'");
  return plain.match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];
}

/** Returns every run of `size` consecutive words; empty when the text has fewer words. */
export function shingles(text: string, size = 5): Set<string> {
  const words = wordsOf(text);
  const runs = words.slice(size - 1).map((_, at) => words.slice(at, at + size).join(' '));
  return new Set(runs);
}

/**
 * Returns the share of the smaller text's five-word runs that the larger text contains, 0 to 1; 0 when either has none.
 * Stricter than the Jaccard index, which is low for a short copy inside a long page.
 */
export function similarity(one: string, other: string): number {
  const [small, large] = [shingles(one), shingles(other)].toSorted((a, b) => a.size - b.size);
  if (!small?.size || !large) return 0;
  return [...small].filter((run) => large.has(run)).length / small.size;
}
