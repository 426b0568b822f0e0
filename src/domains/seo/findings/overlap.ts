import { comparable } from '#src/domains/seo/crawl/sentences.ts';
import { FINGERPRINT_SIZE, jaccard, shinglesOf } from '#src/domains/seo/crawl/fingerprint.ts';

/** Two pages that have less in common share a template, not a text. */
export const MIN_SIMILARITY = 0.25;
const MAX_SENTENCES = 20;

/** The common part of two texts: the share of five-word sequences, and the sentences that both have. */
export function compareTexts(
  one: readonly string[],
  other: readonly string[],
): { similarity: number; sentences: string[] } {
  const known = new Set(other.map(comparable));
  const sentences = [...new Set(one)].filter((sentence) => known.has(comparable(sentence)));
  return {
    similarity: jaccard(shinglesOf(one), shinglesOf(other)),
    // The longest are the most telling.
    sentences: sentences.toSorted((a, b) => b.length - a.length).slice(0, MAX_SENTENCES),
  };
}

/** Rows of a fingerprint that must all be equal in one of the bands: finds 99 % of pairs with a similarity of 0.5. */
const BAND_ROWS = 2;
/** More pages with the same band share boilerplate; comparing all of them would take forever. */
const MAX_BAND_PAGES = 60;

/** Where the bands of a fingerprint begin. */
export const BANDS = Array.from(
  { length: FINGERPRINT_SIZE / BAND_ROWS },
  (_, at) => at * BAND_ROWS,
);

/**
 * Pairs that may be similar by one of their bands, found without comparing each page with each other (locality-sensitive
 * hashing). Other bands find other pairs, and some of the same again.
 */
export function* candidatePairs(
  pages: readonly { path: string; fingerprint: readonly number[] }[],
  band: number,
): Generator<[one: string, other: string]> {
  const alike = new Map<string, string[]>();
  for (const { path, fingerprint } of pages) {
    if (fingerprint.length < band + BAND_ROWS) continue;
    const key = fingerprint.slice(band, band + BAND_ROWS).join(',');
    const paths = alike.get(key);
    if (!paths) alike.set(key, [path]);
    else if (paths.length < MAX_BAND_PAGES) paths.push(path);
  }
  for (const paths of alike.values())
    for (const [at, one] of paths.entries())
      for (const other of paths.slice(at + 1)) yield [one, other];
}
