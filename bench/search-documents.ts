import type { SearchDocument } from '#src/domains/search/search-document.ts';

/** As many documents as asked for, whose words are drawn from the given ones, frequent words often; the same at each run. */
export function* drawDocuments(
  count: number,
  models: readonly SearchDocument[],
): Generator<SearchDocument[]> {
  const words = models.flatMap(({ body }) => body.split(' '));
  const random = randomNumbers(7);
  const draw = (length: number) =>
    Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
  for (let made = 0; made < count; made += 100) {
    yield Array.from({ length: Math.min(100, count - made) }, (_, at) => ({
      path: `/insights/drawn-${made + at}`,
      kind: 'post' as const,
      title: draw(7),
      summary: draw(25),
      body: draw(900),
      category: null,
      publishedAt: new Date(Date.UTC(2026, 0, 1) - (made + at) * 3_600_000),
      weight: 1,
    }));
  }
}

/** Numbers from 0 to 1 that look random (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
