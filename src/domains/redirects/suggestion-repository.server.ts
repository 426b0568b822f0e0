import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';

/** Words without information about the content of a page. */
const STOP_WORDS = new Set(
  'a an and en for htm html in index of on our php the to us www'.split(' '),
);

/** Minimum trigram similarity, 0 to 1. */
const MIN_SIMILARITY = 0.3;
const MAX_SUGGESTIONS = 3;

/**
 * Finds existing paths with words similar to those of missing paths, by trigrams (pg_trgm), which tolerate typos and other
 * endings.
 * @returns up to three paths, most similar first, for each missing path in order
 */
export async function suggestTargets(
  db: Db,
  missing: readonly string[],
  existing: readonly string[],
): Promise<string[][]> {
  const suggestions = missing.map((): string[] => []);
  if (missing.length === 0 || existing.length === 0) return suggestions;
  const { rows } = await db.execute<{ missing: number; existing: number }>(sql`
    select input.nth::int as missing, similar_path.nth::int as existing
    from unnest(${extractAllWords(missing)}::text[]) with ordinality as input(words, nth)
    cross join lateral (
      select candidate.nth, similarity(input.words, candidate.words) as score
      from unnest(${extractAllWords(existing)}::text[]) with ordinality as candidate(words, nth)
      where similarity(input.words, candidate.words) >= ${MIN_SIMILARITY}
      order by score desc, candidate.nth
      limit ${MAX_SUGGESTIONS}
    ) as similar_path
    order by input.nth, similar_path.score desc, similar_path.nth`);
  for (const row of rows) suggestions[row.missing - 1]!.push(existing[row.existing - 1]!);
  return suggestions;
}

const extractAllWords = (paths: readonly string[]) => sql.param(paths.map(extractWords));

function extractWords(path: string) {
  const words = path.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words)].filter((word) => !STOP_WORDS.has(word)).join(' ');
}
