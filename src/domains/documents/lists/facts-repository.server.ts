import { upsert } from '#src/platform/db/upsert.ts';
import { hash } from 'node:crypto';
import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentKind } from '../document.ts';
import type { ListedFacts } from '../document-adapter.ts';
import { documents } from '../document-tables.server.ts';
import { documentFacts } from './facts-tables.server.ts';

/** In characters: a tsvector of more than 1 MB is an error. */
const MAX_TEXT = 150_000;

/** Replaces what is known of a working copy. Call it in the transaction that stores the content. */
export async function storeFacts(
  tx: Db,
  documentId: string,
  { text, tags, ...others }: ListedFacts,
) {
  const searched = text.slice(0, MAX_TEXT).replaceAll('\0', ' ').toWellFormed();
  const textHash = hash('sha256', searched, 'base64url');
  const values = { ...others, tags: [...tags] };
  const updated = await tx
    .update(documentFacts)
    .set(values)
    .where(and(eq(documentFacts.documentId, documentId), eq(documentFacts.textHash, textHash)));
  if ((updated.rowCount ?? 0) > 0) return;
  const indexed = { ...values, textHash, vector: sql`to_tsvector('simple', ${searched})` };
  await upsert(tx, documentFacts, documentFacts.documentId, { documentId, ...indexed });
}

/** Whether documents of a kind that has facts are without them, as after an upgrade. */
export async function areFactsMissing(db: Db, kinds: readonly DocumentKind[]): Promise<boolean> {
  if (kinds.length === 0) return false;
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .leftJoin(documentFacts, eq(documentFacts.documentId, documents.id))
    .where(and(inArray(documents.kind, kinds), isNull(documentFacts.documentId)))
    .limit(1);
  return rows.length > 0;
}

/** The facts of a document, without its text. */
export type KeptFacts = Omit<ListedFacts, 'text'>;

const { vector: _vector, textHash: _hash, documentId, ...columns } = getTableColumns(documentFacts);

export async function findFacts(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: documentId, ...columns })
    .from(documentFacts)
    .where(inArray(documentId, ids));
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Adds ids of the documents whose text has a word beginning with each word of a search to a query of ids. */
export function matchesText(search: string): SQL {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  // One letter begins too many words to look for.
  const terms = words.map((word) => (word.length > 1 ? `${word}:*` : word)).slice(0, 20);
  if (terms.length === 0) return sql``;
  return sql`union select document_id from ${documentFacts} where vector @@ to_tsquery('simple', ${terms.join(' & ')})`;
}

/** Choices of a list's filters, with the number of documents outside of the trash, most first. */
export type ListChoices = Awaited<ReturnType<typeof readChoices>>;

export async function readChoices(db: Db, kind: DocumentKind) {
  const { rows } = await db.execute<{ name: string; value: string; count: number }>(sql`
    with listed as (
      select category, tags, author, template from ${documentFacts} join ${documents} on id = document_id
      where kind = ${kind} and trashed_at is null
    )
    select 'tags' as name, value, count(*)::int as count from (
      select unnest(tags) as value from listed
      union all select category from listed where not category = any(tags)
    ) named group by value
    union all select 'authors', author, count(*)::int from listed where author is not null group by author
    union all select 'templates', template, count(*)::int from listed where template is not null group by template
    order by count desc, value`);
  const of = (name: string) =>
    rows.filter((row) => row.name === name).map(({ value, count }) => ({ value, count }));
  return { tags: of('tags'), authors: of('authors'), templates: of('templates') };
}
