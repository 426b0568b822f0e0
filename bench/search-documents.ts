import type { SearchDocument } from '#src/domains/search/search-document.ts';
import { seededRandom } from './random.ts';

/** Generates documents with words of the given ones, by frequency; the same in each run. */
export function* generateDocuments(
  count: number,
  models: readonly SearchDocument[],
): Generator<SearchDocument[]> {
  const words = models.flatMap(({ body }) => body.split(' '));
  const random = seededRandom(7);
  const pickWords = (length: number) =>
    Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
  for (let generated = 0; generated < count; generated += 100) {
    yield Array.from({ length: Math.min(100, count - generated) }, (_, at) => ({
      path: `/insights/drawn-${generated + at}`,
      kind: 'post' as const,
      title: pickWords(7),
      summary: pickWords(25),
      body: pickWords(900),
      category: null,
      publishedAt: new Date(Date.UTC(2026, 0, 1) - (generated + at) * 3_600_000),
      weight: 1,
    }));
  }
}
